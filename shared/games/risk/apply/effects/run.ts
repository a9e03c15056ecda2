import type { Emit, Seat } from '../../../../engine/game';
import type { Rng } from '../../../../engine/rng';
import type { Op, OpOf } from '../../data/effects';
import type { Event } from '../../events';
import { canManeuver } from '../../rules';
import { type Flag, NOBODY, NOWHERE, type RiskState, type Work } from '../../types';
import { askAbout } from '../asking';
import { drawCard } from '../cards';
import { rollDice } from '../dice';
import { setFlag } from '../modifiers';
import { pushOps, pushWork } from '../works';
import * as board from './board';
import * as captains from './captains';
import * as qvents from './qvents';
import * as ships from './ships';
import { type Context, seatsOf } from './who';

/** Whom an operation has to come to one after the other; `undefined`: it is carried out once, for the whole card. */
const goesTo = (draft: RiskState, op: Op, context: Context): number[] | undefined => {
  switch (op.op) {
    case 'flag':
      return undefined;
    case 'removeUnits':
      return ships.removersOf(draft, op, context);
    case 'alienAttack':
      return seatsOf(draft, op.targets, context);
    case 'moveWormhole':
    case 'quest':
      return seatsOf(draft, op.chooser, context);
    default:
      return 'who' in op ? seatsOf(draft, op.who, context) : undefined;
  }
};

/** Goes on with an operation of the card being resolved. */
export const resumeOp = (
  draft: RiskState,
  { op, seat }: Extract<Work, { readonly type: 'op' }>,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const context: Context = { effect: draft.effect, user: NOBODY, at: NOWHERE };
  if (seat !== NOBODY) {
    if (draft.alive[seat] === 1) runFor(draft, op, seat, context, rng, emit);
    return;
  }
  const seats = goesTo(draft, op, context);
  if (seats === undefined || (seats.length === 1 && seats[0] === NOBODY))
    return runFor(draft, op, NOBODY, context, rng, emit);
  for (const one of seats.reverse()) pushWork(draft, { type: 'op', op, seat: one });
};

/** Carries out the operations of a crew card at once. */
export const runCrew = (
  draft: RiskState,
  ops: readonly Op[],
  user: Seat,
  at: number,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  for (const op of ops) {
    // Helm: the choice has been made with the command.
    if (op.op === 'choose') runCrew(draft, op.options[at]?.ops ?? [], user, at, rng, emit);
    else runFor(draft, op, user, { effect: draft.effect, user, at }, rng, emit);
  }
};

const runFor = (
  draft: RiskState,
  op: Op,
  seat: number,
  context: Context,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  switch (op.op) {
    case 'addShips':
      return ships.addShips(draft, op, seat, context, emit);
    case 'removeUnits':
      return ships.removeUnits(draft, op, seat, context, emit);
    case 'placeAliens':
      return board.bringAliens(draft, op, context, emit);
    case 'placeTribbles':
      return board.bringTribbles(draft, op, context, emit);
    case 'placeManhunt':
      return board.markManhunt(draft, context, emit);
    case 'reveal':
      return board.reveal(draft, op, context, rng, emit);
    case 'branch':
      return board.branch(draft, op, context);
    case 'd6':
      return board.rollSector(op, context, rng, emit);
    case 'rollOff':
      return captains.rollOff(draft, op, context, rng, emit);
    case 'duel':
      return captains.duel(draft, op, context, rng, emit);
    case 'vote':
      return captains.vote(draft, op, context);
    case 'choose':
      return captains.choose(draft, op, seat);
    case 'chooseOpponent':
      return captains.chooseOpponent(draft, op, seat, context, emit);
    case 'chooseTwoCaptains':
      return captains.chooseTwoCaptains(draft, seat, context, emit);
    case 'chooseLocation':
      return captains.chooseLocation(draft, op, seat, context, emit);
    case 'flag':
      return raise(draft, op, context, emit);
    case 'credits':
      return captains.changeCredits(draft, op, seat, emit);
    case 'transferCredits':
      return captains.transferCredits(draft, op, context, emit);
    case 'pay':
      return captains.pay(draft, op, seat);
    case 'buyShips':
      return ships.buyShips(draft, op, seat);
    case 'sellShips':
      return ships.sellShips(draft, op, seat);
    case 'drawLocation':
      for (let i = 0; i < op.n; i++) drawCard(draft, seat, rng, emit);
      return;
    case 'stealLocation':
      return captains.stealLocation(draft, op, context, rng, emit);
    case 'maneuver':
      return grantManeuver(draft, op, seat);
    case 'redeploy':
      return ships.redeploy(draft, seat);
    case 'relocate':
      return ships.relocate(draft, op, context, emit);
    case 'moveWormhole':
      return board.moveWormhole(draft, op, seat);
    case 'truce':
      return makeTruce(draft, op, context, emit);
    case 'crew':
      return captains.changeCrew(draft, op, seat, emit);
    case 'quest':
      if (draft.questReserve.length > 0)
        askAbout(draft, { type: 'pickQuest', seat, of: 'quest', optional: true });
      return;
    case 'alienAttack':
      return board.alienAttack(draft, op, seat, emit);
    case 'repeatLastQVent':
      return qvents.repeatLast(draft, rng, emit);
    case 'peekQVents':
      return qvents.peek(draft, op, seat, emit);
    case 'preventLoss':
      draft.flags.push({ key: 'preventLoss', value: op.n, seat, at: NOWHERE, by: seat, until: op.duration });
      return;
    case 'rerollDie':
      return rerollDie(draft, seat, context.at, rng, emit);
  }
};

/** A modifier comes into force: on all captains, on each of several, or on one. */
const raise = (draft: RiskState, op: OpOf<'flag'>, context: Context, emit: Emit<Event>): void => {
  const { effect, user } = context;
  const by = op.who === 'user' ? user : effect.by;
  const at = op.at === 'chosenLocation' ? effect.location : NOWHERE;
  if (op.at !== undefined && at === NOWHERE) return;
  const seats = op.who === 'each' ? [NOBODY] : seatsOf(draft, op.who, context);
  for (const seat of seats) {
    const flag = { key: op.key, value: op.value, seat, at, by, until: op.duration } as Flag;
    // A reward that stands for the rest of the match stands once.
    if (op.duration === 'game') draft.flags = draft.flags.filter(({ key }) => key !== op.key);
    if (op.duration === 'invasion') draft.flags.push(flag);
    else setFlag(draft, flag, emit);
  }
};

const grantManeuver = (draft: RiskState, op: OpOf<'maneuver'>, seat: Seat): void => {
  if (op.when === 'afterDeploy')
    draft.flags.push({ key: 'maneuverAfterDeploy', value: op.n, seat, at: NOWHERE, by: seat, until: 'turn' });
  else if (canManeuver(draft, seat))
    askAbout(draft, { type: 'freeManeuver', seat, of: 'maneuver', optional: op.optional });
};

const makeTruce = (draft: RiskState, op: OpOf<'truce'>, { effect }: Context, emit: Emit<Event>): void => {
  const pair: readonly (Seat | undefined)[] =
    op.pair[0] === 'active' ? [effect.by, effect.chosen[0]] : effect.chosen;
  const [a, b] = pair;
  if (a === undefined || b === undefined || [a, b].some((seat) => draft.alive[seat] !== 1)) return;
  draft.truces.push({ a, b, by: effect.by });
  emit?.({ type: 'truceMade', a, b });
};

/** Science and Communications: one of the own dice again. */
const rerollDie = (draft: RiskState, seat: Seat, at: number, rng: Rng, emit: Emit<Event>): void => {
  const { invasion } = draft;
  const side = seat === invasion.attacker ? 'attack' : 'defence';
  const was = invasion[side];
  const dice = [...was.filter((_, place) => place !== at), ...rollDice(1, rng)].sort((a, b) => b - a);
  invasion[side] = dice;
  emit?.({ type: 'rerolled', seat, side, all: false, was, dice });
};

/** Timeless: all attack dice of one engagement again. */
export const rerollAttack = (draft: RiskState, seat: Seat, rng: Rng, emit: Emit<Event>): void => {
  const { invasion } = draft;
  const was = invasion.attack;
  invasion.attack = rollDice(was.length, rng);
  emit?.({ type: 'rerolled', seat, side: 'attack', all: true, was, dice: invasion.attack });
};

/** One of the options of a card was chosen. */
export const chooseOption = (draft: RiskState, seat: Seat, option: number, emit: Emit<Event>): void => {
  const work = draft.agenda.pop() as Work | undefined;
  if (work?.type !== 'op' || work.op.op !== 'choose') return;
  const chosen = work.op.options[option];
  if (!chosen) return;
  emit?.({ type: 'optionChosen', seat, card: draft.effect.card, option: chosen.id });
  pushOps(draft, chosen.ops);
};
