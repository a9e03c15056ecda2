import type { Part } from './batch';
import type { Kind } from './lights';

/** A flash is a rise in the table's light by this much, followed by a fall. */
export const FLASH = 0.1;
/**
 * While light is limited it may rise by so much at once, and by so much more in a second: together less than four
 * flashes, so that there is never room for more than three.
 */
export const AT_ONCE = 1.95 * FLASH;
export const A_SECOND = 1.95 * FLASH;

/** How much of the light on the table comes from a part: what it covers, by how bright it is. */
export const share = (kind: Kind, { a, b, size, reach = 0, gain = 1 }: Omit<Part, 'seed'>): number => {
  const wide: Readonly<Record<Kind, number>> = {
    ribbon: Math.sqrt(size * Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z)) + size,
    glow: 1.2 * size,
    spark: 0.15 * size,
    disc: 0.3 * size,
    column: 0.3 * Math.max(size, reach),
    shell: 0.8 * size,
  };
  return gain * wide[kind];
};

/** Keeps the sum of all light from flashing too often, by dimming all that passes. */
export class Governor {
  limited = false;
  private shown = 0;
  private left = AT_ONCE;
  private last = Number.NaN;

  /** The light as shown now. */
  get light(): number {
    return this.shown;
  }

  /** Takes how bright everything would be, and tells by how much to dim it. */
  dim(time: number, wanted: number): number {
    const step = Math.max(0, time - this.last) || 0;
    this.last = time;
    this.left = Math.min(AT_ONCE, this.left + A_SECOND * step);
    const rise = Math.max(0, Math.min(wanted - this.shown, this.left));
    this.shown = this.limited ? Math.min(wanted, this.shown + rise) : wanted;
    this.left -= Math.min(this.left, rise);
    return wanted > 0 ? this.shown / wanted : 1;
  }
}
