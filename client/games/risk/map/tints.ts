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
