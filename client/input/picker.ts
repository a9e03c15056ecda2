import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import { type Aim, type Pick, type PickableOptions, samePick } from './gesture';
import { hitBox, hitTriangles, type Line, nearestOn, type Triangles } from './meet';

interface Pickable {
  readonly mesh: AbstractMesh;
  readonly pick: Pick;
  readonly options: PickableOptions;
  /** Its triangles, where they count. */
  readonly triangles: Triangles | undefined;
}

/** What an aim meets; written anew by each look. */
export interface Hit {
  pick: Pick | undefined;
  /** Something was met, though perhaps nothing that can be picked. */
  met: boolean;
  distance: number;
  readonly at: Vector3;
}

const NONE: PickableOptions = {};

const trianglesOf = (mesh: AbstractMesh): Triangles | undefined => {
  const positions = mesh.getVerticesData(VertexBuffer.PositionKind);
  const indices = mesh.getIndices();
  return positions && indices ? { positions, indices } : undefined;
};

/** Knows everything that can be met and finds the nearest of it along a line; looking makes no garbage. */
export class Picker {
  private readonly byMesh = new Map<AbstractMesh, Pickable>();
  private readonly list: Pickable[] = [];
  private readonly inverse = new Matrix();
  private readonly line: Line<Vector3> = { origin: new Vector3(), direction: new Vector3() };
  private readonly own = new Vector3();
  private readonly closest = new Vector3();
  enabled = true;

  set(mesh: AbstractMesh, pick: Pick | undefined, options: PickableOptions = NONE): void {
    this.remove(mesh);
    if (pick === undefined) return;
    const triangles = options.exact === true ? trianglesOf(mesh) : undefined;
    const pickable = { mesh, pick, options, triangles };
    this.byMesh.set(mesh, pickable);
    this.list.push(pickable);
  }

  private remove(mesh: AbstractMesh): void {
    const known = this.byMesh.get(mesh);
    if (known === undefined) return;
    this.byMesh.delete(mesh);
    this.list.splice(this.list.indexOf(known), 1);
  }

  all(): readonly Pickable[] {
    return this.list;
  }

  /** The first mesh met as this pick; a part of a mesh has none. */
  find(pick: Pick): Pickable | undefined {
    return this.list.find((known) => samePick(known.pick, pick));
  }

  /** Some mesh that is shown is met as this pick, or has parts of its kind. */
  has(pick: Pick): boolean {
    for (const known of this.list) {
      const fits = known.options.part ? known.pick.kind === pick.kind : samePick(known.pick, pick);
      if (fits && isThere(known.mesh)) return true;
    }
    return false;
  }

  /** Looks along a line for the nearest thing but one; what is drawn over the rest is nearer than all of it. */
  look(aim: Aim, except: Pick | undefined, hit: Hit): void {
    hit.pick = undefined;
    hit.met = false;
    hit.distance = Infinity;
    let layer = -1;
    if (!this.enabled) return;
    for (const known of this.list) {
      const { mesh } = known;
      if (!isThere(mesh) || mesh.renderingGroupId < layer) continue;
      if (except !== undefined && samePick(known.pick, except)) continue;
      const over = mesh.renderingGroupId > layer;
      const distance = this.meet(known, aim);
      if (distance === Infinity || (!over && distance >= hit.distance)) continue;
      layer = mesh.renderingGroupId;
      hit.distance = distance;
      hit.met = true;
      hit.pick = this.partOf(known, distance);
    }
    if (hit.met) aim.direction.scaleToRef(hit.distance, hit.at).addInPlace(aim.origin);
  }

  /**
   * Looks for the nearest thing but one within so many metres of a point; what is drawn over the rest is nearer than all of it.
   * `puts`: for something to put what is carried on.
   */
  near(at: Vector3, reach: number, except: Pick | undefined, hit: Hit, puts = false): void {
    hit.pick = undefined;
    hit.met = false;
    hit.distance = Infinity;
    let layer = -1;
    if (!this.enabled) return;
    for (const known of this.list) {
      const { mesh } = known;
      if (!isThere(mesh) || mesh.renderingGroupId < layer) continue;
      if (except !== undefined && samePick(known.pick, except)) continue;
      // Nothing is put back among the cards of a hand, nor on a panel that hangs there.
      if (puts && (known.options.inHand === true || mesh.renderingGroupId > 0)) continue;
      const over = mesh.renderingGroupId > layer;
      const distance = this.reach(known, at, reach);
      if (distance > reach || (!over && distance >= hit.distance)) continue;
      layer = mesh.renderingGroupId;
      hit.distance = distance;
      hit.met = true;
      hit.pick = this.partAt(known, this.line.origin);
      hit.at.copyFrom(at);
    }
  }

  /** How far away the nearest point of a thing is; the point that is meant, in its own space, is left in the line's origin. */
  private reach(known: Pickable, at: Vector3, most: number): number {
    const { inverse, line, closest } = this;
    const world = known.mesh.getWorldMatrix();
    world.invertToRef(inverse);
    Vector3.TransformCoordinatesToRef(at, inverse, this.own);
    const { minimum, maximum } = known.mesh.getBoundingInfo();
    Vector3.ClampToRef(this.own, minimum, maximum, line.origin);
    Vector3.TransformCoordinatesToRef(line.origin, world, closest);
    const outside = Vector3.Distance(closest, at);
    if (known.triangles !== undefined) {
      if (outside > most) return Infinity;
      nearestOn(this.own, known.triangles, line.origin);
      Vector3.TransformCoordinatesToRef(line.origin, world, closest);
      // Of a thing with bends and gaps that part is meant at which the hand is, not the one that happens to be nearest.
      line.origin.copyFrom(this.own);
      return Vector3.Distance(closest, at);
    }
    Vector3.CenterToRef(minimum, maximum, closest);
    Vector3.TransformCoordinatesToRef(closest, world, closest);
    // Of two things that both hold the point, the one whose middle is nearer.
    return outside + 0.05 * Math.min(most, Vector3.Distance(closest, at));
  }

  /** How many lengths of the direction away the thing is met. */
  private meet({ mesh, triangles }: Pickable, aim: Aim): number {
    const { inverse, line } = this;
    mesh.getWorldMatrix().invertToRef(inverse);
    Vector3.TransformCoordinatesToRef(aim.origin, inverse, line.origin);
    Vector3.TransformNormalToRef(aim.direction, inverse, line.direction);
    const { minimum, maximum } = mesh.getBoundingInfo();
    const box = hitBox(line, minimum, maximum);
    return box === Infinity || triangles === undefined ? box : hitTriangles(line, triangles);
  }

  private partOf(known: Pickable, distance: number): Pick | undefined {
    if (known.options.part === undefined) return known.pick;
    const { origin, direction } = this.line;
    direction.scaleToRef(distance, this.closest).addInPlace(origin);
    return this.partAt(known, this.closest);
  }

  private partAt({ pick, options }: Pickable, { x, y, z }: Vector3): Pick | undefined {
    return options.part === undefined ? pick : options.part(x, y, z);
  }

  clear(): void {
    this.byMesh.clear();
    this.list.length = 0;
  }
}

const isThere = (mesh: AbstractMesh): boolean => !mesh.isDisposed() && mesh.isVisible && mesh.isEnabled();
