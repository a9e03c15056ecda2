import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runScript, wholeOr } from '../../server/cli/script';
import { fastRng } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';
import { bundled } from '../helpers/bundled';
import { spawnServer, type ServerProcess } from '../helpers/process';
import { answerOne, begin, gather, type Gathered, type Page, until } from '../helpers/tables';
import type { Left } from '../helpers/usage';

/** Games at a time. */
const TOGETHER = 16;
/** What is left is looked at after each of these parts; the first four warm up: so long the engine finds code worth compiling better. */
const PARTS = 10;
const WARM_UP = 4;
/** Tables sleep so soon when nobody is there; sooner, a page that a busy machine holds up would find its new table gone. */
const SLEEP_MS = 25_000;
/** Flat: within this of what it was after the warm-up. */
const FLAT = 1.05;
/** A table where nothing has happened for so long has stopped; how long a game takes says only how busy the machine is, or that it was halted. */
const PATIENCE_MS = 600_000;
const LOOK_MS = 1000;

interface Row {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly ratio: number;
  readonly goal: number | null;
  readonly ok: boolean;
}

type GameId = keyof typeof GAMES;
/** Both missions of the games that have two, as short as they go: played at random, Risk of two captains takes 2,700 moves. */
const MISSIONS: Partial<Record<GameId, readonly Record<string, unknown>[]>> = {
  risk: [{ rounds: 5 }, { mission: 2, rounds: 5 }],
  attackWing: [{ rounds: 4 }, { mission: 'balanceOfTerror', reactionSeconds: 0, rounds: 4 }],
};
const KINDS = (Object.keys(GAMES) as GameId[]).flatMap((game) =>
  (MISSIONS[game] ?? [{}]).map((options) => ({ game, options })),
);

/** One person and as many bots as there must be; they play at random to the end. */
const playOne = async (origin: string, number: number): Promise<number> => {
  const wish = KINDS[number % KINDS.length]!;
  const { seats } = (await GAMES[wish.game]()).game;
  const gathered = await gather(origin, 1, wish, { games: GAMES, ms: PATIENCE_MS });
  const { host } = gathered;
  for (let seat = 1; seat < Math.max(2, seats.min); seat++) await host.ask('bot', { seat, level: 'random' });
  await begin(gathered, PATIENCE_MS);
  await playToEnd(gathered, number);
  const moves = host.state().view.rev;
  host.leave();
  return moves;
};

const playToEnd = async ({ host }: Gathered, number: number): Promise<void> => {
  const rng = fastRng(number);
  let [rev, looks] = [-1, 0];
  while (host.state().view.stage !== 'over') {
    // Looks are counted and not time: a process that is halted does not look.
    if (host.state().view.rev > rev) [rev, looks] = [host.state().view.rev, 0];
    else if (++looks > PATIENCE_MS / LOOK_MS) throw new Error(`game ${String(number)} stands still`);
    const isAnswered = await answerOne(host, (moves) => rng.pick(moves));
    if (!isAnswered) await newsOf(host);
  }
};

/** Something happens at the table, or has not for a while. */
const newsOf = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    const heard = (): void => {
      stop();
      clearTimeout(waiting);
      resolve();
    };
    const stop = page.watch(heard);
    const waiting = setTimeout(heard, LOOK_MS);
  });

/** Plays these games, so many at a time; gives how many moves they had. */
const playAll = async (origin: string, from: number, to: number): Promise<number> => {
  let next = from;
  let moves = 0;
  const keepPlaying = async (): Promise<void> => {
    while (next < to) {
      const made = await playOne(origin, next++);
      moves += made;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, keepPlaying));
  return moves;
};

/** What is left when everybody has gone and every table sleeps. */
const settled = async (server: ServerProcess): Promise<Left> => {
  let tables = 1;
  const look = setInterval(() => void server.usage().then((usage) => (tables = usage.tables)), 200);
  await until(() => tables === 0, 'every table to sleep', PATIENCE_MS);
  clearInterval(look);
  return server.left();
};

const MB = 1024 * 1024;
const rowOf = (
  name: string,
  of: (left: Left) => number,
  seen: readonly Left[],
  goal: number | null,
  spare = 0,
): Row => {
  const warm = seen.slice(WARM_UP - 1).map(of);
  const [first = 0, last = 0] = [warm[0], warm.at(-1)];
  const ratio = Number((last / first).toFixed(3));
  const round = (value: number): number => Number(value.toFixed(2));
  return {
    name,
    first: round(first),
    last: round(last),
    ratio,
    goal,
    ok: goal === null || ratio <= goal || last - first <= spare,
  };
};

const flags = { games: wholeOr(500, 20, 1_000_000) };

/** `npm run soak [-- --games 500] [--json]`: games of every kind through real rooms; nothing may be left of them. */
const done = runScript('soak', flags, async ({ games }, tell) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-soak-'));
  const server = await spawnServer(await bundled('test/helpers/serveSkirmish.ts'), {
    DATA_DIR: folder,
    PORT: '0',
    SLEEP_MS: String(SLEEP_MS),
  });
  const began = performance.now();
  const seen: Left[] = [];
  let moves = 0;
  for (let part = 0; part < PARTS; part++) {
    const [from, to] = [part, part + 1].map((at) => Math.floor((games * at) / PARTS));
    moves += await playAll(server.origin, from ?? 0, to ?? 0);
    const left = await settled(server);
    seen.push(left);
    const heap = `${((left.heap + left.external) / MB).toFixed(1)} MB`;
    tell(`${String(to)} games: ${heap}, ${left.handles} handles, ${left.files} files`);
  }
  const seconds = (performance.now() - began) / 1000;
  const errors = server.errors();
  await server.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
  const rows = [
    rowOf('memory after collection, MB', ({ heap, external }) => (heap + external) / MB, seen, FLAT),
    rowOf(
      'of that what we keep, MB',
      ({ heap, external, code }) => (heap + external - code) / MB,
      seen,
      FLAT,
    ),
    rowOf('of that compiled code, MB', ({ code }) => code / MB, seen, null),
    rowOf('resident memory, MB', ({ rss }) => rss / MB, seen, null),
    // There are five or six: what the house does now and then is one of them while it is done.
    rowOf('handles', ({ handles }) => handles, seen, FLAT, 1),
    rowOf('open files', ({ files }) => files, seen, FLAT),
  ];
  const grown = rows.find(({ ok }) => !ok);
  return {
    report: { games, moves, seconds: Math.round(seconds), rows, parts: seen },
    lines: [
      `${games} games, ${moves} moves, ${seconds.toFixed(0)} s`,
      ...rows.map(({ name, first, last, ratio, ok, goal }) => {
        const verdict = goal === null ? '' : ok ? 'flat' : 'GROWS';
        return `${name.padEnd(32)}${`${first} → ${last} (${ratio})`.padEnd(32)}${verdict}`;
      }),
    ],
    fault:
      errors === ''
        ? grown
          ? `${grown.name}: ${grown.ratio} times what it was`
          : undefined
        : errors.slice(0, 400),
  };
});
// Pages that have left may still hold a socket for a moment.
void done.then(() => process.exit());
