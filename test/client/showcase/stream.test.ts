import { readAddress } from '../../../client/ui/address';

const read = (query: string) => readAddress(new URL(`http://starboard.test/table/abcdef?watch&${query}`));

test.each([
  ['overlay=full', { overlay: 'full', camera: 'auto', scale: 1, theme: undefined, chat: false }],
  ['overlay=none&camera=free', { overlay: 'none', camera: 'free' }],
  [
    'camera=seat:2&theme=highContrast&scale=1.25&chat',
    { camera: 1, theme: 'highContrast', scale: 1.25, chat: true },
  ],
  // What is not understood is as if it were not there.
  ['overlay=full&camera=seat:9&scale=40&theme=pink', { camera: 'auto', scale: 1, theme: undefined }],
])('%s', (query, wish) => {
  expect(read(query).stream).toMatchObject(wish);
});

test.each(['', 'overlay=everything', 'camera=seat:0', 'theme=standard', 'camera=auto%20'])(
  '“%s” is a page for people',
  (query) => expect(read(query).stream).toBeUndefined(),
);

test.each([
  ['clip=10-40&at=12', { clip: { from: 10, to: 40 }, at: 12 }],
  ['clip=40-10', { clip: undefined }],
  ['clip=1-2-3', { clip: undefined }],
  ['at=-4', { at: undefined }],
  ['at=1e9', { at: undefined }],
])('%s', (query, place) => expect(read(query)).toMatchObject(place));

test('the showcase has an address', () => {
  expect(readAddress(new URL('http://starboard.test/showcase')).page).toBe('showcase');
});
