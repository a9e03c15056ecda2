import type { Seat } from '../../../engine/game';
import { rollFace } from '../data/dice';
import type { ShownCard } from '../events';
import { priceOfResource } from '../fleet/prices';
import { fleetMaxOf, hasSheets } from '../options';
import { isAlive, opponentOf, type Play, playerAt } from '../play';
import type { Die, End, Reason, State } from '../types';
import { destroy } from './damage';
import { countFaces } from './dice';

export const SEATS: readonly Seat[] = [0, 1];

/**
 * Squadron points of a player's surviving fleet: his ships with all that is on them or under their cards, and the
 * resource as long as there are any (ruling 17).
 */
export const survivingPoints = (state: Readonly<State>, seat: Seat): number => {
  let sum = 0;
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isAlive(ship)) continue;
    sum += ship.paid;
    for (const { paid, status } of ship.upgrades) if (status !== 'lost') sum += paid;
  }
  return sum === 0 ? 0 : sum + resourcePoints(state, seat);
};

const resourcePoints = ({ ships, players }: Readonly<State>, seat: Seat): number => {
  const resource = players[seat]?.resource ?? '';
  if (resource === '') return 0;
  const own = ships.filter((ship) => ship.seat === seat);
  return priceOfResource(
    resource,
    own.map(({ card }) => card),
  );
};

/** Rules 9.5: every right guess is worth so many fleet points at the end, without a cap. */
export const GUESS_BONUS = 10;

/** Fleet points: the largest fleet allowed, less what is left of the opponent's, and ten for every right guess. */
export const fleetPoints = (state: Readonly<State>, seat: Seat): number => {
  // Nothing is won from a fleet that nobody has seen.
  if (state.ships.length === 0) return 0;
  const taken = Math.max(0, fleetMaxOf(state.options) - survivingPoints(state, opponentOf(seat)));
  return taken + GUESS_BONUS * playerAt(state, seat).stack;
};

const hasShips = (state: Readonly<State>, seat: Seat): boolean =>
  state.ships.some((ship) => ship.seat === seat && isAlive(ship));

/** So many moves end a battle as if time had been called to stop it; a few are left to finish the running step. */
export const MOST_MOVES = 5700;

/** Whether the battle ends as soon as the running step is over. */
export const isStopped = ({ seq, timeCalled, overtimeCalled, options }: Readonly<State>): boolean =>
  overtimeCalled || (timeCalled && options.atTimeLimit === 'stop') || seq >= MOST_MOVES;

/** After every step in which ships may be lost: a side without ships has lost, and time may have stopped the battle. */
export const reckon = (play: Play): void => {
  if (isStopped(play.draft)) stop(play);
  else eliminate(play);
};

/** Elimination decides before points; both sides gone in one step are counted. */
const eliminate = (play: Play): boolean => {
  const standing = SEATS.filter((seat) => hasShips(play.draft, seat));
  const [survivor] = standing;
  if (standing.length === 1 && survivor !== undefined) finish(play, 'elimination', 'elimination', survivor);
  else if (standing.length === 0) decideOnPoints(play, 'elimination');
  return standing.length < 2;
};

/** Time is up: a ship already shot down that only waits for its simultaneous attack counts as destroyed. */
export const stop = (play: Play): void => {
  play.draft.ships.forEach((ship, at) => {
    if (ship.doomed && isAlive(ship)) destroy(play, at);
  });
  if (play.draft.ships.length === 0 || !eliminate(play)) decideOnPoints(play, 'time');
};

/** More fleet points win; equal ones roll off. */
export const decideOnPoints = (play: Play, end: End): void => {
  const [first = 0, second = 0] = SEATS.map((seat) => fleetPoints(play.draft, seat));
  if (first !== second) finish(play, 'fleetPoints', end, first > second ? 0 : 1);
  else finish(play, 'rollOff', end, rollOff(play));
};

/** Five attack dice each; the larger number of Battle Stations results wins; equals roll again. */
const rollOff = (play: Play): Seat => {
  for (let tries = 0; tries < MOST_ROLL_OFFS; tries++) {
    const [first = 0, second = 0] = SEATS.map((seat) => rollFive(play, seat));
    if (first !== second) return first > second ? 0 : 1;
  }
  return Math.max(0, play.draft.initiative);
};

/** So long a row of equal rolls does not happen; whoever has the initiative would win it. */
const MOST_ROLL_OFFS = 1000;
const ROLL_OFF_DICE = 5;

const rollFive = (play: Play, seat: Seat): number => {
  const dice: Die[] = [];
  for (let n = 0; n < ROLL_OFF_DICE; n++)
    dice.push({ kind: 'attack', face: rollFace('attack', play.rng), again: false, forced: false });
  play.emit?.({ type: 'rolledOff', seat, faces: dice.map(({ face }) => face) });
  return countFaces(dice, 'battleStations');
};

const finish = (
  play: Play,
  reason: Reason,
  end: End,
  winner: Seat,
  scores: readonly number[] = SEATS.map((seat) => fleetPoints(play.draft, seat)),
): void => {
  const { draft } = play;
  const surviving = SEATS.map((seat) => survivingPoints(draft, seat));
  const stacks = SEATS.map((seat) => playerAt(draft, seat).stack);
  draft.result = { reason, end, winner, scores: [...scores], surviving, stacks };
  play.emit?.({ type: 'battleEnded', reason, end, winner, scores, surviving, stacks });
  if (!hasSheets(draft.options)) showCards(play);
};

/** Rules 9.8: what was never turned up is shown when it is over; in an event that is not yet now. */
const showCards = (play: Play): void => {
  const cards: ShownCard[] = [];
  play.draft.ships.forEach(({ upgrades }, ship) => {
    upgrades.forEach((upgrade, at) => {
      if (!upgrade.faceDown) return;
      upgrade.faceDown = false;
      cards.push({ ship, upgrade: at, card: upgrade.card });
    });
  });
  if (cards.length === 0) return;
  // Somebody sees what was hidden: nothing before this can be taken back.
  play.draft.reveals++;
  play.emit?.({ type: 'cardsShown', cards });
};

/** Giving up counts as elimination; before the fleets are on the table the other side simply takes all points. */
export const surrender = (play: Play, seat: Seat): void => {
  const { draft } = play;
  play.emit?.({ type: 'conceded', seat });
  for (const ship of draft.ships) if (ship.seat === seat && isAlive(ship)) ship.fate = 'surrendered';
  const all = SEATS.map((one) => (one === seat ? 0 : fleetMaxOf(draft.options)));
  const scores = draft.ships.length > 0 ? undefined : all;
  finish(play, 'elimination', 'surrender', opponentOf(seat), scores);
};

const isSetUp = ({ phase }: Readonly<State>): boolean => phase === 'gathering' || phase === 'placement';

/** Whether an activation or an attack is under way; choosing which ship is next is neither. */
const isInStep = ({ phase, open }: Readonly<State>): boolean =>
  (phase === 'activation' || phase === 'combat') && !open.some(({ type }) => type === 'order');

/**
 * Ruling 20. The clock of the table: the running round is finished, or the battle stops after the running step; the
 * second call, at the end of overtime, stops it in any case. In set-up it stops at once.
 */
export const callTime = (play: Play): void => {
  const { draft } = play;
  draft.overtimeCalled = draft.timeCalled;
  draft.timeCalled = true;
  play.emit?.({ type: 'timeCalled', overtime: draft.overtimeCalled });
  if (isSetUp(draft) || (isStopped(draft) && !isInStep(draft))) stop(play);
};

/** Why the table may not call time now. */
export const isTimeOver = (state: Readonly<State>): boolean =>
  state.overtimeCalled || (state.timeCalled && isStopped(state));
