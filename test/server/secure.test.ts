import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { createStarboard, type Starboard, type StarboardOptions } from '../../server';
import { makeLog } from '../../server/log';
import { type Certificate, keptCertificate, ownCertificate, ownNames } from '../../server/web/certificate';
import { openSecureDoor } from '../../server/web/secure';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-secure-'));
const NAMES = ['localhost', '127.0.0.1', 'table.local', '192.168.1.5'];
afterAll(() => fs.rmSync(folder, { recursive: true }));

const fresh = (): string => fs.mkdtempSync(path.join(folder, 'data-'));
const fileIn = (place: string): string => path.join(place, 'https.pem');
const DAY_MS = 24 * 3600 * 1000;

describe('the certificate of this machine', () => {
  test('names every address, belongs to its key, and only its owner may read it', async () => {
    const place = fresh();
    const made = await keptCertificate(place, NAMES);
    const cert = new X509Certificate(made.cert);
    expect(cert.checkHost('table.local')).toBe('table.local');
    expect(cert.checkIP('192.168.1.5')).toBe('192.168.1.5');
    expect(cert.checkHost('elsewhere.example')).toBeUndefined();
    expect(fs.statSync(fileIn(place)).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(place)).toEqual(['https.pem']);
  });

  test.each<[string, readonly string[], (place: string) => void, number, boolean]>([
    ['is kept', NAMES, () => undefined, 0, true],
    ['is kept for fewer addresses', NAMES.slice(0, 2), () => undefined, 0, true],
    ['is made anew for a new address', [...NAMES, '10.0.0.7'], () => undefined, 0, false],
    ['is made anew before it runs out', NAMES, () => undefined, 390 * DAY_MS, false],
    ['is made anew when damaged', NAMES, (place) => fs.writeFileSync(fileIn(place), 'rubbish'), 0, false],
    ['is made anew when gone', NAMES, (place) => fs.rmSync(fileIn(place)), 0, false],
  ])('%s', async (_name, names, harm, later, kept) => {
    const place = fresh();
    const first = await keptCertificate(place, NAMES);
    harm(place);
    const second = await keptCertificate(place, names, Date.now() + later);
    expect(second.cert === first.cert).toBe(kept);
    const cert = new X509Certificate(second.cert);
    for (const name of names) expect(net.isIP(name) ? cert.checkIP(name) : cert.checkHost(name)).toBe(name);
  });

  test('a file that others may read is closed to them', async () => {
    const place = fresh();
    await keptCertificate(place, NAMES);
    fs.chmodSync(fileIn(place), 0o644);
    await keptCertificate(place, NAMES);
    expect(fs.statSync(fileIn(place)).mode & 0o777).toBe(0o600);
  });

  test('names of this machine: itself, its host name, its cards without link-local ones', () => {
    const card = (address: string) => ({ address }) as os.NetworkInterfaceInfo;
    const cards = { eth0: [card('192.168.1.5'), card('fe80::1'), card('fd00::5')] };
    expect(ownNames(cards, 'table')).toEqual([
      ...['localhost', '127.0.0.1', 'table', 'table.local', '192.168.1.5', 'fd00::5'],
    ]);
    expect(ownNames({}, 'no host name!')).toEqual(['localhost', '127.0.0.1']);
  });
});

test('a certificate of the operator is taken; what does not fit is said in one line', async () => {
  const [one, two] = [fresh(), fresh()];
  const [a, b] = [await keptCertificate(one, NAMES), await keptCertificate(two, NAMES)];
  expect(ownCertificate(fileIn(one), fileIn(one))).toEqual(a);
  expect(a).not.toEqual(b);
  expect(() => ownCertificate(fileIn(one), fileIn(two))).toThrow(/must be a certificate and its key/);
  expect(() => ownCertificate(path.join(one, 'none'), fileIn(one))).toThrow(
    /^HTTPS_CERT is .*none, and that cannot be read \(ENOENT\)$/,
  );
});

const open = (certificate: Certificate, port: number, options: Partial<StarboardOptions> = {}) =>
  createStarboard({
    port: 0,
    clientDir: folder,
    build: undefined,
    log: makeLog('silent'),
    secure: { port, ...certificate },
    ...options,
  });

describe('a server with a second port', () => {
  let certificate: Certificate;
  let server: Starboard;
  beforeAll(async () => {
    certificate = await keptCertificate(folder, NAMES);
    server = await open(certificate, 0);
  });
  afterAll(() => server.close());

  const ask = (address: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const options = { port: server.securePort, path: address, ca: certificate.cert, agent: false };
      https
        .get({ host: 'localhost', ...options }, (response) => {
          let body = '';
          response.on('data', (chunk) => (body += String(chunk)));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
        })
        .on('error', reject);
    });

  test('answers there as on the first', async () => {
    expect(await ask('/health')).toMatchObject({ status: 200 });
    expect((await ask('/nothing')).status).toBe(404);
  });

  test('tells a secure page that it is one', async () => {
    const { body } = await ask('/api/addresses');
    expect(JSON.parse(body)).toMatchObject({ headset: expect.stringMatching(/^https:.*:\d+$/) });
  });

  test('takes sockets there, and turns pages of other sites away', async () => {
    const outcome = (origin: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          origin,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        };
        const options = { host: 'localhost', port: server.securePort, ca: certificate.cert, headers };
        const request = https.request({ ...options, agent: false });
        request.on('upgrade', (response, socket) => (socket.destroy(), resolve(response.statusCode ?? 0)));
        request.on('response', (response) => (response.destroy(), resolve(response.statusCode ?? 0)));
        request.on('error', reject).end();
      });
    expect(await outcome(`https://localhost:${String(server.securePort)}`)).toBe(101);
    expect(await outcome('https://evil.example')).toBe(401);
  });

  test('a name of another site leads nowhere there either', async () => {
    const headers = { host: 'evil.example' };
    const options = {
      host: 'localhost',
      port: server.securePort,
      ca: certificate.cert,
      headers,
      agent: false,
    };
    const status = await new Promise((resolve) => {
      https.get({ ...options, path: '/health', servername: 'localhost' }, (response) => {
        response.destroy();
        resolve(response.statusCode);
      });
    });
    expect(status).toBe(421);
  });

  test('whoever takes for ever over greeting or asking is hung up on, and holds up no closing', async () => {
    const times = { handshakeTimeout: 80, headersTimeout: 80, requestTimeout: 120 };
    const house = http.createServer();
    const door = await openSecureDoor(
      house,
      { port: 0, ...certificate },
      { ...times, connectionsCheckingInterval: 20 },
      () => undefined,
    );
    const gone = (socket: net.Socket): Promise<unknown> =>
      new Promise((resolve) =>
        socket
          .resume()
          .on('error', () => undefined)
          .once('close', resolve),
      );
    const silent = net.connect(door.port, '127.0.0.1');
    const slow = tls.connect({ port: door.port, host: 'localhost', ca: certificate.cert }, () => {
      slow.write('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    });
    await Promise.all([gone(silent), gone(slow)]);
    const late = net.connect(door.port, '127.0.0.1');
    const left = gone(late);
    await new Promise((resolve) => late.once('connect', resolve));
    await door.close();
    await left;
  });

  test('a page that speaks no TLS there harms nobody', async () => {
    const socket = net.connect(server.securePort!, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await ask('/health')).status).toBe(200);
  });
});

test('a server goes on without it when the port is taken', async () => {
  const other = net.createServer().listen(0);
  const second = await open(await keptCertificate(folder, NAMES), (other.address() as AddressInfo).port);
  expect(second.securePort).toBeUndefined();
  expect((await fetch(`http://localhost:${second.port}/health`)).status).toBe(200);
  await second.close();
  other.close();
});

test('the second port opens last: whoever comes in there finds all that is behind the first', async () => {
  const listening = jest.spyOn(net.Server.prototype, 'listen');
  const server = await open(await keptCertificate(folder, NAMES), 0, { metrics: { port: 0 } });
  expect(listening.mock.contexts.map((port) => port instanceof tls.Server)).toEqual([false, false, true]);
  listening.mockRestore();
  await server.close();
});

describe('connections to both ports', () => {
  const connect = async (port: number): Promise<net.Socket> => {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket.resume();
  };
  const isHungUp = (socket: net.Socket): Promise<boolean> =>
    new Promise((resolve) => {
      socket.once('close', () => resolve(true));
      setTimeout(() => resolve(socket.destroyed), 300);
    });

  test.each([
    ['held at the same time', { mostConnections: 3 }],
    ['opened too fast', { connections: { burst: 3, perSecond: 0 } }],
  ])(
    '%s count together: one more is hung up on at either, before a key is agreed on',
    async (_name, limit) => {
      const server = await open(await keptCertificate(folder, NAMES), 0, limit);
      const [first, second] = [server.port, server.securePort!];
      const held = [await connect(second), await connect(first), await connect(second)];
      const more = [await connect(second), await connect(first)];
      expect(await Promise.all([...held, ...more].map(isHungUp))).toEqual([false, false, false, true, true]);
      for (const socket of held) socket.destroy();
      await server.close();
    },
  );

  test('a connection without a word for too long is let go, on either port', async () => {
    const certificate = await keptCertificate(folder, NAMES);
    const server = await open(certificate, 0, { idleMs: 150 });
    const silent = await connect(server.port);
    const greeted = tls.connect({ port: server.securePort!, host: 'localhost', ca: certificate.cert });
    greeted.on('error', () => undefined).resume();
    await new Promise((resolve) => greeted.once('secureConnect', resolve));
    const began = performance.now();
    await Promise.all([silent, greeted].map((one) => new Promise((resolve) => one.once('close', resolve))));
    expect(performance.now() - began).toBeLessThan(5000);
    await server.close();
  });
});
