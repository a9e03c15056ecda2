import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { NAME_INK, PLATE_COVERS, PLATE_INK } from '../../../client/kit/names/nameGlsl';
import { type Force, makeQuadrantMap, type QuadrantMap, rulersOf } from '../../../client/games/risk/light';
import { piecesFor, stationOf } from '../../../client/games/risk/map/formation';
import { SPOTS } from '../../../client/games/risk/map/ground';
import { SECTOR_LIGHT } from '../../../client/games/risk/map/tints';
import { RISK_SIGHT } from '../../../client/games/risk/view';
import { PRESETS } from '../../../client/holodeck/quality';
import { MINI_KINDS } from '../../../client/kit/minis';
import { THEMES, toRgb, seatMeaning } from '../../../client/kit/theme';
import { Aim } from '../../../client/viewpoint/gaze';
import { MEMBERS } from '../../../shared/games/risk/data/map';

Logger.LogLevels = Logger.NoneLogLevel;
const FULL_RESERVE = 75;

/** A page whose canvases draw nothing, which is all that is missing in Node. */
const context = new Proxy<Record<string, unknown>>({}, { get: () => () => undefined, set: () => true });
beforeAll(() => {
  const createElement = () => ({ width: 1, height: 1, getContext: () => context });
  const nothing = () => undefined;
  Object.assign(globalThis, {
    document: { createElement, addEventListener: nothing, removeEventListener: nothing },
  });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

let engine: NullEngine;
let scene: Scene;
let map: QuadrantMap;
beforeEach(() => {
  engine = new NullEngine({
    renderWidth: 1280,
    renderHeight: 720,
    textureSize: 64,
    deterministicLockstep: false,
    lockstepMaxSteps: 1,
  });
  engine.getCaps().instancedArrays = true;
  scene = new Scene(engine);
  const { steep, far, target } = RISK_SIGHT;
  new ArcRotateCamera('eye', -Math.PI / 2, steep, far, Vector3.FromArray(target), scene);
  map = makeQuadrantMap(scene, { preset: PRESETS.low, gaze: new Aim(), colours: THEMES.standard });
});
afterEach(() => engine.dispose());

/** Draw calls and triangles of one frame, counted where they leave Babylon. */
const drawn = () => {
  let [calls, triangles] = [0, 0];
  engine.drawElementsType = (_mode, _from, indices, instances) => {
    calls += 1;
    triangles += (indices / 3) * Math.max(1, instances ?? 1);
  };
  map.update(1);
  scene.render();
  return { calls, triangles };
};

const ships = (seat: number, units: number): Force => ({
  kind: 'ships',
  units,
  meaning: seatMeaning(seat, 0),
});

/** All that the box holds: 75 units of five captains, 72 Alien Lifeforms, 50 tribbles. */
const fill = (): void =>
  SPOTS.forEach((_, i) => {
    if (i < 35) map.stand(i, ships(i % 5, i < 25 ? 11 : 10));
    else if (i < 41) map.stand(i, { kind: 'aliens', units: 12, meaning: 'wild' });
    else map.stand(i, { kind: 'tribbles', units: i === 41 ? 16 : 17, meaning: 'command' });
  });

test('an empty map and one with everything on it are a dozen draw calls and few triangles', () => {
  map.wormhole(4, 38);
  const empty = drawn();
  fill();
  const full = drawn();
  expect(empty.calls).toBeLessThanOrEqual(12);
  expect(full.calls).toBeLessThanOrEqual(12);
  expect(full.triangles).toBeLessThan(200_000);
  expect(full.triangles).toBeGreaterThan(empty.triangles + 40_000);
});

test('pieces in flight are drawn, and gone when they have arrived', () => {
  map.stand(0, ships(0, 5));
  const before = drawn().triangles;
  map.fly(ships(0, 9), [0, 1], 0.5);
  expect(drawn().triangles).toBeGreaterThan(before);
  map.update(2);
  expect(drawn().triangles).toBe(before);
});

test('nothing of it stays when it is disposed of', () => {
  fill();
  drawn();
  map.dispose();
  expect([scene.meshes.length, scene.materials.length, scene.textures.length]).toEqual([0, 0, 0]);
});

test('a fleet is starships for three and shuttles for one, and never more than a captain has', () => {
  for (let units = 0; units <= FULL_RESERVE; units++) {
    const { starships, shuttles } = piecesFor(units);
    expect(starships * 3 + shuttles).toBe(units);
    expect(starships).toBeLessThanOrEqual(15);
    expect(shuttles).toBeLessThanOrEqual(30);
  }
});

test.each(MINI_KINDS)('no two pieces of a kind stand in the same place: %s', (kind) => {
  const stations = Array.from({ length: kind === 'starship' ? 15 : 30 }, (_, i) => stationOf(kind, i).join());
  expect(new Set(stations).size).toBe(stations.length);
});

test('one captain rules a sector when every location of it is the same seat’s', () => {
  const owners = SPOTS.map(() => undefined as number | undefined);
  for (const location of MEMBERS[3]!) owners[location] = 2;
  expect(rulersOf(owners)).toEqual([undefined, undefined, undefined, 2, undefined, undefined]);
  owners[MEMBERS[3]![0]!] = 1;
  expect(rulersOf(owners)[3]).toBeUndefined();
});

test('every seat has a meaning of its own, whoever looks', () => {
  for (let me = -1; me < 5; me++) {
    const meanings = [0, 1, 2, 3, 4].map((seat) => seatMeaning(seat, me));
    expect(new Set(meanings).size).toBe(5);
    expect(meanings.indexOf('mine')).toBe(me);
  }
});

test.each(Object.entries(THEMES))('%s: the six sectors have different lights', (_name, colours) => {
  expect(new Set(SECTOR_LIGHT.map((meaning) => colours[meaning])).size).toBe(6);
});

const luminance = (rgb: readonly number[]): number => {
  const [r, g, b] = rgb.map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

test('a name stands out from its plate by 4.5, even over the brightest light', () => {
  const worst = PLATE_INK.map((part) => part * PLATE_COVERS + (1 - PLATE_COVERS));
  expect(contrast(NAME_INK, worst)).toBeGreaterThan(4.5);
});

test.each(Object.entries(THEMES))(
  '%s: a number stands out from its captain’s colour by 4.5',
  (_name, colours) => {
    for (const meaning of [
      'mine',
      'rivalA',
      'rivalB',
      'rivalC',
      'rivalD',
      'rivalE',
      'wild',
      'command',
    ] as const)
      expect(contrast([0.01, 0.012, 0.02], toRgb(colours[meaning]))).toBeGreaterThan(4.5);
  },
);
