import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';

/** Something that is taken from a pool, stands somewhere, and is given back. */
export class Placed {
  readonly node: TransformNode;
  private inUse = true;

  constructor(
    name: string,
    scene: Scene,
    private readonly give: () => void,
  ) {
    this.node = new TransformNode(name, scene);
  }

  /** As new, whatever it was used for before. */
  wake(): void {
    this.inUse = true;
    this.node.parent = null;
    this.node.rotationQuaternion = null;
    this.node.position.setAll(0);
    this.node.rotation.setAll(0);
    this.node.scaling.setAll(1);
    this.node.setEnabled(true);
  }

  /** Back into the pool; it must not be used after it. */
  remove(): void {
    if (!this.inUse) return;
    this.inUse = false;
    // Whatever it hung on may go; it is still used.
    this.node.parent = null;
    this.node.setEnabled(false);
    this.give();
  }
}

/** Makes things when there are not enough, and keeps those that are given back. */
export class Pool<Thing extends Placed> {
  readonly all: Thing[] = [];
  private readonly free: Thing[] = [];

  constructor(private readonly make: (give: () => void, number: number) => Thing) {}

  take(): Thing {
    const waiting = this.free.pop();
    if (waiting) {
      waiting.wake();
      return waiting;
    }
    const made: Thing = this.make(() => this.free.push(made), this.all.length);
    this.all.push(made);
    return made;
  }

  dispose(): void {
    for (const thing of this.all) thing.node.dispose(false, false);
    this.all.length = this.free.length = 0;
  }
}
