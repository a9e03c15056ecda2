import type { Seat } from '../../../engine/game';
import { countFaces } from './dice';
import { FLEET_MAX } from '../data/fleets';
import { rollFace } from '../data/dice';
import { isAlive, opponentOf, type Play } from '../play';
import type { Die, Reason, State } from '../types';

export const SEATS: readonly Seat[] = [0, 1];

/** Squadron points of a player's surviving fleet: his ships with all that is on them or under their cards. */
export const survivingPoints = (state: Readonly<State>, seat: Seat): number =>
  state.ships.reduce((sum, ship) => {
    if (ship.seat !== seat || !isAlive(ship)) return sum;
    return ship.upgrades.reduce(
      (more, { paid, status }) => (status === 'lost' ? more : more + paid),
      sum + ship.paid,
    );
  }, 0);

/** Fleet points: the largest fleet allowed, less what is left of the opponent's. */
export const fleetPoints = (state: Readonly<State>, seat: Seat): number =>
  Math.max(0, FLEET_MAX[state.options.size] - survivingPoints(state, opponentOf(seat)));

const hasShips = (state: Readonly<State>, seat: Seat): boolean =>
  state.ships.some((ship) => ship.seat === seat && isAlive(ship));

/** After every step in which ships may be lost: a side without ships has lost, and time may have stopped the battle. */
export const reckon = (play: Play): void => {
  const { draft } = play;
  const standing = SEATS.filter((seat) => hasShips(draft, seat));
  const [survivor] = standing;
  if (standing.length === 1 && survivor !== undefined) finish(play, 'elimination', survivor);
  else if (standing.length === 0 || (draft.timeCalled && draft.options.atTimeLimit === 'stop'))
    decideOnPoints(play);
};

/** More fleet points win; equal ones roll off. */
export const decideOnPoints = (play: Play): void => {
  const [first = 0, second = 0] = SEATS.map((seat) => fleetPoints(play.draft, seat));
  if (first !== second) finish(play, 'fleetPoints', first > second ? 0 : 1);
  else finish(play, 'rollOff', rollOff(play));
};

/** Five attack dice each; the larger number of Battle Stations results wins; equals roll again. */
const rollOff = (play: Play): Seat => {
  for (let tries = 0; tries < MOST_ROLL_OFFS; tries++) {
    const [first = 0, second = 0] = SEATS.map((seat) => rollFive(play, seat));
    if (first !== second) return first > second ? 0 : 1;
  }
  return play.draft.initiative;
};

/** So long a row of equal rolls does not happen; whoever has the initiative would win it. */
const MOST_ROLL_OFFS = 1000;
const ROLL_OFF_DICE = 5;

const rollFive = (play: Play, seat: Seat): number => {
  const dice: Die[] = [];
  for (let n = 0; n < ROLL_OFF_DICE; n++) dice.push({ face: rollFace('attack', play.rng), again: false });
  play.emit?.({ type: 'rolledOff', seat, faces: dice.map(({ face }) => face) });
  return countFaces(dice, 'battleStations');
};

const finish = (play: Play, reason: Reason, winner: Seat): void => {
  const { draft } = play;
  const scores = SEATS.map((seat) => fleetPoints(draft, seat));
  draft.result = { reason, winner, scores };
  play.emit?.({ type: 'battleEnded', reason, winner, scores });
};

/** Giving up counts as elimination; before the fleets are on the table the other side simply takes all points. */
export const surrender = (play: Play, seat: Seat): void => {
  const { draft } = play;
  play.emit?.({ type: 'conceded', seat });
  for (const ship of draft.ships) if (ship.seat === seat && isAlive(ship)) ship.fate = 'surrendered';
  if (draft.ships.length > 0) return finish(play, 'elimination', opponentOf(seat));
  const scores = SEATS.map((one) => (one === seat ? 0 : FLEET_MAX[draft.options.size]));
  draft.result = { reason: 'elimination', winner: opponentOf(seat), scores };
  play.emit?.({ type: 'battleEnded', reason: 'elimination', winner: opponentOf(seat), scores });
};

/** The clock of the table: the running round is finished, or the battle stops after the running step. */
export const callTime = (play: Play): void => {
  const { draft } = play;
  draft.timeCalled = true;
  play.emit?.({ type: 'timeCalled' });
  const inStep = draft.phase === 'activation' || draft.phase === 'combat';
  if (draft.options.atTimeLimit === 'stop' && !inStep) decideOnPoints(play);
};
