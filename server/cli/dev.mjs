// npm run dev: the page on port 8080 reloads when the client changes, the server starts anew when it changes.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleOptions } from './bundle.mjs';
import { SERVER } from './build.mjs';
import { portTrouble, readPort, tryPort } from './port.mjs';
import { Plain, ROOT, ensureInstalled, main, say } from './prepare.mjs';

const require = createRequire(import.meta.url);
const OUTFILE = 'dist/dev/main.cjs';

/** Keeps one server running from the newest bundle. */
function keepServer(port) {
  const script = `require(${JSON.stringify(path.join(ROOT, OUTFILE))}).serve(${JSON.stringify(ROOT)}, process.env)
    .then((complaint) => complaint && (console.error('starboard: ' + complaint), process.exit(1)))`;
  const env = {
    ...process.env,
    PORT: String(port),
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
  let child;
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', '-e', script], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 2],
    });
  };
  const restart = () => {
    if (child === undefined || child.exitCode !== null) return start();
    say('The server has changed: starting it anew.');
    child.once('exit', start);
    child.kill('SIGTERM');
  };
  return { restart, stop: () => child?.removeAllListeners('exit').kill('SIGTERM') };
}

async function watchServer(port) {
  const esbuild = await import('esbuild');
  const server = keepServer(port);
  const notify = {
    name: 'restart',
    setup: (build) => build.onEnd((result) => result.errors.length === 0 && server.restart()),
  };
  const options = bundleOptions(SERVER.entry, OUTFILE);
  const context = await esbuild.context({ ...options, plugins: [...options.plugins, notify] });
  await context.watch();
  return () => {
    server.stop();
    return context.dispose();
  };
}

async function servePage() {
  const webpack = require('webpack');
  const WebpackDevServer = require('webpack-dev-server');
  const config = require(path.join(ROOT, 'webpack.config.js'))({}, { mode: 'development' });
  const page = new WebpackDevServer(config.devServer, webpack({ ...config, stats: 'errors-warnings' }));
  await page.start();
  say(`The page: http://${config.devServer.host}:${config.devServer.port}`);
  return () => page.stop();
}

await main(async () => {
  const port = readPort(process.env.PORT);
  if (typeof port === 'string') throw new Plain(port);
  // The development page must find the server again, so the port may not be just any.
  process.env.PORT = String(port);
  for (const wanted of [port, 8080]) {
    const trouble = await tryPort(wanted);
    if (trouble !== undefined) throw new Plain(portTrouble(wanted, trouble));
  }
  ensureInstalled();
  const stops = [await watchServer(port), await servePage()];
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  for (const stop of stops) await stop();
  process.exit(0);
});
