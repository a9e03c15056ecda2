import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Prompts } from '../kit/prompts';
import type { Meaning } from '../kit/theme';

/** So many seconds it is said who points. */
const SAID = 2.6;
/** Metres over the place that a name stands: above the mark of the ping itself. */
const OVER = 0.13;

/** Who points where: a name over the place, in whose colour it is. */
export class Pings {
  private readonly until = new Map<string, number>();
  private now = 0;

  constructor(private readonly prompts: Prompts) {}

  show(name: string, at: Vector3, meaning: Meaning): void {
    const id = `ping ${name}`;
    const over = at.clone();
    over.y += OVER;
    this.prompts.label(id, name === '' ? undefined : { text: name, at: over, meaning, loud: true });
    this.until.set(id, this.now + SAID);
  }

  update(now: number): void {
    this.now = now;
    for (const [id, until] of this.until) {
      if (now < until) continue;
      this.until.delete(id);
      this.prompts.label(id, undefined);
    }
  }
}
