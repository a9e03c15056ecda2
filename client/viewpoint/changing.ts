import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Presence } from '../../shared/presence';
import type { Input } from '../input/gesture';
import type { Shot } from './shots';
import type { Gaze, Seen } from './gaze';
import type { Place } from './place';
import { targetOf } from './target';
import type { Covers, Located, Sight, Viewpoint } from './viewpoint';

/** Who looks while the same table stands there: the desk, until something else is put on, and the desk again afterwards. */
export interface Changing extends Viewpoint {
  /** Looks through another viewpoint over the same input; undefined: the desk again. */
  wear(other: Viewpoint | undefined): void;
  /** What others may see of somebody at the desk: where they point. */
  presence(): Presence;
}

export const changing = (desk: Viewpoint): Changing => new ChangingViewpoint(desk);

class ChangingViewpoint implements Changing {
  readonly input: Input;
  readonly gaze: Gaze;
  private now: Viewpoint;
  private readonly listeners = new Set<(laidOut: boolean) => void>();
  private stop: () => void;
  private seated: readonly [me: number, players: number] = [-1, 0];
  private still = false;
  private changes = 0;

  constructor(private readonly desk: Viewpoint) {
    this.input = desk.input;
    this.now = desk;
    this.gaze = this.makeGaze();
    this.stop = desk.onMoved((laidOut) => this.tell(laidOut));
  }

  get pageless(): boolean {
    return this.now.pageless === true;
  }

  /** One gaze for as long as the table stands there, whoever looks. */
  private makeGaze(): Gaze {
    const now = (): Gaze => this.now.gaze;
    const turns = (): number => now().turns + this.changes;
    return {
      get point() {
        return now().point;
      },
      get grain() {
        return now().grain;
      },
      get wide() {
        return now().wide;
      },
      get high() {
        return now().high;
      },
      get turns() {
        return turns();
      },
      see: (x, y, z, into: Seen) => now().see(x, y, z, into),
    };
  }

  wear(other: Viewpoint | undefined): void {
    this.stop();
    // Each of them counts its own turns.
    this.changes += 1e6;
    this.now = other ?? this.desk;
    this.now.sit(...this.seated);
    this.now.calm(this.still);
    this.stop = this.now.onMoved((laidOut) => this.tell(laidOut));
    this.tell(true);
  }

  presence(): Presence {
    const target = targetOf(this.input.place());
    return target ? { target } : {};
  }

  private tell(laidOut: boolean): void {
    for (const listener of this.listeners) listener(laidOut);
  }

  sit(me: number, players: number): void {
    this.seated = [me, players];
    this.now.sit(me, players);
  }

  locate(place: Place): Located {
    return this.now.locate(place);
  }

  carried(held: Vector3): Located {
    return this.now.carried(held);
  }

  hand(): Vector3 | undefined {
    return this.now.hand?.();
  }

  thrown(signal: AbortSignal): Promise<void> {
    return this.now.thrown?.(signal) ?? Promise.resolve();
  }

  beside(at: Located, into: Vector3): Vector3 {
    return this.now.beside(at, into);
  }

  aside(into: Vector3): Vector3 | undefined {
    return this.now.aside?.(into);
  }

  /** The desk looks there too, for whoever comes back to it. */
  look(sight: Sight, seconds: number): void {
    this.desk.look(sight, seconds);
    if (this.now !== this.desk) this.now.look(sight, seconds);
  }

  follow(places: readonly Vector3[], seconds: number, shot?: Shot, seat?: number, near?: number): void {
    this.now.follow(places, seconds, shot, seat, near);
  }

  attend(places: readonly Vector3[]): void {
    this.now.attend?.(places);
  }

  covered(right: number, bottom?: number, over?: boolean): void {
    this.desk.covered(right, bottom, over);
  }

  reset(): void {
    this.now.reset?.();
  }

  covers(): Covers {
    return this.now.covers();
  }

  calm(calm: boolean): void {
    this.still = calm;
    this.desk.calm(calm);
    this.now.calm(calm);
  }

  refused(): void {
    this.now.refused();
  }

  onMoved(listener: (laidOut: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  screen(at: Vector3): { readonly x: number; readonly y: number } {
    return this.now.screen(at);
  }

  update(time: number): void {
    this.now.update(time);
  }

  dispose(): void {
    this.stop();
    this.listeners.clear();
    if (this.now !== this.desk) this.now.dispose();
    this.desk.dispose();
  }
}
