import {
  type Facing,
  FACINGS,
  FACINGS_COUNT,
  type FacingGroup,
  FRONT_PORT,
  FRONT_STARBOARD,
  type Sector,
} from './data/ship';

/** The sector a facing looks at. */
export const sectorOf = (facing: Facing, heading: number): Sector => ((facing + heading) % FACINGS_COUNT) + 1;

/** The facing that looks at a sector. */
export const facingOf = (sector: Sector, heading: number): Facing =>
  (sector - 1 - heading + FACINGS_COUNT) % FACINGS_COUNT;

export const groupOf = (facing: Facing): FacingGroup => FACINGS[facing]?.group ?? 'front';

export const isFront = (facing: Facing): boolean => facing === FRONT_STARBOARD || facing === FRONT_PORT;

/** The sector `shift` places clockwise. */
export const sideways = (sector: Sector, shift: number): Sector =>
  ((sector - 1 + shift + FACINGS_COUNT) % FACINGS_COUNT) + 1;

/** The heading after turning one facing. */
export const turned = (heading: number, direction: 'clockwise' | 'counterclockwise'): number =>
  (heading + (direction === 'clockwise' ? 1 : FACINGS_COUNT - 1)) % FACINGS_COUNT;
