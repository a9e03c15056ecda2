import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import '@babylonjs/core/Meshes/thinInstanceMesh';
import { envelope } from './envelope';
import { type Ink, INKS, type Palette } from './inks';

/** One piece of an effect: a ribbon, a glow, a cloud of sparks, … What a, b, size and reach mean is up to its style. */
export interface Part {
  readonly style: number;
  readonly a: Vector3;
  readonly b: Vector3;
  readonly size: number;
  readonly reach?: number;
  readonly ink: Ink;
  /** Seconds after now at which it begins. */
  readonly delay?: number;
  /** Its course takes so many seconds; it ends with it unless it is lasting. */
  readonly seconds: number;
  readonly rise?: number;
  readonly fall?: number;
  readonly gain?: number;
  /** Its share of the table's light; 0 for what is too faint, or too steady, to flash. */
  readonly weight?: number;
  readonly lasting?: boolean;
  readonly seed: number;
}

/** Numbers of an instance: a and size, b and reach, ink and light, then course, style, seed, seconds. */
const STRIDE = 16;
const [LIGHT, COURSE, STYLE] = [11, 12, 13];
const NONE = -1;
const DRAWN_LAST = 2.4;

/** A pool of parts of one kind, drawn together in one call from one mesh; nothing is made once it stands. */
export class Batch {
  private readonly kept: Float32Array;
  private readonly shown: Float32Array;
  private readonly begin: Float64Array;
  private readonly end: Float64Array;
  private readonly times: Float32Array;
  private readonly inks: Uint8Array;
  /** How bright each is now, between its tally and its showing. */
  private readonly lights: Float32Array;
  /** Who stands at each place of what is drawn: their numbers are there already. */
  private readonly drawn: Uint32Array;
  /** Which part of all that ever were holds the slot; 0 for none. */
  private readonly holder: Uint32Array;
  private holders = 0;
  private high = 0;
  private warm = false;
  live = 0;

  constructor(
    private readonly mesh: Mesh,
    private readonly material: ShaderMaterial,
    readonly capacity: number,
  ) {
    this.kept = new Float32Array(capacity * STRIDE);
    this.shown = new Float32Array(capacity * STRIDE);
    [this.begin, this.end] = [new Float64Array(capacity), new Float64Array(capacity)];
    this.times = new Float32Array(capacity * 4);
    [this.inks, this.holder] = [new Uint8Array(capacity), new Uint32Array(capacity)];
    [this.lights, this.drawn] = [new Float32Array(capacity), new Uint32Array(capacity)];
    mesh.material = material;
    mesh.isPickable = false;
    mesh.alwaysSelectAsActiveMesh = true;
    // The shaders know nothing of where the mesh is; it stands high so that light is drawn after what it shines on.
    mesh.position.y = DRAWN_LAST;
    mesh.freezeWorldMatrix();
    mesh.doNotSyncBoundingInfo = true;
    // The four columns of an instance's matrix carry its sixteen numbers; the shaders read them as such.
    mesh.thinInstanceSetBuffer('matrix', this.shown, STRIDE, false);
    mesh.thinInstanceCount = 1;
  }

  /** Lights a part and gives it a number by which it can be ended; the oldest passing part makes room if it must. */
  add(part: Part, now: number, palette: Palette): number {
    const slot = this.room();
    if (slot === NONE) return 0;
    if (this.holder[slot] === 0) this.live += 1;
    this.holders += 1;
    this.holder[slot] = this.holders;
    this.high = Math.max(this.high, slot + 1);
    const { a, b, seconds, rise = 0, fall = 0, gain = 1, weight = 0 } = part;
    this.begin[slot] = now + (part.delay ?? 0);
    this.end[slot] = part.lasting === true ? Infinity : seconds;
    this.times.set([rise, fall, gain, weight], 4 * slot);
    const at = slot * STRIDE;
    this.kept.set([a.x, a.y, a.z, part.size, b.x, b.y, b.z, part.reach ?? 0], at);
    this.kept.set([0, part.style, part.seed, seconds], at + COURSE);
    this.inks[slot] = INKS.indexOf(part.ink);
    this.tint(slot, palette);
    return this.holders;
  }

  private room(): number {
    let oldest = NONE;
    for (let i = 0; i < this.capacity; i++) {
      if (this.holder[i] === 0) return i;
      const older = oldest === NONE || (this.holder[i] ?? 0) < (this.holder[oldest] ?? 0);
      if (this.end[i] !== Infinity && older) oldest = i;
    }
    return oldest;
  }

  private tint(slot: number, palette: Palette): void {
    for (let k = 0; k < 3; k++) {
      this.kept[slot * STRIDE + 8 + k] = palette[3 * (this.inks[slot] ?? 0) + k] ?? 1;
    }
  }

  /** Lets a lasting part fade out. */
  fade(number: number, now: number, seconds: number): void {
    const slot = number === 0 ? NONE : this.holder.indexOf(number);
    if (slot === NONE || this.end[slot] !== Infinity) return;
    this.times[4 * slot + 1] = seconds;
    this.end[slot] = Math.max(0, now - (this.begin[slot] ?? now)) + seconds;
  }

  colours(palette: Palette): void {
    for (let slot = 0; slot < this.high; slot++) this.tint(slot, palette);
    this.drawn.fill(0);
  }

  /** Frees what has ended and sums up how bright the rest wants to be. */
  tally(now: number): number {
    let sum = 0;
    for (let i = 0; i < this.high; i++) {
      if (this.holder[i] === 0) continue;
      const age = now - (this.begin[i] ?? 0);
      if (age >= (this.end[i] ?? 0)) {
        this.free(i);
        continue;
      }
      const light = this.lightOf(i, age);
      this.lights[i] = light;
      sum += light * (this.times[4 * i + 3] ?? 0);
    }
    while (this.high > 0 && this.holder[this.high - 1] === 0) this.high -= 1;
    return sum;
  }

  private lightOf(slot: number, age: number): number {
    return envelope(age, this.end[slot] ?? 0, this.times[4 * slot] ?? 0, this.times[4 * slot + 1] ?? 0);
  }

  private free(slot: number): void {
    this.holder[slot] = 0;
    this.live -= 1;
  }

  /** Hands what is alight to the graphics card, tallied at the same time; what counts as flashing is dimmed. */
  show(now: number, dim: number): void {
    let count = 0;
    for (let i = 0; i < this.high; i++) {
      const age = now - (this.begin[i] ?? 0);
      if (this.holder[i] === 0 || age < 0) continue;
      const from = i * STRIDE;
      const to = count * STRIDE;
      if (this.drawn[count] !== this.holder[i]) {
        this.drawn[count] = this.holder[i] ?? 0;
        for (let k = 0; k < STRIDE; k++) this.shown[to + k] = this.kept[from + k] ?? 0;
      }
      const light = (this.lights[i] ?? 0) * (this.times[4 * i + 2] ?? 0);
      this.shown[to + LIGHT] = light * ((this.times[4 * i + 3] ?? 0) > 0 ? dim : 1);
      this.shown[to + COURSE] = Math.min(1, age / (this.kept[from + STRIDE - 1] ?? 1));
      count += 1;
    }
    this.draw(count);
  }

  private draw(count: number): void {
    if (count === 0) {
      this.shown.fill(0, 0, STRIDE);
      this.drawn[0] = 0;
    }
    // Until the shader is there, one dark part is drawn, so that the first effect does not wait for it.
    this.warm ||= this.material.isReady(this.mesh, true);
    this.mesh.setEnabled(count > 0 || !this.warm);
    if (!this.mesh.isEnabled()) return;
    // The whole buffer at once: a part of it would cost a new view each frame.
    this.mesh.thinInstanceCount = this.capacity;
    this.mesh.thinInstanceBufferUpdated('matrix');
    this.mesh.thinInstanceCount = Math.max(1, count);
  }

  /** A part's numbers as they are drawn now, for those who look closely. */
  look(index: number): { readonly light: number; readonly course: number; readonly style: number } {
    const at = index * STRIDE;
    const [light, course, style] = [this.shown[at + LIGHT], this.shown[at + COURSE], this.shown[at + STYLE]];
    return { light: light ?? 0, course: course ?? 0, style: style ?? 0 };
  }

  clear(): void {
    this.holder.fill(0);
    [this.high, this.live] = [0, 0];
    this.draw(0);
  }

  dispose(): void {
    this.mesh.dispose();
    this.material.dispose();
  }
}
