import { EXHIBITS } from '../../client/viewer/exhibits';
import { readSide, readView, writeView } from '../../client/viewer/view';

const items = Object.keys(EXHIBITS);
const plain = {
  item: 'enterprise',
  state: '',
  side: 'bow',
  t: undefined,
  quality: 'medium',
  colours: 'standard',
  turn: false,
  still: false,
};

test.each([
  ['/viewer', plain],
  [
    '/viewer?item=shields&state=hit&side=port&t=0.35',
    { ...plain, item: 'shields', state: 'hit', side: 'port', t: 0.35 },
  ],
  ['/viewer?item=nothing&side=inside&quality=splendid&colours=beige', plain],
  ['/viewer?t=-1', plain],
  ['/viewer?t=1e9', plain],
  ['/viewer?turn&still', { ...plain, turn: true, still: true }],
])('%s', (address, view) => {
  expect(readView(new URL(address, 'http://localhost'), items)).toEqual(view);
});

test('an address that is written is read again', () => {
  const view = readView(new URL('http://localhost/viewer?item=table&state=red&side=stern&t=2.5&turn'), items);
  expect(readView(new URL(writeView(view), 'http://localhost'), items)).toEqual(view);
});

test.each([
  ['#stern', 'stern'],
  ['#above', 'above'],
  ['#inside', 'port'],
  ['', 'port'],
])('the fragment "%s" turns the eye to %s', (fragment, side) => {
  expect(readSide(new URL(`http://localhost/viewer${fragment}`), 'port')).toBe(side);
});
