import type { NetworkInterfaceInfo } from 'node:os';
import decodeQR from 'qr/decode.js';
import { networkAddress, welcome } from '../../server/addresses';

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
function readPicture(text: string): string {
  const rows = text.split('\n').filter((line) => /^[█▀▄ ]+$/.test(line) && line.trim() !== '');
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

test('the welcome shows both addresses, and its picture leads to the one for others', () => {
  const text = welcome(2567, '192.168.1.5');
  expect(text).toContain('http://localhost:2567');
  expect(text).toContain('http://192.168.1.5:2567');
  expect(readPicture(text)).toBe('http://192.168.1.5:2567');
});

test('without a network the picture leads to this machine', () => {
  const text = welcome(31000, undefined);
  expect(text).not.toContain('On your network');
  expect(readPicture(text)).toBe('http://localhost:31000');
});
