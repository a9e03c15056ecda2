import fs from 'node:fs';
import path from 'node:path';
import { WebIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Mesh } from '../../assets/make/lib/mesh';
import { cross, dot, sub } from '../../assets/make/lib/vector';
import { WING } from '../../assets/make/wing';
import { SHIPS, type ShipId } from '../../shared/games/attackWing/data/ships';
import { ROOT } from '../helpers/bundled';

const made = new Map(Object.entries(WING).map(([ship, make]) => [ship, make()]));
const all = [...made];
const classOf = (ship: string): string => SHIPS[ship as ShipId].shipClass;
const extent = (mesh: Mesh, axis: 0 | 1 | 2): number => {
  const values = mesh.vertices.map(({ p }) => p[axis]);
  return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
};

test('there is a model for every ship of the roster, and no other', () => {
  expect([...made.keys()].sort()).toEqual(Object.keys(SHIPS).sort());
});

test.each(all)('%s is 6 to 10 cm long and of few triangles', (_, mesh) => {
  expect(Math.max(extent(mesh, 0), extent(mesh, 2))).toBeGreaterThan(60);
  expect(Math.max(extent(mesh, 0), extent(mesh, 2))).toBeLessThan(100);
  expect(mesh.triangles.length).toBeGreaterThan(500);
  expect(mesh.triangles.length).toBeLessThan(5000);
});

test.each(all)('%s: every triangle faces the way its normals point', (_, mesh) => {
  const wrong = mesh.triangles.filter(([a, b, c]) => {
    const [p, q, r] = [mesh.vertices[a]!, mesh.vertices[b]!, mesh.vertices[c]!];
    const face = cross(sub(q.p, p.p), sub(r.p, p.p));
    return dot(face, p.n) + dot(face, q.n) + dot(face, r.n) < 0;
  });
  expect(wrong.length).toBe(0);
});

test('ships of one class and side have one shape, and each a paint of its own', () => {
  for (const [ship, mesh] of all) {
    for (const [other, twin] of all) {
      if (other <= ship) continue;
      const alike =
        mesh.vertices.length === twin.vertices.length &&
        mesh.vertices.every(({ p }, i) => twin.vertices[i]!.p.every((x, k) => x === p[k]));
      expect([ship, other, alike]).toEqual([ship, other, classOf(ship) === classOf(other)]);
      const same =
        alike && mesh.vertices.every(({ c }, i) => twin.vertices[i]!.c!.every((x, k) => x === c![k]));
      expect([ship, other, same]).toEqual([ship, other, false]);
    }
  }
});

test('the file holds every ship by name', async () => {
  const bytes = fs.readFileSync(path.join(ROOT, 'assets/models/wing.glb'));
  const io = new WebIO().registerExtensions([KHRMeshQuantization]);
  const doc = await io.readBinary(new Uint8Array(bytes));
  expect(
    doc
      .getRoot()
      .listNodes()
      .map((node) => node.getName()),
  ).toEqual([...made.keys()]);
});
