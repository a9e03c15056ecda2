import { type ChildProcess, fork } from 'node:child_process';

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  readonly child: ChildProcess;
  /** What it has said on standard error. */
  errors(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  usage(): Promise<Usage>;
}
export interface Usage {
  readonly cpuMs: number;
  readonly rss: number;
  readonly tables: number;
}

/** Starts a bundled server script. Resolves when it listens. */
export const spawnServer = async (
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ServerProcess> => {
  const child = fork(script, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'json',
  });
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
    usage: () =>
      new Promise((resolve) => {
        const hear = (said: unknown): void => {
          // Others in that process speak through the same channel.
          if (typeof said !== 'object' || said === null || !('rss' in said)) return;
          child.off('message', hear);
          resolve(said as Usage);
        };
        child.on('message', hear);
        child.send('usage');
      }),
  };
};
