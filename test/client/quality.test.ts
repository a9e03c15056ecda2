import { chooseQuality, PRESETS } from '../../client/holodeck/quality';

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

test('only High has full-screen passes', () => {
  const withBloom = Object.values(PRESETS).filter(({ bloom }) => bloom);
  expect(withBloom.map(({ name }) => name)).toEqual(['high']);
});
