import { askOf } from './asks';
import { clone } from './clone';
import type {
  Actor,
  Ask,
  BaseState,
  Cast,
  Emit,
  GameDefinition,
  Outcome,
  Refusal,
  Seat,
  Tagged,
  View,
  Viewer,
} from './game';
import { failed, type Result, succeeded } from './result';
import { type Rng, streamRng } from './rng';
import { parse } from './shape';

/** The parts of a game the kernel needs, so that callers need not spell out what they do not use. */
type Game<
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
> = GameDefinition<S, M, E, P, V, O>;

/** One move as it is made and recorded: who, in answer to which question (0: to none), what. */
export interface Action<Move> {
  readonly actor: Actor;
  readonly ask: number;
  readonly move: Move;
}

/** How things stand after one action, and what happened. */
export interface Stepped<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A game that breaks the contract. Never a player's fault. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** More work than this between two questions is a game that runs in circles. */
const MOST_WORK = 100_000;

/** Begins a match. Options are checked here too, so that no state exists that could not have been asked for. */
export const start = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: Game<S, M, E, P, V, O>,
  options: unknown,
  seats: number,
  key: string,
): Result<Stepped<S, E>> => {
  const fit = fitOptions(game, options, seats);
  if (!fit.ok) return fit;
  const events: E[] = [];
  const emit = (event: E): void => void events.push(event);
  const base: BaseState = {
    seq: 0,
    rng: { key, counter: 0 },
    lastAsk: 0,
    open: [],
    reveals: 0,
    agenda: [{ type: 'begin' }],
  };
  const own = game.setup(fit.value, seats, streamRng(base), emit);
  const state = together(game, own, base);
  // From here on the stream keeps its place in the state.
  run(game, state, streamRng(state), emit);
  return succeeded({ state, events: withCast(events, undefined, game.cast?.(state)) });
};

/** Options as the game takes them, defaults filled in; or why it does not. */
export const fitOptions = <O extends object>(
  game: Pick<
    GameDefinition<BaseState, Tagged, Tagged, object, object, O>,
    'options' | 'seats' | 'checkOptions'
  >,
  options: unknown,
  seats: number,
): Result<O> => {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return failed({
      code: 'badSeats',
      message: `seats: expected ${String(min)} to ${String(max)}, got ${String(seats)}`,
    });
  }
  const parsed = parse(game.options, options, 'options');
  if (!parsed.ok) return parsed;
  const refusal = game.checkOptions(parsed.value, seats);
  return refusal ? failed(refusal) : parsed;
};

/** Whether this action may be done now; `undefined` means yes. */
export const judge = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: Game<S, M, E, P, V, O>,
  state: Readonly<S>,
  action: Action<M>,
): Refusal | undefined => {
  const { actor, move } = action;
  if (game.outcome(state)) return { code: 'over', message: 'The match is over.' };
  if (actor !== 'table' && !game.standing.includes(move.type)) {
    const asked = askOf(state, actor);
    if (!asked) return { code: 'notAsked', message: 'There is nothing for you to answer now.' };
    if (asked.id !== action.ask) {
      return { code: 'stale', message: 'That question is closed; another one is open now.' };
    }
  }
  return game.check(state, actor, move);
};

/** Judges and does one action. The given state is left alone. */
export const step = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: Game<S, M, E, P, V, O>,
  state: Readonly<S>,
  action: Action<M>,
): Result<Stepped<S, E>> => {
  const refusal = judge(game, state, action);
  if (refusal) return failed(refusal);
  const draft = copyOf(game, state);
  const events: E[] = [];
  advance(game, draft, action.actor, action.move, streamRng(draft), (event) => void events.push(event));
  return succeeded({ state: draft, events: withCast(events, game.cast?.(state), game.cast?.(draft)) });
};

/** Whoever hears of a record that says who plays whom is told so with each of its events. */
const withCast = <E extends Tagged>(
  events: readonly E[],
  before: Cast | undefined,
  after: Cast | undefined,
): readonly E[] => {
  if (after === undefined || after.every((part, seat) => part === before?.[seat])) return events;
  const cast = after.slice();
  return events.map((event) => ({ ...event, cast }));
};

/** A copy that can be changed in place: the game's own where it has one. */
export const copyOf = <S extends BaseState>(
  game: { clone?(state: Readonly<S>): S },
  state: Readonly<S>,
): S => (game.clone ? game.clone(state) : clone(state));

/** Does one move in place, unjudged: for bots playing on and for those who judged already. */
export const advance = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: Game<S, M, E, P, V, O>,
  draft: S,
  actor: Actor,
  move: M,
  rng: Rng,
  emit?: Emit<E>,
): void => {
  draft.seq++;
  if (actor !== 'table' && !game.standing.includes(move.type)) close(draft, actor);
  game.apply(draft, actor, move, rng, emit);
  run(game, draft, rng, emit);
};

const close = (draft: BaseState, seat: Seat): void => {
  const { open } = draft;
  for (let i = 0; i < open.length; i++) {
    if (open[i]?.seat === seat) {
      open.splice(i, 1);
      return;
    }
  }
};

/** Works through the agenda until somebody has to be asked or the match is over. */
export const run = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: Game<S, M, E, P, V, O>,
  draft: S,
  rng: Rng,
  emit: Emit<E>,
): void => {
  for (let done = 0; done < MOST_WORK; done++) {
    if (game.outcome(draft)) {
      if (draft.open.length > 0) draft.open = [];
      if (draft.agenda.length > 0) draft.agenda = [];
      return;
    }
    if (draft.open.length > 0) return;
    const work = draft.agenda.pop();
    if (!work)
      throw new EngineError(
        `${game.id}: no question, no work and no outcome after move ${String(draft.seq)}`,
      );
    game.resume(draft, work, rng, emit);
  }
  throw new EngineError(
    `${game.id}: more than ${String(MOST_WORK)} pieces of work after move ${String(draft.seq)}`,
  );
};

/** All that this viewer may know now. */
export const viewOf = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: Game<S, M, E, P, V, O>,
  state: Readonly<S>,
  viewer: Viewer,
): View<P, V> => {
  const view = { viewer, seq: state.seq, open: state.open, pub: game.publicView(state) };
  return viewer === 'spectator' ? view : { ...view, priv: game.privateView(state, viewer) };
};

/** A full state that fits a view: what the viewer does not know is made up, and so is all chance to come. */
export const guessFrom = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: Game<S, M, E, P, V, O>,
  view: View<P, V>,
  rng: Rng,
): S => {
  const own = game.guess(view.pub, view.priv, view.viewer, rng);
  const open = view.open.map((asked): Ask => ({ ...asked }));
  const base = {
    seq: view.seq,
    rng: { key: madeUpKey(rng), counter: 0 },
    lastAsk: open.reduce((last, { id }) => Math.max(last, id), 0),
    open,
    reveals: 0,
  };
  return together(game, own, base);
};

/**
 * One state of a game's own part and the kernel's. A game that copies by hand does so once here: then all its states come
 * from the same literal, while one that was put together keeps most fields apart, where each costs a second look.
 */
const together = <S extends BaseState>(
  game: { clone?(state: Readonly<S>): S },
  own: object,
  base: Partial<BaseState>,
): S => {
  const state = { ...own, ...base } as unknown as S;
  return game.clone ? game.clone(state) : state;
};

const HEX = '0123456789abcdef';
const madeUpKey = (rng: Rng): string => {
  let key = '';
  for (let i = 0; i < 8; i++) {
    const word = rng.word();
    for (let shift = 0; shift < 32; shift += 4) key += HEX[(word >>> shift) & 15] ?? '';
  }
  return key;
};

/** What the outcome is worth to a seat: 1 for winning alone or together with all, shared among tied rivals. */
export const worth = (outcome: Outcome, seat: Seat, cooperative: boolean): number => {
  if (!outcome.winners.includes(seat)) return 0;
  return cooperative ? 1 : 1 / outcome.winners.length;
};
