import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { MakeSource, Pointer, PointerOptions, Port, Source } from '../gesture';

/** Pixels; a mouse hand is steadier than a finger. */
const MOUSE: PointerOptions = { slop: 5 };
const TOUCH: PointerOptions = { slop: 12, explainAfter: 0.5, onlyPressed: true };
const [LEFT, RIGHT] = [0, 2];

/** Mouse, pen and touch, as the browser tells of them. */
export const pointers: MakeSource = (port) => new DomPointers(port);

class DomPointers implements Source {
  private readonly mouse: Pointer;
  private readonly touch: Pointer;
  private readonly line = { origin: new Vector3(), direction: new Vector3() };
  /** Fingers on the glass; only the first one points. */
  private readonly fingers = new Set<number>();
  private first: number | undefined;
  private readonly stopped = new AbortController();

  constructor(private readonly port: Port) {
    this.mouse = port.pointer(MOUSE);
    this.touch = port.pointer(TOUCH);
    const { canvas } = port;
    const { signal } = this.stopped;
    const on = (
      name: 'pointerdown' | 'pointermove' | 'pointerup',
      act: (event: PointerEvent) => void,
    ): void => canvas.addEventListener(name, act, { signal });
    on('pointerdown', (event) => (event.pointerType === 'touch' ? this.touched(event) : this.pressed(event)));
    on('pointermove', (event) => this.moved(event));
    on('pointerup', (event) => (event.pointerType === 'touch' ? this.lifted(event) : this.released(event)));
    for (const name of ['pointercancel', 'lostpointercapture'] as const)
      canvas.addEventListener(name, (event) => this.lost(event), { signal });
    canvas.addEventListener('pointerleave', (event) => this.left(event), { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    canvas.ownerDocument.defaultView?.addEventListener('blur', () => this.loseAll(), { signal });
  }

  private aim(pointer: Pointer, { offsetX, offsetY }: MouseEvent): void {
    this.port.through(offsetX, offsetY, this.line);
    pointer.aim(this.line, offsetX, offsetY);
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.aim(this.mouse, event);
    else if (event.pointerId === this.first && this.fingers.size === 1) this.aim(this.touch, event);
  }

  private pressed(event: PointerEvent): void {
    this.aim(this.mouse, event);
    if (event.button === RIGHT) this.mouse.explain();
    if (event.button !== LEFT) return;
    this.keep(event);
    this.mouse.press();
  }

  private released(event: PointerEvent): void {
    if (event.button !== LEFT) return;
    this.aim(this.mouse, event);
    this.mouse.release();
  }

  private touched(event: PointerEvent): void {
    this.fingers.add(event.pointerId);
    // Two fingers belong to the camera.
    if (this.fingers.size > 1) return this.touch.lose();
    this.first = event.pointerId;
    this.keep(event);
    this.aim(this.touch, event);
    this.touch.press();
  }

  private lifted(event: PointerEvent): void {
    const alone = this.fingers.size === 1;
    if (!this.fingers.delete(event.pointerId) || event.pointerId !== this.first) return;
    this.first = undefined;
    if (!alone) return;
    this.aim(this.touch, event);
    this.touch.release();
    this.touch.rest();
  }

  private lost(event: PointerEvent): void {
    if (event.pointerType !== 'touch') {
      // The end of an ordinary press gives the capture back too; then there is nothing left to lose.
      this.mouse.lose();
      return;
    }
    if (!this.fingers.delete(event.pointerId) || event.pointerId !== this.first) return;
    this.first = undefined;
    this.touch.lose();
    this.touch.rest();
  }

  private left(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.mouse.rest();
  }

  private loseAll(): void {
    this.fingers.clear();
    this.first = undefined;
    this.mouse.lose();
    this.touch.lose();
  }

  /** So that a drag goes on outside the canvas; a pointer that is already gone cannot be kept. */
  private keep({ pointerId }: PointerEvent): void {
    try {
      this.port.canvas.setPointerCapture(pointerId);
    } catch {
      this.mouse.rest();
    }
  }

  dispose(): void {
    this.stopped.abort();
    this.mouse.dispose();
    this.touch.dispose();
  }
}
