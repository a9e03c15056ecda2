import { matchKey } from '../../shared/engine/fairness';
import type { GameModule, Tagged, Viewer } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { replay } from '../../shared/engine/journal';
import { viewOf } from '../../shared/engine/kernel';
import { fastRng } from '../../shared/engine/rng';
import type { FinishedMatch } from '../../shared/api';
import type { Answer } from '../../shared/protocol';
import { game, skirmish } from '../helpers/skirmish';
import { type Event, type State, strengthOf } from '../helpers/skirmish/types';
import { identityOf, repeatable, startTables } from '../helpers/tables';
import { beginWire, JOINED, joinWire, numberFrom, openWire, readFrame, type Wire } from '../helpers/wire';

/**
 * Two worlds that differ only in what the receiver may not know: two cards that it has not seen have changed places.
 * The same game is played in both through real sockets, move for move (a move that names one of the two cards names the
 * other), and everything the receiver gets must be the same, byte for byte, until the rules let it see a difference.
 */
jest.setTimeout(240_000);
const PAIRS = Number(process.env.WIRE_PAIRS ?? 24);
const SEATS = 3;
const FAST = { burst: 1e6, perSecond: 1e6 };

type Setup = typeof game.setup;
type Swap = readonly [string, string];

/** The reference game in which two cards, chosen by `choose` from what was dealt, have changed places. */
const swapped = (
  choose: (own: ReturnType<Setup>) => Swap,
  found: (swap: Swap) => void,
  apply: boolean,
): GameModule => {
  const setup: Setup = (...given) => {
    const own = game.setup(...given);
    const swap = choose(own);
    found(swap);
    return apply ? rename(own, swap) : own;
  };
  return { ...skirmish, game: { ...game, setup } };
};

const rename = <T>(data: T, [x, y]: Swap): T =>
  JSON.parse(
    JSON.stringify(data).replaceAll(/"(?:blade-\d+-of-\d|ambush-\d)"/gu, (card) =>
      card === `"${x}"` ? `"${y}"` : card === `"${y}"` ? `"${x}"` : card,
    ),
  ) as T;

interface Played {
  readonly seat: number;
  readonly move: Tagged;
}
interface World {
  readonly moves: readonly Played[];
  /** Frames of each page the receiver had, one after the other. */
  readonly frames: readonly (readonly Uint8Array[])[];
  readonly journal: Journal;
  readonly refused: boolean;
}

/** Plays one world. Without a script it is made up; with one it is followed until a move is not allowed. */
const playWorld = async (
  seed: number,
  module: GameModule,
  receiver: Viewer,
  script?: readonly Played[],
): Promise<World> => {
  const server = await startTables({
    games: { skirmish: () => Promise.resolve(module) },
    random: repeatable(seed),
    rate: FAST,
    graceSeconds: 1000,
  });
  const { origin, tables } = server;
  numberFrom(1);
  const { table, secret } = await openWire(origin, { rounds: 3 });
  const join = (n: number, rev?: number) =>
    joinWire(origin, {
      table,
      secret,
      identity: identityOf(seed * 100 + n + 1),
      watch: n >= SEATS,
      ...(rev === undefined ? {} : { rev }),
    });
  const pages: Wire[] = [];
  for (let n = 0; n <= SEATS; n++) pages.push(await join(n));
  const mine: Wire[] = [];
  const me = receiver === 'spectator' ? SEATS : receiver;
  mine.push(pages[me]!);
  await beginWire(pages.slice(0, SEATS));
  const live = tables.get(table)!;
  const rng = fastRng(seed);
  // The same in both worlds, whatever the moves are.
  const pry = fastRng(-seed);
  const returns = [5 + pry.below(5), 12 + pry.below(10)];
  const moves: Played[] = [];
  let refused = false;
  for (let step = 0; live.doc.stage === 'playing' && !refused; step++) {
    if (returns.includes(step)) {
      await pages[me]!.leave(false);
      pages[me] = await join(me, step === returns[0] ? live.rev - 3 : undefined);
      mine.push(pages[me]);
    }
    const { match } = live;
    // The receiver pries: it asks for cards it may or may not have, and learns nothing from how it is refused.
    const ask = match!.state.open.find(({ seat }) => seat === me);
    if (ask) {
      const card = pry.pick(['blade-1-of-2', 'ambush-1', 'blade-7-of-2', 'ambush-4', 'blade-22-of-5']);
      const held = (match!.state as State).hands[me]!.cards.includes(card);
      if (!held) await pages[me]!.ask('move', { ask: ask.id, move: { type: 'pick', card } });
    }
    const next = script?.[step] ?? choose(match!.state as State, rng);
    if (script && !script[step]) break;
    const asked = match!.state.open.find(({ seat }) => seat === next.seat);
    const answer = await pages[next.seat]!.ask('move', { ask: asked?.id ?? 0, move: next.move });
    refused = 'code' in answer;
    if (!refused) moves.push(next);
  }
  if (live.doc.stage === 'playing') await pages[0]!.ask('end', {});
  const finished: FinishedMatch = await (await fetch(`${origin}/api/matches/${live.doc.match}`)).json();
  const frames = mine.map((wire) => wire.frames());
  await server.close();
  return { moves, frames, journal: finished.journal as Journal, refused };
};

const choose = (state: State, rng: ReturnType<typeof fastRng>): Played => {
  const { seat } = rng.pick(state.open);
  return { seat, move: rng.pick([...game.legalMoves(state, seat)]) };
};

/** What the receiver was entitled to at each step, as text. */
const entitled = (journal: Journal, module: GameModule, receiver: Viewer): string[] => {
  const told: string[] = [];
  replay(
    module.game,
    journal.terms,
    matchKey(journal.seed, journal.nonces),
    journal.entries,
    (state, events) => {
      const shown = (events as readonly Event[]).map((event) => game.redact(event, receiver));
      told.push(JSON.stringify([viewOf(module.game, state, receiver), shown]));
    },
  );
  return told;
};

/** All frames until the one that brings the record after `rev`, without the random token of the handshake. */
const framesUntil = (pages: World['frames'], rev: number): string[] => {
  const texts: string[] = [];
  for (const frames of pages) {
    let waiting: string[] = [];
    for (const bytes of frames) {
      const frame = readFrame(bytes);
      const comparable = frame.code === JOINED ? bytes.subarray(11) : bytes;
      waiting.push(Buffer.from(comparable).toString('hex'));
      if (frame.name === undefined) continue;
      const at = (frame.message as Partial<Answer<'told'>>).rev;
      if (at !== undefined && at > rev) return texts;
      texts.push(...waiting);
      waiting = [];
    }
  }
  return texts;
};

const unseen =
  (receiver: Viewer) =>
  (own: ReturnType<Setup>): Swap => {
    const other = own.hands.findIndex((_, seat) => seat !== receiver);
    const third = own.hands.findIndex((_, seat) => seat !== receiver && seat !== other);
    const hand = own.hands[other]!.cards;
    const elsewhere = own.round === 0 && hand.length % 2 === 0 ? own.deck.cards : own.hands[third]!.cards;
    return [hand[1]!, elsewhere[2]!];
  };

test(`${String(PAIRS)} pairs of worlds look the same until the rules show a difference (seeds 1…)`, async () => {
  let compared = 0;
  let steps = 0;
  let apart = 0;
  for (let seed = 1; seed <= PAIRS; seed++) {
    const receiver: Viewer = ([0, 1, 2, 'spectator'] as const)[seed % 4]!;
    let swap: Swap = ['', ''];
    const keep = (found: Swap): void => void (swap = found);
    const [one, two] = [false, true].map((apply) => swapped(unseen(receiver), keep, apply));
    const a = await playWorld(seed, one!, receiver);
    const script = a.moves.map(({ seat, move }) => ({ seat, move: rename(move, swap) }));
    const b = await playWorld(seed, two!, receiver, script);
    const [seenA, seenB] = [entitled(a.journal, one!, receiver), entitled(b.journal, two!, receiver)];
    const differs = seenA.findIndex((text, at) => text !== seenB[at]);
    const last = differs < 0 ? Math.min(seenA.length, seenB.length) : differs;
    const [framesA, framesB] = [framesUntil(a.frames, last), framesUntil(b.frames, last)];
    // The second world may stop earlier, where a move of the first is not allowed in it.
    const both = Math.min(framesA.length, framesB.length);
    expect(framesB.slice(0, both)).toEqual(framesA.slice(0, both));
    expect(both).toBeGreaterThan(10);
    compared += both;
    steps += last;
    if (differs >= 0) apart++;
  }
  expect(compared).toBeGreaterThan(PAIRS * 30);
  expect(steps).toBeGreaterThan(PAIRS * 5);
  // Without a difference in the end the comparison would prove nothing.
  expect(apart).toBeGreaterThan(PAIRS / 3);
});

test('a room that leaks is found out (seed 1)', async () => {
  // Private views that tell who holds what, by a number only: a leak that no search for names would find.
  const tattling = (module: GameModule): GameModule => ({
    ...module,
    game: {
      ...module.game,
      privateView: (state: State, seat: number) => ({
        ...game.privateView(state, seat),
        hint: strengthOf(state.hands[1]?.cards[1] ?? ''),
      }),
    },
  });
  let swap: Swap = ['', ''];
  const choose = (own: ReturnType<Setup>): Swap => {
    const card = own.hands[1]!.cards[1]!;
    const other = own.deck.cards.find((known) => strengthOf(known) !== strengthOf(card));
    return [card, other!];
  };
  const worlds = [false, true].map((apply) =>
    tattling(swapped(choose, (found) => void (swap = found), apply)),
  );
  const a = await playWorld(1, worlds[0]!, 0);
  const script = a.moves.map(({ seat, move }) => ({ seat, move: rename(move, swap) }));
  const b = await playWorld(1, worlds[1]!, 0, script);
  expect(framesUntil(b.frames, 1)).not.toEqual(framesUntil(a.frames, 1));
});
