import { colorOnDial } from '../abilities/flightOps';
import { placeAux } from '../abilities/losses';
import { fly, isOnMat, templateOf } from '../geometry';
import { hasMoment } from '../legal/asking';
import { replacements } from '../legal/dials';
import { planetsOf } from '../legal/terrain';
import { basesBut, isAlive, next, opponentOf, type Play, put, shipAt } from '../play';
import { NONE } from '../types';
import type { WorkOf } from '../work';
import { remove } from './damage';
import { nextInOrder } from './order';
import { settleSkills } from './placement';
import { meetPlanet, touchObstacles } from './terrain';
import { touchWebs } from './webs';

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
    { type: 'performAction', ship: at },
    { type: 'reckon' },
  );
};

/** Rules 4.2 step 1: the dial is shown; then "before you move"; then it is checked. */
export const revealDial = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const { dial } = ship;
  if (dial === '') throw new RangeError(`revealDial: ship ${String(at)} has no dial set`);
  ship.revealed = true;
  // Somebody sees what was hidden: nothing before this can be taken back.
  draft.reveals++;
  const color = colorOnDial(play, at, dial);
  draft.course = { maneuver: dial, color };
  play.emit?.({ type: 'dialRevealed', ship: at, maneuver: dial, color });
  next(play, { type: 'checkCourse', ship: at });
  if (hasMoment(draft, at, 'beforeMove')) next(play, { type: 'window', timing: 'beforeMove', ship: at });
};

/** A red maneuver that became illegal in between is replaced by the opponent's choice. */
export const checkCourse = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const { maneuver, color } = draft.course;
  if (maneuver === '') return;
  if (color === 'red' && ship.aux > 0) {
    next(play, { type: 'checkCourse', ship: at });
    const seat = opponentOf(ship.seat);
    return put(play, {
      type: 'pickManeuver',
      seat,
      ship: at,
      maneuvers: replacements(ship),
      mayDecline: false,
    });
  }
  draft.course = { maneuver: '', color };
  next(play, { type: 'execute', ship: at, maneuver, color, extra: false });
};

/** Steps 2 and 3: the ship flies, slides back where it must, and meets what lies on the mat. */
export const execute = (
  play: Play,
  { ship: at, maneuver, color, extra }: Omit<WorkOf<'execute'>, 'type'>,
): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  if (!isAlive(ship)) return;
  const from = ship.pose;
  const bases = basesBut(draft, at);
  const template = templateOf(maneuver);
  const flight = fly(from, template, bases, planetsOf(draft));
  const { pose, touching } = flight;
  const met = bases[touching];
  const touched = met ? draft.ships.findIndex((other, place) => place !== at && other.pose === met) : NONE;
  ship.pose = pose;
  ship.flown.push(extra ? { maneuver, color, extra } : { maneuver, color });
  ship.overlapped ||= met !== undefined;
  play.emit?.({ type: 'flew', ship: at, maneuver, color, from, to: pose, touching: touched });
  if (touching !== NONE && !met) meetPlanet(play, at);
  if (!isOnMat(pose)) return remove(play, at, 'fled');
  touchWebs(play, at, from, template, flight);
  touchObstacles(play, at, from, template, flight);
  if (met) next(play, { type: 'trigger', timing: 'overlap', ships: [at] });
};

/** Steps 4 and 5: red places an Auxiliary Power Token, green removes one; then what cards do after a maneuver. */
export const checkPowerStrain = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  if (!isAlive(ship)) return;
  const color = ship.flown[ship.flown.length - 1]?.color;
  if (hasMoment(draft, at, 'afterMove'))
    next(
      play,
      { type: 'trigger', timing: 'afterMove', ships: [at] },
      { type: 'window', timing: 'afterMove', ship: at },
    );
  if (hasMoment(draft, at, 'powerStrain')) next(play, { type: 'window', timing: 'powerStrain', ship: at });
  if (color === 'green' && ship.aux > 0) {
    ship.aux--;
    play.emit?.({ type: 'auxRemoved', ship: at });
  }
  if (color !== 'red') return;
  placeAux(play, at, 1, 'strain');
  next(play, { type: 'trigger', timing: 'redManeuver', ships: [at] });
};
