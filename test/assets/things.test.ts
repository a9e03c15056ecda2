import fs from 'node:fs';
import path from 'node:path';
import { WebIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Mesh } from '../../assets/make/lib/mesh';
import { welded } from '../../assets/make/lib/mesh';
import { cross, dot, sub } from '../../assets/make/lib/vector';
import { THINGS } from '../../assets/make/things';
import { MARK_NAMES } from '../../assets/make/things/markNames';
import { LIGHTS } from '../../assets/make/things/paint';
import { shaded } from '../../assets/make/things/shade';
import { MEANINGS } from '../../client/kit/theme';
import { TOKENS } from '../../client/games/panic/tokens';
import type { Stand } from '../../client/kit/things';
import { TOKEN_ENTRIES } from '../../shared/games/panic/data/tokens';
import { ROOT } from '../helpers/bundled';

const made = new Map(Object.entries(THINGS).map(([kind, make]) => [kind, make()]));
const all = [...made];
const extent = (mesh: Mesh, axis: 0 | 1 | 2): number => {
  const values = mesh.vertices.map(({ p }) => p[axis]);
  return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
};

test('there is a model for every token of the game, and no other', () => {
  expect([...made.keys()]).toEqual(TOKEN_ENTRIES.map(({ kind }) => kind));
  expect(Object.keys(TOKENS)).toEqual(TOKEN_ENTRIES.map(({ kind }) => kind));
});

test.each(TOKEN_ENTRIES.map(({ kind, faction }) => [kind, faction] as const))(
  '%s stands in the colour of its side',
  (kind, faction) => {
    const { faction: shown, crest }: Stand = TOKENS[kind as keyof typeof TOKENS];
    const expected = crest ? 'captain' : faction === 'none' ? 'wild' : faction;
    expect(shown).toBe(expected);
  },
);

test.each(all)('%s is 4 to 10 cm large and of few triangles', (kind, mesh) => {
  const longest = Math.max(...([0, 1, 2] as const).map((axis) => extent(mesh, axis)));
  expect(longest).toBeGreaterThan(kind === 'comet' ? 25 : 40);
  expect(longest).toBeLessThan(100);
  expect(mesh.triangles.length).toBeGreaterThan(300);
  expect(mesh.triangles.length).toBeLessThan(4000);
});

test.each(all)('%s: every normal is one long, every triangle faces the way its normals point', (_, mesh) => {
  expect(mesh.vertices.filter(({ n }) => !(Math.abs(Math.hypot(...n) - 1) < 0.01))).toEqual([]);
  const wrong = mesh.triangles.filter(([a, b, c]) => {
    const [p, q, r] = [mesh.vertices[a]!, mesh.vertices[b]!, mesh.vertices[c]!];
    const face = cross(sub(q.p, p.p), sub(r.p, p.p));
    return dot(face, p.n) + dot(face, q.n) + dot(face, r.n) < 0;
  });
  expect(wrong.length).toBe(0);
});

// A closed body's triangles add up to nothing, whichever way it is turned; lamps laid on it and feet sunk
// into stone do not.
test.each(all)('%s is closed but for what cannot be seen', (_, mesh) => {
  const [sum, area] = [[0, 0, 0], [0]];
  for (const [a, b, c] of mesh.triangles) {
    const face = cross(
      sub(mesh.vertices[b]!.p, mesh.vertices[a]!.p),
      sub(mesh.vertices[c]!.p, mesh.vertices[a]!.p),
    );
    face.forEach((x, k) => (sum[k]! += x));
    area[0]! += Math.hypot(...face);
  }
  expect(Math.hypot(...sum) / area[0]!).toBeLessThan(0.08);
});

test.each(all)('%s: every vertex has paint and a known finish', (_, mesh) => {
  const wrong = mesh.vertices.filter(({ c, uv }) => {
    const bits = Math.round(uv[0] * 65535);
    const painted = c!.every((x) => x >= 0 && x <= 1);
    return !(painted && bits < 16384 && Math.floor((bits % 2048) / 256) < LIGHTS.length);
  });
  expect(wrong).toEqual([]);
});

test.each(['kang', 'koloth', 'kor', 'romulanBattleCruiser'])(
  '%s is a cruiser in paint of its own',
  (kind) => {
    const [plain, own] = [made.get('klingonCruiser')!, made.get(kind)!];
    expect(own.vertices.map(({ p }) => p)).toEqual(plain.vertices.map(({ p }) => p));
    const differ = own.vertices.filter(({ c }, i) =>
      c!.some((x, k) => Math.abs(x - plain.vertices[i]!.c![k]!) > 0.05),
    );
    expect(differ.length).toBeGreaterThan(own.vertices.length / 3);
  },
);

test('shade gathers in corners, not in the open', () => {
  const open = shaded(made.get('star')!).vertices.map(({ uv }) => uv[1]);
  expect(Math.min(...open)).toBeGreaterThan(0.9);
  const ship = shaded(made.get('freighter')!).vertices.map(({ uv }) => uv[1]);
  expect(ship.filter((x) => x < 0.6).length).toBeGreaterThan(50);
  expect(ship.filter((x) => x > 0.85).length).toBeGreaterThan(100);
});

test('welding keeps every face and loses only what is there twice', () => {
  const corner = (x: number, y: number) => ({ p: [x, y, 0], n: [0, 0, 1], uv: [0, 1] }) as const;
  const quad = welded({
    vertices: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 0), corner(1, 1), corner(0, 1)],
    triangles: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  });
  expect(quad.vertices.length).toBe(4);
  expect(quad.triangles).toEqual([
    [0, 1, 2],
    [0, 2, 3],
  ]);
});

test('the file holds every kind by name, and shapes that are alike only once', async () => {
  const bytes = fs.readFileSync(path.join(ROOT, 'assets/models/things.glb'));
  const io = new WebIO().registerExtensions([KHRMeshQuantization]);
  const root = (await io.readBinary(Uint8Array.from(bytes))).getRoot();
  const names = root.listNodes().map((node) => node.getName());
  expect(names.sort()).toEqual(Object.keys(TOKENS).sort());
  const place = (kind: string) =>
    root
      .listMeshes()
      .find((mesh) => mesh.getName() === kind)!
      .listPrimitives()[0]!
      .getAttribute('POSITION');
  expect(place('kang')).toBe(place('klingonCruiser'));
  expect(place('tholian')).not.toBe(place('klingonCruiser'));
});

test('every meaning and crest has its drawing', () => {
  const drawn = new Set<string>(MARK_NAMES);
  expect(MARK_NAMES.length).toBe(drawn.size);
  expect(MEANINGS.filter((meaning) => !drawn.has(meaning))).toEqual([]);
  const crests = Object.values(TOKENS).flatMap(({ crest }: Stand) => crest ?? []);
  expect(crests).toEqual(['kang', 'koloth', 'kor']);
  for (const name of crests) expect(drawn.has(name)).toBe(true);
});
