import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader';
import { Vector2 } from '@babylonjs/core/Maths/math.vector';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import '@babylonjs/loaders/glTF/2.0/glTFLoader';
import '@babylonjs/loaders/glTF/2.0/Extensions/KHR_mesh_quantization';
import { ASSETS } from '../assets';
import { type Condition, degree, FACINGS } from '../facings';
import { makeCapMaterial } from './caps';
import { makeHarm } from './harm';
import { type Detail, makeHullMaterials } from './hull';
import type { Wounds } from './hullPlugin';

export interface Ship {
  /** In her own metres: bow along +z, engineering hull's axis at y = 0. */
  readonly root: TransformNode;
  /** Brings a section (by facing) into a condition, over so many seconds; 0 is at once. */
  setSection(index: number, condition: Condition, seconds?: number): void;
  section(index: number): Condition;
  /** Draws her as she is at this time, in seconds. */
  update(time: number): void;
}

const BURN_SECONDS = 1.1;
/** A skeleton is told from its section's skin by this much. */
const BONES = 8;

/** Frees a loaded mesh from its file's nodes: real metres, Babylon's own axes, a number telling its section. */
const settle = (mesh: Mesh, root: TransformNode, section: number): void => {
  const world = mesh.computeWorldMatrix(true).clone();
  mesh.parent = null;
  mesh.rotationQuaternion = null;
  mesh.position.setAll(0);
  mesh.rotation.setAll(0);
  mesh.scaling.setAll(1);
  mesh.bakeTransformIntoVertices(world);
  mesh.refreshBoundingInfo();
  const count = mesh.getTotalVertices();
  mesh.setVerticesData('section', new Float32Array(count).fill(section), false, 1);
  mesh.parent = root;
};

const loadParts = async (scene: Scene, root: TransformNode): Promise<ReadonlyMap<string, Mesh>> => {
  const file = await LoadAssetContainerAsync(ASSETS.enterprise, scene);
  const parts = new Map<string, Mesh>();
  for (const mesh of file.meshes) {
    const [kind, facing] = mesh.name.split('.');
    const section = FACINGS.findIndex((name) => name === facing);
    if (!(mesh instanceof Mesh) || section < 0) continue;
    settle(mesh, root, kind === 'frame' ? section + BONES : section);
    parts.set(`${kind ?? ''}.${facing ?? ''}`, mesh);
  }
  for (const material of file.materials) material.dispose();
  for (const node of [...file.meshes, ...file.transformNodes]) {
    if (![...parts.values()].some((part) => part === node)) node.dispose();
  }
  for (const part of parts.values()) scene.addMesh(part);
  return parts;
};

/** One section's way from one degree of harm to another. */
class Change {
  private from = 0;
  private start = 0;
  private seconds = 0;
  condition: Condition = 'intact';

  begin(now: number, level: number, condition: Condition, seconds: number): void {
    this.from = level;
    this.start = now;
    this.seconds = seconds;
    this.condition = condition;
  }

  level(now: number): number {
    const to = degree(this.condition);
    if (this.seconds <= 0) return to;
    const t = Math.min(1, Math.max(0, (now - this.start) / this.seconds));
    return this.from + (to - this.from) * t * t * (3 - 2 * t);
  }
}

/** Loads the Enterprise. */
export const loadShip = async (scene: Scene, detail: Detail): Promise<Ship> => {
  const root = new TransformNode('enterprise', scene);
  const parts = await loadParts(scene, root);
  const wounds: Wounds = { levels: new Float32Array(6), time: 0 };
  const hull = makeHullMaterials(scene, detail, wounds);
  const cap = makeCapMaterial(scene);
  const part = (kind: string, facing: string): Mesh => {
    const mesh = parts.get(`${kind}.${facing}`);
    if (mesh === undefined) throw new Error(`the Enterprise's file has no ${kind}.${facing}`);
    return mesh;
  };
  const sections = FACINGS.map((facing) => part('section', facing));
  const frames = FACINGS.map((facing) => part('frame', facing));
  for (const frame of frames) frame.material = hull.whole;
  for (const facing of ['RR', 'RL']) part('cap', facing).material = cap;
  for (const mesh of parts.values()) mesh.isPickable = mesh.name.startsWith('section');
  const harm = makeHarm(scene, root, sections, wounds);
  const changes = FACINGS.map(() => new Change());
  const power = new Vector2(1, 1);
  const burn = (level: number): number =>
    level <= 0
      ? 1
      : level < 1.01
        ? 1 - level * (0.25 + 0.25 * Math.sin(wounds.time * 23) * Math.sin(wounds.time * 7))
        : Math.max(0.02, 1.7 - level);

  const update = (time: number): void => {
    wounds.time = time;
    for (let i = 0; i < changes.length; i++) {
      const level = changes[i]?.level(time) ?? 0;
      wounds.levels[i] = level;
      const torn = level > 1.001;
      const mesh = sections[i];
      if (mesh !== undefined) mesh.material = torn ? hull.torn : hull.whole;
      frames[i]?.setEnabled(torn);
    }
    power.set(burn(wounds.levels[2] ?? 0), burn(wounds.levels[3] ?? 0));
    cap.setVector2('power', power);
    cap.setFloat('time', time);
    harm.update();
  };
  update(0);
  return {
    root,
    setSection: (index, condition, seconds = BURN_SECONDS) => {
      changes[index]?.begin(wounds.time, wounds.levels[index] ?? 0, condition, seconds);
    },
    section: (index) => changes[index]?.condition ?? 'intact',
    update,
  };
};
