import type { Pose, RowPlace } from './place';

/**
 * Where one's own things are for somebody who wears a headset: metres about the middle of the table's edge before them, x to the
 * right, y up, z towards the middle of the table. The eyes of somebody who sits there are about here:
 */
export const EYES = { x: 0, y: 0.5, z: -0.3 } as const;
/** What can be reached without leaning: metres from the shoulders, which are this much lower than the eyes. */
export const ARM = { length: 0.66, drop: 0.22 } as const;

/** Radians to the right of straight ahead, beyond the table: a question there lies over nothing that it asks about. */
const RIGHT = 0.55;
/** Where that is for somebody before whom the table is so many metres across. */
export const beyond = (across: number): { readonly x: number; readonly y: number; readonly z: number } => {
  const far = across - EYES.z;
  return { x: EYES.x + far * Math.sin(RIGHT), y: 0, z: EYES.z + far * Math.cos(RIGHT) };
};

/** One card measures this much, width and height, before it is scaled. */
const CARD = { width: 0.063, height: 0.088 } as const;

const SIZES = {
  hand: 1.45,
  raised: 2.1,
  own: 1.45,
  pile: 1.1,
  common: 2,
  below: 1,
  held: 1.7,
  shown: 3,
} as const;

/** A card at a place, square to the eyes. */
const facing = (x: number, y: number, z: number, size: number, roll = 0): Pose => {
  const [dx, dy, dz] = [x - EYES.x, EYES.y - y, z - EYES.z];
  return { x, y, z, size, roll, yaw: Math.atan2(dx, dz), pitch: Math.atan2(dy, Math.hypot(dx, dz)) };
};

/** A fan over the edge of the table; the one that is pointed at comes up to be read. */
const handPose = ({ nth, of, raised }: RowPlace): Pose => {
  const step = Math.min(CARD.width * SIZES.hand * 1.05, 0.56 / Math.max(1, of));
  const off = nth - (of - 1) / 2;
  const bend = 0.004 * off * off;
  const lying = facing(off * step, 0.085 - bend, 0.03 - 0.002 * nth, SIZES.hand, -0.03 * off);
  return raised ? lifted(lying) : lying;
};

/** Larger and nearer, and still where it lay: a ray that meets it goes on meeting it. */
const lifted = ({ x, y, z, pitch }: Pose): Pose => {
  const up = ((SIZES.raised - SIZES.hand) * CARD.height) / 2;
  return facing(x, y + up * Math.cos(pitch) + 0.02, z + up * Math.sin(pitch) - 0.02, SIZES.raised);
};

/** On the left of the hand. */
const ownPose = ({ nth, layer }: RowPlace): Pose =>
  facing(-0.36 - nth * CARD.width * SIZES.own * 1.08, 0.085 + 0.003 * layer, 0.02 - 0.004 * layer, SIZES.own);

/** Upright at the left, to be read; what belongs to it stands in rows below it. */
const commonPose = ({ nth, of, row, layer }: RowPlace): Pose => {
  const [x, y, z] = [-0.47, 0.36, 0.2];
  if (row === 0) {
    const under = Math.max(0, -layer);
    const across = nth * CARD.width * SIZES.common * 1.06;
    return facing(
      x + across - 0.008 * under,
      y + 0.008 * under,
      z + 0.004 * under - 0.003 * Math.max(0, layer),
      SIZES.common,
    );
  }
  const step = Math.min(CARD.width * SIZES.below * 1.06, 0.3 / Math.max(1, of));
  const down = (CARD.height * SIZES.common) / 2 + CARD.height * SIZES.below * (row - 0.4);
  return facing(x - 0.04 + nth * step, y - down, z - 0.02 - 0.002 * nth, SIZES.below);
};

/** On the right, the first outermost. */
const pilePose = ({ nth, layer }: RowPlace): Pose => {
  const x = 0.52 - nth * CARD.width * SIZES.pile * 1.25;
  return facing(x, 0.07 + 0.0012 * Math.max(0, layer), 0.04 - 0.0012 * layer, SIZES.pile);
};

/** Before the eyes in rows, to choose from; one alone that is raised is shown as large as it can be. */
const heldPose = ({ nth, of, raised }: RowPlace): Pose => {
  if (raised) return facing(0.02, 0.36, 0.1, SIZES.shown);
  const wide = Math.min(of, of > 24 ? 12 : 6);
  const size = of > 24 ? 1 : SIZES.held;
  const rows = Math.ceil(of / Math.max(1, wide));
  const row = Math.floor(nth / Math.max(1, wide));
  const here = Math.min(wide, of - row * wide);
  const x = (nth - row * wide - (here - 1) / 2) * CARD.width * size * 1.08;
  return facing(x, 0.32 + ((rows - 1) / 2 - row) * CARD.height * size * 1.08, 0.16, size);
};

/** Keys on the right, over what lies there, for a fingertip. */
const KEY = 0.05;
const boardPose = ({ nth, of, row, raised }: RowPlace): Pose => {
  const [x, y] = [0.33 + (nth - (of - 1) / 2) * KEY, 0.13 + row * KEY];
  return facing(x, y, raised ? 0.07 : 0.1, (KEY / CARD.height) * (raised ? 1.5 : 1));
};

const POSES = {
  hand: handPose,
  own: ownPose,
  common: commonPose,
  piles: pilePose,
  held: heldPose,
  board: boardPose,
} as const;

/** Where a place before somebody in a headset is. */
export const withinReach = (place: RowPlace): Pose => POSES[place.slot](place);

/** How large a card is in the hand that carries it. */
export const CARRIED = 1.45;
