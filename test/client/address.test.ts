import { readAddress, readTableCode } from '../../client/ui/address';

const plain = { page: 'start', table: undefined, quality: undefined, watch: false, test: false };

test.each([
  ['/', plain],
  ['/table', { ...plain, page: 'table' }],
  ['/table/', { ...plain, page: 'table' }],
  ['/table/aB3-_x', { ...plain, page: 'table', table: 'aB3-_x' }],
  ['/table/abc/?test&quality=low', { ...plain, page: 'table', table: 'abc', quality: 'low', test: true }],
  ['/table/abc?watch', { ...plain, page: 'table', table: 'abc', watch: true }],
  ['/viewer?item=enterprise', { ...plain, page: 'viewer' }],
  ['/?quality=splendid', plain],
  ['/table/%2e%2e%2f', plain],
  [`/table/${'x'.repeat(65)}`, plain],
  ['/table/a/b', plain],
  ['/viewer/abc', plain],
])('%s', (address, read) => {
  expect(readAddress(new URL(address, 'http://localhost'))).toEqual(read);
});

test.each([
  ['abc-1', 'abc-1'],
  ['  abc_1 ', 'abc_1'],
  ['http://localhost:2567/table/aB3', 'aB3'],
  ['https://host/table/aB3?watch', 'aB3'],
  ['', undefined],
  ['two words', undefined],
  ['http://localhost/other/aB3', undefined],
  ['x'.repeat(65), undefined],
  ['../../etc', undefined],
])('the table code in %j', (text, code) => {
  expect(readTableCode(text)).toBe(code);
});
