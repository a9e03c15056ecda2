/** A place as it is seen: points from the upper left of the picture, points for each metre there, and whether it is in the picture. */
export interface Seen {
  x: number;
  y: number;
  scale: number;
  seen: boolean;
}

/**
 * How whoever looks sees the world, measured in points: the unit in which the sizes of letters are said. At a desk a point is a pixel
 * of the page; elsewhere it is whatever a letter of 11 points can be read with. What is written on the table is placed by it; scenes
 * hand it on and know nothing of what is looked with.
 */
export interface Gaze {
  /** Tangent of the angle that one point is seen under. */
  readonly point: number;
  /** Tangent of the angle of the finest line that can be shown. */
  readonly grain: number;
  /** The whole picture, in points. */
  readonly wide: number;
  readonly high: number;
  /** Goes up whenever things are seen from elsewhere, or otherwise. */
  readonly turns: number;
  see(x: number, y: number, z: number, into: Seen): Seen;
}

/** Tells now and then, no oftener than after so many seconds, that things are seen otherwise than when it last did. */
export class Glance {
  private at = -Infinity;
  private turns = -1;

  constructor(
    private readonly gaze: Pick<Gaze, 'turns'>,
    private readonly seconds: number,
  ) {}

  /** `stale`: it is time to look again, however things are seen. */
  isDue(time: number, stale = false): boolean {
    const { turns } = this.gaze;
    if (time < this.at + this.seconds || (!stale && turns === this.turns)) return false;
    [this.at, this.turns] = [time, turns];
    return true;
  }

  /** Waits no longer for the next look. */
  hurry(): void {
    this.at = -Infinity;
  }
}
