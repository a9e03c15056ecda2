import type { NetworkInterfaceInfo } from 'node:os';
import decodeQR from 'qr/decode.js';
import { networkAddress, reachable, welcome } from '../../server/addresses';

const card = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4'): NetworkInterfaceInfo =>
  ({ address, internal, family }) as NetworkInterfaceInfo;

test.each([
  ['none', {}, undefined],
  ['only itself', { lo: [card('127.0.0.1', true)] }, undefined],
  [
    'one card',
    { lo: [card('127.0.0.1', true)], eth0: [card('fe80::1', false, 'IPv6'), card('192.168.1.5', false)] },
    '192.168.1.5',
  ],
])('the address in the network: %s', (_name, cards, address) => {
  expect(networkAddress(cards)).toBe(address);
});

/** Reads the picture made of half blocks back, as a phone would. */
function readPicture(rows: readonly string[]): string {
  const scale = 4;
  const [width, height] = [rows[0]!.length * scale, rows.length * 2 * scale];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const half = Math.floor(y / scale);
      const block = rows[Math.floor(half / 2)]![Math.floor(x / scale)]!;
      const light = block === '█' || block === (half % 2 === 0 ? '▀' : '▄');
      data.fill(light ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return decodeQR({ width, height, data });
}

/** Every picture in a text, read. */
const readPictures = (text: string): string[] => {
  const isPicture = (line: string): boolean => /^[█▀▄ ]+$/.test(line) && line.trim() !== '';
  const pictures: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (isPicture(line)) pictures.at(-1)!.push(line);
    else if (pictures.at(-1)!.length > 0) pictures.push([]);
  }
  return pictures.filter((rows) => rows.length > 0).map(readPicture);
};

const PLAIN = { port: 2567, securePort: undefined, busyPort: undefined, network: '192.168.1.5' };

test('the welcome shows both addresses, and its picture leads to the one for others', () => {
  const text = welcome(PLAIN);
  expect(text).toContain('http://localhost:2567');
  expect(text).toContain('http://192.168.1.5:2567');
  expect(text).not.toContain('headset');
  expect(readPictures(text)).toEqual(['http://192.168.1.5:2567']);
});

test('without a network the picture leads to this machine', () => {
  const text = welcome({ ...PLAIN, port: 31000, network: undefined });
  expect(text).not.toContain('On your network');
  expect(readPictures(text)).toEqual(['http://localhost:31000']);
});

test('with HTTPS the welcome has an address and a picture for headsets, and says what they will ask', () => {
  const text = welcome({ ...PLAIN, securePort: 2568 });
  expect(text).toContain('https://192.168.1.5:2568');
  expect(text).toMatch(/warns once/);
  expect(readPictures(text)).toEqual(['https://192.168.1.5:2568', 'http://192.168.1.5:2567']);
});

test('a busy port of HTTPS is said, and the rest stands', () => {
  const text = welcome({ ...PLAIN, busyPort: 2568 });
  expect(text).toContain('port 2568 is busy');
  expect(readPictures(text)).toEqual(['http://192.168.1.5:2567']);
});

const at = (host: string, localPort: number, encrypted = false) =>
  ({ headers: { host }, socket: encrypted ? { localPort, encrypted } : { localPort } }) as never;
const LAN = '192.168.1.5';

test.each([
  ['this machine', at('localhost:2567', 2567), 2568, `http://${LAN}:2567`, `https://${LAN}:2568`],
  ['its loopback', at('[::1]:2567', 2567), 2568, `http://${LAN}:2567`, `https://${LAN}:2568`],
  ['a name', at('table.local:2567', 2567), 2568, 'http://table.local:2567', 'https://table.local:2568'],
  ['no port', at('table.local', 80), 2568, 'http://table.local', 'https://table.local:2568'],
  ['HTTPS', at(`${LAN}:2568`, 2568, true), 2568, `https://${LAN}:2568`, `https://${LAN}:2568`],
  ['without HTTPS', at(`${LAN}:2567`, 2567), undefined, `http://${LAN}:2567`, ''],
  ['behind a proxy', at('play.example', 2567), 2568, '', ''],
  ['a host that is none', at('evil"><x>', 2567), 2568, '', ''],
])('other devices find a page at %s', (_name, request, securePort, share, headset) => {
  expect(reachable(request, securePort, LAN)).toEqual({ share, headset });
});
