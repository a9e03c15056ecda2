import fs from 'node:fs';
import path from 'node:path';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { flight } from '../../../client/games/attackWing/fixtures/journey';
import { hangsOf, type Hung } from '../../../client/kit/mat/hangs';
import { makeShips } from '../../../client/games/attackWing/fixtures/ships';
import type { MatKit } from '../../../client/games/attackWing/kit';
import { pictureOf } from '../../../client/games/attackWing/picture';
import { spotOf } from '../../../client/games/attackWing/place';
import { tell } from '../../../client/games/attackWing/tell';
import { makeBases } from '../../../client/kit/mat/base';
import { HANGS, makePlates, PLATE_HALF, plateGrows, TOLD } from '../../../client/kit/mat/plates';
import type { Gaze } from '../../../client/viewpoint/gaze';
import { makeChips } from '../../../client/kit/mat/chips';
import { makeDials } from '../../../client/kit/mat/dials';
import { BASE_SIDE, MAT_SCALE, mm } from '../../../client/kit/mat/measures';
import { loadMinis } from '../../../client/kit/mat/minis';
import { loadMarks } from '../../../client/kit/things/marks';
import { THEMES } from '../../../client/kit/theme';
import type { Tools } from '../../../client/tabletop/gameTable';
import { start, step, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import {
  depthOf,
  fly,
  HALF,
  MAT,
  poseAtMm,
  type Pose,
  UNIT,
} from '../../../shared/games/attackWing/geometry';
import { TEMPLATES } from '../../../shared/games/attackWing/geometry/templates';
import { SHIPS, type ShipId } from '../../../shared/games/attackWing/data/ships';
import { tableWith } from '../../games/attackWing/helpers';
import { randomAction } from '../../helpers/randomGame';
import { ROOT } from '../../helpers/bundled';
import { FakeSurface } from '../prompts/canvas';

Logger.LogLevels = Logger.NoneLogLevel;
/** A tenth of a millimetre of the mat, in metres of the table. */
const TENTH = mm(0.1);
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** A corner of a base as the rules have it, in metres of the table, for whoever sits south or north. */
const cornerOf = ({ x, y, ux, uy }: Pose, [right, ahead]: (typeof CORNERS)[number], way: number) =>
  [x + (HALF * (right * uy + ahead * ux)) / UNIT, y + (HALF * (ahead * uy - right * ux)) / UNIT].map(
    (at) => ((way * (at - MAT / 2)) / 1e6) * MAT_SCALE,
  );

Object.assign(globalThis, { OffscreenCanvas: FakeSurface });

/** Ships with everything about them. */
const withShips = async (
  act: (ships: ReturnType<typeof makeShips>, kit: MatKit) => void | Promise<void>,
): Promise<void> => {
  const engine = new NullEngine();
  engine.getCaps().instancedArrays = true;
  const scene = new Scene(engine);
  new FreeCamera('eye', new Vector3(0, 3, -3), scene).setTarget(Vector3.Zero());
  const marks = loadMarks(scene);
  const colours = THEMES.standard;
  const file = Uint8Array.from(fs.readFileSync(path.join(ROOT, 'assets/models/wing.glb')));
  const kit = {
    bases: makeBases(scene, marks, colours),
    chips: makeChips(scene, marks, colours),
    dials: makeDials(scene, marks, colours),
    minis: await loadMinis(scene, true, file, Object.keys(SHIPS) as ShipId[]),
    plates: makePlates(scene, marks, colours),
  } as unknown as MatKit;
  const tools = {
    ...{ deck: { scene }, input: { pickable: () => undefined }, gaze: above(), prompts: {}, colours },
  } as unknown as Tools;
  const ships = makeShips(tools, kit);
  await act(ships, kit);
  ships.dispose();
  engine.dispose();
};

test('a ship that is being placed hovers where she would stand, her base waits; let go there she need not fly', () =>
  withShips((ships) => {
    const state = tableWith({
      phase: 'placement',
      ships: [
        { seat: 0, at: [457, 50, 0], placed: false },
        { seat: 1, at: [457, 860, 180] },
      ],
    });
    const picture = pictureOf(game.publicView(state), undefined, 0);
    const look = { me: 0, players: 2, asked: undefined, choice: undefined };
    ships.paint!(picture, 0, look);
    const ship = ships.at(0)!;
    const move = { type: 'place', ship: 0, x: 300, y: 70, heading: 45 } as const;
    const pose = poseAtMm(move.x, move.y, move.heading);
    const { x, z } = spotOf(pose);
    const waits = ship.base.node.getAbsolutePosition().clone();
    const hull = (): Vector3 => (
      ship.mini.node.computeWorldMatrix(true),
      ship.mini.node.getAbsolutePosition()
    );
    ships.preview!({ move, x: 0, y: 0, turn: 0, refusal: undefined });
    expect(Math.hypot(hull().x - x, hull().z - z)).toBeLessThan(TENTH);
    expect(ship.base.node.getAbsolutePosition()).toEqual(waits);
    ships.preview!(undefined);
    expect(Math.hypot(hull().x - waits.x, hull().z - waits.z)).toBeLessThan(TENTH);
    Object.assign(picture.ships[0]!, { pose, placed: true });
    ships.paint!(picture, 0.9, look);
    ships.update!(0.01);
    expect(Math.hypot(hull().x - x, hull().z - z)).toBeLessThan(TENTH);
  }));

test.each([0, 1])(
  'seat %i: through a random battle every drawn base is where the rules have it, to a tenth of a millimetre',
  (seat) =>
    withShips((ships) => {
      const started = start(game, { size: 'squadron' }, 2, keyFromSeed(5));
      if (!started.ok) throw new Error(started.refusal.message);
      let { state } = started.value;
      const rng = fastRng(5);
      const { pub, priv } = viewOf(game, state, seat);
      const picture = pictureOf(pub, priv, seat);
      const look = { me: seat, players: 2, asked: undefined, choice: undefined };
      let [time, compared] = [0, 0];
      while (!game.outcome(state) && state.seq < 400) {
        const action = randomAction({ game, seats: 2, timeUp: undefined }, state, rng);
        const stepped = step(game, state, action as never);
        if (!stepped.ok) throw new Error(stepped.refusal.message);
        ({ state } = stepped.value);
        for (const event of stepped.value.events) {
          const told = game.redact(event, seat);
          if (told === undefined) continue;
          if (told.type === 'flew') ships.willFly(picture, told);
          tell(picture, told);
          ships.paint?.(picture, 0.5, look);
          for (let frames = 0; frames < 4; frames++) ships.update?.((time += 0.2));
        }
        const way = picture.sides[seat]!.edge === 'north' ? -1 : 1;
        state.ships.forEach(({ pose, placed, fate }, at) => {
          if (!placed || fate !== 'alive') return;
          const world = ships.at(at)!.base.node.computeWorldMatrix(true);
          for (const corner of CORNERS) {
            const [right, ahead] = corner;
            const drawn = Vector3.TransformCoordinates(
              new Vector3((right * BASE_SIDE) / 2, 0, (ahead * BASE_SIDE) / 2),
              world,
            );
            const [x = 0, z = 0] = cornerOf(pose, corner, way);
            expect(Math.hypot(drawn.x - x, drawn.z - z)).toBeLessThan(TENTH);
            compared++;
          }
        });
      }
      expect(compared).toBeGreaterThan(200);
    }),
);

test('a ship flies along its template to where the rules stop it, and never ends in another base', () => {
  const rng = fastRng(8);
  const templates = [...TEMPLATES.values()];
  for (let tries = 0; tries < 300; tries++) {
    const at = (): Pose => poseAtMm(200 + rng.below(500), 200 + rng.below(500), rng.below(24) * 15);
    const [from, other] = [at(), at()];
    if (depthOf(from, other) > 0) continue;
    const template = rng.pick(templates);
    const { pose } = fly(from, template, [other]);
    const journey = flight(from, pose, template.id, [other], [], false);
    expect(journey.at(1)).toEqual(spotOf(pose));
    const [first, start_] = [journey.at(0), spotOf(from)];
    expect(Math.hypot(first.x - start_.x, first.z - start_.z)).toBeLessThan(TENTH);
    const near = journey.at(0.9999);
    const end = journey.at(1);
    expect(Math.hypot(near.x - end.x, near.z - end.z)).toBeLessThan(0.002);
    expect(depthOf(pose, other)).toBe(0);
  }
});

test('what is taken from a pool lives on when what it hung on is gone', () =>
  withShips((_, kit) => {
    const first = kit.dials.take();
    const post = new TransformNode('post', first.node.getScene());
    first.node.parent = post;
    first.remove();
    post.dispose();
    expect(kit.dials.take()).toBe(first);
    expect(first.node.isDisposed()).toBe(false);
    expect(first.node.isEnabled()).toBe(true);
  }));

/** Seen from straight above, so many points for a metre. */
const above = (points = 600): Gaze => ({
  ...{ point: 1 / points, grain: 1 / points, wide: 1280, high: 720, turns: 0 },
  see: (x, _, z, into) =>
    Object.assign(into, { x: 640 + x * points, y: 360 - z * points, scale: points, seen: true }),
});
const hung = (x: number, z: number, about: Partial<Hung> = {}): Hung => ({
  ...{ x, z, wide: 2.4, tall: 1, dial: false, tokens: 0 },
  ...about,
});

/** Half the sides of a plate of `hung` in the picture of `above`, and where it hangs. */
const boxOf = ({ x, z, wide }: Hung, at: number, points = 600) => {
  const half = PLATE_HALF * plateGrows(1);
  const { wide: w, high: h, x: right, y: up } = HANGS[at]!;
  return {
    x: (x + w * wide * half + right) * points,
    y: (z + h * half + up) * points,
    w: wide * half * points,
    h: half * points,
  };
};

test('a plate hangs under its ship; where another plate, a ship or its tokens are, elsewhere about it', () => {
  expect(hangsOf([hung(0, 0), hung(0.6, 0), undefined, hung(0, 0.4)], above()).hangs).toEqual([0, 0, 0, 0]);
  // A ship stands right under it.
  const [over, under] = hangsOf([hung(0, 0.12), hung(0, 0)], above()).hangs;
  expect(under).toBe(0);
  expect(HANGS[over!]!.high).toBeGreaterThanOrEqual(0);
});

test('a plate leaves the place under its ship to the dice that lie there', () => {
  const dice = { x: 0, z: -0.12, across: 0.2, deep: 0.06 };
  const [at] = hangsOf([hung(0, 0)], above(), [0], { lying: [dice] }).hangs;
  const plate = boxOf(hung(0, 0), at!);
  expect(at).not.toBe(0);
  const clear = Math.abs(plate.y - 600 * dice.z) - plate.h - 600 * dice.deep;
  expect(clear).toBeGreaterThanOrEqual(0);
  expect(hangsOf([hung(0, 0)], above(), [0], { lying: [{ ...dice, z: 0.5 }] }).hangs).toEqual([0]);
});

test.each([2, 3])('plates of ships in rows of %i bases, edge to edge, never lie over each other', (rows) => {
  const ships = Array.from({ length: 6 }, (_, nth) =>
    hung((nth % rows) * (BASE_SIDE + 0.002), Math.floor(nth / rows) * (BASE_SIDE + 0.002)),
  );
  const boxes = hangsOf(ships, above(900)).hangs.map((at, nth) => boxOf(ships[nth]!, at, 900));
  const over = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h),
  );
  expect(over).toEqual([]);
});

test('what is said keeps off plates: they tell where they lie in the picture', () => {
  const { hangs, signs } = hangsOf([hung(0.3, 0.1), undefined], above());
  const { x, y, w, h } = boxOf(hung(0.3, 0.1), hangs[0]!);
  expect(signs).toEqual([
    {
      name: 'plate',
      x: expect.closeTo(x / 640, 6) as number,
      y: expect.closeTo(y / 360, 6) as number,
      w: expect.closeTo((2 * w) / 640, 6) as number,
      h: expect.closeTo((2 * h) / 360, 6) as number,
    },
  ]);
});

test('a plate keeps out from under the board', () => {
  const ship = hung(0, 0.45);
  const top = (board: number): number => {
    const { signs } = hangsOf([ship, hung(0, 0.33)], above(), [], { board });
    return signs[1]!.y + signs[1]!.h / 2;
  };
  expect(top(0)).toBeGreaterThan(0.7);
  expect(top(0.15)).toBeLessThanOrEqual(0.7);
});

test('a plate stays where it hangs while that is not much worse', () => {
  const ships = [hung(0, 0), hung(0.3, 0)];
  expect(hangsOf(ships, above(), [3, 0]).hangs).toEqual([3, 0]);
  expect(hangsOf([hung(0, 0), hung(0.12, 0)], above(), [3, 0]).hangs).toEqual([0, 0]);
});

test.each([2, 3])('nor do they where something is said under each (rows of %i)', (rows) => {
  const ships = Array.from({ length: 6 }, (_, nth) =>
    hung((nth % rows) * (BASE_SIDE + 0.03), Math.floor(nth / rows) * (BASE_SIDE + 0.03), { tall: 1.48 }),
  );
  const { signs } = hangsOf(ships, above(900));
  const over = signs.flatMap((a, i) =>
    signs
      .slice(i + 1)
      .filter((b) => Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h),
  );
  expect(over).toEqual([]);
});

/** One ship of each side, as the first seat sees them. */
const twoShips = (): ReturnType<typeof pictureOf> => {
  const state = tableWith({
    ships: [
      { seat: 0, at: [300, 300, 0] },
      { seat: 1, at: [600, 600, 180] },
    ],
  });
  const { pub, priv } = viewOf(game, state, 0);
  return pictureOf(pub, priv, 0);
};
const LOOK = { me: 0, players: 2, asked: undefined, choice: undefined };

test('what is said of a ship stands on her plate, and makes it taller, until nothing is said', () =>
  withShips((ships) => {
    ships.paint?.(twoShips(), 0, LOOK);
    const tall = () => [0, 1].map((at) => ships.at(at)!.about.tall);
    expect(tall()).toEqual([1, 1]);
    ships.say(new Map([[1, '73 % · range 1 · 3:1']]), 'danger');
    expect(tall()).toEqual([1, 1 + TOLD]);
    ships.say(new Map(), 'danger');
    expect(tall()).toEqual([1, 1]);
    // Lines are given back: there are far fewer than shots in a battle.
    for (let shot = 0; shot < 100; shot++) ships.say(new Map([[1, `${shot} %`]]), 'danger');
    expect(tall()).toEqual([1, 1 + TOLD]);
  }));

test('a ship that is shot down rolls over and sinks; one that is there again stands upright', () =>
  withShips((ships) => {
    const [picture, look] = [twoShips(), LOOK];
    const paintAt = (time: number, seconds: number): void => {
      ships.paint?.(picture, seconds, look);
      ships.update?.(time);
    };
    const carrier = () => ships.at(1)!.mini.carrier;
    paintAt(1, 0);
    const height = carrier().position.y;
    tell(picture, { type: 'removed', ship: 1, fate: 'destroyed' });
    ships.paint?.(picture, 0.5, look);
    ships.update?.(1.8);
    expect(Math.abs(carrier().rotation.z)).toBeGreaterThan(0.3);
    expect(carrier().position.y).toBeLessThan(height);
    picture.ships[1]!.fate = 'alive';
    paintAt(3, 0);
    expect(carrier().rotation.z).toBeCloseTo(0);
    expect(carrier().position.y).toBe(height);
  }));
