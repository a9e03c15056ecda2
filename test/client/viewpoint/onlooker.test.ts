import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { PANIC } from '../../../client/games/panic/table';
import type { Holodeck } from '../../../client/holodeck';
import { makeEye } from '../../../client/holodeck/camera';
import { HEADING } from '../../../client/kit/cards/panel';
import { SHEET } from '../../../client/kit/cards/pen';
import { CARD } from '../../../client/kit/cards/types';
import { CAP } from '../../../client/kit/prompts/text';
import { openDesk } from '../../../client/viewpoint/desk';
import { farAway, inRow, type Place } from '../../../client/viewpoint/place';
import type { Viewpoint } from '../../../client/viewpoint/viewpoint';
import { FakeCanvas, SIZE } from '../input/stand';

Logger.LogLevels = Logger.NoneLogLevel;

/** Pixels of a picture of 1280×720 that the smallest capital of a name has to be high; most are nearly twice as large. */
const READ = 5;
/** As many of them the board takes from above. */
const BOARD = 96;
const HAND = 5;

/** Panic's table at a screen, as this seat of so many sees it; −1 looks on. */
const openAs = (me: number, players: number): { desk: Viewpoint; scene: Scene; settle(): void } => {
  const scene = new Scene(
    new NullEngine({
      ...{ renderWidth: SIZE.width, renderHeight: SIZE.height, textureSize: 16 },
      ...{ deterministicLockstep: false, lockstepMaxSteps: 1 },
    }),
  );
  const canvas = new FakeCanvas() as unknown as HTMLCanvasElement;
  const eye = makeEye(scene, canvas);
  const desk = openDesk({ scene, eye } as Holodeck, canvas);
  desk.sit(me, players);
  desk.look(PANIC.sight, 0);
  const settle = (): void => {
    desk.update(0);
    eye.update(0, true);
    scene.updateTransformMatrix(true);
  };
  settle();
  return { desk, scene, settle };
};

interface Seen {
  /** Edges of a card in the picture. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How high the smallest letters of a name on it are. */
  readonly capital: number;
}

const seenAt = ({ desk, scene }: ReturnType<typeof openAs>, place: Place): Seen => {
  const { x, y, z, pitch, yaw, roll, size, frame } = desk.locate(place);
  const node = new TransformNode('card', scene);
  node.parent = frame;
  node.position.set(x, y, z);
  node.rotation.set(pitch, yaw, roll);
  node.scaling.setAll(size);
  const world = node.computeWorldMatrix(true);
  const at = (across: number, up: number): { x: number; y: number } =>
    desk.screen(
      Vector3.TransformCoordinates(new Vector3((across * CARD.width) / 2, (up * CARD.height) / 2, 0), world),
    );
  const corners = [at(-1, -1), at(-1, 1), at(1, -1), at(1, 1)];
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const capital = ((at(0, -1).y - at(0, 1).y) * HEADING.least * CAP) / SHEET.height;
  return { left, right, top, bottom, capital };
};

const isOver = (one: Seen, other: Seen): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test.each([1, 2, 3, 4, 5, 6])(
  'whoever looks on at %i players reads the names in every hand: none is under the board or the mission',
  (players) => {
    const picture = openAs(-1, players);
    const common = [
      inRow('common', 0, 1),
      ...[0, 1, 2].map((nth) => inRow('common', nth, 3, { row: 1 })),
      inRow('piles', 0, 2),
      inRow('piles', 1, 2),
    ].map((place) => seenAt(picture, place));
    // Before each hand lies a character.
    const all = Array.from(
      { length: players * (HAND + 1) },
      (_, i) => [Math.floor(i / 6), (i % 6) - 1] as const,
    );
    const faults = all.map(([seat, nth]) => {
      const card = seenAt(picture, farAway(seat, nth, HAND));
      return [
        ...(card.capital < READ ? [`too small: ${card.capital}`] : []),
        ...(card.top < BOARD ? [`under the board: ${card.top}`] : []),
        ...(card.left < 0 || card.right > SIZE.width || card.bottom > SIZE.height ? ['cut off'] : []),
        ...(common.some((other) => isOver(card, other)) ? ['under what belongs to all'] : []),
      ].map((fault) => `seat ${seat}, card ${nth}: ${fault}`);
    });
    expect(faults.flat()).toEqual([]);
  },
);

test('beside a panel the hands at both sides leave the middle to the ship', () => {
  const picture = openAs(-1, 4);
  const panel = 0.26;
  picture.desk.covered(panel);
  picture.settle();
  const free = SIZE.width * (1 - panel);
  const [left, right] = [seenAt(picture, farAway(0, HAND - 1, HAND)), seenAt(picture, farAway(3, -1, HAND))];
  expect(left.right).toBeLessThan(0.4 * free);
  expect(right.left).toBeGreaterThan(0.6 * free);
});

test('whoever plays has the hands of others smaller, and the mission where their own hand is not', () => {
  const [onlooker, player] = [openAs(-1, 2), openAs(0, 2)];
  const place = farAway(1, 0, HAND);
  expect(seenAt(onlooker, place).capital).toBeGreaterThan(1.4 * seenAt(player, place).capital);
  expect(seenAt(player, inRow('common', 0, 1)).bottom).toBeLessThan(SIZE.height / 2);
});
