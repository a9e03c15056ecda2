import type { Direction, MakeSource, Port, Source } from '../gesture';

/** The standard layout: the four round buttons, the shoulders, then the cross. */
const BUTTONS: Readonly<
  Record<number, 'choose' | 'escape' | 'carry' | 'explain' | 'turnLeft' | 'turnRight' | Direction>
> = {
  0: 'choose',
  1: 'escape',
  2: 'carry',
  3: 'explain',
  4: 'turnLeft',
  5: 'turnRight',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};
const ENTRIES = Object.entries(BUTTONS).map(([index, act]) => [Number(index), act] as const);
const [SLOW, FAST] = [0.4, 0.14];
const DEAD = 0.55;
/** Radians in a second at full tilt. */
const TURN = 1.6;

const NONE: readonly null[] = [];
type Pads = () => readonly (Gamepad | null)[];

/** Gamepads: the cross and the left stick move the focus, the right stick turns the eye. */
export const gamepads: MakeSource = (port) => {
  const page = port.canvas.ownerDocument.defaultView;
  const stopped = new AbortController();
  const { signal } = stopped;
  // Asking for pads makes garbage: nobody asks before one has been touched.
  let connected = 0;
  page?.addEventListener('gamepadconnected', () => (connected += 1), { signal });
  page?.addEventListener('gamepaddisconnected', () => (connected = Math.max(0, connected - 1)), { signal });
  const source = new GamepadSource(port, () => (connected > 0 ? navigator.getGamepads() : NONE));
  return {
    update: (time) => source.update(time),
    dispose: () => {
      stopped.abort();
      source.dispose();
    },
  };
};

/** With the pads read from somewhere else. */
export const gamepadsFrom =
  (pads: Pads): MakeSource =>
  (port) =>
    new GamepadSource(port, pads);

class GamepadSource implements Source {
  private readonly down = new Set<number>();
  private held: Direction | undefined;
  private again = 0;
  private last = 0;

  constructor(
    private readonly port: Port,
    private readonly pads: Pads,
  ) {}

  update(time: number): void {
    const seconds = Math.min(0.1, Math.max(0, time - this.last));
    this.last = time;
    for (const pad of this.pads()) if (pad?.mapping === 'standard') return this.read(pad, time, seconds);
  }

  private read(pad: Gamepad, time: number, seconds: number): void {
    for (const [index, act] of ENTRIES) {
      const pressed = pad.buttons[index]?.pressed === true;
      const before = this.down.has(index);
      if (pressed === before) continue;
      if (pressed) this.down.add(index);
      else this.down.delete(index);
      if (pressed) this.act(act);
    }
    this.tilt(pad.axes[0] ?? 0, pad.axes[1] ?? 0, time);
    const [x, y] = [pad.axes[2] ?? 0, pad.axes[3] ?? 0];
    if (Math.hypot(x, y) > 0.2) this.port.camera?.turn(-x * TURN * seconds, -y * TURN * seconds);
  }

  private act(act: (typeof BUTTONS)[number]): void {
    const { port } = this;
    if (act === 'escape') port.escape();
    else if (act === 'choose') port.walker.choose();
    else if (act === 'carry') port.walker.carry();
    else if (act === 'explain') port.walker.explain();
    else if (act === 'turnLeft' || act === 'turnRight') port.turn(act === 'turnLeft' ? -1 : 1);
    else port.walker.step(act);
  }

  /** A stick held over steps at once, then again and again. */
  private tilt(x: number, y: number, time: number): void {
    const across = Math.abs(x) > Math.abs(y);
    const far = across ? x : y;
    const direction: Direction | undefined =
      Math.abs(far) < DEAD ? undefined : across ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down';
    if (direction === this.held && (direction === undefined || time < this.again)) return;
    this.again = time + (direction === this.held ? FAST : SLOW);
    this.held = direction;
    if (direction !== undefined) this.port.walker.step(direction);
  }

  dispose(): void {
    this.down.clear();
  }
}
