import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { playEverything, placeAt, webAt } from '../../../client/kit/effects/everything';
import { threads } from '../../../client/kit/effects/recipes/fields';
import { ping } from '../../../client/kit/effects/recipes/signs';
import { SECONDS } from '../../../client/kit/effects';
import { THEMES } from '../../../client/kit/theme';
import { openStand, PASSING, type Stand } from './helpers';

let stand: Stand;
beforeEach(() => {
  stand = openStand();
});
afterEach(() => stand.close());

const alight = (): number => stand.scene.meshes.filter((mesh) => mesh.isEnabled()).length;
/** The first frames keep one dark part of each kind, until the shaders are there. */
const warm = (): void => {
  for (let frame = 0; frame < 3; frame++) {
    stand.effects.update(0);
    stand.scene.render();
  }
};

test.each(Object.entries(PASSING))('%s begins, shows and is over when its time is up', (_name, play) => {
  const { effects } = stand;
  effects.update(10);
  play(effects, 1.25);
  expect(effects.live()).toBeGreaterThan(0);
  effects.update(10.6);
  expect(effects.live()).toBeGreaterThan(0);
  expect(alight()).toBeGreaterThan(0);
  effects.update(11.25 + 1e-6);
  expect(effects.live()).toBe(0);
});

test.each(Object.entries(SECONDS).filter(([name]) => name in PASSING))(
  '%s takes %d seconds unless it is told',
  (name, seconds) => {
    const { effects } = stand;
    effects.update(3);
    PASSING[name]!(effects);
    effects.update(3 + seconds * 0.97);
    expect(effects.live()).toBeGreaterThan(0);
    effects.update(3 + seconds + 1e-6);
    expect(effects.live()).toBe(0);
  },
);

test('a web is drawn line by line, stays, and goes when it is removed', () => {
  const { effects } = stand;
  effects.update(0);
  const web = effects.web(webAt(placeAt(20, 0.5), 0.15), 2);
  const all = effects.live();
  effects.update(500);
  expect(effects.live()).toBe(all);
  web.remove();
  web.remove();
  effects.update(500.3);
  expect(effects.live()).toBe(all);
  effects.update(501);
  expect(effects.live()).toBe(0);
});

test('a web removed while it is being drawn goes too', () => {
  const { effects } = stand;
  effects.update(0);
  const web = effects.web(webAt(placeAt(20, 0.5), 0.15), 2);
  effects.update(0.5);
  web.remove();
  effects.update(4);
  expect(effects.live()).toBe(0);
});

test('a removed force field takes nobody else with it', () => {
  const { effects } = stand;
  effects.update(0);
  const first = effects.forceField(placeAt(0, 0.5), 0.08);
  first.remove();
  effects.update(2);
  effects.forceField(placeAt(60, 0.5), 0.08);
  first.remove();
  effects.update(9);
  expect(effects.live()).toBe(1);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 24],
  [6, 48],
])('%d corners make a web of %d threads', (count, lines) => {
  const corners = Array.from({ length: count }, (_, i) => placeAt(60 * i, 0.4));
  expect(threads(corners).length).toBe(lines);
  for (const [a, b] of threads(corners)) expect(Number.isFinite(Vector3.Distance(a, b))).toBe(true);
});

test('nothing is made while effects run, however many there are', () => {
  const { scene, effects } = stand;
  warm();
  const count = (): number[] => [
    scene.meshes.length,
    scene.materials.length,
    scene.geometries.length,
    scene.textures.length,
  ];
  const before = count();
  for (let frame = 0; frame < 240; frame++) {
    if (frame % 12 === 0) playEverything(effects);
    effects.update(frame / 60);
    scene.render();
  }
  expect(count()).toEqual(before);
});

test('all effects at once are seven draw calls, and none when all is dark', () => {
  const { effects } = stand;
  warm();
  expect(alight()).toBe(0);
  playEverything(effects);
  effects.update(0.4);
  expect(alight()).toBe(7);
  for (const mesh of stand.scene.meshes) expect(mesh.subMeshes.length).toBe(1);
  effects.clear();
  expect(alight()).toBe(0);
});

test('a pool that is full gives the oldest place to the newest, but never that of what stays', () => {
  const { effects } = stand;
  effects.update(0);
  const web = effects.web(webAt(placeAt(20, 0.5), 0.15), 1);
  const kept = effects.live();
  for (let i = 0; i < 500; i++) PASSING.phaser!(effects, 5);
  const most = effects.live();
  for (let i = 0; i < 500; i++) PASSING.phaser!(effects, 5);
  expect(effects.live()).toBe(most);
  effects.update(6);
  expect(effects.live()).toBe(kept);
  web.remove();
  effects.update(8);
  expect(effects.live()).toBe(0);
});

test('with more that stays than there is room for, the rest is left out', () => {
  const { effects } = stand;
  effects.update(0);
  const all = Array.from({ length: 80 }, () => effects.forceField(placeAt(0, 0.5), 0.05));
  expect(effects.live()).toBeLessThan(80);
  for (const field of all) field.remove();
  effects.update(2);
  expect(effects.live()).toBe(0);
});

test('clear ends everything at once, what stays too', () => {
  const { effects } = stand;
  effects.update(0);
  const lasting = playEverything(effects);
  effects.update(0.3);
  effects.clear();
  expect(effects.live()).toBe(0);
  effects.update(0.4);
  expect(effects.brightness()).toBe(0);
  for (const thing of lasting) thing.remove();
  effects.update(2);
  expect(effects.live()).toBe(0);
});

test('dispose leaves nothing in the scene', () => {
  const { scene, effects } = stand;
  playEverything(effects);
  effects.update(0.2);
  scene.render();
  effects.dispose();
  expect([scene.meshes.length, scene.materials.length, scene.geometries.length]).toEqual([0, 0, 0]);
});

test('time that stands still, jumps or runs back harms nothing', () => {
  const { effects } = stand;
  effects.update(5);
  playEverything(effects);
  for (const time of [5, 5, 4, 5.1, 2, 5.2, 1000]) {
    effects.update(time);
    expect(Number.isFinite(effects.brightness())).toBe(true);
  }
  expect(effects.live()).toBeGreaterThan(0);
  effects.clear();
});

test('an effect from a place to itself is drawn without complaint', () => {
  const { effects } = stand;
  const here = placeAt(0, 0.5);
  effects.update(0);
  effects.phaser(here, here);
  effects.dock(here, here);
  effects.warpIn(here, here);
  effects.ripple(here, Vector3.Zero());
  effects.web([here, here, here]);
  effects.update(0.2);
  stand.scene.render();
  expect(effects.live()).toBeGreaterThan(0);
});

test('new colours reach what is already alight', () => {
  const { effects } = stand;
  effects.update(0);
  effects.web(webAt(placeAt(0, 0.5), 0.1), 1);
  effects.colours(THEMES.colourBlind);
  effects.update(0.5);
  expect(effects.live()).toBeGreaterThan(0);
});

test('a ping is as wide as two hands, and its mark stands over what it points at', () => {
  const lights: { kind: string; size: number; at: number }[] = [];
  const bench = {
    light: (kind: string, { size = 0, a }: { size?: number; a: Vector3 }) =>
      void lights.push({ kind, size, at: a.y }),
  };
  ping(bench as unknown as Parameters<typeof ping>[0], Vector3.Zero(), 'mine', 2);
  const of = (kind: string): (typeof lights)[number] => lights.find((one) => one.kind === kind)!;
  expect(2 * of('disc').size).toBeGreaterThanOrEqual(0.3);
  expect(2 * of('glow').size).toBeGreaterThanOrEqual(0.1);
  expect(of('glow').at).toBeGreaterThan(0.05);
});
