import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import {
  aheadOf,
  aroundOf,
  boxBefore,
  inTurn,
  keepOff,
  standBefore,
  type Standing,
} from '../../../client/kit/prompts/around';
import { type Area, shared } from '../../../client/kit/prompts/place';
import { TEXEL } from '../../../client/kit/prompts/text';
import { TABLE } from '../../../client/kit/measures';
import { Aim } from '../../../client/viewpoint/gaze';
import { beyond } from '../../../client/viewpoint/reach';
import { SIZE, unitOf } from '../../../client/xr/stance';

const EYES = [
  ['seated', 1.2],
  ['standing', 1.65],
] as const;
const panel = (width: number, height: number): Standing & { readonly around: Area } => ({
  isOpen: true,
  around: { x: 0, y: 0, w: width * TEXEL, h: height * TEXEL },
});
const FAR = { x: 0, y: TABLE.height + 0.37, z: TABLE.radius + 0.16 };

test.each(EYES)('%s: whatever a note is about, it hides neither the board nor the question', (_name, y) => {
  const eye = { x: 0.05, y, z: -TABLE.radius - 0.3 };
  let moved = 0;
  for (let column = -6; column <= 6; column++)
    for (let row = -6; row <= 6; row++) {
      const at = { x: (column * TABLE.radius) / 6, y: TABLE.height, z: (row * TABLE.radius) / 6 };
      const [board, question, note] = [panel(780, 260), panel(660, 300), panel(620, 220)];
      standBefore(board.around, true, FAR, eye, []);
      standBefore(question.around, false, { x: 0, y: TABLE.height, z: 0 }, eye, [board]);
      expect(shared(question.around, board.around)).toBe(0);
      const alone = panel(620, 220).around;
      standBefore(alone, false, at, eye, []);
      standBefore(note.around, false, at, eye, [board, question]);
      expect(shared(note.around, board.around) + shared(note.around, question.around)).toBe(0);
      // Never lower, so that it does not lie over what it speaks of; and in sight without turning the head.
      expect(note.around.y).toBeGreaterThanOrEqual(alone.y);
      expect(Math.abs(note.around.x)).toBeLessThanOrEqual(0.75 - note.around.w / 2);
      if (note.around.x !== alone.x || note.around.y !== alone.y) moved += 1;
    }
  expect(moved).toBeGreaterThan(10);
});

/** How steeply eyes so high, so far before the middle of the table look down at its rim at this bearing from straight ahead. */
const rimAt = (bearing: number, high: number, before: number): number => {
  const off = before * Math.sin(bearing);
  const far = before * Math.cos(bearing) + Math.sqrt(Math.max(0, TABLE.rim ** 2 - off ** 2));
  return -Math.atan2(high, far);
};

test.each(
  [SIZE.least, SIZE.usual, SIZE.most].flatMap((size) =>
    [0.45, 0.5, 0.7].map((over) => [size, over] as const),
  ),
)(
  'at a table of %s m, eyes %s m over it: a question about nothing on the table hides nothing of it',
  (size, over) => {
    const unit = unitOf({ size, height: 0, distance: 0 });
    const { x, y, z } = beyond(size);
    const at = { x: x * unit, y: TABLE.height + y * unit, z: z * unit - TABLE.radius };
    const eye = { x: 0, y: TABLE.height + over * unit, z: -TABLE.radius - 0.3 * unit };
    for (const [wide, high] of [
      [300, 90],
      [660, 200],
      [660, 700],
    ] as const) {
      const [board, question] = [panel(780, 260), panel(wide, high)];
      standBefore(board.around, true, FAR, eye, []);
      const { around } = question;
      standBefore(around, false, at, eye, [board]);
      expect(shared(around, board.around)).toBe(0);
      expect(Math.abs(around.x) + around.w / 2).toBeLessThanOrEqual(0.75);
      for (const part of [-0.5, -0.25, 0, 0.25, 0.5]) {
        const rim = rimAt(around.x + part * around.w, over * unit, -eye.z);
        expect(around.y - around.h / 2).toBeGreaterThan(rim);
      }
    }
  },
);

test.each(EYES)('%s: what is told goes aside or up where a note has gone over the board', (_name, y) => {
  const eye = { x: 0.05, y, z: -TABLE.radius - 0.3 };
  for (let column = -6; column <= 6; column++) {
    const note = panel(620, 220);
    standBefore(note.around, false, { x: (column * TABLE.radius) / 6, y: TABLE.height, z: 0.9 }, eye, []);
    const told = { x: 0, y: note.around.y + 0.02, w: 600 * TEXEL, h: 90 * TEXEL };
    keepOff(told, [note]);
    expect(shared(told, note.around)).toBe(0);
    expect(Math.abs(told.x)).toBeLessThanOrEqual(0.75 - told.w / 2);
  }
});

test('what stands somewhere is found there again', () => {
  const eye = { x: 0.1, y: 1.5, z: -1.5 };
  const [note, found] = [panel(620, 220).around, { x: 0, y: 0, w: 0, h: 0 }];
  const far = standBefore(note, false, { x: 0.4, y: 0.78, z: 0.6 }, eye, []);
  const way = aheadOf(eye) + note.x;
  const position = new Vector3(
    eye.x + far * Math.sin(way),
    eye.y + far * Math.tan(note.y),
    eye.z + far * Math.cos(way),
  );
  const away = Math.hypot(position.x - eye.x, position.y - eye.y, position.z - eye.z);
  aroundOf({ position, scaling: new Vector3(note.w * away, note.h * away, 1) }, eye, found);
  for (const part of ['x', 'y', 'w', 'h'] as const) expect(found[part]).toBeCloseTo(note[part], 6);
});

test('what is not there is not kept off, and what has room stays where it is', () => {
  const eye = { x: 0, y: 1.2, z: -1.4 };
  const shut = { ...panel(780, 260), isOpen: false };
  const [one, two] = [panel(620, 220).around, panel(620, 220).around];
  standBefore(one, false, { x: 0, y: 0.78, z: 0 }, eye, [shut]);
  standBefore(two, false, { x: 0, y: 0.78, z: 0 }, eye, []);
  expect(one).toEqual(two);
});

test('each panel keeps off what is more urgent than itself', () => {
  expect(inTurn({ question: 'question', refusal: 'refusal' }, ['board'])).toEqual({
    question: ['board'],
    refusal: ['board', 'question'],
    explanation: ['board', 'question', 'refusal'],
  });
});

test('what stands before a headset is where names on the table look for it', () => {
  const gaze = new Aim();
  const view = Matrix.LookAtLH(new Vector3(0, 1.6, -1.5), new Vector3(0, 0.78, 0), Vector3.Up());
  gaze.aim(view, Matrix.PerspectiveFovLH(1.7, 1, 0.05, 50), 1e-3, 1e-3);
  const middle = boxBefore(gaze, 'question', { x: 0, y: 0.78, z: 0 }, 0.2, 0.1);
  expect(middle.x).toBeCloseTo(0);
  expect(middle.y).toBeCloseTo(0);
  expect(middle.w).toBeCloseTo(2 * middle.h);
  const corner = gaze.see(0.2, 0.78, 0, { x: 0, y: 0, scale: 0, seen: false });
  expect(((middle.x + middle.w / 2 + 1) / 2) * gaze.wide).toBeCloseTo(corner.x, 3);
});
