import { Decoder, Encoder, type Schema } from '@colyseus/schema';
import { schemaOf } from '../../server/sync/boardSchema';
import { makeBoard, project } from '../../server/sync/project';
import { askOf } from '../../shared/engine/asks';
import { readBoard } from '../../shared/engine/board';
import { canonical } from '../../shared/engine/canonical';
import { clone } from '../../shared/engine/clone';
import type { AnyGame, AnyWords, Ask, BaseState, Emit, Tagged, Viewer } from '../../shared/engine/game';
import { replay } from '../../shared/engine/journal';
import { type Action, advance, guessFrom, judge, step, viewOf } from '../../shared/engine/kernel';
import { fastRng, type Rng, streamRng } from '../../shared/engine/rng';
import { parse } from '../../shared/engine/shape';
import { PEOPLE } from '../helpers/people';
import { beginRandom, randomAction, walk } from '../helpers/randomGame';
import { chances } from './chances';
import { demand, demandSame, type Law, same, sampled, viewersOf } from './walking';

const STRAYS = new WeakMap<AnyGame, Map<number, readonly Tagged[]>>();

/** Moves from elsewhere in this and other games: some legal here, most of them not. Two laws ask for the same ones. */
const strays = (game: AnyGame, seed: number): readonly Tagged[] => {
  const known = STRAYS.get(game) ?? new Map<number, readonly Tagged[]>();
  STRAYS.set(game, known);
  const found = known.get(seed) ?? gatherStrays(game, seed);
  known.set(seed, found);
  return found;
};

const gatherStrays = (game: AnyGame, seed: number): Tagged[] => {
  const moves = new Map<string, Tagged>();
  for (let other = 0; other < 3; other++) {
    const begun = beginRandom(game, seed + 1000 * (other + 1));
    const [state, rng] = [clone(begun.first), fastRng(seed + other)];
    const chance = streamRng(state);
    while (!game.outcome(state) && state.seq < game.longest) {
      const { actor, move } = randomAction(begun, state, rng);
      moves.set(canonical(move), move);
      advance(game, state, actor, move, chance);
    }
  }
  const rng = fastRng(seed);
  return rng.shuffle([...moves.values()]).slice(0, 25);
};

export const legality: Law = (module, seed) => {
  const { game } = module;
  const others = strays(game, seed);
  for (const { begun, stop, rng } of sampled(module, seed)) {
    const { state } = stop;
    for (let seat = 0; seat < begun.seats; seat++) {
      const asked = askOf(state, seat);
      const moves = [...game.legalMoves(state, seat)];
      demand(
        asked ? moves.length > 0 : moves.length === 0,
        () => `seat ${seat}: asked ${asked?.type}, ${moves.length} moves`,
      );
      if (asked) judgeMenu(game, state, asked, moves, others, rng);
    }
  }
};

const judgeMenu = (
  game: AnyGame,
  state: BaseState,
  asked: Ask,
  moves: readonly Tagged[],
  others: readonly Tagged[],
  rng: Rng,
): void => {
  const { seat, id } = asked;
  const listed = new Set(moves.map(canonical));
  demand(moves.length <= 2000, () => `${asked.type}: ${moves.length} moves; ask an open question instead`);
  demand(listed.size === moves.length, () => `${asked.type}: a move is listed twice`);
  const refusalOf = (move: Tagged, ask = id): string | undefined =>
    judge(game, state, { actor: seat, ask, move })?.code;
  for (const move of moves) {
    demand(
      refusalOf(move) === undefined,
      () => `${canonical(move)} is listed and refused: ${refusalOf(move)}`,
    );
    const parsed = parse(game.move, move);
    demand(
      parsed.ok && same(parsed.value, move),
      () => `${canonical(move)} does not have the shape of a move`,
    );
    demand(refusalOf(move, id + 1) === 'stale', () => `${canonical(move)} is taken for another question`);
  }
  for (const move of others) {
    if (asked.open || listed.has(canonical(move)) || game.standing.includes(move.type)) continue;
    demand(
      refusalOf(move) !== undefined,
      () => `${canonical(move)} is not listed for ${asked.type} and accepted`,
    );
  }
  if (!game.sampleMove) return;
  const drawn = game.sampleMove(state, seat, rng);
  demand(
    asked.open ? !refusalOf(drawn) : listed.has(canonical(drawn)),
    () => `${canonical(drawn)} is sampled, not legal`,
  );
};

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

const isPlain = (value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  return Object.values(value).every(isPlain);
};

export const purity: Law = (module, seed) => {
  const { game } = module;
  for (const { begun, stop } of sampled(module, seed)) {
    const before = canonical(stop.state);
    const again = step(game, freeze(stop.state), stop.action);
    demand(again.ok && same(again.value.state, stop.next), () => 'a frozen state steps to another one');
    for (let seat = 0; seat < begun.seats; seat++) Array.from(game.legalMoves(stop.state, seat));
    for (const viewer of viewersOf(begun)) viewOf(game, stop.state, viewer);
    demand(canonical(stop.state) === before, () => 'the given state was changed');
    demand(isPlain(stop.next), () => 'the state holds undefined, null or something that is not JSON');
    demandSame(JSON.parse(JSON.stringify(stop.next)), stop.next, 'the state does not survive JSON');
    demand(stop.events.every(isPlain), () => 'an event holds undefined, null or something that is not JSON');
  }
};

/** With nobody listening, events are not even built: nothing but telling may happen in the telling. */
export const silence: Law = ({ game }, seed) => {
  const begun = beginRandom(game, seed);
  const alone = clone(begun.first);
  const chance = streamRng(alone);
  for (const { action, next } of walk(begun, seed)) {
    advance(game, alone, action.actor, action.move, chance);
    if (next.seq % 8 === 0 || game.outcome(next))
      demandSame(alone, next, 'a game nobody listens to goes another way');
  }
};

export const replaying: Law = ({ game }, seed) => {
  const begun = beginRandom(game, seed);
  const stops = [...walk(begun, seed)];
  const last = stops.at(-1)?.next ?? begun.first;
  const told: (readonly Tagged[])[] = [];
  const actions = stops.map(({ action }) => action);
  const replayed = replay(game, begun, begun.key, actions, (_, events) => told.push(events));
  if (!replayed.ok) throw new Error(`a replay is refused: ${replayed.refusal.message}`);
  demandSame(replayed.value.state, last, 'a replay ends elsewhere');
  demandSame(told, [begun.firstEvents, ...stops.map(({ events }) => events)], 'a replay tells another story');
  const half = Math.floor(stops.length / 2);
  let loaded = JSON.parse(JSON.stringify(stops[half]?.state ?? last)) as BaseState;
  for (const action of actions.slice(half)) {
    const stepped = step(game, loaded, action);
    if (!stepped.ok) throw new Error(`a loaded game refuses: ${stepped.refusal.message}`);
    loaded = stepped.value.state;
  }
  demandSame(loaded, last, 'a saved, loaded and continued game ends elsewhere');
};

export const ending: Law = ({ game }, seed) => {
  const begun = beginRandom(game, seed);
  let last = begun.first;
  for (const { next } of walk(begun, seed)) last = next;
  const outcome = game.outcome(last);
  demand(
    outcome?.scores.length === begun.seats,
    () => `scores: ${outcome?.scores.length} for ${begun.seats} seats`,
  );
  demand(
    last.open.length === 0 && last.agenda.length === 0,
    () => 'questions or work are left after the end',
  );
};

const someRefusals = (
  game: AnyGame,
  state: BaseState,
  seat: number,
  moves: readonly Tagged[],
): (string | undefined)[] =>
  moves.map((move) => judge(game, state, { actor: seat, ask: askOf(state, seat)?.id ?? 0, move })?.code);

export const guessing: Law = (module, seed) => {
  const { game } = module;
  const others = strays(game, seed);
  let compared = 0;
  let differed = false;
  for (const { begun, stop, rng } of sampled(module, seed, 3)) {
    for (const viewer of viewersOf(begun)) {
      const view = viewOf(game, stop.state, viewer);
      const guesses = [
        guessFrom(game, view, fastRng(rng.word())),
        guessFrom(game, view, fastRng(rng.word())),
      ];
      compared++;
      differed ||= !same({ ...guesses[0], rng: 0 }, { ...guesses[1], rng: 0 });
      for (const guess of guesses) {
        demandSame(viewOf(game, guess, viewer), view, `viewer ${viewer}: a guess looks different`);
        if (viewer === 'spectator') continue;
        demandSame(
          [...game.legalMoves(guess, viewer)],
          [...game.legalMoves(stop.state, viewer)],
          `seat ${viewer}: moves differ in a guess`,
        );
        demandSame(
          someRefusals(game, guess, viewer, others),
          someRefusals(game, stop.state, viewer, others),
          `seat ${viewer}: refusals differ in a guess`,
        );
      }
    }
  }
  demand(differed || compared < 10, () => 'all guesses are the same: is nothing hidden?');
};

const shownTo = (game: AnyGame, events: readonly Tagged[], viewer: Viewer): Tagged[] =>
  events.flatMap((event) => game.redact(event, viewer) ?? []);

export const twoWorlds: Law = (module, seed) => {
  const { game } = module;
  for (const { begun, stop, rng } of sampled(module, seed, 5)) {
    for (const viewer of viewersOf(begun)) {
      const other = guessFrom(game, viewOf(game, stop.state, viewer), fastRng(rng.word()));
      Object.assign(other, {
        rng: { ...stop.state.rng },
        reveals: stop.state.reveals,
        lastAsk: stop.state.lastAsk,
      });
      for (const action of [stop.action, randomAction(begun, stop.state, rng)]) {
        compareWorlds(game, stop.state, other, action, viewer);
      }
    }
  }
};

const compareWorlds = (
  game: AnyGame,
  a: BaseState,
  b: BaseState,
  action: Action<Tagged>,
  viewer: Viewer,
): void => {
  const [inA, inB] = [step(game, a, action), step(game, b, action)];
  if (!inA.ok || !inB.ok) return;
  const told = same(shownTo(game, inA.value.events, viewer), shownTo(game, inB.value.events, viewer));
  const seen = same(viewOf(game, inA.value.state, viewer), viewOf(game, inB.value.state, viewer));
  const which = (): string =>
    `viewer ${viewer}, ${canonical(action)}:\n  ${canonical(shownTo(game, inA.value.events, viewer))}\n  ${canonical(shownTo(game, inB.value.events, viewer))}\n  ${canonical(viewOf(game, inA.value.state, viewer))}\n  ${canonical(viewOf(game, inB.value.state, viewer))}`;
  demand(told || !seen, () => `the events tell what the view does not: ${which()}`);
  demand(seen || !told, () => `the view changed and no event told: ${which()}`);
};

export const undoing: Law = (module, seed) => {
  const { game } = module;
  for (const { stop, rng } of sampled(module, seed, 5)) {
    const { state, action, next, events } = stop;
    if (next.reveals !== state.reveals || action.actor === 'table') continue;
    const mine = shownTo(game, events, action.actor);
    for (let i = 0; i < 3; i++) {
      const guess = guessFrom(game, viewOf(game, state, action.actor), fastRng(rng.word()));
      const stepped = step(game, guess, action);
      if (!stepped.ok) throw new Error(`a move is refused in a guess: ${stepped.refusal.message}`);
      demandSame(
        shownTo(game, stepped.value.events, action.actor),
        mine,
        'something was revealed and not counted',
      );
    }
  }
};

export const synchronising: Law = ({ game }, seed) => {
  const begun = beginRandom(game, seed);
  const live = makeBoard(game.board, game.publicView(begun.first));
  const encoder = new Encoder(live);
  const mirror = new (schemaOf(game.board))();
  const decoder = new Decoder(mirror);
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  for (const { next } of walk(begun, seed)) {
    const view = game.publicView(next);
    project(game.board, live, view);
    decoder.decode(encoder.encode());
    encoder.discardChanges();
    demandSame(readBoard(game.board, plain(mirror)), view, 'the patched board shows something else');
    if (next.seq % 16 === 0) {
      const late = new (schemaOf(game.board))();
      new Decoder(late).decode(encoder.encodeAll());
      demandSame(readBoard(game.board, plain(late)), view, 'a late joiner sees something else');
    }
  }
};

const plain = (schema: Schema): unknown => schema.toJSON();

export const questions: Law = ({ game }, seed) => {
  const begun = beginRandom(game, seed);
  for (const { state, action, next } of walk(begun, seed)) {
    const before = new Set(state.open.map(({ id }) => id));
    demand(
      new Set(next.open.map(({ seat }) => seat)).size === next.open.length,
      () => 'a seat is asked twice at once',
    );
    for (const { id } of next.open) {
      demand(id !== action.ask, () => `question ${id} is open after its answer`);
      demand(
        before.has(id) ? id <= state.lastAsk : id > state.lastAsk && id <= next.lastAsk,
        () => `question ${id}: a number used before`,
      );
    }
    for (const asked of next.open) {
      const quiet = game.quiet(next, asked);
      const refusal = quiet && judge(game, next, { actor: asked.seat, ask: asked.id, move: quiet });
      demand(!refusal, () => `the quiet answer to ${asked.type} is refused: ${refusal?.message}`);
    }
  }
};

/** A sentence begins like one and ends like one. */
const isSentence = (text: string): boolean =>
  /^[\p{Lu}\p{N}"“‘(+−-].*[.!?…)”"]$/su.test(text) && !/undefined|null|NaN|\[object/u.test(text);

export const saying: Law = (module, seed) => {
  const { game, words } = module;
  const say = (text: string, what: unknown): void =>
    demand(isSentence(text), () => `no sentence for ${canonical(what)}: "${text}"`);
  let last: object = {};
  for (const { begun, stop } of sampled(module, seed)) {
    const { state, events, next } = stop;
    const pub = game.publicView(state);
    last = game.publicView(next);
    for (const asked of state.open) {
      say(words.ask(asked, pub, PEOPLE), asked);
      for (const move of game.legalMoves(state, asked.seat))
        say(words.move(move, pub, PEOPLE).sentence, move);
    }
    for (const viewer of viewersOf(begun)) {
      for (const event of shownTo(game, events, viewer)) say(words.event(event, last, PEOPLE), event);
      sayTable(game, words, state, viewer);
    }
  }
  for (const stop of walk(beginRandom(game, seed), seed)) {
    const outcome = game.outcome(stop.next);
    if (outcome) say(words.outcome(outcome, game.publicView(stop.next), PEOPLE), outcome);
  }
};

const sayTable = (game: AnyGame, words: AnyWords, state: BaseState, viewer: Viewer): void => {
  const view = viewOf(game, state, viewer);
  const paragraphs = words.table(view.pub, view.priv, PEOPLE);
  demand(paragraphs.length > 0, () => 'the table is not told in words');
  for (const { title, lines } of paragraphs) {
    demand(title.length > 0, () => 'a paragraph has no title');
    for (const line of lines)
      demand(line.length > 0 && !line.includes('undefined'), () => `no line for ${title}: "${line}"`);
  }
};

/** A game that notes how the board looked at each event, and the notes; set-up has no board yet. */
const watched = (game: AnyGame): { readonly game: AnyGame; readonly boards: (object | undefined)[] } => {
  const boards: (object | undefined)[] = [];
  const noting =
    (emit: Emit<Tagged>, draft?: BaseState): Emit<Tagged> =>
    (event) => {
      boards.push(draft && clone(game.publicView(draft)));
      emit?.(event);
    };
  return {
    boards,
    game: {
      ...game,
      setup: (options, seats, rng, emit) => game.setup(options, seats, rng, noting(emit)),
      apply: (draft, actor, move, rng, emit) => game.apply(draft, actor, move, rng, noting(emit, draft)),
      resume: (draft, work, rng, emit) => game.resume(draft, work, rng, noting(emit, draft)),
    },
  };
};

/** A sentence about an event, and the title it may begin, read the same before its record, in the midst of it and after. */
export const telling: Law = (module, seed) => {
  const { game, words } = module;
  const begun = beginRandom(game, seed);
  const compare = (events: readonly Tagged[], boards: readonly (readonly (object | undefined)[])[]): void => {
    for (const viewer of viewersOf(begun)) {
      for (const [at, event] of events.entries()) {
        const shown = game.redact(event, viewer);
        if (!shown) continue;
        const said = boards[at]?.flatMap((pub) =>
          pub ? [`${words.event(shown, pub, PEOPLE)} ${words.chapter(shown, pub, PEOPLE)}`] : [],
        );
        demand(new Set(said).size === 1, () => `${canonical(shown)} is told differently: ${canonical(said)}`);
      }
    }
  };
  const first = watched(game);
  beginRandom(first.game, seed);
  compare(
    begun.firstEvents,
    first.boards.map((pub) => [pub, game.publicView(begun.first)]),
  );
  for (const { stop } of sampled(module, seed, 40)) {
    const { state, action, next, events } = stop;
    const { game: noting, boards } = watched(game);
    step(noting, state, action);
    compare(
      events,
      boards.map((pub) => [game.publicView(state), pub, game.publicView(next)]),
    );
  }
};

export const LAWS: Readonly<Record<string, Law>> = {
  legality,
  purity,
  silence,
  replaying,
  ending,
  guessing,
  twoWorlds,
  undoing,
  synchronising,
  questions,
  saying,
  telling,
  chances,
};
