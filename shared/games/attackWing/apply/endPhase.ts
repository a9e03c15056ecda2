import { isAlive, livingShips, next, type Play, put, shipAt } from '../play';
import { NONE, type Ship, type State } from '../types';
import { decideOnPoints, isStopped } from './ending';

/** Rules 4.4: tokens go, red cloaks drop, then owners decide about green cloaks and about shields. */
export const beginEnd = (play: Play): void => {
  const { draft } = play;
  draft.phase = 'end';
  draft.active = NONE;
  play.emit?.({ type: 'phaseBegan', phase: 'end' });
  const ships = livingShips(draft);
  clearTokens(play, ships);
  for (const at of ships) if (shipAt(draft, at).cloak === 'red') dropCloak(play, at);
  next(play, { type: 'cloaks', ships }, { type: 'shields', ships }, { type: 'endRound' });
};

const clearTokens = (play: Play, ships: readonly number[]): void => {
  const cleared = ships.filter((at) => {
    const { evade, battleStations, scan } = shipAt(play.draft, at);
    return evade + battleStations + scan > 0;
  });
  for (const at of cleared) {
    const ship = shipAt(play.draft, at);
    ship.evade = 0;
    ship.battleStations = 0;
    ship.scan = 0;
  }
  if (cleared.length > 0) play.emit?.({ type: 'tokensCleared', ships: cleared });
};

const dropCloak = (play: Play, at: number): void => {
  shipAt(play.draft, at).cloak = 'none';
  play.emit?.({ type: 'cloakDropped', ship: at });
};

/** A green token may be kept; the shields then stay disabled. */
export const askCloaks = (play: Play, ships: readonly number[]): void => {
  const [first, ...rest] = ships.filter((at) => shipAt(play.draft, at).cloak === 'green');
  if (first === undefined) return;
  put(play, { type: 'cloakToken', seat: shipAt(play.draft, first).seat, ship: first });
  next(play, { type: 'cloaks', ships: rest });
};

export const keepCloak = (play: Play, ship: number, keep: boolean): void => {
  if (keep) play.emit?.({ type: 'cloakKept', ship });
  else dropCloak(play, ship);
};

/** Every ship without a Cloak token may turn its disabled shields active. */
export const askShields = (play: Play, ships: readonly number[]): void => {
  const [first, ...rest] = ships.filter((at) => {
    const { cloak, disabledShields } = shipAt(play.draft, at);
    return cloak === 'none' && disabledShields > 0;
  });
  if (first === undefined) return;
  put(play, { type: 'raiseShields', seat: shipAt(play.draft, first).seat, ship: first });
  next(play, { type: 'shields', ships: rest });
};

export const raiseShields = (play: Play, at: number, raise: boolean): void => {
  if (!raise) return play.emit?.({ type: 'shieldsLeft', ship: at });
  const ship = shipAt(play.draft, at);
  const count = ship.disabledShields;
  ship.shields += count;
  ship.disabledShields = 0;
  play.emit?.({ type: 'shieldsRaised', ship: at, count });
};

/** What lasts a round is over; then the next round, or the count. */
export const endRound = (play: Play): void => {
  const { draft } = play;
  for (const ship of draft.ships) if (isAlive(ship)) refresh(ship);
  for (const player of draft.players) {
    player.ready = false;
    player.reopened = 0;
    player.used = [];
    player.debt = 0;
  }
  play.emit?.({ type: 'roundEnded', round: draft.round });
  if (draft.timeCalled || isStopped(draft)) decideOnPoints(play, 'time');
  else if (isLastRound(draft)) decideOnPoints(play, 'rounds');
  else next(play, { type: 'round' });
};

/** With a clock there is no limit of rounds. */
const isLastRound = ({ round, options }: Readonly<State>): boolean =>
  options.clockMinutes === 0 && round >= options.rounds;

const refresh = (ship: Ship): void => {
  ship.dial = '';
  ship.auxAtDials = 0;
  ship.forcedBy = NONE;
  ship.suppressed = false;
  ship.revealed = false;
  ship.activated = false;
  ship.acted = false;
  ship.attacked = false;
  ship.attacks = 0;
  ship.overlapped = false;
  ship.flown = [];
  ship.actions = [];
  ship.used = [];
  ship.marks = [];
  ship.pool = 0;
  ship.debt = 0;
  ship.agilityBonus = 0;
  ship.beamOn = NONE;
  ship.beamHits = 0;
  ship.scanned = [];
};
