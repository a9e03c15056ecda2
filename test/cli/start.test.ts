import { spawn } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { portTrouble, readPort } from '../../server/cli/port.mjs';
import { runNode } from '../helpers/command';
import { ROOT, builtClient } from '../helpers/server';

jest.setTimeout(60_000);

const START = 'server/cli/start.mjs';
const start = (env: Readonly<Record<string, string>>, args: readonly string[] = []) =>
  runNode([...args, START], { env: { ...process.env, ...env } });

describe('what keeps it from starting is told in one line, with exit code 1', () => {
  test('a busy port', async () => {
    const other = net.createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const { code, stdout, stderr } = await start({ PORT: String(port) });
    other.close();
    expect(stderr).toBe(
      `starboard: port ${port} is busy: stop what uses it, or take another one (PORT=${port + 1} npm start).\n`,
    );
    expect([code, stdout]).toEqual([1, '']);
  });

  test.each(['abc', '-1', '65536', '2567.5', '1e3', ' 80', '0x10'])('PORT=%s', async (value) => {
    const { code, stdout, stderr } = await start({ PORT: value });
    expect(stderr).toBe(
      `starboard: PORT must be a whole number from 0 to 65535, and is ${JSON.stringify(value)}.\n`,
    );
    expect([code, stdout]).toEqual([1, '']);
  });

  test('LOG_LEVEL=loud', async () => {
    builtClient();
    const { code, stderr } = await start({ PORT: '0', LOG_LEVEL: 'loud' });
    expect(stderr).toBe(
      'starboard: LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, and is "loud".\n',
    );
    expect(code).toBe(1);
  });

  test.each([START, 'server/cli/test.mjs'])('an old Node runs %s', async (script) => {
    const { code, stdout, stderr } = await runNode(['--require', './test/helpers/oldNode.cjs', script]);
    expect(stderr).toMatch(/^starboard: this is Node 18\.19\.0, and Node 20 or newer is needed: .*\n$/);
    expect([code, stdout]).toEqual([1, '']);
  });

  test('no write access', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-readonly-'));
    fs.cpSync(path.join(ROOT, 'server/cli'), path.join(root, 'server/cli'), { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      fs.copyFileSync(path.join(ROOT, name), path.join(root, name));
    fs.chmodSync(root, 0o555);
    // The superuser may write anywhere, so it becomes somebody else.
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { code, stdout, stderr } = await runNode([START], {
      cwd: root,
      env: { PATH: process.env.PATH, PORT: '0' },
      ...nobody,
    });
    fs.chmodSync(root, 0o755);
    fs.rmSync(root, { recursive: true });
    expect(stderr).toBe(
      `starboard: cannot write to ${root}: give this user write access, or clone where it has it.\n`,
    );
    expect([code, stdout]).toEqual([1, '']);
  });
});

test('a start with everything fresh neither installs nor builds, serves, and stops when told', async () => {
  builtClient();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-start-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data };
  const child = spawn(process.execPath, [START], { cwd: ROOT, env });
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(stderr)));
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const found = /On this machine +(http:\S+)\n/.exec(stdout);
      if (found && stdout.includes('the one below')) resolve(found[1]!);
    });
  });
  child.removeAllListeners('exit');
  const health = await (await fetch(`${address}/health`)).json();
  // Headsets are let in by HTTPS alone: a certificate has been made, which is nobody else's to read.
  const secure = Number(/In a headset +https:\S+:(\d+)\n/.exec(stdout)![1]);
  const pem = path.join(data, 'https.pem');
  const [cert, { mode }] = [fs.readFileSync(pem, 'utf8'), fs.statSync(pem)];
  const status = await new Promise((resolve, reject) => {
    const asked = https.get({ host: 'localhost', port: secure, path: '/', ca: cert, agent: false });
    asked.on('error', reject).on('response', (response) => resolve(response.resume().statusCode));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  fs.rmSync(data, { recursive: true });
  expect(health).toMatchObject({ ok: true });
  expect([status, mode & 0o777]).toEqual([200, 0o600]);
  expect(stdout).toMatch(/warns once that it does not know who made the certificate/);
  expect(stdout).toContain('▄▄▄▄▄');
  expect(stderr).toBe('');
});

test('PORT is read the same everywhere', () => {
  expect([readPort(undefined), readPort(''), readPort('0'), readPort('65535')]).toEqual([
    2567, 2567, 0, 65535,
  ]);
});

test.each([
  ['EADDRINUSE', 65535, /PORT=2567/],
  ['EACCES', 80, /take one above 1023/],
  ['EWHATEVER', 80, /cannot listen on port 80 \(EWHATEVER\)/],
])('trouble %s with port %d says what to do', (code, port, line) => {
  expect(portTrouble(port, code)).toMatch(line);
});
