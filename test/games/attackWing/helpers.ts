import type { Actor, Refusal, Seat } from '../../../shared/engine/game';
import { advance, judge, run, start } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng } from '../../../shared/engine/rng';
import { pile } from '../../../shared/engine/piles';
import { game } from '../../../shared/games/attackWing';
import type { DamageId } from '../../../shared/games/attackWing/data/damage';
import type { Face } from '../../../shared/games/attackWing/data/dice';
import type { ShipId } from '../../../shared/games/attackWing/data/ships';
import type { CaptainId } from '../../../shared/games/attackWing/data/captains';
import type { UpgradeId } from '../../../shared/games/attackWing/data/upgrades';
import type { Event } from '../../../shared/games/attackWing/events';
import { poseAtMm } from '../../../shared/games/attackWing/geometry';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { Options } from '../../../shared/games/attackWing/options';
import { questionOf } from '../../../shared/games/attackWing/play';
import { fieldShip } from '../../../shared/games/attackWing/setup';
import type { OpenQuestion } from '../../../shared/games/attackWing/questions';
import type { DamageState, Ship, State } from '../../../shared/games/attackWing/types';
import type { Work } from '../../../shared/games/attackWing/work';

/** A ship as a test puts it on the mat: millimetres and degrees. */
export interface Put extends Partial<
  Omit<Ship, 'seat' | 'card' | 'captain' | 'upgrades' | 'pose' | 'damage'>
> {
  readonly seat: Seat;
  readonly ship?: ShipId;
  readonly captain?: CaptainId;
  readonly upgrades?: readonly UpgradeId[];
  readonly at: readonly [number, number, number];
  /** Damage cards, open; `-` before the name: face down and unseen. */
  readonly damage?: readonly (DamageId | `-${DamageId}`)[];
}

export interface Situation extends Partial<Pick<State, 'round' | 'phase' | 'initiative' | 'active'>> {
  readonly options?: Partial<Options>;
  readonly ships: readonly Put[];
  readonly agenda?: readonly Work[];
}

let serials = 1;
const damageOf = (name: string): DamageState => {
  const up = !name.startsWith('-');
  const card = (up ? name : name.slice(1)) as DamageId;
  return { serial: serials++, card, up, seen: up ? 1 : 0, round: 0 };
};

/** A table in the middle of a battle, with seat 0 holding the initiative. Seed 1. */
export const tableWith = ({ options, ships, agenda = [], ...rest }: Situation): State => {
  const started = start(game, { size: 'squadron', ...options }, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  serials = 1;
  const fleet = ships.map((put) => {
    const { seat, ship = 'kliD7', captain = 'klingonCaptain', upgrades = [], at, damage = [], ...own } = put;
    const fielded = fieldShip(seat, { ship, captain, upgrades }, 0);
    return Object.assign(fielded, {
      placed: true,
      pose: poseAtMm(...at),
      ...own,
      damage: damage.map(damageOf),
    });
  });
  const [south, north] = state.players;
  Object.assign(south!, { fleet: 'fedSquadron', edge: 'south' });
  Object.assign(north!, { fleet: 'romSquadron', edge: 'north' });
  return Object.assign(state, {
    round: 1,
    phase: 'combat',
    initiative: 0,
    active: -1,
    ...rest,
    ships: fleet,
    dealt: serials,
    open: [],
    agenda: [...agenda].reverse(),
  });
};

/** The cards the damage deck of a seat gives next, first one first; the rest of it stays as it is. */
export const stackDeck = (state: State, seat: Seat, ...cards: readonly DamageId[]): State => {
  const player = state.players[seat]!;
  player.deck = pile([...player.deck.cards, ...[...cards].reverse()]);
  return state;
};

/** Chance that gives these faces one after another and fails when asked for more, or for a face a die does not have. */
export const dice = (...faces: readonly Face[]): Rng => {
  const left = [...faces];
  const rest = fastRng(7);
  return {
    word: () => rest.word(),
    below: (n) => rest.below(n),
    die: (sides) => rest.die(sides),
    shuffle: (items) => rest.shuffle(items),
    pick: <T>(items: readonly T[]): T => {
      const face = left.shift();
      const found = items.find((item) => item === face);
      if (found === undefined) throw new Error(`dice: ${String(face)} wanted of ${String(items)}`);
      return found;
    },
  };
};

/** Lets the table go on until somebody is asked. */
export const go = (state: State, rng: Rng = dice()): Event[] => {
  const events: Event[] = [];
  run(game, state, rng, (event) => void events.push(event));
  return events;
};

/** Judges and does a move in place; what it led to. */
export const does = (state: State, actor: Actor, move: Move, rng: Rng = dice()): Event[] => {
  const refusal = refusalOf(state, actor, move);
  if (refusal) throw new Error(`${JSON.stringify(move)} refused: ${refusal.code}`);
  const events: Event[] = [];
  advance(game, state, actor, move, rng, (event) => void events.push(event));
  return events;
};

export const refusalOf = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const ask = actor === 'table' ? 0 : (questionOf(state, actor)?.id ?? 0);
  return judge(game, state, { actor, ask, move });
};

export const asked = (state: State, seat: Seat): OpenQuestion => {
  const found = questionOf(state, seat);
  if (!found) throw new Error(`seat ${seat} is not asked; open: ${JSON.stringify(state.open)}`);
  return found;
};

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);

export const only = <T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Two ships head on, range 2 (160 mm apart), asked to attack in skill order. */
export const FACE_TO_FACE = { own: [457, 300, 0], other: [457, 500, 180] } as const;

export const COMBAT: readonly Work[] = [{ type: 'attackNext' }, { type: 'endPhase' }];
