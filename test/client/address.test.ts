import { readAddress, readDoor, readReplay } from '../../client/ui/address';

const SECRET = '0123456789abcdef0123456789abcdef';
const PLAIN = {
  page: 'start',
  table: undefined,
  secret: undefined,
  match: undefined,
  code: undefined,
  quality: undefined,
  watch: false,
  story: false,
  test: false,
  blind: false,
};

test.each([
  ['/', {}],
  ['/table/aB3-_x', { page: 'table', table: 'aB3-_x' }],
  ['/table/abc/?test&quality=low', { page: 'table', table: 'abc', quality: 'low', test: true }],
  [`/table/abc?watch#${SECRET}`, { page: 'table', table: 'abc', watch: true, secret: SECRET }],
  ['/table/abc#0123', { page: 'table', table: 'abc' }],
  ['/?quality=splendid', {}],
  ['/table/', { page: 'table' }],
  ['/solo?test', { page: 'solo', test: true }],
  ['/viewer', { page: 'viewer' }],
  ['/first', { page: 'first' }],
  ['/replay', { page: 'replay' }],
  ['/replay/aB3-_x9?quality=low', { page: 'replay', match: 'aB3-_x9', quality: 'low' }],
  ['/replay/aB3-_x9?story', { page: 'replay', match: 'aB3-_x9', story: true }],
  ['/replay/a/b', {}],
  ['/device#bcdf2346', { page: 'device', code: 'BCDF2346' }],
  ['/device#nope', { page: 'device' }],
  ['/table/%2e%2e%2f', {}],
  [`/table/${'x'.repeat(65)}`, {}],
  ['/table/a/b', {}],
])('%s', (address, read) => {
  expect(readAddress(new URL(address, 'http://localhost'))).toEqual({ ...PLAIN, ...read });
});

test.each([
  ['bcd-f7', { type: 'code', code: 'BCDF7' }],
  [' BCDF 2346 ', { type: 'code', code: 'BCDF2346' }],
  ['https://there.example/table/aB3-_xyz', { type: 'table', table: 'aB3-_xyz', secret: undefined }],
  [`http://there/table/aB3?watch#${SECRET}`, { type: 'table', table: 'aB3', secret: SECRET }],
  ['aB3-_xyz9012', { type: 'table', table: 'aB3-_xyz9012', secret: undefined }],
  ['https://there.example/device#BCDF2346', { type: 'code', code: 'BCDF2346' }],
  ['', undefined],
  ['two words are none', undefined],
  ['https://there.example/', undefined],
])('the door "%s"', (text, door) => {
  expect(readDoor(text)).toEqual(door);
});

test.each([
  ['http://there/replay/aB3-_x9', 'aB3-_x9'],
  ['http://there/replay/aB3?quality=low', 'aB3'],
  [' aB3-_x9 ', 'aB3-_x9'],
  ['two words', undefined],
  ['http://there/table/abc', undefined],
  ['', undefined],
])('the replay "%s"', (text, match) => {
  expect(readReplay(text)).toBe(match);
});
