import { type ChildProcess, spawn } from 'node:child_process';
import net, { type AddressInfo } from 'node:net';
import { ROOT } from './bundled';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A server that can be killed. */
export interface RealServer {
  readonly origin: string;
  /** Resolves when it serves. */
  start(): Promise<void>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
}

/** The real thing, as `npm start` runs it, with this folder of data. */
export const realServer = async (data: string): Promise<RealServer> => {
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  let child: ChildProcess | undefined;
  return {
    origin,
    async start() {
      const env = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: data,
        BOT_DELAY_MS: '0',
        NODE_ENV: 'production',
      };
      child = spawn(process.execPath, ['server/cli/start.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
      for (let tries = 0; tries < 300; tries++) {
        const health = await fetch(`${origin}/health`).catch(() => undefined);
        if (health?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('the server does not start');
    },
    kill: () =>
      new Promise((resolve) => {
        if (child?.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
};
