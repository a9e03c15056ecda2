import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import type { Refusal, Tagged } from '../../shared/engine/game';
import { TABLE } from '../kit/measures';
import type { Input } from '../input/gesture';
import type { Pick } from '../kit/pick';
import { ring } from '../kit/shape';
import { makeUnseen } from '../kit/unseen';
import type { Ghost } from './gameTable';
import type { PointStep } from './route';

/** What a pointer meets where a point of the table is to be put. */
export const SURFACE: Pick = { kind: 'surface', id: 'table' };
export const isSurface = (thing: Pick | undefined): boolean => thing?.kind === SURFACE.kind;

const FULL = 2 * Math.PI;
/** Metres between two points at which a focus that walks over the table stops. */
const APART = 0.08;
/** Metres a hand must be drawn across the table before that means a direction. */
const DRAWN = 0.03;

/** Where the focus can be. */
export interface Standing {
  readonly pick: Pick;
  readonly at: Vector3;
}

export interface SurfacePorts {
  check(move: Tagged): Refusal | undefined;
  preview(ghost: Ghost | undefined): void;
}

/** The table's top while a point on it is to be put: pointed at, it shows what would stand there; drawn across, it turns it. */
export class Surface {
  private readonly unseen;
  private readonly mesh: Mesh;
  private step: PointStep<Tagged> | undefined;
  private turn = 0;
  private spot: { readonly x: number; readonly z: number } | undefined;
  private pressed: { readonly x: number; readonly z: number } | undefined;

  constructor(
    scene: Scene,
    private readonly input: Input,
    private readonly ports: SurfacePorts,
  ) {
    this.unseen = makeUnseen(scene, 'surface');
    this.mesh = this.unseen.mesh(ring(0, TABLE.rim, TABLE.height, 48), 'surface');
    this.mesh.setEnabled(false);
  }

  /** A point is asked for, or not any more. */
  ask(step: PointStep<Tagged> | undefined): void {
    if ((step === undefined) !== (this.step === undefined)) {
      this.mesh.setEnabled(step !== undefined);
      const drag = step?.turns !== undefined && step.turns > 1;
      this.input.pickable(this.mesh, step && SURFACE, { drag, exact: true, part: () => SURFACE });
      this.turn = 0;
      this.spot = this.pressed = undefined;
    }
    this.step = step;
    this.show();
  }

  isOpen(): boolean {
    return this.step !== undefined;
  }

  turns(): number {
    return this.step?.turns ?? 1;
  }

  point(at: Vector3 | undefined): void {
    this.spot = at && { x: at.x, z: at.z };
    this.show();
  }

  /** By so many of its directions. */
  rotate(by: number): void {
    this.turn = (((this.turn + (by * FULL) / this.turns()) % FULL) + FULL) % FULL;
    this.show();
  }

  /** Drawn from where the hand came down towards where it is: that is the direction. */
  draw(at: Vector3): void {
    this.pressed ??= { x: at.x, z: at.z };
    const [dx, dz] = [at.x - this.pressed.x, at.z - this.pressed.z];
    if (Math.hypot(dx, dz) > DRAWN) {
      const step = FULL / this.turns();
      this.turn = (Math.round(Math.atan2(dx, dz) / step) * step + FULL) % FULL;
    }
    this.spot = this.pressed;
    this.show();
  }

  /** The move of a point; where the hand was drawn from another, of that. */
  put(at: Vector3): Tagged | undefined {
    const { x, z } = this.pressed ?? at;
    this.pressed = undefined;
    return this.step?.of(x, z, this.turn);
  }

  /** Where a focus can stop: wherever it may be put as it is turned now, and where it is. */
  points(): readonly Standing[] {
    const { step, spot, turn } = this;
    if (step === undefined) return [];
    const points: Standing[] = [];
    const most = Math.floor(TABLE.rim / APART);
    for (let row = -most; row <= most; row++)
      for (let column = -most; column <= most; column++) {
        const [x, z] = [column * APART, row * APART];
        if (Math.hypot(x, z) > TABLE.rim) continue;
        const isHere = spot !== undefined && Math.hypot(x - spot.x, z - spot.z) < 1e-6;
        if (isHere || this.ports.check(step.of(x, z, turn)) === undefined)
          points.push({
            pick: { kind: SURFACE.kind, id: `${column}/${row}` },
            at: new Vector3(x, TABLE.height, z),
          });
      }
    return points;
  }

  private show(): void {
    const { step, spot, turn } = this;
    if (step === undefined || spot === undefined) return this.ports.preview(undefined);
    const move = step.of(spot.x, spot.z, turn);
    this.ports.preview({ move, x: spot.x, y: spot.z, turn, refusal: this.ports.check(move) });
  }

  dispose(): void {
    this.input.pickable(this.mesh, undefined);
    this.mesh.dispose();
    this.unseen.dispose();
  }
}
