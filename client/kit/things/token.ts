import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Way } from '../way';
import type { Stand } from './stand';
import type { Layer } from './layer';
import { markOf, NO_MARK } from './marks';
import type { Token } from './types';
import type { Veils } from './veil';

/** What a token is drawn with; each part is shared by all tokens. */
export interface Workshop {
  readonly scene: Scene;
  readonly veils: Veils<string>;
  readonly grounds: Layer;
  readonly labels: Layer;
  readonly fields: Layer;
  readonly halos: Layer;
  model(kind: string, parent: TransformNode): InstancedMesh;
  grip(stand: Stand, parent: TransformNode): AbstractMesh;
  release(token: TableToken): void;
  palette(): Colours;
  now(): number;
}

const CLOAK_SECONDS = 1.6;
const HURT_SECONDS = 0.5;
/** Every token breathes and flickers at its own pace. */
const SEED_STEP = 0.381966;

const show = (mesh: AbstractMesh | undefined, shown: boolean): void => {
  if (mesh && mesh.isEnabled(false) !== shown) mesh.setEnabled(shown);
};

export class TableToken implements Token {
  readonly node: TransformNode;
  readonly body: AbstractMesh;
  private readonly carrier: TransformNode;
  private readonly model: InstancedMesh;
  private veil: InstancedMesh | undefined;
  private field: InstancedMesh | undefined;
  private readonly labelMesh: InstancedMesh;
  private readonly halo: InstancedMesh | undefined;
  private readonly thing = new Vector4();
  private readonly tint = new Vector4();
  private readonly ground = new Vector4();
  private readonly lit = new Vector4(0, 0, 0, NO_MARK);
  private readonly crest = new Vector4();
  private readonly label = new Vector4();
  private readonly ink = new Vector4();
  private readonly aura = new Vector4();
  private readonly held = new Vector4();
  private readonly veiled = new Vector4();
  private cloaking = new Way(0);
  private wounds = new Way(0);
  private holding = new Way(0);
  private shown = 1;
  private meaning: Meaning | undefined;
  private inUse = false;

  constructor(
    readonly kind: string,
    private readonly stand: Stand,
    private readonly shop: Workshop,
    number: number,
  ) {
    const { hover, halo, tail } = stand;
    this.node = new TransformNode(kind, shop.scene);
    this.carrier = new TransformNode(`${kind} carrier`, shop.scene);
    this.carrier.parent = this.node;
    this.carrier.position.y = hover;
    this.thing.w = (number * SEED_STEP) % 1;
    this.model = shop.model(kind, this.carrier);
    this.model.instancedBuffers.thing = this.thing;
    this.model.instancedBuffers.tint = this.tint;
    this.body = shop.grip(stand, this.node);
    shop.grounds.add(this.node, { ground: this.ground, lit: this.lit, crest: this.crest });
    this.labelMesh = shop.labels.add(this.node, { label: this.label, ink: this.ink });
    this.labelMesh.position.y = hover + this.stand.rise + 0.001;
    if (halo) {
      const size = new Vector4(halo.size, tail ? 0.15 : 0, this.thing.w, 0);
      this.halo = shop.halos.add(this.carrier, { aura: this.aura, size });
      // A tail must not tumble with its stone.
      this.halo.parent = this.node;
      this.halo.position.y = hover;
    }
    this.crest.set(
      this.stand.crest ? markOf(this.stand.crest) : NO_MARK,
      markOf(this.stand.faction === 'captain' ? 'klingon' : this.stand.faction),
      0,
      hover,
    );
    this.reset();
  }

  /** As new, whatever it was used for before. */
  reset(): void {
    this.node.parent = null;
    this.node.rotationQuaternion = null;
    this.node.position.setAll(0);
    this.node.rotation.setAll(0);
    this.node.scaling.setAll(1);
    this.body.metadata = null;
    this.cloaking = new Way(0);
    this.wounds = new Way(0);
    this.holding = new Way(0);
    this.shown = 1;
    this.meaning = undefined;
    this.inUse = true;
    this.defence(0, 0);
    this.paint();
    this.node.setEnabled(true);
    this.update(this.shop.now());
  }

  defence(now: number, max: number): void {
    const most = Math.max(0, Math.round(max));
    const left = Math.max(0, Math.round(now));
    this.label.x = left;
    this.label.y = most;
    this.label.z = this.crest.x;
    show(this.labelMesh, most > 0);
    const hurt = most > 0 ? Math.max(0, 1 - left / most) : 0;
    this.wounds.go(this.shop.now(), hurt, most > 0 ? HURT_SECONDS : 0);
  }

  cloak(cloaked: boolean, seconds = CLOAK_SECONDS): void {
    this.cloaking.go(this.shop.now(), cloaked ? 1 : 0, seconds);
    if (cloaked && !this.veil) {
      this.veil = this.shop.veils.add(this.kind, this.carrier, this.veiled, this.thing);
    }
  }

  forceField(on: boolean): void {
    this.holding.go(this.shop.now(), on ? 1 : 0, HURT_SECONDS);
    if (!on || this.field) return;
    this.field = this.shop.fields.add(this.node, { aura: this.held });
    const { reach, rise, hover } = this.stand;
    this.field.position.y = hover;
    this.field.scaling.set(reach * 1.08 + 0.004, rise + 0.012, reach * 1.08 + 0.004);
  }

  glow(meaning: Meaning | undefined): void {
    this.meaning = meaning;
    this.paint();
  }

  fade(shown: number): void {
    this.shown = Math.min(1, Math.max(0, shown));
  }

  remove(): void {
    if (!this.inUse) return;
    this.inUse = false;
    this.node.setEnabled(false);
    this.shop.release(this);
  }

  /** Takes its colours anew. */
  paint(): void {
    const colours = this.shop.palette();
    const [r, g, b] = toRgb(colours[this.stand.faction]);
    this.ground.set(r, g, b, this.ground.w);
    this.ink.set(r, g, b, 1);
    this.veiled.set(r, g, b, 1);
    const [fr, fg, fb] = toRgb(colours.shield);
    this.held.set(fr, fg, fb, this.held.w);
    if (this.stand.halo) this.aura.set(...this.stand.halo.colour, this.aura.w);
    if (this.meaning === undefined) {
      this.lit.set(0, 0, 0, NO_MARK);
      // A rim in its side's colour: silhouettes are read against the night before anything else is.
      this.tint.set(r, g, b, 0.32);
    } else {
      const [lr, lg, lb] = toRgb(colours[this.meaning]);
      this.lit.set(lr, lg, lb, markOf(this.meaning));
      this.tint.set(lr, lg, lb, 0.85);
    }
  }

  update(time: number): void {
    const cloak = this.cloaking.at(time);
    const hold = this.holding.at(time);
    const { spin } = this.stand;
    this.thing.x = cloak;
    this.thing.y = this.shown;
    this.thing.z = this.wounds.at(time);
    this.ground.w = this.shown;
    this.label.w = this.shown * (1 - 0.45 * cloak);
    this.held.w = hold * this.shown;
    this.aura.w = this.shown * (1 - cloak);
    if (spin !== undefined) this.carrier.rotation.y = time * spin;
    show(this.model, cloak < 0.999 && this.shown > 0);
    show(this.veil, cloak > 0.01 && this.shown > 0);
    show(this.field, hold > 0.001 && this.shown > 0);
    show(this.halo, this.aura.w > 0);
  }

  dispose(): void {
    this.node.dispose(false, false);
  }
}
