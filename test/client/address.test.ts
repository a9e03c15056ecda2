import { readAddress, readDoor } from '../../client/ui/address';

const SECRET = '0123456789abcdef0123456789abcdef';
const PLAIN = {
  page: 'start',
  table: undefined,
  secret: undefined,
  quality: undefined,
  watch: false,
  test: false,
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
  ['', undefined],
  ['two words are none', undefined],
  ['https://there.example/', undefined],
])('the door "%s"', (text, door) => {
  expect(readDoor(text)).toEqual(door);
});
