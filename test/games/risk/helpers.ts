import type { Actor, Seat } from '../../../shared/engine/game';
import { advance, judge, start } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import type { CardId } from '../../../shared/games/risk/data/cards';
import { locationIndex, SIZE } from '../../../shared/games/risk/data/map';
import type { Event } from '../../../shared/games/risk/events';
import type { Move } from '../../../shared/games/risk/moves';
import type { Options } from '../../../shared/games/risk/options';
import { ALIENS, type AskType, EMPTY, type RiskState } from '../../../shared/games/risk/types';

/** The index of a location by its id; a slip of the pen fails the test. */
export const at = (id: string): number => {
  const index = locationIndex(id);
  if (index < 0) throw new Error(`no location ${id}`);
  return index;
};

/** Dice that fall as told; anything else random comes from a named seed. */
export const withDice = (dice: readonly number[], seed = 1): Rng => {
  const left = [...dice];
  const rest = fastRng(seed);
  return {
    word: () => rest.word(),
    below: (n) => rest.below(n),
    pick: (items) => rest.pick(items),
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
  /** Who stands where: location, then seat (or 'aliens') and units. */
  readonly forces: Readonly<Record<string, readonly [Seat | 'aliens', number]>>;
  /** The question open for seat 0. */
  readonly ask?: AskType;
  readonly hands?: readonly (readonly CardId[])[];
  readonly wormhole?: readonly [string, string];
  readonly changes?: Partial<RiskState>;
}

const AGENDAS: Partial<Record<AskType, readonly string[]>> = {
  act: ['nextTurn', 'close', 'maneuver'],
  maneuver: ['nextTurn', 'close'],
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
    state.owner[place] = who === 'aliens' ? ALIENS : who;
    state.units[place] = units;
  }
  state.captains = state.captains.map((_, seat) => seat);
  state.alive = state.ships.map((ships) => (ships > 0 ? 1 : 0));
  state.order = state.captains.map((_, seat) => seat);
  state.wormhole = set.wormhole ? set.wormhole.map(at) : [at('ferenginar'), at('narendra-iii')];
  state.round = 1;
  state.phase = question === 'maneuver' ? PHASES.maneuver : PHASES.act;
  state.agenda = (AGENDAS[question] ?? []).map((type) => ({ type }));
  state.open = [{ type: question, seat: 0, id: ++state.asked, open: false }];
  set.hands?.forEach((cards, seat) => {
    state.hands[seat] = { cards: [...cards], seen: cards.map(() => 2 << seat), epoch: cards.map(() => 0) };
    state.deck = state.deck.filter((card) => !cards.includes(card));
  });
  return Object.assign(state, set.changes);
};

/** A table at the beginning of seat 0's turn: the reinforcement has just been counted. */
export const turnOf = (set: Scene): { state: RiskState; events: Event[] } => {
  const state = scene({ ...set, ask: 'maneuver' });
  // Seat 0 is the last to have played but for one who has nothing to do: the round comes to it again.
  state.turn = state.order.length - 1;
  state.open = [{ type: 'maneuver', seat: state.turn, id: ++state.asked, open: false }];
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
): { state: RiskState; events: Event[] } => {
  const refusal = refusalOf(state, seat, move);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(move)} is refused: ${refusal}`);
  const events: Event[] = [];
  advance(game, state, seat, move, withDice(dice), (event) => void events.push(event));
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
