import { pickKey } from '../../client/kit/pick';
import { Choosing } from '../../client/tabletop/choosing';
import type { AnyTable, Asking, Look } from '../../client/tabletop/gameTable';
import { isPicks } from '../../client/tabletop/route';
import { canonical } from '../../shared/engine/canonical';
import type { AnyGame, BaseState, GameModule, Tagged, Viewer } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import { beginRandom, walk } from '../helpers/randomGame';
import { demand, demandSame, viewersOf } from './walking';

/** A game and what shows it. */
export interface Shown {
  readonly table: AnyTable;
  readonly module: GameModule;
  options(seed: number): object;
}

/** What must hold for every scene. A law walks one random game and throws where it is broken. */
export type SceneLaw = (shown: Shown, seed: number) => void;

export const seenBy = (game: AnyGame, state: BaseState, viewer: Viewer) => ({
  pub: game.publicView(state),
  priv: viewer === 'spectator' ? undefined : game.privateView(state, viewer),
  me: viewer === 'spectator' ? -1 : viewer,
});

const paint = (table: AnyTable, game: AnyGame, state: BaseState, viewer: Viewer): object => {
  const { pub, priv, me } = seenBy(game, state, viewer);
  return table.picture.of(pub, priv, me);
};

/** Whoever looks, the picture that events paint is the picture of the views, at every step. */
const telling: SceneLaw = ({ table, module: { game }, options }, seed) => {
  const begun = beginRandom(game, seed, options(seed));
  const viewers = viewersOf(begun);
  const pictures = viewers.map((viewer) => paint(table, game, begun.first, viewer));
  for (const { state, events, next } of walk(begun, seed))
    viewers.forEach((viewer, at) => {
      const picture = pictures[at] ?? {};
      for (const event of events) {
        const told = game.redact(event, viewer);
        if (told !== undefined) table.picture.tell(picture, told);
      }
      const types = events.map(({ type }) => type).join(', ');
      demandSame(picture, paint(table, game, next, viewer), `${viewer} after ${types} at ${state.seq}`);
    });
};

const TRIED = 6;

/** Every move that is offered is reached by what is there to be picked. */
const reaching: SceneLaw = ({ table, module: { game }, options }, seed) => {
  const begun = beginRandom(game, seed, options(seed));
  const rng = fastRng(seed);
  for (const { state } of walk(begun, seed)) {
    const ask = rng.pick(state.open);
    const { pub, priv, me } = seenBy(game, state, ask.seat);
    const picture = table.picture.of(pub, priv, me);
    const moves = [...game.legalMoves(state, ask.seat)];
    const asking: Asking<object> = { ask, pub, people: [] };
    for (const wanted of Array.from({ length: Math.min(TRIED, moves.length) }, () => rng.pick(moves))) {
      const found = reach(table, picture, moves, wanted, asking, begun.seats);
      demand(found === 'reached', () => `${canonical(wanted)}: ${found}`);
    }
  }
};

/** Picks what a person would who wants this move; things that are pieces must be among those that are there. */
const reach = (
  table: AnyTable,
  picture: object,
  moves: readonly Tagged[],
  wanted: Tagged,
  asking: Asking<object>,
  players: number,
): string => {
  const choosing = new Choosing(moves, (move) => table.route(move, asking), table.vague);
  const look = (): Look => ({ me: asking.ask.seat, players, asked: asking.ask, choice: choosing.show() });
  for (const one of table.route(wanted, asking)) {
    if (!isPicks(one)) {
      const { amount, point } = choosing.show();
      if ('point' in one) return point === undefined ? 'no point is asked for' : 'reached';
      return canonical(amount?.of(one.amount[0]) ?? {}) === canonical(wanted) ? 'reached' : 'no such amount';
    }
    const [thing] = one.picks;
    const there = [...table.pieces(picture, look())].flatMap(({ pick }) => pick ?? []);
    const isPiece = there.some(({ kind }) => kind === thing!.kind);
    if (isPiece && !there.some((pick) => pickKey(pick) === pickKey(thing!))) return `no ${pickKey(thing!)}`;
    const taken = choosing.take(thing!);
    if (taken === false) return `${pickKey(thing!)} leads nowhere`;
    if (taken !== true) return canonical(taken) === canonical(wanted) ? 'reached' : 'another move';
  }
  return choosing.show().named.some((move) => canonical(move) === canonical(wanted))
    ? 'reached'
    : 'not named';
};

export const SCENE_LAWS: Readonly<Record<string, SceneLaw>> = { telling, reaching };
