import type { XRDevice } from 'iwer';
import type { Pick } from '../../../client/input/gesture';
import type { Visit } from '../../../client/xr/visit';
import type { Eyes } from './eyes';

type Side = 'left' | 'right';
type Point = readonly number[];

/** Head and hands of somebody with an emulated headset on, frame by frame. */
export interface Body {
  readonly device: XRDevice;
  /** What is worn now. */
  visit(): Visit;
  frames(count: number): Promise<void>;
  /** Goes on frame by frame until it is so; says what was waited for if it never is. */
  until(what: string, is: () => boolean): Promise<void>;
  /** Where a point of the world is for the person, in metres. */
  own(world: Point): Point;
  /** Holds a controller or a hand at a point of the world. */
  hold(world: Point, side: Side): void;
  /** Lets it point at a point of the world from where it is. */
  aim(world: Point, side: Side): void;
  trigger(on: boolean, side: Side): void;
  squeeze(on: boolean, side: Side): void;
  pull(pick: Pick, side: Side): Promise<boolean>;
  /** Pulls the trigger at what the board says so. */
  press(text: string | RegExp, side?: Side): Promise<boolean>;
  /** The same, once the board says so. */
  choose(text: string | RegExp, side?: Side): Promise<void>;
  /** Brings what takes things (`palm`) or pokes (`tip`) of a hand to a point of the world. */
  reach(world: Point, side: Side, part: 'palm' | 'tip'): Promise<void>;
  /** Presses a point of the world with a fingertip, coming from the eyes. */
  poke(world: Point, side: Side): Promise<void>;
  /** Takes a thing up at itself, carries it over another and lets it go there: a grip, or a pinch where hands are bare. */
  carry(what: Pick, onto: Pick, side: Side): Promise<void>;
  /** Turns the wrist by so many radians to the right. */
  twist(radians: number, side: Side): void;
  /** Lets both hands rest before somebody whose eyes are so high, so far ahead of them. */
  rest(eyes: number, ahead?: number): void;
  /** Pulls the trigger at a point of the world. */
  pullAt(world: Point, side: Side): Promise<void>;
}

/** Runs in the page: it may use nothing from outside itself. */
export const openBody = (device: XRDevice, blind: boolean, { tick, passed }: Eyes): Body => {
  /** Milliseconds of real time after which nothing is waited for any more. */
  const LONGEST = 40_000;
  const resting: Record<Side, Point> = { left: [-0.22, 0.95, -0.32], right: [0.22, 0.95, -0.32] };
  const input = (side: Side) =>
    device.primaryInputMode === 'hand' ? device.hands[side]! : device.controllers[side]!;
  const visit = () => {
    const now = window.starboard?.debug.visit();
    if (now === undefined) throw new Error('no headset is worn');
    return now;
  };
  const frames = async (count: number): Promise<void> => {
    const from = visit().frames();
    const began = performance.now();
    while ((window.starboard?.debug.visit()?.frames() ?? Infinity) < from + count) {
      if (performance.now() - began > LONGEST) throw new Error('nothing is drawn in the headset any more');
      if (blind) tick();
      await (blind ? passed() : new Promise((next) => setTimeout(next, 4)));
    }
  };
  const until = async (what: string, is: () => boolean): Promise<void> => {
    for (const began = performance.now(); !is(); await frames(1))
      if (performance.now() - began > LONGEST) throw new Error(`waited in vain for ${what}`);
  };
  const own = ([x = 0, y = 0, z = 0]: Point): Point => {
    const { node, into } = visit().rig;
    const yaw = node.rotation.y;
    const [dx, dy, dz] = [x - node.position.x, y - node.position.y, z - node.position.z];
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    const { unit } = into;
    return [(dx * cos - dz * sin) / unit, dy / unit, -(dx * sin + dz * cos) / unit];
  };
  const place = ([x = 0, y = 0, z = 0]: Point, side: Side): void => {
    input(side).position.set(x, y, z);
  };
  const point = ([x = 0, y = 0, z = 0]: Point, side: Side): void => {
    const { position, quaternion } = input(side);
    const way = [x - position.x, y - position.y, z - position.z];
    const far = Math.hypot(...way) || 1;
    const [dx, dy, dz] = way.map((part) => part / far) as [number, number, number];
    // Yaw, then pitch: the controller never rolls.
    const [yaw, pitch] = [Math.atan2(-dx, -dz), Math.asin(dy)];
    const [sy, cy, sp, cp] = [Math.sin(yaw / 2), Math.cos(yaw / 2), Math.sin(pitch / 2), Math.cos(pitch / 2)];
    quaternion.set(cy * sp, sy * cp, -sy * sp, cy * cp);
  };
  const trigger = (on: boolean, side: Side): void => {
    if (device.primaryInputMode === 'hand') device.hands[side]!.updatePinchValue(on ? 1 : 0);
    else device.controllers[side]!.updateButtonValue('trigger', on ? 1 : 0);
  };
  const pullAt = async (world: Point, side: Side): Promise<void> => {
    place(resting[side], side);
    point(own(world), side);
    await frames(1);
    trigger(true, side);
    await frames(1);
    trigger(false, side);
    await frames(2);
  };
  const pull = async (pick: Pick, side: Side): Promise<boolean> => {
    const at = window.starboard?.debug.table()?.trial.world(pick);
    if (at === undefined) return false;
    await pullAt(at, side);
    return true;
  };
  const press = async (text: string | RegExp, side: Side = 'right'): Promise<boolean> => {
    const board = visit().board();
    const wanted = board?.texts().find((one) => (typeof text === 'string' ? one === text : text.test(one)));
    const at = wanted === undefined ? undefined : board?.where(wanted);
    // What is on another page of the board is turned to.
    const onward = wanted === undefined ? undefined : board?.onward();
    if (at ?? onward) await pullAt((at ?? onward)!, side);
    return at !== undefined;
  };
  const choose = async (text: string | RegExp, side: Side = 'right'): Promise<void> => {
    const began = performance.now();
    while (performance.now() - began < LONGEST) {
      const board = visit().board();
      const before = board?.chosen.length ?? 0;
      // What is written on it may move under the hand: then it is tried again.
      if ((await press(text, side)) && (visit().board() !== board || (board?.chosen.length ?? 0) > before))
        return;
      await frames(1);
    }
    throw new Error(
      `the board never says ${String(text)}; but ${visit().board()?.texts().join(', ') ?? 'nothing'}`,
    );
  };
  const reach = async (world: Point, side: Side, part: 'palm' | 'tip'): Promise<void> => {
    await frames(2);
    const tracked = visit()
      .hands()
      ?.all.find((hand) => hand.tracked.isLeft === (side === 'left'))?.tracked;
    if (tracked === undefined) throw new Error('no such hand');
    // However it is held, the part is as far from the whole as it is now.
    const { x, y, z } = input(side).position;
    const at = own([tracked[part].x, tracked[part].y, tracked[part].z]);
    place(
      own(world).map((value, axis) => value + [x, y, z][axis]! - at[axis]!),
      side,
    );
    await frames(2);
  };
  const worldOf = (thing: Pick): Point => {
    const at = window.starboard?.debug.table()?.trial.world(thing);
    if (at === undefined) throw new Error(`no ${thing.kind} ${thing.id} is to be seen`);
    return at;
  };
  const close = (on: boolean, side: Side): void => {
    if (device.primaryInputMode === 'hand') device.hands[side]!.updatePinchValue(on ? 1 : 0);
    else device.controllers[side]!.updateButtonValue('squeeze', on ? 1 : 0);
  };
  const carry = async (what: Pick, onto: Pick, side: Side): Promise<void> => {
    const from = worldOf(what);
    await reach(from, side, 'palm');
    close(true, side);
    await frames(2);
    const to = worldOf(onto);
    // Over whatever stands between them.
    await reach(
      [0, 1, 2].map((axis) => (from[axis]! + to[axis]!) / 2 + (axis === 1 ? 0.15 : 0)),
      side,
      'palm',
    );
    await reach(to, side, 'palm');
    close(false, side);
    await frames(2);
    place(resting[side], side);
  };
  const twist = (radians: number, side: Side): void => {
    const { quaternion } = input(side);
    const { x, y, z, w } = quaternion;
    const [sin, cos] = [Math.sin(-radians / 2), Math.cos(-radians / 2)];
    quaternion.set(x * cos + y * sin, y * cos - x * sin, z * cos + w * sin, w * cos - z * sin);
  };
  const poke = async (world: Point, side: Side): Promise<void> => {
    const { x, y, z } = visit().eye();
    const [wx = 0, wy = 0, wz = 0] = world;
    const far = Math.hypot(x - wx, y - wy, z - wz);
    const before = (metres: number): Point => {
      const part = (metres * visit().rig.into.unit) / far;
      return [wx + (x - wx) * part, wy + (y - wy) * part, wz + (z - wz) * part];
    };
    point(own(world), side);
    for (const metres of [0.05, 0.025, 0.002, 0.03]) await reach(before(metres), side, 'tip');
    await frames(2);
  };
  const rest = (eyes: number, ahead = 0.32): void => {
    resting.left = [-0.22, eyes - 0.3, -ahead];
    resting.right = [0.22, eyes - 0.3, -ahead];
    for (const side of ['left', 'right'] as const) {
      place(resting[side], side);
      point([resting[side][0]!, eyes - 0.5, -1.2], side);
    }
  };
  return {
    device,
    visit,
    frames,
    until,
    own,
    rest,
    hold: (world, side) => place(own(world), side),
    aim: (world, side) => point(own(world), side),
    trigger,
    squeeze: (on, side) => device.controllers[side]!.updateButtonValue('squeeze', on ? 1 : 0),
    pullAt,
    pull,
    press,
    choose,
    reach,
    poke,
    carry,
    twist,
  };
};
