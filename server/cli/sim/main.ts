import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { SingleBar } from 'cli-progress';
import type { Register } from '../../../shared/games';
import { say, stop } from '../terminal';
import { type Played, playForJournal, playOne, type SimGame } from './play';
import { Tally, tableOf } from './report';
import { botNamesOf, loadGame, readSettings, type Settings, simGame } from './settings';

interface Chunk {
  readonly from: number;
  readonly count: number;
}
type Answer = { readonly played: readonly Played[] } | { readonly error: string };

/** `npm run sim`: plays many games in worker threads. This file is both the main thread and the workers. */
export const runSim = async (register: Register): Promise<void> => {
  if (isMainThread) await lead(register, process.argv.slice(2));
  else await work(register, workerData as Settings);
};

const lead = async (register: Register, argv: readonly string[]): Promise<void> => {
  const settings = readSettings(argv);
  if (!settings.ok) return stop(settings.refusal.message);
  const module = await loadGame(register, settings.value.game);
  if (!module.ok) return stop(module.refusal.message);
  const sim = simGame(module.value, settings.value);
  if (!sim.ok) return stop(sim.refusal.message);
  const { journal } = settings.value;
  if (journal !== undefined && !saveJournal(sim.value, journal)) return;
  const tally = new Tally(sim.value.bots.length, sim.value.game.cooperative);
  const began = performance.now();
  const error = await playAll(settings.value, tally);
  if (error !== undefined) return stop(error);
  const seconds = (performance.now() - began) / 1000;
  const { game, seed, json } = settings.value;
  const report = tally.report(game, botNamesOf(settings.value, sim.value.bots.length), seed, seconds);
  say(json ? JSON.stringify(report) : tableOf(report));
};

/** Saves the first game of the run. */
const saveJournal = (sim: SimGame, file: string): boolean => {
  try {
    writeFileSync(file, `${JSON.stringify(playForJournal(sim, 0))}\n`);
    return true;
  } catch (error) {
    stop(`journal: cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};

/** Hands out chunks of games to workers until all are played; gives the first error. */
const playAll = (settings: Settings, tally: Tally): Promise<string | undefined> => {
  const threads = Math.min(settings.threads ?? availableParallelism(), settings.games);
  const size = Math.max(1, Math.min(200, Math.ceil(settings.games / (threads * 8))));
  const bar = new SingleBar({
    clearOnComplete: true,
    stream: process.stderr,
    format: '{bar} {value}/{total} games, {eta_formatted} left',
  });
  const showBar = process.stderr.isTTY && !settings.json;
  if (showBar) bar.start(settings.games, 0);
  let next = 0;
  let left = settings.games;
  return new Promise((resolve) => {
    const workers = Array.from({ length: threads }, () => new Worker(__filename, { workerData: settings }));
    const end = (error?: string): void => {
      if (showBar) bar.stop();
      void Promise.all(workers.map((worker) => worker.terminate())).then(() => resolve(error));
    };
    const handOut = (worker: Worker): void => {
      const count = Math.min(size, settings.games - next);
      if (count > 0) worker.postMessage({ from: next, count } satisfies Chunk);
      next += count;
    };
    for (const worker of workers) {
      worker.on('error', (error) => end(error.message));
      worker.on('message', (answer: Answer) => {
        if ('error' in answer) return end(answer.error);
        answer.played.forEach((played) => tally.add(played));
        left -= answer.played.length;
        if (showBar) bar.update(settings.games - left);
        if (left === 0) end();
        else handOut(worker);
      });
      handOut(worker);
    }
  });
};

const work = async (register: Register, settings: Settings): Promise<void> => {
  const module = await loadGame(register, settings.game);
  const sim = module.ok ? simGame(module.value, settings) : module;
  const answer = (made: Answer): void => parentPort?.postMessage(made);
  parentPort?.on('message', ({ from, count }: Chunk) => {
    if (!sim.ok) return answer({ error: sim.refusal.message });
    try {
      const played = Array.from({ length: count }, (_, i) => {
        const { outcome, moves, questions } = playOne(sim.value, from + i);
        return { outcome, moves, questions };
      });
      answer({ played });
    } catch (error) {
      answer({ error: error instanceof Error ? error.message : String(error) });
    }
  });
};
