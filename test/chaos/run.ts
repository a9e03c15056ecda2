import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FinishedMatch } from '../../shared/api';
import { type Journal, verify } from '../../shared/engine/journal';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { spawnServer, type ServerProcess } from '../helpers/process';
import { skirmish } from '../helpers/skirmish';
import { answerOne, begin, connected, gather, type Gathered, type Page } from '../helpers/tables';

export interface ChaosSettings {
  readonly seed: number;
  readonly kills: number;
  readonly tables: number;
  /** The bundled server (test/helpers/serveSkirmish.ts). */
  readonly script: string;
  readonly say?: (line: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

export interface ChaosReport {
  readonly kills: number;
  /** Kills that came before the server was listening. */
  readonly atBoot: number;
  readonly movesAcknowledged: number;
  readonly matchesVerified: number;
  readonly worstReturnMs: number;
  /** What should not have been; empty when all is well. */
  readonly faults: readonly string[];
}

/** What was told at a table, by viewer and rev: it must never be told differently. */
class Witness {
  private readonly told = new Map<string, string>();
  private readonly last = new Map<Page, number>();
  readonly faults: string[] = [];
  acknowledged = 0;

  listen(table: string, page: Page): void {
    page.watch((news) => {
      this.neverBack(table, page);
      if (news.type !== 'told') return;
      const key = `${table} ${String(page.state().seat)} ${String(news.rev)}`;
      const text = JSON.stringify(news.events);
      const before = this.told.get(key);
      if (before !== undefined && before !== text) this.faults.push(`${key}: told ${before}, then ${text}`);
      this.told.set(key, text);
    });
  }

  /** A table is never seen at an earlier record than before: what was told was on the disk. */
  private neverBack(table: string, page: Page): void {
    const { view, link } = page.state();
    const last = this.last.get(page) ?? 0;
    if (link.type !== 'connected' || view.rev === 0) return;
    if (view.rev < last)
      this.faults.push(`${table}: record ${String(last)} was told, then it ended at ${String(view.rev)}`);
    this.last.set(page, Math.max(view.rev, last));
  }

  /** The last record that anybody at this table has been told of. */
  lastAt(pages: readonly Page[]): number {
    return Math.max(...pages.map((page) => this.last.get(page) ?? 0));
  }
}

interface Board {
  readonly gathered: Gathered;
  playing: boolean;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Plays on at a table until told to stop; a match that ends is verified and played again. */
const keepPlaying = async (board: Board, rng: Rng, witness: Witness, verified: () => void): Promise<void> => {
  const { pages, host } = board.gathered;
  while (board.playing) {
    const { stage, match } = host.state().view;
    const all = pages.every((page) => connected(page.state()));
    if (all && stage === 'over') await playAgain(board, match, witness, verified);
    const asked = pages.filter(
      (page) => (page.state().play?.offers.length ?? 0) > 0 && connected(page.state()),
    );
    if (asked.length === 0) await wait(2);
    else if (
      await Promise.race([
        answerOne(rng.pick(asked), (moves) => rng.pick(moves)),
        wait(1000).then(() => false),
      ])
    )
      witness.acknowledged++;
  }
};

const playAgain = async (
  { gathered }: Board,
  match: string,
  witness: Witness,
  verified: () => void,
): Promise<void> => {
  const { host } = gathered;
  const response = await fetch(`${hostOrigin(gathered)}/api/matches/${match}`).catch(() => undefined);
  if (!response) return;
  if (response.status === 200) {
    const { journal } = (await response.json()) as FinishedMatch;
    const verdict = verify(journal as Journal, skirmish.game);
    if (verdict.ok) verified();
    else witness.faults.push(`match ${match}: ${verdict.refusal.message}`);
  } else witness.faults.push(`match ${match} is over and not to be had: ${String(response.status)}`);
  const again = await Promise.race([host.ask('rematch', {}), wait(2000)]);
  if (again?.ok) await Promise.race([begin(gathered).catch(() => undefined), wait(3000)]);
};

const origins = new WeakMap<Gathered, string>();
const hostOrigin = (gathered: Gathered): string => origins.get(gathered) ?? '';

/** Kills a server again and again, at any instant, and looks whether anything is lost. */
export const runChaos = async ({
  seed,
  kills,
  tables,
  script,
  say,
  env: more,
}: ChaosSettings): Promise<ChaosReport> => {
  const rng = fastRng(seed);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-chaos-'));
  const witness = new Witness();
  let [matches, worst, atBoot] = [0, 0, 0];
  let server = await spawnServer(script, { ...more, PORT: '0', DATA_DIR: folder });
  const env = { ...more, PORT: String(server.port), DATA_DIR: folder };
  const boards: Board[] = [];
  try {
    for (let i = 0; i < tables; i++) boards.push(await openBoard(server, witness));
    const playing = boards.map((board, i) =>
      keepPlaying(board, fastRng(seed * 1000 + i), witness, () => matches++).catch((error: unknown) =>
        witness.faults.push(String(error)),
      ),
    );
    for (let kill = 1; kill <= kills; kill++) {
      await wait(30 + rng.below(400));
      await server.kill('SIGKILL');
      const told = boards.map(({ gathered }) => witness.lastAt(gathered.pages));
      atBoot += await killAtBoot(script, env, rng);
      const began = performance.now();
      server = await spawnServer(script, env);
      await everybodyBack(boards, told);
      worst = Math.max(worst, performance.now() - began);
      say?.(`kill ${String(kill)}: everybody back after ${String(Math.round(performance.now() - began))} ms`);
    }
    for (const board of boards) board.playing = false;
    await Promise.all(playing);
  } finally {
    for (const { gathered } of boards) for (const page of gathered.pages) page.leave();
    await wait(50);
    await server.kill('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return {
    kills: kills + atBoot,
    atBoot,
    movesAcknowledged: witness.acknowledged,
    matchesVerified: matches,
    worstReturnMs: Math.round(worst),
    faults: witness.faults,
  };
};

const openBoard = async (server: ServerProcess, witness: Witness): Promise<Board> => {
  const gathered = await gather(server.origin, 2, { options: { rounds: 2 } });
  origins.set(gathered, server.origin);
  for (const page of gathered.pages) witness.listen(gathered.table, page);
  await begin(gathered);
  return { gathered, playing: true };
};

/** Now and then the server is killed again while it is still starting. */
const killAtBoot = async (
  script: string,
  env: Readonly<Record<string, string>>,
  rng: Rng,
): Promise<number> => {
  if (rng.below(3) > 0) return 0;
  const starting = spawnServer(script, env).catch(() => undefined);
  const died = wait(rng.below(500)).then(() => undefined);
  const early = await Promise.race([starting, died]);
  const server = early ?? (await starting);
  await server?.kill('SIGKILL');
  return 1;
};

const everybodyBack = async (boards: readonly Board[], told: readonly number[]): Promise<void> => {
  for (const [at, { gathered }] of boards.entries()) {
    for (const page of gathered.pages) {
      await page.is(connected, `a page of ${gathered.table} to come back`, 30_000);
      await page.is(
        ({ view }) => view.rev >= (told[at] ?? 0),
        `record ${String(told[at])} of ${gathered.table}`,
        30_000,
      );
    }
  }
};
