import type { Material } from '@babylonjs/core/Materials/material';
import { CreateCylinder } from '@babylonjs/core/Meshes/Builders/cylinderBuilder';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { type Colours, THEMES } from '../theme';
import { makeFields, makeHalos } from './aura';
import { makeGround } from './ground';
import { makeLabels } from './label';
import type { Layer } from './layer';
import { loadMarks, markOf } from './marks';
import type { Models } from './models';
import type { Stand, Stands } from './stand';
import { TableToken, type Workshop } from './token';
import type { Fleet } from './types';
import { Veils } from './veil';

/** A plain round volume that is never drawn, only met by pointers. */
const makeGrip = (scene: Scene, material: Material): Mesh => {
  const grip = CreateCylinder('token grip', { height: 1, diameter: 2, tessellation: 12 }, scene);
  // Seen by pointers, not by eyes: Babylon draws nothing of what has no visibility.
  grip.visibility = 0;
  grip.material = material;
  grip.isPickable = false;
  return grip;
};

class TableFleet implements Fleet, Workshop {
  readonly veils: Veils<string>;
  readonly grounds: Layer;
  readonly labels: Layer;
  readonly fields: Layer;
  readonly halos: Layer;
  private readonly marks;
  private readonly gripSource: Mesh;
  private readonly all: TableToken[] = [];
  private readonly active: TableToken[] = [];
  private readonly free = new Map<string, TableToken[]>();
  private shownColours: Colours = THEMES.standard;
  private time = 0;

  constructor(
    readonly scene: Scene,
    private readonly models: Models<string>,
    private readonly stands: Stands<string>,
  ) {
    this.marks = loadMarks(scene);
    this.veils = new Veils(scene, models.source);
    this.grounds = makeGround(scene, this.marks);
    this.labels = makeLabels(scene, this.marks, markOf('legal'));
    this.fields = makeFields(scene);
    this.halos = makeHalos(scene);
    this.gripSource = makeGrip(scene, this.grounds.material);
  }

  now(): number {
    return this.time;
  }

  model(kind: string, parent: TransformNode): InstancedMesh {
    const made = this.models.source(kind).createInstance(kind);
    made.parent = parent;
    made.isPickable = false;
    return made;
  }

  grip({ hover, reach, rise }: Stand, parent: TransformNode): InstancedMesh {
    const made = this.gripSource.createInstance('token grip');
    made.parent = parent;
    made.isPickable = true;
    const top = hover + rise;
    made.scaling.set(reach * 0.85, top, reach * 0.85);
    made.position.y = top / 2;
    return made;
  }

  add(kind: string): TableToken {
    const stand = this.stands[kind];
    if (stand === undefined) throw new RangeError(`no token of the kind ${kind}`);
    const waiting = this.free.get(kind)?.pop();
    const token = waiting ?? new TableToken(kind, stand, this, this.all.length);
    if (waiting) token.reset();
    else this.all.push(token);
    this.active.push(token);
    return token;
  }

  release(token: TableToken): void {
    const at = this.active.indexOf(token);
    if (at >= 0) this.active.splice(at, 1);
    const free = this.free.get(token.kind) ?? [];
    free.push(token);
    this.free.set(token.kind, free);
  }

  palette(): Colours {
    return this.shownColours;
  }

  colours(colours: Colours): void {
    this.shownColours = colours;
    for (const token of this.all) token.paint();
  }

  update(time: number): void {
    this.time = time;
    this.models.update(time);
    this.veils.update(time);
    this.grounds.update(time);
    this.labels.update(time);
    this.fields.update(time);
    this.halos.update(time);
    for (const token of this.active) token.update(time);
  }

  dispose(): void {
    for (const token of this.all) token.dispose();
    this.all.length = this.active.length = 0;
    this.free.clear();
    this.veils.dispose();
    for (const layer of [this.grounds, this.labels, this.fields, this.halos]) layer.dispose();
    this.gripSource.dispose();
    this.models.dispose();
    this.marks.dispose();
  }
}

export const makeFleet = <Kind extends string>(
  scene: Scene,
  models: Models<Kind>,
  stands: Stands<Kind>,
): Fleet<Kind> => new TableFleet(scene, models as Models<string>, stands) as Fleet as Fleet<Kind>;
