import '@babylonjs/core/Meshes/instancedMesh';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import { Quaternion, Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { type Colours, MEANINGS, type Meaning, toRgb } from '../theme';
import type { Atlas } from './atlas';
import type { Card, CardFaces } from './types';

export interface Sources {
  readonly card: Mesh;
  readonly glow: Mesh;
  readonly atlas: Atlas;
  readonly faces: CardFaces;
}

/** One card on the table: an instance of the card, and one of the light round it while it glows. */
export class PooledCard implements Card {
  readonly node: InstancedMesh;
  readonly body: InstancedMesh;
  private readonly look = new Vector4();
  private readonly tint = new Vector4();
  private light: InstancedMesh | undefined;
  private meaning: Meaning | undefined;

  constructor(
    private readonly sources: Sources,
    number: number,
    private colours: Colours,
    private readonly onRemove: (card: PooledCard) => void,
  ) {
    this.body = sources.card.createInstance(`card ${number}`);
    this.body.instancedBuffers.look = this.look;
    // Hands go with the eye: where each card is would have to be found anew in every frame, only to see that it is in the picture.
    this.body.alwaysSelectAsActiveMesh = true;
    this.node = this.body;
  }

  /** As if it were new. */
  begin(face: string): void {
    const { node } = this;
    node.parent = null;
    node.position.setAll(0);
    node.scaling.setAll(1);
    node.rotation.setAll(0);
    if (node.rotationQuaternion !== null) node.rotationQuaternion = Quaternion.Identity();
    node.metadata = null;
    node.isPickable = true;
    node.setEnabled(true);
    this.face(face);
    this.dim(false);
    this.glow(undefined);
  }

  face(face: string): void {
    const { atlas, faces } = this.sources;
    const back = atlas.cell(faces.back(face));
    const picture = faces.picture(face);
    this.look.x = picture === undefined ? back : atlas.cell(picture);
    this.look.y = back;
  }

  dim(on: boolean): void {
    this.look.z = on ? 1 : 0;
  }

  glow(meaning: Meaning | undefined): void {
    this.meaning = meaning;
    if (meaning === undefined) {
      this.light?.setEnabled(false);
      return;
    }
    this.light ??= this.makeLight();
    this.light.setEnabled(true);
    this.paint(this.colours);
  }

  paint(colours: Colours): void {
    this.colours = colours;
    if (this.meaning === undefined) return;
    this.tint.set(...toRgb(colours[this.meaning]), MEANINGS.indexOf(this.meaning));
  }

  remove(): void {
    this.node.setEnabled(false);
    this.onRemove(this);
  }

  private makeLight(): InstancedMesh {
    const light = this.sources.glow.createInstance(`${this.body.name} glow`);
    light.parent = this.node;
    light.isPickable = false;
    light.alwaysSelectAsActiveMesh = true;
    light.instancedBuffers.tint = this.tint;
    return light;
  }
}
