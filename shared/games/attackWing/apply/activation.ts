import { placeAux } from '../abilities/costs';
import { colorFor } from '../abilities/passives';
import type { Color, Maneuver } from '../data/classes';
import { maneuverOn } from '../data/dials';
import { shipCard } from '../data/ships';
import { fly, isOnMat, type ManeuverId, templateOf } from '../geometry';
import { basesBut, isAlive, next, opponentOf, type Play, put, shipAt } from '../play';
import { NONE, type Ship } from '../types';
import { remove } from './damage';
import { nextInOrder } from './order';
import { settleSkills } from './placement';

export const beginActivation = (play: Play): void => {
  play.draft.phase = 'activation';
  play.emit?.({ type: 'phaseBegan', phase: 'activation' });
  settleSkills(play);
  next(play, { type: 'activateNext' }, { type: 'combat' });
};

/** Ascending skill. */
export const activateNext = (play: Play): void => {
  const { draft } = play;
  const ships = nextInOrder(draft, true, (ship) => !ship.activated);
  const [first] = ships;
  draft.active = NONE;
  if (first === undefined) return;
  next(play, { type: 'activateNext' });
  if (ships.length === 1) next(play, { type: 'activate', ship: first });
  else put(play, { type: 'order', seat: shipAt(draft, first).seat, phase: 'activation', ships });
};

/** The ship becomes active. Before its dial is shown the opponent may anticipate it. */
export const activate = (play: Play, at: number): void => {
  play.draft.active = at;
  shipAt(play.draft, at).activated = true;
  next(
    play,
    { type: 'anticipate', ship: at },
    { type: 'revealDial', ship: at },
    { type: 'powerStrain', ship: at },
    { type: 'performAction', ship: at, free: false },
    { type: 'reckon' },
  );
};

export const revealDial = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  ship.revealed = true;
  // Somebody sees what was hidden: nothing before this can be taken back.
  draft.reveals++;
  const { dial } = ship;
  const maneuver = dial === '' ? undefined : maneuverOn(shipCard(ship.card).shipClass, dial);
  if (!maneuver) throw new RangeError(`revealDial: ship ${String(at)} has no dial set`);
  const color = colorFor(ship, maneuver);
  play.emit?.({ type: 'dialRevealed', ship: at, maneuver: maneuver.id, color });
  // Rules 4.2: a red maneuver that became illegal in between is replaced by the opponent's choice.
  if (color === 'red' && ship.aux > 0)
    put(play, { type: 'pickManeuver', seat: opponentOf(ship.seat), ship: at });
  else next(play, { type: 'execute', ship: at, maneuver: maneuver.id });
};

export const pickManeuver = (play: Play, ship: number, maneuver: ManeuverId): void => {
  play.emit?.({ type: 'maneuverReplaced', ship, maneuver, by: opponentOf(shipAt(play.draft, ship).seat) });
  next(play, { type: 'execute', ship, maneuver });
};

export const execute = (play: Play, at: number, id: ManeuverId): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const from = ship.pose;
  const bases = basesBut(draft, at);
  const { pose, touching } = fly(from, templateOf(id), bases);
  const color = colorOnDial(ship, id);
  const met = bases[touching];
  const touched = met ? draft.ships.findIndex((other, place) => place !== at && other.pose === met) : NONE;
  ship.pose = pose;
  ship.flown.push({ maneuver: id, color });
  ship.overlapped ||= touching !== NONE;
  play.emit?.({ type: 'flew', ship: at, maneuver: id, color, from, to: pose, touching: touched });
  if (!isOnMat(pose)) remove(play, at, 'fled');
  else if (touching !== NONE) next(play, { type: 'trigger', timing: 'overlap', ships: [at] });
};

/** A maneuver that is not on the dial counts as white. */
const colorOnDial = (ship: Ship, id: ManeuverId): Color => {
  const maneuver: Maneuver | undefined = maneuverOn(shipCard(ship.card).shipClass, id);
  return maneuver ? colorFor(ship, maneuver) : 'white';
};

/** Rules 4.2 step 4: red places an Auxiliary Power Token, green removes one. */
export const checkPowerStrain = (play: Play, at: number): void => {
  const ship = shipAt(play.draft, at);
  if (!isAlive(ship)) return;
  const color = ship.flown[ship.flown.length - 1]?.color;
  if (color === 'green' && ship.aux > 0) {
    ship.aux--;
    play.emit?.({ type: 'auxRemoved', ship: at });
  }
  if (color !== 'red') return;
  placeAux(play, at, 1, 'strain');
  next(play, { type: 'trigger', timing: 'redManeuver', ships: [at] });
};
