import { isDeepStrictEqual } from 'node:util';
import type { FinishedMatch } from '../../shared/api';
import { readBoard } from '../../shared/engine/board';
import { canonical } from '../../shared/engine/canonical';
import { digestOf } from '../../shared/engine/fairness';
import type { AnyGame, BaseState, GameModule, Tagged, Viewer } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { copyOf, guessFrom, judge, step, viewOf } from '../../shared/engine/kernel';
import { redacted } from '../../shared/engine/match';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { GAMES, type GameId } from '../../shared/games';
import type { Answer } from '../../shared/protocol';
import { FROM_ELSEWHERE } from '../games/attackWing/faceDown';
import { type Entitlement, entitledTo, someMove, textsIn } from '../helpers/entitled';
import { type Host, identityOf, repeatable, startTables, until } from '../helpers/tables';
import { beginWire, JOINED, joinWire, numberFrom, openTable, readFrame, type Wire } from '../helpers/wire';

/**
 * The secrets of every registered game on real sockets, through the contract alone: a page receives exactly what its
 * viewer may know, and two worlds that its viewer cannot tell apart (the other one is a `guess`) send it the same bytes.
 */
jest.setTimeout(240_000);
const IDS = Object.keys(GAMES) as GameId[];
const BALANCE = { mission: 'balanceOfTerror', size: 'skirmish', reactionSeconds: 0 };
/** Every game as it is, and where something else is secret: cards that lie face down, fleets handed in, an event's sheets. */
const TABLES: readonly (readonly [name: string, id: GameId, options: object])[] = [
  ...IDS.map((id) => [id, id, {}] as const),
  ['attackWing with face-down cards and fleets handed in', 'attackWing', { ...BALANCE, fleets: 'built' }],
  [
    'attackWing with the build sheets of an event',
    'attackWing',
    {
      ...BALANCE,
      sheet1: 'aw1~Patrol~fedEnterprise.kirk.fedCheatDeath-fedScott~fedMiranda.terrell-fedUhura',
      sheet2: 'aw1~Hunters~kliKronosOne.chang-kliKorax~kliD7.krell.kliPhotonTorpedoes4-kliKunivas',
    },
  ],
  [
    'attackWing with several face-down cards on a ship',
    'attackWing',
    { ...BALANCE, sheet1: FROM_ELSEWHERE[0], sheet2: FROM_ELSEWHERE[1] },
  ],
];
/** More with WIRE_MATCHES=20. */
const MATCHES = Number(process.env.WIRE_MATCHES ?? 2);
const MOVES = 90;
const FAST = { burst: 1e6, perSecond: 1e6 };

const serve = (module: GameModule, seed: number): Promise<Host> =>
  startTables({
    games: { [module.game.id]: () => Promise.resolve(module) },
    random: repeatable(seed),
    rate: FAST,
    graceSeconds: 1000,
  });

interface Receiver {
  readonly viewer: Viewer;
  readonly wire: Wire;
}

/** A table with everybody seated, somebody who watches, and a match that has begun. */
const openMatch = async (server: Host, game: AnyGame, seed: number, options: object) => {
  const seats = Math.max(2, game.seats.min);
  numberFrom(1);
  const { table, secret } = await openTable(server.origin, { game: game.id, options });
  const receivers: Receiver[] = [];
  const pages: Wire[] = [];
  const join = async (n: number, rev?: number): Promise<Wire> => {
    const wire = await joinWire(server.origin, {
      table,
      secret,
      identity: identityOf(seed * 100 + n + 1),
      watch: n >= seats,
      ...(rev === undefined ? {} : { rev }),
    });
    receivers.push({ viewer: n < seats ? n : 'spectator', wire });
    pages[n] = wire;
    return wire;
  };
  for (let n = 0; n <= seats; n++) await join(n);
  await beginWire(pages.slice(0, seats));
  const live = server.tables.get(table)!;
  const end = async (): Promise<Journal> => {
    if (live.doc.stage === 'playing') await pages[0]!.ask('end', {});
    const found = await fetch(`${server.origin}/api/matches/${live.doc.match}`);
    return ((await found.json()) as FinishedMatch).journal as Journal;
  };
  return { seats, pages, receivers, live, join, end };
};

// ── A page receives what its viewer may know, and nothing else ────────────────────────────────────────────────────
/** Plays through real sockets, with somebody who comes late and some who drop and come back. */
const playRecorded = async (module: GameModule, seed: number, options: object = {}) => {
  const server = await serve(module, seed);
  const { game } = module;
  const { seats, pages, receivers, live, join, end } = await openMatch(server, game, seed, options);
  const rng = fastRng(seed);
  for (let moves = 0; moves < MOVES && live.doc.stage === 'playing'; moves++) {
    if (moves === 20) await join(seats + 1);
    if (moves === 30 || moves === 60) {
      const seat = rng.below(seats);
      await pages[seat]!.leave(false);
      await join(seat, moves === 30 ? live.rev - 2 : undefined);
    }
    const { state } = live.match!;
    const ask = rng.pick(state.open);
    const answer = await pages[ask.seat]!.ask('move', { ask: ask.id, move: someMove(game, state, ask, rng) });
    if ('code' in answer) throw new Error(`${answer.code} ${answer.message ?? ''}`);
  }
  const shown = receivers
    .filter(({ wire }) => wire.room.connection.isOpen)
    .map(({ wire }) => wire.room.state as { readonly rev: number; toJSON(): { board: unknown } });
  await until(() => shown.every(({ rev }) => rev === live.rev), 'the last record');
  const boards = shown.map((state) => state.toJSON().board);
  const board = game.publicView(live.match!.state);
  const journal = await end();
  await server.close();
  return { receivers, journal, boards, board };
};

const ENTITLED = new WeakMap<Journal, Map<Viewer, Entitlement[]>>();

/** As `entitledTo`; several pages of one match ask it of the same viewers. */
const entitled = (game: AnyGame, journal: Journal, viewer: Viewer): Entitlement[] => {
  const known = ENTITLED.get(journal) ?? new Map<Viewer, Entitlement[]>();
  ENTITLED.set(journal, known);
  const found = known.get(viewer) ?? entitledTo(game, journal, viewer);
  known.set(viewer, found);
  return found;
};

/** Everything a page was told that its viewer was not entitled to, or not in this way. */
const surplus = (game: AnyGame, journal: Journal, { viewer, wire }: Receiver): string[] => {
  const known = entitled(game, journal, viewer);
  const at = (rev: number) => known[rev - 1]!;
  const found: string[] = [];
  const expect = (what: string, got: unknown, due: unknown): void => {
    const [plain, wanted] = [got, due].map((data): unknown => JSON.parse(JSON.stringify(data ?? null)));
    if (!isDeepStrictEqual(plain, wanted)) found.push(`${String(viewer)} ${what}: ${canonical(plain)}`);
  };
  let view: Record<string, unknown> = {};
  for (const bytes of wire.frames()) {
    const { name, message } = readFrame(bytes);
    if (name === 'welcome') {
      const welcome = message as Answer<'welcome'>;
      view = { ...(welcome.view as object) };
      if (welcome.rev > 0) expect(`welcomed at ${String(welcome.rev)}`, welcome.view, at(welcome.rev).priv);
      for (const { rev, events } of welcome.story) expect(`story ${String(rev)}`, events, at(rev).events);
    }
    if (name !== 'told') continue;
    const told = message as Answer<'told'>;
    const kept = Object.entries(view).filter(([field]) => told.gone?.includes(field) !== true);
    view = { ...Object.fromEntries(kept), ...told.view };
    expect(`told ${String(told.rev)}`, told.events, at(told.rev).events);
    if (viewer === 'spectator') expect(`shown ${String(told.rev)}`, told.view, undefined);
    else expect(`shown ${String(told.rev)}`, view, at(told.rev).priv);
  }
  return found;
};

/** Names that some seat knew at a record and this viewer had never come across, and in whose frame they were found. */
const searchBytes = (game: AnyGame, journal: Journal, { viewer, wire }: Receiver) => {
  const own = entitled(game, journal, viewer);
  const all = Array.from({ length: journal.terms.seats }, (_, seat) => entitled(game, journal, seat));
  const known = new Set<string>();
  const secrets = own.map((mine, rev) => {
    textsIn(mine, known);
    const theirs = new Set<string>();
    for (const seat of all) textsIn([seat[rev]!.priv, seat[rev]!.events], theirs);
    // Parts of what is known are known; nothing reaches over the end of a text.
    const heard = [...known].join('\0');
    return [...theirs].filter((text) => text.length > 3 && !known.has(text) && !heard.includes(text));
  });
  const leaks: string[] = [];
  let rev = journal.entries.length + 1;
  // Backwards: a frame belongs to the record of the message that completes it.
  for (const bytes of [...wire.frames()].reverse()) {
    const frame = readFrame(bytes);
    if (frame.name === 'told' || frame.name === 'welcome') ({ rev } = frame.message as Answer<'told'>);
    const text = Buffer.from(bytes).toString('latin1');
    for (const secret of secrets[rev - 1] ?? [])
      if (text.includes(secret)) leaks.push(`${secret} reached ${String(viewer)} at ${String(rev)}`);
  }
  return { leaks, sought: secrets.reduce((sum, names) => sum + names.length, 0) };
};

test.each(TABLES)(
  '%s: a page receives what its viewer may know and nothing else (seeds 1…)',
  async (_name, id, options) => {
    const module: GameModule = await GAMES[id]();
    let sought = 0;
    let frames = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { receivers, journal, boards, board } = await playRecorded(module, seed, options);
      for (const receiver of receivers) {
        expect(surplus(module.game, journal, receiver)).toEqual([]);
        const searched = searchBytes(module.game, journal, receiver);
        expect(searched.leaks).toEqual([]);
        sought += searched.sought;
        frames += receiver.wire.frames().length;
      }
      for (const shown of boards) expect(readBoard(module.game.board, shown)).toEqual(board);
    }
    expect(frames).toBeGreaterThan(MATCHES * MOVES * 2);
    // In Panic everybody's cards lie open: there is nothing that one seat knows and another does not.
    expect(sought > 0).toBe(id !== 'panic');
  },
);

// ── Two worlds ────────────────────────────────────────────────────────────────────────────────────────────────────
interface Played {
  readonly seat: number;
  readonly ask: number;
  readonly move: Tagged;
}

/** The same table as this viewer knows it, with other secrets and the same chance to come. */
const otherWorld = (game: AnyGame, state: Readonly<BaseState>, viewer: Viewer, seed: number): BaseState => ({
  ...guessFrom(game, viewOf(game, state, viewer), fastRng(seed)),
  rng: { ...state.rng },
  lastAsk: state.lastAsk,
  reveals: state.reveals,
});

/** The game in which the secrets change when so many moves have been made: each step begins with a copy. */
const changing = (module: GameModule, viewer: Viewer, seq: number, seed: number): GameModule => {
  const { game } = module;
  const clone = (state: Readonly<BaseState>): BaseState =>
    state.seq === seq ? otherWorld(game, state, viewer, seed) : copyOf(game, state);
  return { ...module, game: { ...game, clone } };
};

/** Makes up a match whose moves are legal in both worlds, and says when their secrets part. */
class Script {
  readonly moves: Played[] = [];
  /** Moves made when the secrets changed. */
  seq: number | undefined;
  /** The first record at which the viewer may see a difference. */
  differs: number | undefined;
  private other: BaseState | undefined;

  constructor(
    private readonly game: AnyGame,
    private readonly viewer: Viewer,
    private readonly seed: number,
    readonly options: object = {},
  ) {}

  /** The next move, or a wish that is refused; `undefined`: there is none that is legal in both. */
  next(state: Readonly<BaseState>, rng: Rng): Played | undefined {
    const { game, viewer } = this;
    if (!this.other && state.seq >= 10 + this.seed) {
      const other = otherWorld(game, state, viewer, this.seed);
      if (canonical(other) !== canonical(state)) [this.other, this.seq] = [other, state.seq];
    }
    for (let tries = 0; tries < 40; tries++) {
      const ask = rng.pick(state.open);
      const move = someMove(game, state, ask, rng);
      if (!this.other || !judge(game, this.other, { actor: ask.seat, ask: ask.id, move }))
        return { seat: ask.seat, ask: ask.id, move };
    }
    return undefined;
  }

  /** Takes note of a move that was made in the first world. */
  made(played: Played, before: Readonly<BaseState>, after: Readonly<BaseState>, rev: number): void {
    this.moves.push(played);
    if (!this.other) return;
    const { game, viewer } = this;
    const action = { actor: played.seat, ask: played.ask, move: played.move };
    const [one, two] = [before, this.other].map((state) => step(game, state, action));
    if (!one?.ok || !two?.ok) throw new Error('a move that is legal in both worlds was refused');
    this.other = two.value.state;
    const told = [one, two].map((world) =>
      canonical([viewOf(game, world.value.state, viewer), redacted(game, world.value.events, viewer)]),
    );
    if (canonical(after) !== canonical(one.value.state)) throw new Error('the room played something else');
    if (told[0] !== told[1]) this.differs ??= rev;
  }
}

/** A wish of the viewer's own seat that will be refused: what it is told about it must not depend on secrets. */
const pry = (game: AnyGame, state: Readonly<BaseState>, viewer: Viewer, rng: Rng): Played | undefined => {
  if (viewer === 'spectator') return undefined;
  const ask = rng.pick(state.open);
  const mine = state.open.find(({ seat }) => seat === viewer);
  const wish = { seat: viewer, ask: mine?.id ?? 0, move: someMove(game, state, ask, rng) };
  return judge(game, state, { actor: viewer, ask: wish.ask, move: wish.move }) ? wish : undefined;
};

/** Plays one world: makes the script up, or follows it. Gives the frames of each page the viewer had. */
const playWorld = async (
  module: GameModule,
  viewer: Viewer,
  seed: number,
  script: Script,
  follow: boolean,
) => {
  const server = await serve(module, seed);
  const { seats, pages, receivers, live, join, end } = await openMatch(
    server,
    module.game,
    seed,
    script.options,
  );
  const me = viewer === 'spectator' ? seats : viewer;
  const rng = fastRng(seed);
  const prying = fastRng(-seed);
  for (let at = 0; at < MOVES && live.doc.stage === 'playing'; at++) {
    if (at === 25 || at === 50) {
      await pages[me]!.leave(false);
      await join(me, at === 25 ? live.rev - 3 : undefined);
    }
    const { state } = live.match!;
    const wish = pry(module.game, state, viewer, prying);
    if (wish) await pages[me]!.ask('move', { ask: wish.ask, move: wish.move });
    const next = follow ? script.moves[at] : script.next(state, rng);
    if (!next || (script.differs !== undefined && live.rev > script.differs + 2)) break;
    const answer = await pages[next.seat]!.ask('move', { ask: next.ask, move: next.move });
    if ('code' in answer) break;
    if (!follow) script.made(next, state, live.match!.state, live.rev);
  }
  await end();
  await server.close();
  return receivers.filter((one) => one.viewer === viewer).map(({ wire }) => wire.frames());
};

/** All frames before the record `rev`, without the random token of the handshake. */
const framesBefore = (pages: readonly (readonly Uint8Array[])[], rev: number): string[] => {
  const texts: string[] = [];
  for (const frames of pages) {
    let waiting: string[] = [];
    for (const bytes of frames) {
      const frame = readFrame(bytes);
      waiting.push(Buffer.from(frame.code === JOINED ? bytes.subarray(11) : bytes).toString('hex'));
      if (frame.name === undefined) continue;
      const at = (frame.message as Partial<Answer<'told'>>).rev;
      if (at !== undefined && at >= rev) return texts;
      texts.push(...waiting);
      waiting = [];
    }
  }
  return texts;
};

const playBoth = async (module: GameModule, viewer: Viewer, seed: number, options: object) => {
  const script = new Script(module.game, viewer, seed, options);
  const one = await playWorld(module, viewer, seed, script, false);
  if (script.seq === undefined) throw new Error(`${module.game.id} seed ${String(seed)}: nothing was secret`);
  const changed = changing(module, viewer, script.seq, seed);
  const two = await playWorld(changed, viewer, seed, script, true);
  const end = script.differs ?? script.moves.length + 2;
  return {
    frames: [framesBefore(one, end), framesBefore(two, end)] as const,
    apart: script.differs !== undefined,
    /** Records after the secrets changed and before the viewer could see it. */
    alike: end - script.seq - 2,
  };
};

test.each(TABLES)(
  '%s: two worlds send the same bytes until the rules show a difference (seeds 1…)',
  async (_name, id, options) => {
    const module: GameModule = await GAMES[id]();
    let alike = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      for (const viewer of [seed % 2, 'spectator'] as const) {
        const { frames, alike: more } = await playBoth(module, viewer, seed, options);
        expect(frames[1]).toEqual(frames[0]);
        expect(frames[0].length).toBeGreaterThan(20);
        alike += more;
      }
    }
    expect(alike).toBeGreaterThan(0);
  },
);

test.each(IDS)('%s: a view that tells a secret by a number alone is found out (seed 1)', async (id) => {
  const module: GameModule = await GAMES[id]();
  const { game } = module;
  const weigh = (state: Readonly<BaseState>): number =>
    parseInt(digestOf({ ...state, rng: 0 }).slice(0, 4), 16);
  const tattling: GameModule = {
    ...module,
    game: {
      ...game,
      privateView: (state, seat) => ({ ...game.privateView(state, seat), hint: weigh(state) }),
    },
  };
  const honest = new Script(game, 1, 1);
  const one = await playWorld(tattling, 1, 1, honest, false);
  const two = await playWorld(changing(tattling, 1, honest.seq!, 1), 1, 1, honest, true);
  const end = honest.differs ?? honest.moves.length + 2;
  expect(framesBefore(two, end)).not.toEqual(framesBefore(one, end));
});

test.each(['risk', 'attackWing'] as const)(
  '%s: a room that tells everybody everything is found out (seed 1)',
  async (id) => {
    const module: GameModule = await GAMES[id]();
    const leaky: GameModule = { ...module, game: { ...module.game, redact: (event) => event } };
    const { receivers, journal } = await playRecorded(leaky, 1);
    expect(receivers.flatMap((receiver) => surplus(module.game, journal, receiver)).length).toBeGreaterThan(
      5,
    );
  },
);
