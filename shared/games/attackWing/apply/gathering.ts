import type { Seat } from '../../../engine/game';
import { type FleetId, fleetPrice } from '../data/fleets';
import { next, opponentOf, type Play, put } from '../play';
import { fieldFleet } from '../setup';
import { placeMissionTokens } from './anticipation';
import { playerAt } from './damage';
import { SEATS } from './ending';

/** Both choose at once, in secret. */
export const beginBattle = (play: Play): void => {
  for (const seat of SEATS) put(play, { type: 'chooseFleet', seat });
  next(play, { type: 'reveal' });
};

export const chooseFleet = (play: Play, seat: Seat, fleet: FleetId): void => {
  playerAt(play.draft, seat).fleet = fleet;
  play.emit?.({ type: 'fleetChosen', seat, fleet });
};

/** Rules 3: fleets are shown; the cheaper one has the initiative, and with it the southern edge. */
export const revealFleets = (play: Play): void => {
  const { draft } = play;
  const fleets = draft.players.flatMap(({ fleet }) => (fleet === '' ? [] : [fleet]));
  const points = fleets.map(fleetPrice);
  draft.reveals++;
  draft.ships = fleets.flatMap((fleet, seat) => fieldFleet(seat, fleet));
  play.emit?.({ type: 'fleetsRevealed', fleets, points });
  placeMissionTokens(play);
  takeInitiative(play, points);
  draft.phase = 'placement';
  play.emit?.({ type: 'phaseBegan', phase: 'placement' });
  next(play, { type: 'placeNext' });
};

const takeInitiative = (play: Play, [first = 0, second = 0]: readonly number[]): void => {
  const { draft, rng } = play;
  const by = first === second ? 'chance' : 'points';
  draft.initiative = by === 'chance' ? rng.below(2) : first < second ? 0 : 1;
  playerAt(draft, draft.initiative).edge = 'south';
  playerAt(draft, opponentOf(draft.initiative)).edge = 'north';
  play.emit?.({ type: 'initiativeTaken', seat: draft.initiative, by });
};
