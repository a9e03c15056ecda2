import { readAddress } from '../../client/ui/address';

test.each([
  ['/', { table: undefined, quality: undefined, test: false }],
  ['/table/aB3-_x', { table: 'aB3-_x', quality: undefined, test: false }],
  ['/table/abc/?test&quality=low', { table: 'abc', quality: 'low', test: true }],
  ['/?quality=splendid', { table: undefined, quality: undefined, test: false }],
  ['/table/', { table: undefined, quality: undefined, test: false }],
  ['/table/%2e%2e%2f', { table: undefined, quality: undefined, test: false }],
  [`/table/${'x'.repeat(65)}`, { table: undefined, quality: undefined, test: false }],
  ['/table/a/b', { table: undefined, quality: undefined, test: false }],
  [`/table/abcdef#${'0a'.repeat(16)}`, { table: 'abcdef', secret: '0a'.repeat(16) }],
  ['/table/abcdef#other', { table: 'abcdef', secret: undefined }],
])('%s', (address, read) => {
  expect(readAddress(new URL(address, 'http://localhost'))).toMatchObject(read);
});
