import { readSettings, writeSettings, type Keep } from '../../client/ui/settings';

const keepOf = (text: string | null): Keep & { text: string | null } => ({
  text,
  getItem() {
    return this.text;
  },
  setItem(_key, value) {
    this.text = value;
  },
});
const plain = { quality: 'auto', colours: 'standard', calm: false };

test.each([
  ['nothing', null, plain],
  ['nonsense', '{oops', plain],
  ['a list', '[1]', plain],
  ['null', 'null', plain],
  ['an unknown quality', '{"quality":"splendid","calm":true}', { ...plain, calm: true }],
  ['the preset for tests', '{"quality":"test"}', plain],
  [
    'all of it',
    '{"quality":"low","colours":"highContrast","calm":true}',
    { quality: 'low', colours: 'highContrast', calm: true },
  ],
])('kept %s', (_name, text, read) => {
  expect(readSettings(keepOf(text))).toEqual(read);
});

test('what is written is read again', () => {
  const keep = keepOf(null);
  writeSettings(keep, { quality: 'high', colours: 'colourBlind', calm: true });
  expect(readSettings(keep)).toEqual({ quality: 'high', colours: 'colourBlind', calm: true });
});

test('a wish for less movement counts until something else is chosen', () => {
  expect(readSettings(keepOf(null), true).calm).toBe(true);
  expect(readSettings(keepOf('{"calm":false}'), true).calm).toBe(false);
});

test('a browser that keeps nothing is no trouble', () => {
  const refusing: Keep = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(readSettings(refusing)).toEqual(plain);
  expect(() => writeSettings(refusing, readSettings(undefined))).not.toThrow();
});
