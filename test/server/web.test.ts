import fs from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { createStarboard, type Starboard } from '../../server';
import { makeLog } from '../../server/log';
import { CLIENT_DIR, builtClient } from '../helpers/server';

jest.setTimeout(600_000);

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Starboard;
const names: string[] = [];

beforeAll(async () => {
  const build = builtClient();
  names.push(...fs.readdirSync(CLIENT_DIR, { recursive: true, encoding: 'utf8' }));
  server = await createStarboard({
    port: 0,
    clientDir: CLIENT_DIR,
    build,
    log: makeLog('silent'),
    hosts: ['*'],
  });
});
afterAll(() => server.close());

function ask(address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port: server.port, path: address, headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject).end();
  });
}

const script = () => names.find((name) => /^main\..*\.js$/.test(name))!;
const read = (name: string) => fs.readFileSync(path.join(CLIENT_DIR, name));

test('the build holds .br and .gz beside every file, and they hold the same', () => {
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  expect(plain).toContain('index.html');
  for (const name of plain) {
    expect(zlib.brotliDecompressSync(read(`${name}.br`)).equals(read(name))).toBe(true);
    expect(zlib.gunzipSync(read(`${name}.gz`)).equals(read(name))).toBe(true);
  }
});

test.each([
  ['br', 'gzip, deflate, br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
  ['gzip', 'br;q=0, gzip', zlib.gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
])(
  'a hashed file is sent as %s to one who accepts %s, to be kept for ever',
  async (encoding, accepts, unpack) => {
    const { status, headers, body } = await ask(`/${script()}`, { 'accept-encoding': accepts });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(Buffer.from(unpack(body)).equals(read(script()))).toBe(true);
  },
);

test.each(['/', '/index.html', '/table/abc', '/viewer', '/table/abc?test'])(
  '%s is the page, never kept unasked',
  async (address) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.equals(read('index.html'))).toBe(true);
  },
);

test('a page that has not changed is not sent again', async () => {
  const first = await ask('/');
  const again = await ask('/', { 'if-none-match': first.headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each([
  '/nothing.js',
  '/table/nothing.png',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/main.js.map',
])('%s is not there', async (address) => {
  const { status, body } = await ask(address);
  expect([status, body.toString()]).toEqual([404, 'There is nothing here.\n']);
});

test('an address that cannot be decoded is a bad request or not there, and the server lives', async () => {
  expect([400, 404]).toContain((await ask('/%E0%A4%A.js')).status);
  expect((await ask('/health')).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE'])('%s of a page is refused', async (method) => {
  expect((await ask('/', {}, method)).status).toBe(404);
});

test('the content policy names this host alone', async () => {
  const { headers } = await ask('/', { host: 'table.lan:2567' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("connect-src 'self' data: blob: ws://table.lan:2567 wss://table.lan:2567;");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a host header cannot write into the policy', async () => {
  const { headers } = await ask('/', { host: 'evil.example; script-src *' });
  expect(headers['content-security-policy']).not.toContain('evil');
});

test('health is never kept', async () => {
  const { status, headers } = await ask('/health');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
});

test('every script and style of the page is a hashed file of this build', () => {
  const page = read('index.html').toString();
  const links = [...page.matchAll(/(?:src|href)="(\/[^"#]+)"/g)]
    .map(([, link]) => link!.slice(1))
    .filter((link) => link !== '');
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(names).toContain(link);
  expect(page).not.toContain('__BUILD_ID__');
});

test('a server without a built client says so on every page, and lives', async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-empty-'));
  await server.close();
  server = await createStarboard({ port: 0, clientDir: empty, build: 'none', log: makeLog('silent') });
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/health')).status).toBe(200);
  fs.rmSync(empty, { recursive: true });
});
