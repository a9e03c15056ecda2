import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import { PROTOCOL } from '../../../shared/protocol';
import { callerBy, readNetworks } from '../../../server/web/caller';
import { sendClient } from '../../../server/web/files';
import { hostCheck } from '../../../server/web/hosts';
import { rawSocket } from '../../helpers/rawSocket';
import { gather, type Host, identityOf, startTables } from '../../helpers/tables';

jest.setTimeout(30_000);

const FRIEND = 'https://friend.example';
let server: Host;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTables({
    origins: [FRIEND],
    hosts: ['starboard.example'],
    proxies: ['127.0.0.1'],
    guesses: { burst: 5, perSecond: 0 },
    visits: { burst: 60, perSecond: 0 },
    metrics: { port: 0, token: 'a-token-of-some-length' },
  });
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}
/** As no browser would: with any Host and any Origin. */
const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body = '',
  port = server.port,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sized = body === '' ? {} : { 'content-type': 'application/json', 'content-length': body.length };
    const asked = http.request(
      { port, host: '127.0.0.1', path, method, agent: false, headers: { ...sized, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    asked.on('error', reject).end(body);
  });
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('who calls', () => {
  const asking = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as never;
  test.each([
    ['nobody is believed', [], '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    ['a trusted proxy', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['an address in the clothes of IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['what the caller added itself', ['10.0.0.1'], '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['two proxies', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['a proxy that says nothing', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
    ['a proxy that says rubbish', ['10.0.0.1'], '10.0.0.1', '<script>', '10.0.0.1'],
    ['a household of IPv6', [], '2001:db8:0:1::9', undefined, '2001:db8:0:1::/64'],
    ['another address of it', [], '2001:db8:0:1:ffff::1', undefined, '2001:db8:0:1::/64'],
    ['this machine', [], '::1', undefined, '0:0:0:0::/64'],
  ])('%s', (_name, proxies, remote, forwarded, caller) => {
    expect(callerBy(readNetworks(proxies)!)(asking(remote, forwarded))).toBe(caller);
  });

  test('one abuser behind a trusted proxy locks nobody else out', async () => {
    const guess = (address: string): Promise<Answer> =>
      ask('/api/codes', from(address), 'POST', JSON.stringify({ code: 'ZZZZZ', identity: identityOf(1) }));
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await guess('6.6.6.6')).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await guess('1.2.3.4')).status).toBe(404);
  });

  test('one address asks so often and no more', async () => {
    let last = 0;
    for (let i = 0; i < 70 && last !== 429; i++) last = (await ask('/api/tables', from('6.6.6.7'))).status;
    expect(last).toBe(429);
    expect((await ask('/api/tables', from('6.6.6.8'))).status).toBe(200);
    expect(server.tables.house.counts.refusals.get('tooManyRequests')).toBeGreaterThan(0);
  });
});

describe('by which name', () => {
  test.each([
    ['localhost:2567', true],
    ['127.0.0.1', true],
    ['[::1]:80', true],
    ['192.168.1.4:2567', true],
    ['starboard.example', true],
    ['STARBOARD.example.:2567', true],
    ['desk.local', true],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['', false],
    ['evil.example#127.0.0.1', false],
  ])('%s: %s', (host, known) => {
    expect(hostCheck(['starboard.example'], ['desk.local'])({ headers: { host } })).toBe(known);
  });

  test('a name that is not ours gets nothing: no page, no table, no socket', async () => {
    const host = { host: 'evil.example' };
    for (const path of ['/', '/api/tables', '/health']) expect((await ask(path, host)).status).toBe(421);
    const post = await ask('/matchmake/joinById/abcdef', host, 'POST', '{}');
    expect(post.status).toBe(421);
    const raw = await rawSocket(server.port, '/x/abcdef', 'evil.example');
    expect(raw.heard().toString()).toMatch(/^HTTP\/1.1 401/u);
    expect((await ask('/api/tables', { host: 'starboard.example', ...from('9.9.9.1') })).status).toBe(200);
  });
});

describe('how much is said', () => {
  test('asking what one may ask is asking: it counts', async () => {
    const asked = from('9.9.9.6');
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await ask('/api/tables', asked, 'OPTIONS')).status);
    expect(statuses).toEqual([...Array<number>(60).fill(204), 429]);
  });

  test('long heads are not read, long names of sites are none of ours', async () => {
    const alphabet = Array.from({ length: 3000 }, (_, i) => String.fromCharCode(0xe0 + (i % 30))).join('');
    const parsing = jest.spyOn(globalThis, 'URL');
    expect((await ask('/api/tables', { origin: `http://${alphabet}`, ...from('9.9.9.7') })).status).toBe(403);
    expect(parsing).not.toHaveBeenCalled();
    parsing.mockRestore();
    expect((await ask('/', { 'x-long': 'a'.repeat(9000) })).status).toBe(431);
  });

  test('a list of thousands of encodings is not read: the file comes as it is', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-files-'));
    for (const ending of ['', '.br']) fs.writeFileSync(path.join(folder, `index.html${ending}`), ending);
    const app = http.createServer(express().use(sendClient(folder)));
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    const { port } = app.address() as AddressInfo;
    const encoding = async (accepted: string): Promise<string | undefined> =>
      (await ask('/', { 'accept-encoding': accepted }, 'GET', '', port)).headers['content-encoding'];
    expect(await encoding('gzip, deflate, br, zstd')).toBe('br');
    expect(await encoding(`${'a,'.repeat(2000)}br`)).toBeUndefined();
    app.close();
    fs.rmSync(folder, { recursive: true });
  });
});

describe('many at once', () => {
  const asking = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answersTo = (said: string): Promise<number> =>
    new Promise((resolve) => {
      let text = '';
      const socket = net.connect(server.port, '127.0.0.1', () => socket.write(said));
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      const end = (): void => {
        socket.destroy();
        resolve(text.split('HTTP/1.1 200').length - 1);
      };
      socket.once('close', end).setTimeout(500, end);
    });

  test('on one connection: whoever does not wait for answers is hung up on', async () => {
    expect(await answersTo(asking.repeat(3))).toBe(3);
    // Files are opened and answers made for each, and nobody reads them.
    expect(await answersTo(asking.repeat(40))).toBeLessThan(9);
    expect(server.tables.house.counts.refusals.get('allAtOnce')).toBeGreaterThan(0);
  });
});

describe('from which site', () => {
  const friend = { origin: FRIEND, ...from('9.9.9.2') };
  test('an allowed site is told what its browser must hear, before it asks and when it does', async () => {
    for (const path of ['/api/tables', '/matchmake/joinById/abcdef']) {
      const before = await ask(path, { ...friend, 'access-control-request-method': 'POST' }, 'OPTIONS');
      expect(before.status).toBe(204);
      expect(before.headers).toMatchObject({
        'access-control-allow-origin': FRIEND,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Content-Type',
        vary: 'Origin',
      });
    }
    const join = { protocol: PROTOCOL, build: 'x', table: 'abcdef', identity: identityOf(4) };
    const joined = await ask('/matchmake/joinById/abcdef', friend, 'POST', JSON.stringify(join));
    expect(joined.headers['access-control-allow-origin']).toBe(FRIEND);
    expect((await ask('/api/tables', friend)).headers['access-control-allow-origin']).toBe(FRIEND);
  });

  test.each(['/API/tables', '/Health', 'http://127.0.0.1/api/tables', '//api/tables', '/%61pi/tables'])(
    'however the address is written: %s is no way round',
    async (path) => {
      const { status, text } = await ask(path, { origin: 'https://evil.example', ...from('9.9.9.5') });
      expect([status, text]).toEqual([404, 'There is nothing here.\n']);
      const post = await ask(path, from('9.9.9.5'), 'POST', JSON.stringify({ game: 'skirmish' }));
      expect(post.status).toBe(404);
    },
  );

  test('any other site is told nothing', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { status, headers } = await ask('/api/tables', { origin: 'https://evil.example' }, method);
      expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
    const own = await ask('/api/tables', from('9.9.9.3'));
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test.each(['/api/tables', '/api/codes', '/api/knocks', '/api/tables/nosuchtable/wake'])(
  'a list is no body: POST %s []',
  async (path) => {
    expect((await ask(path, from('9.9.9.4'), 'POST', '[]')).status).toBe(400);
  },
);

describe('metrics', () => {
  test('on a port of their own, or with the token: all that was promised', async () => {
    const { pages } = await gather(server.origin, 1);
    const { status, text } = await ask('/metrics', {}, 'GET', '', server.metricsPort);
    expect(status).toBe(200);
    for (const line of [
      /^starboard_tables 1$/mu,
      /^starboard_people 1$/mu,
      /^starboard_queue\{queue="store"\} \d+$/mu,
      /^starboard_queue\{queue="bots"\} 0$/mu,
      /^starboard_moves_total\{by="person"\} 0$/mu,
      /^starboard_refusals_total\{reason="otherHost"\} \d+$/mu,
      /^starboard_step_seconds_count\{step="write"\} [1-9]\d*$/mu,
      /^nodejs_eventloop_lag_p99_seconds /mu,
    ])
      expect(text).toMatch(line);
    expect((await ask('/metrics', { host: 'evil.example' }, 'GET', '', server.metricsPort)).status).toBe(421);
    const bearer = { authorization: 'Bearer a-token-of-some-length' };
    expect((await ask('/metrics', bearer)).text).toContain('starboard_tables 1');
    for (const page of pages) page.leave();
  });

  test.each([{}, { authorization: 'Bearer a-token-of-other-length' }, { authorization: 'Basic x' }])(
    'nobody else: %j',
    async (headers) => {
      const { status, text } = await ask('/metrics', headers);
      expect([status, text]).toEqual([404, 'There is nothing here.\n']);
    },
  );
});
