import type { Actor, Seat } from '../../../shared/engine/game';
import { advance, judge, start } from '../../../shared/engine/kernel';
import { pile } from '../../../shared/engine/piles';
import { fastRng, keyFromSeed, type Rng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import type { CardId } from '../../../shared/games/risk/data/cards';
import type { FlagValues } from '../../../shared/games/risk/data/effects';
import { locationIndex, SIZE } from '../../../shared/games/risk/data/map';
import { QUEST_IDS, type QuestId } from '../../../shared/games/risk/data/quests';
import { type QVentId, qventsFor } from '../../../shared/games/risk/data/qvents';
import type { Event } from '../../../shared/games/risk/events';
import type { Move } from '../../../shared/games/risk/moves';
import type { Options } from '../../../shared/games/risk/options';
import { noTally } from '../../../shared/games/risk/setup';
import {
  ALIENS,
  type AskType,
  EMPTY,
  type Flag,
  type RiskState,
  TRIBBLES,
} from '../../../shared/games/risk/types';

/** The index of a location by its id; a slip of the pen fails the test. */
export const at = (id: string): number => {
  const index = locationIndex(id);
  if (index < 0) throw new Error(`no location ${id}`);
  return index;
};

/** Dice that fall and locations that are revealed as told; anything else random comes from a named seed. */
export const withDice = (dice: readonly number[], seed = 1, picks: readonly string[] = []): Rng => {
  const left = [...dice];
  const named = picks.map(at);
  const rest = fastRng(seed);
  return {
    word: () => rest.word(),
    below: (n) => rest.below(n),
    pick: (items) => {
      const next = named.shift();
      if (next === undefined) return rest.pick(items);
      if (!(items as readonly unknown[]).includes(next)) throw new Error(`${picks[0]} cannot be picked`);
      return next as (typeof items)[number];
    },
    shuffle: (items) => rest.shuffle(items),
    die: () => {
      const die = left.shift();
      if (die === undefined) throw new Error('more dice were rolled than the test has');
      return die;
    },
  };
};

export const begin = (seats: number, seed = 1, options: Partial<Options> = {}): RiskState => {
  const begun = start(game, options, seats, keyFromSeed(seed));
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.value.state;
};

export interface Scene {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Who stands where: location, then seat (or lifeforms) and units. */
  readonly forces: Readonly<Record<string, readonly [Seat | 'aliens' | 'tribbles', number]>>;
  /** The question open for seat 0. */
  readonly ask?: AskType;
  readonly hands?: readonly (readonly CardId[])[];
  readonly wormhole?: readonly [string, string];
  readonly changes?: Partial<RiskState>;
}

/** A table of Mission 2. */
export interface Frontier extends Scene {
  /** By seat: the roles that stay; the first four unless named. */
  readonly crew?: readonly (readonly number[])[];
  readonly credits?: readonly number[];
  /** Quests that lie open; the others are the reserve. */
  readonly quests?: readonly QuestId[];
  readonly flags?: readonly Flag[];
}

const AGENDAS: Partial<Record<AskType, readonly string[]>> = {
  act: ['nextTurn', 'close', 'maneuver'],
  maneuver: ['nextTurn', 'close'],
};
const FRONTIER_AGENDAS: Partial<Record<AskType, readonly string[]>> = {
  deploy: ['nextTurn', 'close', 'claim', 'maneuver', 'beforeManeuver', 'act', 'afterDeploy'],
  act: ['nextTurn', 'close', 'claim', 'maneuver', 'beforeManeuver'],
  maneuver: ['nextTurn', 'close', 'claim'],
};
const PHASES = { act: 'act', maneuver: 'maneuver' } as const;

/** A table in the middle of seat 0's turn; captains in seats not named are out. */
export const scene = (set: Scene): RiskState => {
  const seats = set.seats ?? 3;
  const question = set.ask ?? 'act';
  const state = begin(seats, 1, set.options);
  const forces = Object.entries(set.forces).map(([id, [who, units]]) => ({ place: at(id), who, units }));
  state.owner = Array.from({ length: SIZE }, () => EMPTY);
  state.units = Array.from({ length: SIZE }, () => 0);
  state.held = state.captains.map((_, seat) => forces.filter(({ who }) => who === seat).length);
  state.ships = state.captains.map((_, seat) =>
    forces.reduce((sum, { who, units }) => sum + (who === seat ? units : 0), 0),
  );
  for (const { place, who, units } of forces) {
    state.owner[place] = who === 'aliens' ? ALIENS : who === 'tribbles' ? TRIBBLES : who;
    state.units[place] = units;
  }
  const onMap = (kind: string): number =>
    forces.reduce((sum, { who, units }) => sum + (who === kind ? units : 0), 0);
  state.supply = { aliens: 72 - onMap('aliens'), tribbles: 50 - onMap('tribbles') };
  state.captains = state.captains.map((_, seat) => seat);
  state.alive = state.ships.map((ships) => (ships > 0 ? 1 : 0));
  state.order = state.captains.map((_, seat) => seat);
  state.wormhole = set.wormhole ? set.wormhole.map(at) : [at('ferenginar'), at('narendra-iii')];
  state.round = 1;
  state.phase = question === 'maneuver' ? PHASES.maneuver : PHASES.act;
  state.agenda = (AGENDAS[question] ?? []).map((type) => ({ type }));
  state.open = [{ type: question, seat: 0, id: ++state.lastAsk, open: false }];
  set.hands?.forEach((cards, seat) => {
    state.hands[seat] = { cards: [...cards], seen: cards.map(() => 2 << seat), epoch: cards.map(() => 0) };
    state.deck = state.deck.filter((card) => !cards.includes(card));
  });
  return Object.assign(state, set.changes);
};

/** A table of Mission 2 in the middle of seat 0's turn, in the second round. */
export const frontier = (set: Frontier): RiskState => {
  const question = set.ask ?? 'act';
  const state = scene({ ...set, ask: question, options: { mission: 2, ...set.options } });
  const quests = set.quests ?? QUEST_IDS.slice(0, 6);
  state.round = 2;
  state.agenda = (FRONTIER_AGENDAS[question] ?? []).map((type) => ({ type }));
  state.phase = question === 'deploy' ? 'deploy' : state.phase;
  state.crew = state.captains.map((_, seat) =>
    (set.crew?.[seat] ?? [0, 1, 2, 3]).map((role) => ({ role, ready: true, used: false })),
  );
  state.boxed = state.crew.map((cards) =>
    [0, 1, 2, 3, 4, 5].filter((role) => !cards.some((card) => card.role === role)),
  );
  state.credits = state.captains.map((_, seat) => set.credits?.[seat] ?? 0);
  state.questsOpen = [...quests];
  state.questReserve = QUEST_IDS.filter((id) => !quests.includes(id));
  state.qventDeck = pile(qventsFor(state.captains.length));
  state.flags = [...(set.flags ?? [])];
  state.tally = { ...noTally(), rivals: state.alive.filter((alive) => alive === 1).length - 1 };
  return Object.assign(state, set.changes);
};

/** A modifier as a Q-Vent of seat 0 sets it. */
export const flag = <K extends Flag['key']>(
  key: K,
  value: FlagValues[K],
  more: Partial<Omit<Flag, 'key' | 'value'>> = {},
): Flag => ({ key, value, seat: 0, at: -1, by: 0, until: 'turn', ...more }) as Flag;

/** Seat 0 begins a turn and turns this Q-Vent over; dice and revealed locations fall as told. */
export const turnOver = (
  card: QVentId,
  set: Frontier,
  chance: { readonly dice?: readonly number[]; readonly picks?: readonly string[] } = {},
): { state: RiskState; events: Event[] } => {
  const state = frontier({ ...set, ask: 'maneuver' });
  const { cards } = state.qventDeck;
  state.qventDeck = pile([...cards.filter((id) => id !== card), card]);
  state.turn = state.order.length - 1;
  state.open = [{ type: 'maneuver', seat: state.turn, id: ++state.lastAsk, open: false }];
  const events: Event[] = [];
  const rng = withDice(chance.dice ?? [], 1, chance.picks);
  advance(game, state, state.turn, { type: 'endTurn' }, rng, (event) => void events.push(event));
  return { state, events };
};

/** A table at the beginning of seat 0's turn: the reinforcement has just been counted. */
export const turnOf = (set: Scene): { state: RiskState; events: Event[] } => {
  const state = scene({ ...set, ask: 'maneuver' });
  // Seat 0 is the last to have played but for one who has nothing to do: the round comes to it again.
  state.turn = state.order.length - 1;
  state.open = [{ type: 'maneuver', seat: state.turn, id: ++state.lastAsk, open: false }];
  return play(state, state.turn, { type: 'endTurn' });
};

export const refusalOf = (state: RiskState, actor: Actor, move: Move): string | undefined => {
  const asked = state.open.find(({ seat }) => seat === actor);
  return judge(game, state, { actor, ask: asked?.id ?? 0, move })?.code;
};

/** Does one move in place, judged, with dice that fall as told. */
export const play = (
  state: RiskState,
  seat: Seat,
  move: Move,
  dice: readonly number[] = [],
  picks: readonly string[] = [],
): { state: RiskState; events: Event[] } => {
  const refusal = refusalOf(state, seat, move);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(move)} is refused: ${refusal}`);
  const events: Event[] = [];
  advance(game, state, seat, move, withDice(dice, 1, picks), (event) => void events.push(event));
  return { state, events };
};

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const eventOf = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.find((event): event is Extract<Event, { type: T }> => event.type === type);
export const unitsOn = (state: RiskState, id: string): number => state.units[at(id)]!;
export const ownerOf = (state: RiskState, id: string): number => state.owner[at(id)]!;
/** The question open for a seat. */
export const questionTo = (state: RiskState, seat: Seat): string | undefined =>
  state.open.find((asked) => asked.seat === seat)?.type;
