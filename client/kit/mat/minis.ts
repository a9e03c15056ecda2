import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { loadNamed, type Models } from '../things/models';
import { Veils } from '../things/veil';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Way } from '../way';
import { HOVER } from './measures';

/** Over their bases ships are as large as the models of the real game over theirs: they reach beyond them. */
const SIZE = 1.14;
const CLOAK_SECONDS = 1.6;
const HURT_SECONDS = 0.5;
/** Every ship breathes at its own pace. */
const SEED_STEP = 0.381966;

const show = (mesh: AbstractMesh | undefined, shown: boolean): void => {
  if (mesh && mesh.isEnabled(false) !== shown) mesh.setEnabled(shown);
};

/** A ship as a miniature: it hovers over its node, bow along +z. */
export class Mini<Kind extends string = string> {
  readonly node: TransformNode;
  /** Banks and pitches with a maneuver; the node stays level. */
  readonly carrier: TransformNode;
  private readonly model: InstancedMesh;
  private veil: InstancedMesh | undefined;
  private readonly thing = new Vector4(0, 1, 0, 0);
  private readonly tint = new Vector4();
  private readonly haze = new Vector4();
  private readonly cloaking = new Way(0);
  private readonly wounds = new Way(0);
  private readonly there = new Way(1);
  private now = 0;

  constructor(
    readonly kind: Kind,
    scene: Scene,
    models: Models<Kind>,
    private readonly veils: Veils<Kind>,
    number: number,
  ) {
    this.node = new TransformNode(kind, scene);
    this.carrier = new TransformNode(`${kind} carrier`, scene);
    this.carrier.parent = this.node;
    this.carrier.position.y = HOVER;
    this.carrier.scaling.setAll(SIZE);
    this.thing.w = (number * SEED_STEP) % 1;
    this.model = models.source(kind).createInstance(kind);
    this.model.parent = this.carrier;
    this.model.isPickable = false;
    this.model.instancedBuffers.thing = this.thing;
    this.model.instancedBuffers.tint = this.tint;
    this.haze.set(0.6, 0.9, 1, 1);
  }

  /** A shimmer that fades to a heat-haze outline, or back. */
  cloak(cloaked: boolean, seconds = CLOAK_SECONDS): void {
    this.cloaking.go(this.now, cloaked ? 1 : 0, seconds);
    if (cloaked) this.veil ??= this.veils.add(this.kind, this.carrier, this.haze, this.thing);
  }

  /** How hurt it looks, 0…1. */
  hurt(part: number, seconds = HURT_SECONDS): void {
    this.wounds.go(this.now, Math.min(1, Math.max(0, part)), seconds);
  }

  /** Draws itself from the base up, or goes the same way. */
  fade(shown: number, seconds = 0): void {
    this.there.go(this.now, shown, seconds);
  }

  /** Out of control, 0…1: she rolls over, each ship to her own side, and sinks. */
  tumble(part: number): void {
    const side = this.thing.w < 0.5 ? -1 : 1;
    this.carrier.rotation.set(0.7 * part * part, 0, side * (1.1 + this.thing.w) * part);
    this.carrier.position.y = HOVER * (1 - 0.75 * part * part);
  }

  tinted(colours: Colours, meaning: Meaning | undefined): void {
    if (meaning === undefined) this.tint.set(0, 0, 0, 0);
    else this.tint.set(...toRgb(colours[meaning]), 0.8);
  }

  update(time: number): void {
    this.now = time;
    const [cloak, shown] = [this.cloaking.at(time), this.there.at(time)];
    this.thing.x = cloak;
    this.thing.y = shown;
    this.thing.z = this.wounds.at(time);
    show(this.model, cloak < 0.999 && shown > 0);
    show(this.veil, cloak > 0.01 && shown > 0);
  }

  dispose(): void {
    this.node.dispose(false, false);
  }
}

export interface Minis<Kind extends string> {
  add(kind: Kind): Mini<Kind>;
  update(time: number): void;
  dispose(): void;
}

/** Loads the miniatures of these names; ships of one name are one draw call. */
export const loadMinis = async <Kind extends string>(
  scene: Scene,
  plates: boolean,
  source: string | Uint8Array,
  kinds: readonly Kind[],
): Promise<Minis<Kind>> => {
  const models = await loadNamed(scene, plates, source, kinds);
  const veils = new Veils<Kind>(scene, models.source);
  const all: Mini<Kind>[] = [];
  return {
    add: (kind) => {
      const made = new Mini(kind, scene, models, veils, all.length);
      all.push(made);
      return made;
    },
    update: (time) => {
      models.update(time);
      veils.update(time);
      for (const mini of all) mini.update(time);
    },
    dispose: () => {
      for (const mini of all) mini.dispose();
      veils.dispose();
      models.dispose();
    },
  };
};
