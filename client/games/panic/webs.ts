import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { SHORT } from '../../../shared/games/panic/data/ship';
import { tokenOf } from '../../../shared/games/panic/data/tokens';
import { TABLE } from '../../holodeck/measures';
import type { Effects, Lasting } from '../../kit/effects';
import type { Picture } from './picture';
import { bearingOf, onTable, radiusOf } from './place';

/** A web holds the ship for every Tholian at short range; it is drawn once and goes with its spinner. */
export class WebKeeper {
  private readonly webs = new Map<string, Lasting>();

  constructor(
    private readonly effects: Effects,
    private readonly pivot: TransformNode,
    private readonly hear: (spinner: Vector3) => void,
  ) {}

  show({ tokens }: Picture, seconds: number): void {
    const spinning = new Map(
      Object.entries(tokens)
        .filter(([id, { range }]) => range === SHORT && tokenOf(id).kind === 'tholian')
        .map(([id, { sector }]) => [id, sector] as const),
    );
    for (const [id, web] of this.webs) {
      if (spinning.has(id)) continue;
      web.remove();
      this.webs.delete(id);
    }
    for (const [id, sector] of spinning) if (!this.webs.has(id)) this.spin(id, sector, seconds);
  }

  private spin(id: string, sector: number, seconds: number): void {
    const corners = this.corners(sector);
    this.webs.set(id, this.effects.web(corners, seconds <= 0 ? 0 : 1.6));
    const [spinner] = corners;
    if (seconds > 0 && spinner) this.hear(spinner);
  }

  /** From the spinner in a fan over the ship's shields to their far side. */
  private corners(sector: number): readonly Vector3[] {
    const middle = bearingOf(sector);
    const [near, rim, top] = [radiusOf(SHORT), TABLE.centre * 0.94, this.pivot.position.y + 0.09];
    const at = (bearing: number, radius: number, y: number): Vector3 =>
      new Vector3(...onTable(bearing, radius, y));
    return [
      at(middle, near, TABLE.height + 0.08),
      ...[-1.2, -0.6, 0, 0.6, 1.2].map((off) => at(middle + off, rim, top - 0.03 * Math.abs(off))),
    ];
  }

  describe(): readonly string[] {
    return [...this.webs.keys()].sort();
  }

  clear(): void {
    for (const web of this.webs.values()) web.remove();
    this.webs.clear();
  }
}
