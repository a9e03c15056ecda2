import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { Batch } from '../../../client/kit/effects/batch';
import { envelope } from '../../../client/kit/effects/envelope';
import { INKS, makePalette, mixPalette } from '../../../client/kit/effects/inks';
import { square } from '../../../client/kit/effects/shapes';
import { makeShader, PLAIN_VERTEX } from '../../../client/kit/shader';
import { MEANINGS, THEMES, toRgb } from '../../../client/kit/theme';

Logger.LogLevels = Logger.WarningLogLevel | Logger.ErrorLogLevel;

const make = (capacity: number) => {
  const scene = new Scene(new NullEngine());
  const fragment = 'void main() { gl_FragColor = vec4(1.0); }';
  const material = makeShader(scene, 'test', { vertex: PLAIN_VERTEX, fragment, attributes: ['position'] });
  return new Batch(square().mesh('test', scene), material, capacity);
};
const palette = makePalette();
mixPalette(palette, THEMES.standard);
const part = { style: 3, a: Vector3.Zero(), b: Vector3.Zero(), size: 1, ink: 'red', seed: 0.5 } as const;

test('what is drawn is the envelope, its gain, and the dimming of what can flash', () => {
  const batch = make(8);
  batch.add({ ...part, seconds: 2, rise: 0.5, fall: 0.5, gain: 1.5, weight: 0.3 }, 10, palette);
  batch.add({ ...part, seconds: 4, gain: 0.5 }, 10, palette);
  expect(batch.tally(11)).toBeCloseTo(0.3);
  batch.show(11, 0.25);
  expect(batch.look(0)).toEqual({ light: 1.5 * 0.25, course: 0.5, style: 3 });
  expect(batch.look(1)).toEqual({ light: 0.5, course: 0.25, style: 3 });
});

test('what waits is not drawn before its time', () => {
  const batch = make(2);
  batch.add({ ...part, seconds: 1, delay: 0.5 }, 0, palette);
  batch.tally(0.4);
  batch.show(0.4, 1);
  expect(batch.look(0).light).toBe(0);
  batch.tally(0.75);
  batch.show(0.75, 1);
  expect(batch.look(0)).toMatchObject({ light: 1, course: 0.25 });
});

test('a part that lost its place cannot be ended in the name of its heir', () => {
  const batch = make(1);
  const first = batch.add({ ...part, seconds: 1 }, 0, palette);
  batch.add({ ...part, seconds: 1, lasting: true }, 0, palette);
  batch.fade(first, 0, 0.1);
  batch.tally(50);
  expect(batch.live).toBe(1);
});

test('light is 0 outside its time and never more than 1; it has no jumps but at a sharp beginning', () => {
  expect(envelope(-0.01, 1, 0.2, 0.2)).toBe(0);
  expect(envelope(1, 1, 0.2, 0.2)).toBe(0);
  let before = 0;
  for (let age = 0; age < 1; age += 0.001) {
    const light = envelope(age, 1, 0.2, 0.3);
    expect(light).toBeGreaterThanOrEqual(0);
    expect(light).toBeLessThanOrEqual(1);
    expect(Math.abs(light - before)).toBeLessThan(0.01);
    before = light;
  }
  expect(envelope(1e9, Infinity, 0.2, 0.3)).toBe(1);
});

test.each(Object.entries(THEMES))('%s: every meaning has its ink', (_name, colours) => {
  const mixed = makePalette();
  mixPalette(mixed, colours);
  for (const meaning of MEANINGS) {
    const at = 3 * INKS.indexOf(meaning);
    toRgb(colours[meaning]).forEach((value, k) => expect(mixed[at + k]).toBeCloseTo(value));
  }
});
