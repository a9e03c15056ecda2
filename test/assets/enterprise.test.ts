import { WebIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { makeEnterprise, makeFrames, makeSections } from '../../assets/make/enterprise';
import { makeBody } from '../../assets/make/enterprise/body';
import { makeCaps, makeNacelles } from '../../assets/make/enterprise/nacelle';
import { FACINGS } from '../../assets/make/enterprise/plan';
import { makeSaucer } from '../../assets/make/enterprise/saucer';
import { join, type Mesh } from '../../assets/make/lib/mesh';
import { cross, dot, sub } from '../../assets/make/lib/vector';
import { FACINGS as SHOWN } from '../../client/kit/facings';

const reach = (mesh: Mesh, axis: 0 | 1 | 2): readonly [number, number] => {
  const values = mesh.vertices.map(({ p }) => p[axis]);
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
};
const size = (mesh: Mesh, axis: 0 | 1 | 2): number => reach(mesh, axis)[1] - reach(mesh, axis)[0];

const [sections, frames, saucer, body, nacelles, caps] = [
  makeSections(),
  makeFrames(),
  makeSaucer(),
  makeBody(),
  makeNacelles(),
  makeCaps(),
];
const whole = join([...Object.values(sections), caps]);

// The published measurements of the television ship, in metres.
test.each([
  ['overall length', () => size(whole, 2), 288.6],
  ['overall width', () => size(whole, 0), 127.1],
  ['overall height', () => size(whole, 1), 72.6],
  ['saucer across', () => size(saucer, 0), 127.1],
  ['nacelle length', () => size(join([nacelles, caps]), 2), 153.6],
  ['engineering hull across', () => size(body, 0), 34.1],
])('%s', (_name, measure, metres) => {
  expect(Math.abs(measure() - metres)).toBeLessThan(0.3);
});

test('the nacelles stand above the saucer, and the engineering hull hangs below it', () => {
  const [low] = reach(nacelles, 1);
  const rim = saucer.vertices.filter(({ p }) => Math.abs(p[0]) > 62).map(({ p }) => p[1]);
  expect(low).toBeGreaterThan(Math.max(...rim) - 1);
  expect(reach(body, 1)[1]).toBeLessThan(Math.min(...rim));
});

test('between 40 and 80 thousand triangles, skeleton apart', () => {
  expect(whole.triangles.length).toBeGreaterThan(40_000);
  expect(whole.triangles.length).toBeLessThan(80_000);
});

test('six sections, named as the scene knows them, each on its own side', () => {
  expect(FACINGS).toEqual(SHOWN);
  for (const facing of FACINGS) {
    const [low, high] = reach(sections[facing], 0);
    if (facing.endsWith('R')) expect(low).toBeGreaterThanOrEqual(-1e-6);
    else expect(high).toBeLessThanOrEqual(1e-6);
    expect(sections[facing].triangles.length).toBeGreaterThan(5000);
    expect(frames[facing].triangles.length).toBeGreaterThan(300);
  }
  expect(reach(sections.FR, 2)[0]).toBeGreaterThan(reach(sections.SR, 2)[0]);
  expect(reach(sections.SR, 2)[0]).toBeGreaterThan(reach(sections.RR, 2)[0]);
});

test('every triangle faces the way its normals point', () => {
  const wrong = whole.triangles.filter(([a, b, c]) => {
    const [p, q, r] = [whole.vertices[a]!, whole.vertices[b]!, whole.vertices[c]!];
    const face = cross(sub(q.p, p.p), sub(r.p, p.p));
    return dot(face, face) > 1e-4 && dot(face, p.n) + dot(face, q.n) + dot(face, r.n) < 0;
  });
  expect(wrong.length).toBeLessThan(whole.triangles.length / 200);
});

test('the file holds the sections, skeletons and caps by name', async () => {
  const io = new WebIO().registerExtensions([KHRMeshQuantization]);
  const names = (await io.readBinary(await makeEnterprise()))
    .getRoot()
    .listNodes()
    .map((node) => node.getName());
  expect(names.sort()).toEqual(
    [...FACINGS.flatMap((facing) => [`section.${facing}`, `frame.${facing}`]), 'cap.RR', 'cap.RL'].sort(),
  );
});
