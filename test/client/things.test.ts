import fs from 'node:fs';
import path from 'node:path';
import '@babylonjs/core/Culling/ray';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { THEMES } from '../../client/kit/theme';
import { makeBag } from '../../client/kit/things/bag';
import { makeDie, restOf, throwAt } from '../../client/kit/things/die';
import { makeFleet } from '../../client/kit/things/fleet';
import { markOf, NO_MARK } from '../../client/kit/things/marks';
import { loadNamed } from '../../client/kit/things/models';
import type { Fleet } from '../../client/kit/things/types';
import { type TokenKind, TOKENS } from '../../client/games/panic/tokens';
import { Way } from '../../client/kit/way';
import { THREAT_IDS, tokenOf } from '../../shared/games/panic/data/tokens';
import { ROOT } from '../helpers/bundled';

const FILE = Uint8Array.from(fs.readFileSync(path.join(ROOT, 'assets/models/things.glb')));
const COLOURS = THEMES.standard;

Logger.LogLevels = Logger.NoneLogLevel;
let engine: NullEngine;
let scene: Scene;
beforeEach(() => {
  engine = new NullEngine();
  engine.getCaps().instancedArrays = true;
  scene = new Scene(engine);
  const camera = new FreeCamera('eye', new Vector3(0, 3, -3), scene);
  camera.setTarget(Vector3.Zero());
});
afterEach(() => engine.dispose());

const KINDS = Object.keys(TOKENS) as TokenKind[];
const loadAll = () => loadNamed(scene, true, FILE, KINDS);
const makeAll = async (): Promise<Fleet<TokenKind>> => makeFleet(scene, await loadAll(), TOKENS);
const left = () => ({
  meshes: scene.meshes.length,
  nodes: scene.transformNodes.length,
  materials: scene.materials.length,
  // The table of light that all of Babylon's materials look things up in stays with the scene.
  textures: scene.textures.filter((texture) => texture !== scene.environmentBRDFTexture).length,
  geometries: scene.geometries.length,
});
/** Draw calls and triangles of one frame, counted where they leave Babylon. */
const drawn = () => {
  let [calls, triangles] = [0, 0];
  engine.drawElementsType = (_mode, _from, indices, instances) => {
    calls += 1;
    triangles += (indices / 3) * Math.max(1, instances ?? 1);
  };
  scene.render();
  return { calls, triangles };
};
const dealAll = (fleet: Fleet<TokenKind>) =>
  THREAT_IDS.map((id, i) => {
    const { kind, defence } = tokenOf(id);
    const token = fleet.add(kind as TokenKind);
    token.node.position.set((i % 8) * 0.1 - 0.4, 0, Math.floor(i / 8) * 0.1 - 0.2);
    token.defence(defence, defence);
    return token;
  });

test('every kind can be taken, shown in every state and given back', async () => {
  const fleet = await makeAll();
  for (const kind of KINDS) {
    const token = fleet.add(kind);
    expect(token.kind).toBe(kind);
    token.defence(1, 3);
    token.cloak(true);
    token.forceField(true);
    token.glow('danger');
    token.fade(0.5);
    fleet.update(1);
    scene.render();
    token.remove();
    expect(token.node.isEnabled()).toBe(false);
  }
});

test('a token that was given back is used again, as new', async () => {
  const fleet = await makeAll();
  const first = fleet.add('tholian');
  first.node.position.set(1, 2, 3);
  first.body.metadata = { pick: { kind: 'token', id: 'tholian-1' } };
  first.cloak(true, 0);
  first.defence(1, 2);
  first.remove();
  first.remove();
  const meshes = scene.meshes.length;
  const second = fleet.add('tholian');
  const other = fleet.add('tholian');
  expect(second).toBe(first);
  expect(other).not.toBe(second);
  expect(second.node.position.asArray()).toEqual([0, 0, 0]);
  expect(second.node.isEnabled()).toBe(true);
  expect(second.body.metadata).toBeNull();
  expect(scene.meshes.length).toBeGreaterThan(meshes);
  other.remove();
  const after = scene.meshes.length;
  fleet.add('tholian');
  expect(scene.meshes.length).toBe(after);
});

const part = (
  name: string,
  of: { getChildMeshes(direct: boolean): { name: string; isEnabled(): boolean }[] },
) => of.getChildMeshes(false).find((mesh) => mesh.name === name);

test('a cloaked ship is an outline only, and comes back', async () => {
  const fleet = await makeAll();
  const token = fleet.add('romulanBirdOfPrey');
  fleet.update(0);
  token.cloak(true, 1);
  fleet.update(0.5);
  expect(part('romulanBirdOfPrey', token.node)!.isEnabled()).toBe(true);
  expect(part('romulanBirdOfPrey cloaked', token.node)!.isEnabled()).toBe(true);
  fleet.update(1);
  expect(part('romulanBirdOfPrey', token.node)!.isEnabled()).toBe(false);
  expect(part('romulanBirdOfPrey cloaked', token.node)!.isEnabled()).toBe(true);
  token.cloak(false, 0);
  fleet.update(1);
  expect(part('romulanBirdOfPrey', token.node)!.isEnabled()).toBe(true);
  expect(part('romulanBirdOfPrey cloaked', token.node)!.isEnabled()).toBe(false);
});

test('defence has a label while there is one to show', async () => {
  const fleet = await makeAll();
  const token = fleet.add('klingonCruiser');
  expect(part('token labels', token.node)!.isEnabled()).toBe(false);
  token.defence(2, 2);
  expect(part('token labels', token.node)!.isEnabled()).toBe(true);
  token.defence(0, 0);
  expect(part('token labels', token.node)!.isEnabled()).toBe(false);
});

test('a force field stands while it holds, and fades', async () => {
  const fleet = await makeAll();
  const token = fleet.add('kor');
  token.forceField(true);
  fleet.update(1);
  expect(part('force fields', token.node)!.isEnabled()).toBe(true);
  token.forceField(false);
  fleet.update(3);
  expect(part('force fields', token.node)!.isEnabled()).toBe(false);
});

test('a pointer meets the token where its model is, though nothing of that is drawn', async () => {
  const fleet = await makeAll();
  const token = fleet.add('klingonCruiser');
  scene.render();
  const hit = scene.pick(0, 0).hit;
  const ray = scene.createPickingRay(
    engine.getRenderWidth() / 2,
    engine.getRenderHeight() / 2,
    null,
    scene.activeCamera,
  );
  expect(scene.pickWithRay(ray)?.pickedMesh).toBe(token.body);
  expect(hit).toBe(false);
});

test('the whole bag on the table: 31 tokens in few draw calls and triangles', async () => {
  const fleet = await makeAll();
  const tokens = dealAll(fleet);
  expect(tokens.length).toBe(31);
  fleet.update(1);
  scene.render();
  const plain = drawn();
  expect(plain.calls).toBeGreaterThanOrEqual(13);
  expect(plain.calls).toBeLessThanOrEqual(14);
  expect(plain.triangles).toBeLessThan(80_000);
  for (const token of tokens) {
    token.forceField(true);
    token.glow('legal');
    if (tokenOf(`${token.kind}-1`).cloaking) token.cloak(true, 2);
  }
  fleet.update(2);
  scene.render();
  const busy = drawn();
  expect(busy.calls).toBeLessThanOrEqual(18);
  expect(busy.triangles).toBeLessThan(160_000);
});

test('what is disposed of leaves nothing behind', async () => {
  const before = left();
  const fleet = await makeAll();
  for (const token of dealAll(fleet)) {
    token.cloak(true);
    token.forceField(true);
  }
  const [die, bag] = [makeDie(scene, COLOURS), makeBag(scene, COLOURS)];
  bag.count(31);
  fleet.update(0.2);
  scene.render();
  expect(left().meshes).toBeGreaterThan(100);
  for (const thing of [fleet, die, bag]) thing.dispose();
  expect(left()).toEqual(before);
});

test('no model, no fleet: the file must have every kind, the game must know it', async () => {
  const models = await loadAll();
  expect(() => models.source('saucer' as TokenKind)).toThrow('the file of models has no saucer');
  const fleet = makeFleet(scene, models, TOKENS);
  expect(() => fleet.add('saucer' as TokenKind)).toThrow('no token of the kind saucer');
});

test.each([1, 2, 3, 4, 5, 6])('the die lands on %d, its number upright for the reader', (face) => {
  const OUT = [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, -1],
    [0, -1, 0],
  ] as const;
  const up = Vector3.FromArray(OUT[face - 1]!).applyRotationQuaternion(restOf(face));
  expect(up.subtract(Vector3.Up()).length()).toBeLessThan(1e-6);
  const die = makeDie(scene, COLOURS);
  die.update(10);
  die.roll(face, 1);
  die.update(10.5);
  expect(die.body.position.length()).toBeGreaterThan(0.02);
  die.update(11);
  expect(die.face()).toBe(face);
  const rest = die.body.rotationQuaternion ?? new Quaternion();
  expect(Math.abs(Quaternion.Dot(rest, restOf(face)))).toBeCloseTo(1);
  expect(die.body.position.y).toBeCloseTo(0.011, 4);
  expect(Math.hypot(die.body.position.x, die.body.position.z)).toBeLessThan(1e-6);
});

test('it lies in a hand and goes with it, small, until it is thrown or put back', () => {
  const die = makeDie(scene, COLOURS);
  die.node.position.set(0.2, 0.8, 0.1);
  die.node.scaling.setAll(3);
  die.update(10);
  die.roll(2, 0);
  const hand = new Vector3(0.3, 1.1, -0.9);
  const far = (): number => {
    die.body.computeWorldMatrix(true);
    return Vector3.Distance(die.body.absolutePosition, hand);
  };
  die.hold(hand, 1);
  expect(far()).toBeLessThan(0.05);
  hand.set(-0.4, 1, -0.2);
  die.update(10.1);
  expect(far()).toBeLessThan(0.05);
  expect(die.body.scaling.x).toBeLessThan(0.5);
  die.putBack();
  expect([die.face(), die.body.scaling.x, die.body.position.x + 0]).toEqual([2, 1, 0]);
  die.hold(hand);
  die.roll(5, 1, hand);
  expect(far()).toBeLessThan(0.08);
  die.update(11.2);
  expect([die.face(), die.body.scaling.x, die.body.position.x + 0]).toEqual([5, 1, 0]);
});

test('thrown out of a hand it begins there and comes to rest at its place, on what was rolled', () => {
  const die = makeDie(scene, COLOURS);
  die.node.position.set(0.2, 0.8, 0.1);
  die.node.scaling.setAll(3);
  const hand = new Vector3(0.3, 1.1, -0.9);
  die.update(10);
  die.roll(4, 1, hand);
  die.body.computeWorldMatrix(true);
  expect(Vector3.Distance(die.body.absolutePosition, hand)).toBeLessThan(0.08);
  die.update(11);
  die.body.computeWorldMatrix(true);
  const { x, z } = die.body.absolutePosition;
  expect([x, z]).toEqual([expect.closeTo(0.2), expect.closeTo(0.1)]);
  expect(die.face()).toBe(4);
  // The next one comes from nowhere in particular again.
  die.roll(2, 1);
  expect(die.body.position.z).toBeCloseTo(-0.24);
});

test.each([0, 7, 2.5, Number.NaN])('a die has no face %d', (face) => {
  expect(() => restOf(face)).toThrow('a die has faces 1 to 6');
});

test('a throw ends where it should and never below the table', () => {
  for (let i = 0; i <= 20; i++) expect(throwAt(i / 20).high).toBeGreaterThanOrEqual(0);
  expect(throwAt(1)).toEqual({ back: 0, high: 0, turns: 0 });
});

test('a mark that nobody has drawn is a dot, never another mark', () => {
  expect(markOf('legal')).not.toBe(markOf('danger'));
  expect(markOf('no such thing')).toBe(markOf('dot'));
  expect(NO_MARK).toBeLessThan(0);
});

test('a way begins where it is, ends where it should, and may be turned', () => {
  const way = new Way(0);
  way.go(1, 1, 2);
  expect(way.at(1)).toBe(0);
  expect(way.at(2)).toBeCloseTo(0.5);
  way.go(2, 0, 1);
  expect(way.at(2)).toBeCloseTo(0.5);
  expect(way.at(9)).toBe(0);
  way.go(9, 1, 0);
  expect(way.at(9)).toBe(1);
});
