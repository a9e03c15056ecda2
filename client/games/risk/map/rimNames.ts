import { type SectorId, SECTORS } from '../../../../shared/games/risk/data/sectors';
import { widthOf } from '../../../kit/names/letters';
import type { Spot } from './ground';

/** Height of the capitals of the sectors' names and how far from the table's middle they stand, in metres. */
export const RIM = { cap: 0.035, radius: 1.104 } as const;

/** Where on the table's edge each sector's name stands, clockwise from the far side, in degrees. */
const BEARINGS: Readonly<Record<SectorId, number>> = {
  breen: -43,
  federation: 0,
  romulan: 40,
  klingon: 88,
  ferengi: -77,
  cardassian: -112,
};

/** A sector's name with what it is worth, bent round the table; `turn` −1 where its foot points outwards. */
export interface RimName {
  readonly text: string;
  readonly middle: number;
  readonly long: number;
  readonly turn: 1 | -1;
}

/** By sector. On the near half a name's foot points outwards, so that nobody at the table reads it upside down. */
export const RIM_NAMES: readonly RimName[] = SECTORS.map(({ id, name, bonus }) => {
  const text = `${name}  +${bonus}`;
  const degrees = BEARINGS[id];
  return {
    text,
    middle: (degrees / 180) * Math.PI,
    long: widthOf(text) * RIM.cap,
    turn: Math.abs(degrees) <= 90 ? 1 : -1,
  };
});

const STEPS = 8;

/** Spots along the names, one for every few letters: what lies there had better not be covered. */
export const RIM_SPOTS: readonly Spot[] = RIM_NAMES.flatMap(({ middle, long }) =>
  Array.from({ length: STEPS }, (_, i): Spot => {
    const a = middle + (((i + 0.5) / STEPS - 0.5) * long) / RIM.radius;
    return [RIM.radius * Math.sin(a), RIM.radius * Math.cos(a)];
  }),
);
