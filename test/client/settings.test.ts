import { readSettings, writeSettings } from '../../client/ui/settings';

const memory = (text?: string) => {
  let kept = text ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
};
const USUAL = { quality: 'auto', colours: 'standard', calm: false, pace: '1', text: '100' } as const;

test('what is chosen is remembered', () => {
  const keep = memory();
  const chosen = { quality: 'low', colours: 'highContrast', calm: true, pace: 'skip', text: '150' } as const;
  writeSettings(keep, chosen);
  expect(readSettings(keep)).toEqual(chosen);
});

test.each([
  ['nothing', undefined, USUAL],
  ['no JSON', '{', USUAL],
  ['null', 'null', USUAL],
  ['a pace that does not exist', '{"pace":"9","text":"130"}', { ...USUAL, text: '130' }],
  ['numbers for texts', '{"text":115,"calm":1}', USUAL],
])('%s is as if never chosen', (_, text, read) => {
  expect(readSettings(memory(text))).toEqual(read);
});

test('a browser that keeps nothing does no harm, and a wish for stillness counts', () => {
  const refusing = {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
  };
  expect(readSettings(refusing, true).calm).toBe(true);
  expect(() => writeSettings(refusing, USUAL)).not.toThrow();
});
