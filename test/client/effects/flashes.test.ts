import { A_SECOND, AT_ONCE, FLASH, Governor, share } from '../../../client/kit/effects/governor';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { KINDS } from '../../../client/kit/effects/lights';
import { makeChance } from '../../../client/kit/chance';
import { playEverything } from '../../../client/kit/effects/everything';
import { flashes, mostInASecond, openStand, sample } from './helpers';

const SEEDS = Array.from({ length: 16 }, (_, i) => i + 1);
const RUN = { from: 0, seconds: 12, fps: 60, each: 7 };

test('the counter of flashes counts', () => {
  expect(flashes([0, 0.2, 0, 0.2, 0.05, 0.1, 0.3], FLASH)).toEqual([2, 4]);
  expect(flashes([0, 0.05, 0, 0.05, 0], FLASH)).toEqual([]);
  expect(mostInASecond([0, 10, 59, 60, 61], 60)).toBe(4);
});

test('without the limit a battle does flash more than three times a second', () => {
  const { effects, close } = openStand();
  const most = SEEDS.map((seed) => {
    effects.clear();
    return mostInASecond(flashes(sample(effects, seed, { ...RUN, from: 1000 * seed }), FLASH), RUN.fps);
  });
  expect(Math.max(...most)).toBeGreaterThan(3);
  close();
});

test.each(SEEDS)('seed %d: limited, never more than three flashes in a second', (seed) => {
  const { effects, close } = openStand();
  effects.limit(true);
  const light = sample(effects, seed, RUN);
  expect(Math.max(...light)).toBeGreaterThan(FLASH);
  expect(mostInASecond(flashes(light, FLASH), RUN.fps)).toBeLessThanOrEqual(3);
  close();
});

test.each([
  ['few frames', { ...RUN, fps: 12 }],
  ['many effects', { ...RUN, each: 40 }],
])('limited with %s', (_name, run) => {
  for (const seed of SEEDS.slice(0, 6)) {
    const { effects, close } = openStand();
    effects.limit(true);
    const light = sample(effects, seed, run);
    expect(mostInASecond(flashes(light, FLASH), run.fps)).toBeLessThanOrEqual(3);
    close();
  }
});

test('limited light rises by less than four flashes in any second, whatever is asked of it (seed 7)', () => {
  const [governor, chance] = [new Governor(), makeChance(7)];
  governor.limited = true;
  const rises: { readonly time: number; readonly by: number }[] = [];
  let [time, before] = [0, 0];
  for (let i = 0; i < 3000; i++) {
    const step = chance() * 0.1;
    time += step;
    const wanted = chance() < 0.3 ? 0 : chance() * 3;
    const dim = governor.dim(time, wanted);
    expect(dim).toBeGreaterThanOrEqual(0);
    expect(dim).toBeLessThanOrEqual(1);
    rises.push({ time, by: Math.max(0, dim * wanted - before) });
    before = dim * wanted;
  }
  for (const { time: first } of rises) {
    const second = rises.filter((rise) => rise.time >= first && rise.time <= first + 1);
    expect(second.reduce((sum, { by }) => sum + by, 0)).toBeLessThanOrEqual(AT_ONCE + A_SECOND + 1e-9);
  }
  expect(AT_ONCE + A_SECOND).toBeLessThan(4 * FLASH);
});

test('limited, everything at once comes up slowly and is still seen', () => {
  const { effects, close } = openStand();
  effects.limit(true);
  effects.update(0);
  playEverything(effects);
  effects.update(0.1);
  expect(effects.brightness()).toBeLessThanOrEqual(AT_ONCE);
  for (let t = 0.1; t < 1; t += 0.02) effects.update(t);
  expect(effects.brightness()).toBeGreaterThan(0.3);
  close();
});

test.each(KINDS)('every %s that passes counts, the more the bigger and brighter it is', (kind) => {
  const [a, b] = [Vector3.Zero(), new Vector3(0.3, 0, 0)];
  const piece = { style: 0, ink: 'red', seconds: 1, gain: 1, size: 0.05, a, b } as const;
  const plain = share(kind, piece);
  expect(plain).toBeGreaterThan(0);
  expect(share(kind, { ...piece, gain: 2 })).toBeCloseTo(2 * plain);
  expect(share(kind, { ...piece, size: 0.1 })).toBeGreaterThan(plain);
});

test('the limit is lifted as soon as it is taken away', () => {
  const governor = new Governor();
  governor.limited = true;
  governor.dim(0, 2);
  governor.limited = false;
  expect(governor.dim(0.01, 2)).toBe(1);
});
