import type { Seat } from '../../../engine/game';
import { hasMoment } from '../legal/asking';
import type { MoveOf } from '../moves';
import { livingShips, next, type Play, playerAt, put, shipAt } from '../play';
import { SEATS } from './ending';
import { shipByShip } from './triggering';

/** A round begins with what cards do at the start of the Planning phase; then both set their dials in secret. */
export const beginRound = (play: Play): void => {
  const { draft } = play;
  draft.round++;
  draft.phase = 'planning';
  play.emit?.({ type: 'roundBegan', round: draft.round });
  next(play, ...shipByShip(draft, 'planning'), { type: 'dials' });
};

export const askDials = (play: Play): void => {
  for (const ship of play.draft.ships) ship.auxAtDials = ship.aux;
  for (const seat of SEATS) put(play, { type: 'setDials', seat });
  next(play, { type: 'planningEnd' }, { type: 'activation' });
};

/** After all dials are set: cards for that moment, the initiative player's first. */
export const endPlanning = (play: Play): void => {
  const ships = livingShips(play.draft).filter((ship) => hasMoment(play.draft, ship, 'planningEnd'));
  next(play, ...ships.map((ship) => ({ type: 'window', timing: 'planningEnd', ship }) as const));
};

export const setDial = (play: Play, seat: Seat, { ship, maneuver }: MoveOf<'setDial'>): void => {
  shipAt(play.draft, ship).dial = maneuver;
  play.emit?.({ type: 'dialSet', ship, seat, maneuver });
  put(play, { type: 'setDials', seat });
};

export const confirmDials = (play: Play, seat: Seat): void => {
  playerAt(play.draft, seat).ready = true;
  play.emit?.({ type: 'dialsConfirmed', seat });
};

export const reopenDials = (play: Play, seat: Seat): void => {
  playerAt(play.draft, seat).reopened++;
  for (const ship of play.draft.ships) if (ship.seat === seat) ship.dial = '';
  play.emit?.({ type: 'dialsReopened', seat });
  put(play, { type: 'setDials', seat });
};
