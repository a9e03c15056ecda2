/** A flash is a rise in the table's light by this much, followed by a fall. */
export const FLASH = 0.1;
/** While light is limited it may rise by no more than this in a second: room for three flashes, not for four. */
export const RISE_A_SECOND = 3.9 * FLASH;

/** Keeps the sum of all light from flashing too often, by dimming all that passes. */
export class Governor {
  limited = false;
  private shown = 0;
  private last = Number.NaN;

  /** The light as shown now. */
  get light(): number {
    return this.shown;
  }

  /** Takes how bright everything would be, and tells by how much to dim it. */
  dim(time: number, wanted: number): number {
    const step = Math.max(0, time - this.last) || 0;
    this.last = time;
    const most = this.limited ? this.shown + RISE_A_SECOND * step : wanted;
    this.shown = Math.min(wanted, most);
    return wanted > 0 ? this.shown / wanted : 1;
  }
}
