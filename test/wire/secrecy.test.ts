import { replay } from '../../shared/engine/journal';
import type { GameModule, Viewer } from '../../shared/engine/game';
import { viewOf } from '../../shared/engine/kernel';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { matchKey } from '../../shared/engine/fairness';
import type { FinishedMatch } from '../../shared/api';
import type { Journal } from '../../shared/engine/journal';
import type { Answer } from '../../shared/protocol';
import { game, skirmish } from '../helpers/skirmish';
import { CARDS } from '../helpers/skirmish/types';
import { type Host, identityOf, startTables } from '../helpers/tables';
import { beginWire, joinWire, openWire, readFrame, type Wire } from '../helpers/wire';

jest.setTimeout(180_000);

/** Hundreds with WIRE_GAMES=500; a sample otherwise. */
const GAMES_PLAYED = Number(process.env.WIRE_GAMES ?? 40);
const AT_ONCE = 6;
const FAST = { burst: 1e6, perSecond: 1e6 };

interface Receiver {
  readonly viewer: Viewer;
  readonly wire: Wire;
}

/** Plays one random game through real sockets and gives back everything that everybody received. */
const playRecorded = async (server: Host, seed: number): Promise<readonly Receiver[]> => {
  const { origin } = server;
  const rng = fastRng(seed);
  const seats = 2 + rng.below(3);
  const { table, secret } = await openWire(origin, { rounds: 2, start: 'random' });
  const who = (n: number) => identityOf(seed * 100 + n + 1);
  const receivers: Receiver[] = [];
  const join = async (n: number, viewer: Viewer, rev?: number) => {
    const watch = viewer === 'spectator';
    const wire = await joinWire(origin, {
      table,
      secret,
      identity: who(n),
      watch,
      ...(rev === undefined ? {} : { rev }),
    });
    receivers.push({ viewer, wire });
    return wire;
  };
  const players: Wire[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(await join(seat, seat));
  await join(50, 'spectator');
  await beginWire(players);
  const live = server.tables.get(table)!;
  const disturb = [3 + rng.below(8), 12 + rng.below(8)];
  for (let moves = 0; live.doc.stage === 'playing'; moves++) {
    if (moves === disturb[0]) await join(51, 'spectator');
    if (disturb.includes(moves)) {
      const seat = rng.below(seats);
      await players[seat]!.leave(false);
      const named = moves === disturb[0] ? live.rev - rng.below(5) : undefined;
      players[seat] = await join(seat, seat, named);
    }
    await moveOnce(server, table, players, rng);
  }
  for (const { wire } of receivers) if (wire.room.connection.isOpen) await wire.leave();
  return receivers;
};

/** One random legal move of somebody who is asked; now and then something forbidden beside it. */
const moveOnce = async (server: Host, table: string, players: readonly Wire[], rng: Rng): Promise<void> => {
  const { match } = server.tables.get(table)!;
  const ask = rng.pick(match!.state.open);
  if (rng.below(4) === 0) {
    const card = rng.pick(CARDS);
    await rng
      .pick(players)
      .ask('move', { ask: ask.id, move: { type: rng.pick(['pick', 'lay'] as const), card } });
  }
  const still = match!.state.open.find(({ id }) => id === ask.id);
  if (!still) return;
  const move = rng.pick([...match!.game.legalMoves(match!.state, ask.seat)]);
  await players[ask.seat]!.ask('move', { ask: ask.id, move });
};

/** What each viewer may have known of, at each rev. */
const allowed = (
  module: GameModule,
  journal: Journal,
): ((viewer: Viewer, rev: number) => ReadonlySet<string>) => {
  const known = new Map<Viewer, Set<string>[]>();
  const key = matchKey(journal.seed, journal.nonces);
  const viewers: Viewer[] = [...Array.from({ length: journal.terms.seats }, (_, seat) => seat), 'spectator'];
  replay(game, journal.terms, key, journal.entries, (state, events) => {
    for (const viewer of viewers) {
      const list = known.get(viewer) ?? [];
      const told = events.map((event) => game.redact(event, viewer));
      const text = JSON.stringify([viewOf(game, state, viewer), told]);
      list.push(new Set([...(list.at(-1) ?? []), ...cardsIn(text)]));
      known.set(viewer, list);
    }
  });
  return (viewer, rev) =>
    known.get(viewer)![Math.max(0, rev - 1)] ?? new Set(module === skirmish ? [] : CARDS);
};

const CARD = /(?:blade-\d+-of-\d|ambush-\d)/gu;
const cardsIn = (text: string): string[] => text.match(CARD) ?? [];

/** The rev each frame belongs to: that of the message which completes it. */
const revsOf = (frames: readonly Uint8Array[]): number[] => {
  const revs: number[] = [];
  let rev = Number.MAX_SAFE_INTEGER;
  for (const bytes of [...frames].reverse()) {
    const frame = readFrame(bytes);
    if (frame.name === 'told' || frame.name === 'welcome') rev = (frame.message as Answer<'told'>).rev;
    revs.unshift(rev);
  }
  return revs;
};

const leaksOf = (receivers: readonly Receiver[], journal: Journal, module: GameModule): string[] => {
  const may = allowed(module, journal);
  const last = journal.entries.length + 1;
  return receivers.flatMap(({ viewer, wire }) => {
    const frames = wire.frames();
    const revs = revsOf(frames);
    return frames.flatMap((bytes, at) => {
      const rev = Math.min(revs[at]!, last);
      const known = may(viewer, rev);
      const text = Buffer.from(bytes).toString('latin1');
      return cardsIn(text)
        .filter((card) => !known.has(card))
        .map((card) => `${card} reached ${String(viewer)} at rev ${String(rev)}`);
    });
  });
};

const journalOf = async (server: Host, receivers: readonly Receiver[]): Promise<Journal> => {
  const state = receivers[0]!.wire.room.state as { readonly match: string };
  const finished: FinishedMatch = await (await fetch(`${server.origin}/api/matches/${state.match}`)).json();
  return finished.journal as Journal;
};

test(`${String(GAMES_PLAYED)} random games: nobody receives a card it may not know (seeds 1…)`, async () => {
  const server = await startTables({ rate: FAST, openings: FAST });
  const leaks: string[] = [];
  let frames = 0;
  let seed = 0;
  const run = async (): Promise<void> => {
    while (seed < GAMES_PLAYED) {
      const receivers = await playRecorded(server, ++seed);
      leaks.push(...leaksOf(receivers, await journalOf(server, receivers), skirmish));
      frames += receivers.reduce((sum, { wire }) => sum + wire.frames().length, 0);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  await server.close();
  expect(leaks).toEqual([]);
  expect(frames).toBeGreaterThan(GAMES_PLAYED * 200);
});

test('the search finds a leak where there is one (seed 1)', async () => {
  const leaky = { ...skirmish, game: { ...game, redact: (event: never) => event } } as GameModule;
  const server = await startTables({ games: { skirmish: () => Promise.resolve(leaky) } });
  const receivers = await playRecorded(server, 1);
  const leaks = leaksOf(receivers, await journalOf(server, receivers), skirmish);
  await server.close();
  expect(leaks.length).toBeGreaterThan(10);
});
