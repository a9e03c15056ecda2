import { readSettings, type Settings, USUAL_WORN, volumesOf, writeSettings } from '../../client/ui/settings';

const memory = (text?: string) => {
  let kept = text ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
};
const VOLUMES = { effects: 0.8, interface: 0.6, alert: 0.7, ambience: 0.5 } as const;
const USUAL = {
  quality: 'auto',
  colours: 'standard',
  calm: false,
  flashes: true,
  captions: true,
  pace: '1',
  hurry: false,
  textScale: 1,
  volumes: VOLUMES,
  muted: false,
  presence: true,
  worn: USUAL_WORN,
} as const;

test('what is chosen is remembered', () => {
  const keep = memory();
  const chosen: Settings = {
    quality: 'low',
    colours: 'highContrast',
    calm: true,
    flashes: false,
    captions: false,
    pace: 'skip',
    hurry: true,
    textScale: 1.5,
    volumes: { effects: 0, interface: 1, alert: 0.25, ambience: 0.1 },
    muted: true,
    presence: false,
    worn: { ...USUAL_WORN, leftHanded: true, size: 2.5 },
  };
  writeSettings(keep, chosen);
  expect(readSettings(keep)).toEqual(chosen);
});

test.each([
  ['nothing', undefined, USUAL],
  ['no JSON', '{', USUAL],
  ['null', 'null', USUAL],
  ['a list', '[1,2]', USUAL],
  ['a pace that does not exist', '{"pace":"9","textScale":1.3}', { ...USUAL, textScale: 1.3 }],
  ['texts for numbers', '{"textScale":"1.15","calm":1,"volumes":7}', USUAL],
  [
    'a volume that is too loud, and one that is none',
    '{"volumes":{"effects":11,"interface":0.1,"alert":null}}',
    { ...USUAL, volumes: { ...VOLUMES, interface: 0.1 } },
  ],
])('%s is as if never chosen', (_, text, read) => {
  expect(readSettings(memory(text))).toEqual(read);
});

test('silence is silence, and the volumes are there again after it', () => {
  expect(volumesOf({ ...USUAL, muted: true })).toEqual({ effects: 0, interface: 0, alert: 0, ambience: 0 });
  expect(volumesOf(USUAL)).toEqual(VOLUMES);
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
  expect(readSettings(refusing, true)).toMatchObject({ calm: true, flashes: false });
  expect(() => writeSettings(refusing, USUAL)).not.toThrow();
});
