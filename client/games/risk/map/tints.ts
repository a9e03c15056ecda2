import { type SectorId, SECTORS } from '../../../../shared/games/risk/data/sectors';
import type { Meaning } from '../../../kit/theme';

/** The light of each sector, borrowed from the palette so that every set of colours has six that differ. */
const LIGHTS: Readonly<Record<SectorId, Meaning>> = {
  breen: 'medical',
  cardassian: 'medium',
  ferengi: 'tholian',
  klingon: 'captain',
  romulan: 'romulan',
  federation: 'science',
};

/** By sector. */
export const SECTOR_LIGHT: readonly Meaning[] = SECTORS.map(({ id }) => LIGHTS[id]);

const RIVALS = ['rivalA', 'rivalB', 'rivalC', 'rivalD', 'rivalE'] as const satisfies readonly Meaning[];

/** What a seat's colour and emblem are for one who sits at `me`: the own, or a rival's in the order of the seats. */
export const seatMeaning = (seat: number, me: number): Meaning =>
  seat === me ? 'mine' : (RIVALS[me >= 0 && seat > me ? seat - 1 : seat] ?? 'rivalE');
