import { chooseQuality, isHeadset, PRESETS } from '../../client/holodeck/quality';

test.each([
  ['software', { renderer: 'ANGLE (Google, Vulkan (SwiftShader Device))', frameMs: 2, touch: false }, 'low'],
  ['llvmpipe', { renderer: 'llvmpipe (LLVM 15)', frameMs: 2, touch: false }, 'low'],
  ['a slow machine', { renderer: 'Intel HD 4000', frameMs: 22, touch: false }, 'low'],
  ['a middling one', { renderer: 'Intel Iris Xe', frameMs: 8, touch: false }, 'medium'],
  ['a quick phone', { renderer: 'Adreno 740', frameMs: 2, touch: true }, 'medium'],
  ['a fast desktop', { renderer: 'GeForce RTX 4070', frameMs: 1, touch: false }, 'high'],
] as const)('%s', (_name, facts, quality) => {
  expect(chooseQuality(facts)).toBe(quality);
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/35.2.0.2 Chrome/126.0.6478.122 VR Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; Pico Neo 3 Link) AppleWebKit/537.36 PicoBrowser/3.3.22 VR Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 (Android 10; Mobile VR; rv:129.0) Gecko/129.0 Firefox/129.0 Wolvic/1.7', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', false],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    false,
  ],
])('a headset that stands alone draws with its own preset: %s', (userAgent, headset) => {
  expect(isHeadset(userAgent)).toBe(headset);
  const facts = { renderer: 'Adreno 740', frameMs: 2, touch: false, headset };
  expect(chooseQuality(facts)).toBe(headset ? 'xr' : 'high');
});

test('only High has full-screen passes', () => {
  const withBloom = Object.values(PRESETS).filter(({ bloom }) => bloom);
  expect(withBloom.map(({ name }) => name)).toEqual(['high']);
});
