import fs from 'node:fs';
import path from 'node:path';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3, type Vector4 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { headingAt, pointAt, spotOf, startOf, stripOf } from '../../../client/games/attackWing/place';
import { TABLE } from '../../../client/holodeck/measures';
import { makeBases } from '../../../client/kit/mat/base';
import { CHIP_KINDS, CHIPS, makeChips } from '../../../client/kit/mat/chips';
import { combatRest, makeCombatDice, REST } from '../../../client/kit/mat/combatDice';
import { BAND, BASE_SIDE, MAT_SCALE, MAT_SIDE, mm, TEMPLATE_WIDTH } from '../../../client/kit/mat/measures';
import { loadMinis } from '../../../client/kit/mat/minis';
import { makePaths, pointOn } from '../../../client/kit/mat/paths';
import { loadMarks } from '../../../client/kit/things/marks';
import { THEMES } from '../../../client/kit/theme';
import { DICE } from '../../../shared/games/attackWing/data/dice';
import { SHIPS, type ShipId } from '../../../shared/games/attackWing/data/ships';
import {
  BASE,
  fly,
  HALF,
  HEADING_STEP,
  MAT,
  MM,
  type Pose,
  poseAtMm,
  STARTING_DEPTH,
  UNIT,
} from '../../../shared/games/attackWing/geometry';
import { TEMPLATES } from '../../../shared/games/attackWing/geometry/templates';
import { fastRng } from '../../../shared/engine/rng';
import { ROOT } from '../../helpers/bundled';

Logger.LogLevels = Logger.NoneLogLevel;
const COLOURS = THEMES.standard;
/** A tenth of a millimetre of the mat, in metres of the table. */
const TENTH = mm(0.1);

const withScene = async (act: (scene: Scene, engine: NullEngine) => Promise<void> | void): Promise<void> => {
  const engine = new NullEngine();
  engine.getCaps().instancedArrays = true;
  const scene = new Scene(engine);
  const camera = new FreeCamera('eye', new Vector3(0, 3, -3), scene);
  camera.setTarget(Vector3.Zero());
  await act(scene, engine);
  engine.dispose();
};

test('every length of the mat is the same number of times larger than in the rules', () => {
  const metres = (micrometres: number): number => (micrometres / 1_000_000) * MAT_SCALE;
  expect(MAT_SIDE).toBeCloseTo(metres(MAT), 9);
  expect(BASE_SIDE).toBeCloseTo(metres(BASE), 9);
  expect(BAND).toBeCloseTo(metres(STARTING_DEPTH), 9);
  expect(TEMPLATE_WIDTH).toBeCloseTo(metres(20 * MM), 9);
});

test('the mat is as large as the round table allows: its corners stay inside the rim, but only just', () => {
  const corner = MAT_SIDE * Math.SQRT1_2;
  expect(corner).toBeLessThan(TABLE.rim);
  expect(corner).toBeGreaterThan(TABLE.rim * 0.95);
});

/** The corners of a base as the rules have them, in metres of the table. */
const cornersOf = ({ x, y, ux, uy }: Pose): [number, number][] =>
  [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([right = 0, ahead = 0]) => {
    const [px, py] = [
      x + (HALF * (right * uy + ahead * ux)) / UNIT,
      y + (HALF * (ahead * uy - right * ux)) / UNIT,
    ];
    return [((px - MAT / 2) / 1e6) * MAT_SCALE, ((py - MAT / 2) / 1e6) * MAT_SCALE];
  });

const far = ([ax, az]: readonly [number, number], [bx, bz]: readonly [number, number]): number =>
  Math.hypot(ax - bx, az - bz);

test('a drawn base covers what the rules compute to a tenth of a millimetre, after any flight (seed 21)', async () =>
  withScene((scene) => {
    const rng = fastRng(21);
    const bases = makeBases(scene, loadMarks(scene), COLOURS);
    const base = bases.take();
    const templates = [...TEMPLATES.values()];
    for (let i = 0; i < 400; i++) {
      const at = (): Pose => poseAtMm(rng.below(914), rng.below(914), rng.below(24) * HEADING_STEP);
      const template = templates[rng.below(templates.length)]!;
      const { pose } = fly(at(), template, [at(), at(), at()]);
      const { x, z, turn } = spotOf(pose);
      base.node.position.set(x, 0, z);
      base.node.rotation.y = turn;
      const world = base.node.computeWorldMatrix(true);
      const half = BASE_SIDE / 2;
      const drawn = [
        [1, 1],
        [1, -1],
        [-1, -1],
        [-1, 1],
      ].map(([right = 0, ahead = 0]): [number, number] => {
        const p = Vector3.TransformCoordinates(new Vector3(right * half, 0, ahead * half), world);
        return [p.x, p.z];
      });
      cornersOf(pose).forEach((corner, k) => expect(far(corner, drawn[k]!)).toBeLessThan(TENTH));
    }
  }));

test.each([...TEMPLATES.keys()])('%s: the drawn strip ends where the base does that follows it', (id) => {
  const template = TEMPLATES.get(id)!;
  for (const heading of [0, 15, 90, 210]) {
    const from = poseAtMm(457, 457, heading);
    const start = startOf(from, template);
    const strip = stripOf(template);
    const [right, ahead] = pointOn(strip, strip.length);
    const [s, c] = [Math.sin(start.turn), Math.cos(start.turn)];
    const end: [number, number] = [start.x + right * c + ahead * s, start.z - right * s + ahead * c];
    // The middle of the edge with which the base lies against the end of the template.
    const { pose } = fly(from, template, []);
    const back = (template.bearing === 'comeAbout' ? 1 : -1) * template.way * HALF;
    const edge: [number, number] = [
      ((pose.x + (back * pose.ux) / UNIT - MAT / 2) / 1e6) * MAT_SCALE,
      ((pose.y + (back * pose.uy) / UNIT - MAT / 2) / 1e6) * MAT_SCALE,
    ];
    expect(far(end, edge)).toBeLessThan(TENTH);
  }
});

test('a point and a turn of the table become what people may choose, and back', () => {
  for (const [x, y, heading] of [
    [20, 80, 0],
    [457, 457, 45],
    [914, 0, 345],
    [0, 914, 180],
  ] as const) {
    const spot = spotOf(poseAtMm(x, y, heading));
    expect([...pointAt(spot.x, spot.z), headingAt(spot.turn, HEADING_STEP)]).toEqual([x, y, heading]);
  }
  expect(pointAt(9, -9)).toEqual([914, 0]);
  expect(headingAt(-0.01, HEADING_STEP)).toBe(0);
  expect(headingAt(-Math.PI / 2, HEADING_STEP)).toBe(270);
});

test('each token has an outline of its own that its middle sees all of', () => {
  const outlines = CHIP_KINDS.map((kind) => CHIPS[kind].outline);
  expect(new Set(outlines.map((outline) => JSON.stringify(outline))).size).toBe(CHIP_KINDS.length);
  for (const outline of outlines) {
    outline.forEach(([ax, az], i) => {
      const [bx, bz] = outline[(i + 1) % outline.length]!;
      expect(az * bx - ax * bz).toBeGreaterThan(0);
    });
  }
});

test.each(Object.keys(DICE) as (keyof typeof DICE)[])(
  'a die of %s comes to rest on what was rolled',
  async (kind) =>
    withScene((scene) => {
      const dice = makeCombatDice(scene, loadMarks(scene), COLOURS);
      const die = dice.take(DICE[kind], 'danger');
      let now = 0;
      for (const face of new Set(DICE[kind])) {
        die.roll(face, 1.1);
        for (let i = 0; i < 12; i++) dice.update((now += 0.1));
        const turn = die.body.rotationQuaternion!;
        const up = DICE[kind].map((name, i) => {
          const m = combatRest(i);
          return { name, close: Math.abs(turn.x * m.x + turn.y * m.y + turn.z * m.z + turn.w * m.w) };
        });
        expect(up.find(({ close }) => close > 0.9999)?.name).toBe(face);
        expect(die.body.position.y).toBeCloseTo(REST, 6);
      }
      expect(() => die.roll('tribble')).toThrow('this die has no tribble');
    }),
);

test('a die that may be picked is lit and larger; let alone, it has the colour of its owner again', async () =>
  withScene((scene) => {
    const die = makeCombatDice(scene, loadMarks(scene), COLOURS).take(DICE.attack, 'danger');
    const looks = () => [
      die.body.scaling.x,
      ...(die.body.instancedBuffers.glow as Vector4).asArray().slice(0, 3),
    ];
    const plain = looks();
    die.glow('legal');
    expect(looks()[0]).toBeGreaterThan(plain[0]!);
    expect(looks().slice(1)).not.toEqual(plain.slice(1));
    die.glow(undefined);
    expect(looks()).toEqual(plain);
    die.own('mine');
    expect(looks().slice(1)).not.toEqual(plain.slice(1));
  }));

test.each([0, 1, 2, 3, 4, 5, 6, 7])('face %d lies level on top, its sign upright', (face) => {
  const turn = combatRest(face);
  const moved = new Vector3();
  // A turn, not a reflection: its matrix keeps lengths and its quaternion is one long.
  expect(Math.hypot(turn.x, turn.y, turn.z, turn.w)).toBeCloseTo(1, 6);
  const k = 1 / Math.sqrt(3);
  const looks = [1, -1].flatMap((x) =>
    [1, -1].flatMap((y) => [1, -1].map((z) => new Vector3(x * k, y * k, z * k))),
  );
  const heights = looks.map((n) => n.applyRotationQuaternionToRef(turn, moved).y);
  expect(Math.max(...heights)).toBeCloseTo(1, 5);
});

test('there is no ninth face', () => {
  expect(() => combatRest(8)).toThrow(RangeError);
});

test('what is given back is taken again, as new', async () =>
  withScene((scene) => {
    const chips = makeChips(scene, loadMarks(scene), COLOURS);
    const first = chips.take('evade');
    first.node.position.set(1, 2, 3);
    first.body.metadata = 'picked';
    first.remove();
    first.remove();
    const second = chips.take('lock');
    const third = chips.take('aux');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(second.node.position.asArray()).toEqual([0, 0, 0]);
    expect(second.body.metadata).toBeNull();
    chips.dispose();
    expect(scene.meshes.length).toBe(0);
  }));

test('eight ships, their bases, forty tokens and all paths are few draw calls and triangles', async () =>
  withScene(async (scene, engine) => {
    const file = Uint8Array.from(fs.readFileSync(path.join(ROOT, 'assets/models/wing.glb')));
    const kinds = Object.keys(SHIPS) as ShipId[];
    const minis = await loadMinis(scene, true, file, kinds);
    const marks = loadMarks(scene);
    const bases = makeBases(scene, marks, COLOURS);
    const chips = makeChips(scene, marks, COLOURS);
    const paths = makePaths(scene, COLOURS);
    (
      [
        'fedEnterprise',
        'fedRefit',
        'fedReliant',
        'kliD7',
        'kliKtinga',
        'romRateg',
        'indGorn',
        'indTholian',
      ] as const
    ).forEach((ship, i) => {
      const { x, z } = spotOf(poseAtMm(200 + 70 * i, 400, 0));
      minis.add(ship).node.position.set(x, 0, z);
      bases.take().node.position.set(x, 0, z);
      for (let k = 0; k < 5; k++) chips.take(CHIP_KINDS[k]!).node.position.set(x, 0, z + 0.02 * k);
      paths.path().lay({ length: 0.1, bend: 0, way: 1 });
      paths.ghost().mean('legal');
    });
    minis.update(0);
    let [calls, triangles] = [0, 0];
    engine.drawElementsType = (_mode, _from, indices, instances) => {
      calls += 1;
      triangles += (indices / 3) * Math.max(1, instances ?? 1);
    };
    scene.render();
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(8 + 4);
    expect(triangles).toBeLessThan(90_000);
  }));
