import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './bundled';
import type { Left, Usage } from './usage';

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  readonly child: ChildProcess;
  /** What it has said on standard error. */
  errors(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  usage(): Promise<Usage>;
  /** What is left there after a forced collection. */
  left(): Promise<Left>;
}

/** Flags of Node.js with which `npm start` serves. */
const flagsOfStart = (): readonly string[] => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
};

/** Starts a bundled server script. Resolves when it listens. `killAfterMs`: it is killed then, ready or not. */
export const spawnServer = async (
  script: string,
  env: Readonly<Record<string, string>>,
  killAfterMs?: number,
): Promise<ServerProcess> => {
  const child = fork(script, [], {
    env: { ...process.env, ...env },
    execArgv: [...process.execArgv, ...flagsOfStart()],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'json',
  });
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready (\d+)/u.exec(said);
      if (ready) resolve(Number(ready[1]));
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`the server ended (${String(code ?? signal)}): ${errors}`)),
    );
  });
  return {
    port,
    child,
    origin: `http://127.0.0.1:${String(port)}`,
    errors: () => errors,
    kill: (signal = 'SIGKILL') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
    usage: () => asked<Usage>(child, 'usage', (said) => 'cpuMs' in said),
    left: () => asked<Left>(child, 'left', (said) => 'left' in said),
  };
};

/** Asks a process something. Others in it speak through the same channel. */
const asked = <Answer extends object>(
  child: ChildProcess,
  what: string,
  isAnswer: (said: object) => boolean,
): Promise<Answer> =>
  new Promise((resolve) => {
    const hear = (said: unknown): void => {
      if (typeof said !== 'object' || said === null || !isAnswer(said)) return;
      child.off('message', hear);
      resolve(said as Answer);
    };
    child.on('message', hear);
    child.send(what);
  });
