import { clone } from './clone';
import type { Actor, BaseState, GameDefinition, Refusal, Tagged } from './game';
import { type Action, step, type Stepped } from './kernel';
import { failed, type Result, succeeded } from './result';

/** One line of a journal after its header: a move, or going back to the state after `undo` moves. */
export type Entry<Move> = Action<Move> | { readonly undo: number };

export const isUndo = <Move>(entry: Entry<Move>): entry is { readonly undo: number } => 'undo' in entry;

/**
 * The present state, and the earlier ones that may still be gone back to: those since when one actor alone has answered
 * and nothing was revealed (no chance used, no hidden pile looked into). What may come at any time and in any number,
 * standing moves and those of the table, is never taken back, and nothing before it: it would keep a state each.
 */
export interface Timeline<State> {
  readonly state: State;
  readonly actor: Actor;
  readonly past: readonly State[];
}

export const timeline = <State>(state: State): Timeline<State> => ({ state, actor: 'table', past: [] });

/** The timeline after one accepted action. `final`: it cannot be taken back. */
export const onward = <S extends BaseState>(
  line: Timeline<S>,
  actor: Actor,
  next: S,
  final = false,
): Timeline<S> => {
  if (final || next.reveals !== line.state.reveals) return { state: next, actor, past: [] };
  const past = actor === line.actor ? line.past : [];
  return { state: next, actor, past: [...past, line.state] };
};

/** Why this actor may not go back to the state after `seq` moves; `undefined`: it may. */
export const judgeUndo = <S extends BaseState>(
  line: Timeline<S>,
  actor: Actor,
  seq: number,
): Refusal | undefined => {
  const reachable = actor === line.actor && line.past.some((state) => state.seq === seq);
  return reachable
    ? undefined
    : {
        code: 'noUndo',
        message:
          'That can no longer be taken back: somebody else has moved, something was revealed, or it was a standing order.',
      };
};

/**
 * Goes back to the state after `seq` moves. Its questions get new numbers, so that an answer to a question that was
 * undone can never fall into one that is asked again.
 */
export const rewind = <S extends BaseState>(line: Timeline<S>, seq: number): Timeline<S> => {
  const at = line.past.findIndex((state) => state.seq === seq);
  const target = line.past[at];
  if (!target) throw new RangeError(`rewind: no state after ${String(seq)} moves is kept`);
  const state = clone(target);
  state.lastAsk = line.state.lastAsk;
  state.open = state.open.map((asked) => ({ ...asked, id: ++state.lastAsk }));
  return { state, actor: line.actor, past: line.past.slice(0, at) };
};

/** Does one journal entry: the very thing a room does live and a replay does again. */
export const enter = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: GameDefinition<S, M, E, P, V, O>,
  line: Timeline<S>,
  entry: Entry<M>,
): Result<Stepped<Timeline<S>, E>> => {
  if (isUndo(entry)) {
    const refusal = judgeUndo(line, line.actor, entry.undo);
    return refusal ? failed(refusal) : succeeded({ state: rewind(line, entry.undo), events: [] });
  }
  const stepped = step(game, line.state, entry);
  if (!stepped.ok) return stepped;
  const { state, events } = stepped.value;
  const final = entry.actor === 'table' || game.standing.includes(entry.move.type);
  return succeeded({ state: onward(line, entry.actor, state, final), events });
};
