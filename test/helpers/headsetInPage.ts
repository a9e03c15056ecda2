import type { XRDevice } from 'iwer';
import type { Pick } from '../../client/input/gesture';
import type { SceneTrial } from '../../client/tabletop/scene';

type Side = 'left' | 'right';
type Point = readonly number[];

/** What a test does with an emulated headset; everything happens in the page, frame by frame. */
export interface InPage {
  readonly device: XRDevice;
  /** Whether anything is drawn; everything else happens in every frame. */
  draws: boolean;
  /** Whether everything is drawn but for the last step, so that it can be counted. */
  counts: boolean;
  /** No picture waits for the pace at which a page that is tried out draws; where nothing reaches the picture, each is a thirtieth of a second. */
  hurry(): void;
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
  /** Answers one question by pointing at things; true once the table has gone on. */
  answer(): Promise<boolean>;
  /**
   * Answers one question after the other until one of these is asked, so many are answered or the game is over. Tells what was
   * asked on the way, and with a question mark what could not be answered by pointing and was chosen from the list on the wrist.
   */
  answerOn(until: readonly string[], most?: number): Promise<readonly string[]>;
  /** Makes the first move of the list on the wrist. */
  fromList(): Promise<void>;
  /** What this person is asked; `''`: nothing. */
  asked(): string;
  /** Lets both hands rest before somebody whose eyes are so high, so far ahead of them. */
  rest(eyes: number, ahead?: number): void;
  /** What can be met at a table of each of these sizes in metres, and how many; what is smaller than 22 mm and than 2°. */
  targets(sizes: readonly number[]): Promise<{ readonly met: number; readonly small: readonly string[] }>;
  /** Pulls the trigger at a point of the world. */
  pullAt(world: Point, side: Side): Promise<void>;
}

/** What of a scene draws. */
interface Drawn {
  readonly _renderingManager: { render(...how: readonly unknown[]): void };
  getEngine(): { getRenderingCanvas(): HTMLCanvasElement | null };
  readonly meshes: readonly { readonly _internalAbstractMeshDataInfo: { _isActive: boolean } }[];
}

/** Runs in the page: it may use nothing from outside itself. */
export const openInPage = (device: XRDevice, blind: boolean): InPage => {
  /** Milliseconds of real time after which nothing is waited for any more. */
  const LONGEST = 40_000;
  /** Where nothing is looked at, a frame comes when it is wanted, and now and then by itself. */
  const wanted = new Map<number, FrameRequestCallback>();
  let handles = 0;
  let shut: unknown;
  /** Everything is ready to be drawn and looked for, but nothing goes to the graphics card. */
  const shutEyes = (scene: Drawn | undefined): void => {
    if (scene === undefined || scene === shut) return;
    const { _renderingManager: manager, meshes } = (shut = scene);
    // Nor is the page put together again and again.
    document.documentElement.style.opacity = '0';
    const canvas = scene.getEngine().getRenderingCanvas();
    if (canvas) canvas.style.visibility = 'hidden';
    const draw = manager.render.bind(manager);
    manager.render = (...how) => {
      if (api.draws || api.counts) return draw(...how);
      // Drawing forgets what was to be drawn: else nothing that has instances is ever put on the list again.
      for (const { _internalAbstractMeshDataInfo: kept } of meshes) kept._isActive = false;
    };
  };
  const tick = (): void => {
    shutEyes(window.starboard?.debug.deck()?.scene as unknown as Drawn | undefined);
    const due = [...wanted.values()];
    wanted.clear();
    for (const draw of due) draw(performance.now());
  };
  if (blind) {
    // The emulator clears the picture in every frame, and asks with what, and each time waits for the graphics card.
    const { prototype, COLOR_CLEAR_VALUE, DEPTH_CLEAR_VALUE, STENCIL_CLEAR_VALUE } = WebGL2RenderingContext;
    const { clear, getParameter } = prototype;
    const asked = new Map<number, unknown>(
      [COLOR_CLEAR_VALUE, DEPTH_CLEAR_VALUE, STENCIL_CLEAR_VALUE].map((name) => [name, undefined]),
    );
    prototype.clear = function (this: WebGL2RenderingContext, what: number): void {
      if (api.draws) clear.call(this, what);
    };
    const drawing = prototype as unknown as Record<string, (...args: unknown[]) => void>;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const draw = drawing[name];
      drawing[name] = function (this: WebGL2RenderingContext, ...args: unknown[]): void {
        if (!api.counts) draw?.apply(this, args);
      };
    }
    // What is written on panels is kept room for, but does not go there.
    const { texImage2D } = prototype as unknown as { texImage2D(...args: unknown[]): void };
    Object.assign(prototype, {
      texImage2D(this: WebGL2RenderingContext, ...args: unknown[]): void {
        const drawn = args[5];
        const isSheet = drawn instanceof HTMLCanvasElement || drawn instanceof OffscreenCanvas;
        if (api.draws || !isSheet) texImage2D.apply(this, args);
        else
          texImage2D.call(this, ...args.slice(0, 3), drawn.width, drawn.height, 0, ...args.slice(3, 5), null);
      },
    });
    prototype.getParameter = function (this: WebGL2RenderingContext, name: number): unknown {
      if (api.draws || asked.get(name) === undefined) {
        const value: unknown = getParameter.call(this, name);
        if (asked.has(name)) asked.set(name, value);
        return value;
      }
      return asked.get(name);
    };
    window.requestAnimationFrame = (draw) => {
      wanted.set(++handles, draw);
      return handles;
    };
    window.cancelAnimationFrame = (handle) => wanted.delete(handle);
    setInterval(tick, 40);
  }
  /** Lets everything else happen that is due. */
  const others = new MessageChannel();
  const passed = (): Promise<void> =>
    new Promise((next) => {
      others.port1.onmessage = () => next();
      others.port2.postMessage(0);
    });
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
  const rev = (): number => window.starboard?.debug.session()?.view.rev ?? 0;
  const stands = (): ReturnType<SceneTrial['choices']> =>
    window.starboard?.debug.table()?.trial.choices() ?? { next: [], named: [], point: false };
  /** A move that was sent is answered by a table further on; nothing was sent where the same is asked on. */
  const wentOn = async (before: number): Promise<boolean> => {
    await until(`an answer to ${asked()}`, () => rev() > before || isOpen());
    return rev() > before;
  };
  const asked = (): string => {
    const now = window.starboard?.debug.session();
    const asks = Object.values(now?.view.asks ?? {}).map(
      (text) => JSON.parse(text) as { type: string; seat: number },
    );
    return asks.find((ask) => ask.seat === now?.seat)?.type ?? '';
  };
  const isOpen = (): boolean => {
    const { next, named, point: open } = stands();
    return next.length + named.length > 0 || open;
  };
  const isOver = (): boolean => window.starboard?.debug.session()?.view.stage === 'over';
  const answer = async (): Promise<boolean> => {
    const before = rev();
    const tried = new Set<string>();
    for (let pulls = 0; pulls < 16; pulls++) {
      const { next, point: open } = stands();
      const thing = next.find(({ kind, id }) => !tried.has(kind + id));
      if (thing !== undefined) tried.add(thing.kind + thing.id);
      // From the edge before one towards the middle, until a point is taken.
      if (open)
        await pullAt([-0.5 + (pulls % 5) * 0.24, 0.78, -0.655 + 0.1 * Math.floor(pulls / 5)], 'right');
      // Words come last; where none are left, the first of the panel lets go of what was picked.
      else if (thing === undefined || !(await pull(thing, 'right')))
        await pull({ kind: 'prompt', id: '0' }, 'right');
      if (await wentOn(before)) return true;
    }
    return false;
  };
  const fromList = async (): Promise<void> => {
    const before = rev();
    visit().menu();
    await choose(/moves?$|there is$/u);
    // Under its headings, or at once.
    for (let depth = 0; depth < 6 && rev() === before && isOpen(); depth++) {
      await choose(/^(?!Back)/u);
      await frames(2);
    }
    await until('a move of the list', () => rev() > before);
    visit().menu();
    await frames(2);
  };
  const answerOn: InPage['answerOn'] = async (wanted, most = Infinity) => {
    const told: string[] = [];
    while (told.length < most) {
      await until('a question', () => isOpen() || isOver());
      const type = asked();
      if (isOver() || wanted.includes(type)) break;
      const pointed = await answer();
      if (!pointed) await fromList();
      told.push(pointed ? type : `${type}?`);
    }
    return told;
  };
  const rest = (eyes: number, ahead = 0.32): void => {
    resting.left = [-0.22, eyes - 0.3, -ahead];
    resting.right = [0.22, eyes - 0.3, -ahead];
    for (const side of ['left', 'right'] as const) {
      place(resting[side], side);
      point([resting[side][0]!, eyes - 0.5, -1.2], side);
    }
  };
  /** The less wide side of a thing as the eyes see it, in radians, and how far away it is in metres of the person. */
  const seenAs = (corners: readonly { x: number; y: number; z: number }[]): readonly [number, number] => {
    const { x, y, z } = visit().eye();
    const from = corners.map((corner) => [corner.x - x, corner.y - y, corner.z - z] as const);
    const middle = [0, 1, 2].map((axis) => from.reduce((sum, way) => sum + way[axis]! / from.length, 0));
    const far = Math.hypot(...middle);
    const ahead = middle.map((part) => part / far);
    const level = Math.hypot(ahead[0]!, ahead[2]!) || 1;
    const right = [ahead[2]! / level, 0, -ahead[0]! / level];
    const up = [
      ahead[1]! * right[2]! - ahead[2]! * right[1]!,
      ahead[2]! * right[0]! - ahead[0]! * right[2]!,
      ahead[0]! * right[1]! - ahead[1]! * right[0]!,
    ];
    const dot = (a: Point, b: Point): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
    const spans = [right, up].map((side) => {
      const angles = from.map((way) => Math.atan2(dot(way, side), dot(way, ahead)));
      return Math.max(...angles) - Math.min(...angles);
    });
    return [Math.min(...spans), far / visit().rig.unit];
  };
  interface Known {
    readonly pick: Pick;
    readonly options: { readonly part?: unknown };
    readonly mesh: {
      isEnabled(): boolean;
      isVisible: boolean;
      computeWorldMatrix(force: boolean): unknown;
      getBoundingInfo(): { boundingBox: { vectorsWorld: readonly { x: number; y: number; z: number }[] } };
    };
  }
  const targets: InPage['targets'] = async (sizes) => {
    const { table } = visit() as unknown as {
      table: { input: { picker: { all(): readonly Known[] } } };
    };
    const small = new Set<string>();
    let met = 0;
    for (const size of sizes) {
      visit().rig.recentre({ size, height: 0, distance: 0 });
      await frames(4);
      for (const { pick, options, mesh } of table.input.picker.all()) {
        // Panels are measured by their letters.
        if (options.part !== undefined || !mesh.isEnabled() || !mesh.isVisible) continue;
        mesh.computeWorldMatrix(true);
        const [angle, far] = seenAs(mesh.getBoundingInfo().boundingBox.vectorsWorld);
        met += 1;
        const degrees = (angle * 180) / Math.PI;
        const millimetres = 2000 * Math.tan(angle / 2) * far;
        if (degrees < 2 && millimetres < 22)
          small.add(`${pick.kind} at ${size} m: ${degrees.toFixed(2)}°, ${millimetres.toFixed(0)} mm`);
      }
    }
    visit().rig.recentre({ size: 1.6, height: 0, distance: 0 });
    await frames(4);
    return { met, small: [...small] };
  };
  const api: InPage = {
    device,
    draws: !blind,
    counts: false,
    targets,
    hurry: () => {
      const engine = window.starboard?.debug.deck()?.scene.getEngine();
      if (engine === undefined) return;
      engine.maxFPS = undefined;
      if (blind) engine.getDeltaTime = () => 1000 / 30;
    },
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
    answer,
    answerOn,
    fromList,
    asked,
  };
  return api;
};
