import type { Camera } from '@babylonjs/core/Cameras/camera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Area } from './place';
import type { Spot } from './types';

/** What is to be seen, as it lies in the picture: lists that are made once and filled anew. */
export class Sights {
  /** What must stay in sight, and what each of it is. */
  readonly spots: Area[] = [];
  readonly names: ('spot' | 'held' | 'lit')[] = [];
  /** Those of it that notes keep off too. */
  readonly first: Area[] = [];
  /** What lies over the picture beside them. */
  readonly aside: Area[] = [];
  /** What marks keep off: what stays where it is, whatever is pointed at or asked for. */
  readonly still: Area[] = [];
  /** What panels lie over only where there is no other room: all marks, and what lies aside. */
  readonly others: Area[] = [];
  /** Where a pointer hovers, in tangents; undefined: none does. */
  hover: { readonly x: number; readonly y: number } | undefined;
  private readonly cursor = new Vector3();

  see(camera: Camera, spots: readonly Spot[]): void {
    for (const list of [this.spots, this.names, this.first, this.aside, this.still]) list.length = 0;
    for (const spot of spots) {
      const { x, y, z } = Vector3.TransformCoordinatesToRef(spot.at, camera.getViewMatrix(), this.cursor);
      if (z > 0.02) this.add(spot, { x: x / z, y: y / z, w: (2 * spot.wide) / z, h: (2 * spot.high) / z });
    }
  }

  private add({ lit, held, aside, pointed }: Spot, area: Area): void {
    if (lit !== true && pointed !== true) this.still.push(area);
    if (aside === true) {
      this.aside.push(area);
      return;
    }
    this.spots.push(area);
    this.names.push(lit === true ? 'lit' : held === true ? 'held' : 'spot');
    if (lit === true) return;
    this.first.push(area);
    // What the table is about: a mark lies over anything else before it lies over that.
    if (held !== true && pointed !== true) this.still.push(area, area, area);
  }

  /** Marks have settled there. */
  mark(marks: readonly Area[]): void {
    const { others } = this;
    others.length = 0;
    for (const area of this.aside) others.push(area);
    for (const area of marks) others.push(area);
  }
}
