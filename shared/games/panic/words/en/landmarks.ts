import type { Landmark } from '../../../../engine/game';
import type { PanicPublic } from '../../board';
import { FACINGS } from '../../data/ship';
import { TOKEN_IDS } from '../../data/tokens';
import { capital, facingName, place, tokenName } from './names';

const SECTORS = [1, 2, 3, 4, 5, 6] as const;

/** The six sectors, then the ship's facings, then every token on the board. */
export const landmarksOf = ({ tokens }: PanicPublic): readonly Landmark[] => [
  ...SECTORS.map((sector) => ({ id: `sector-${sector}`, name: `Sector ${sector}` })),
  ...FACINGS.map((_, facing) => ({ id: `facing-${facing}`, name: capital(facingName(facing)) })),
  ...TOKEN_IDS.flatMap((id) => {
    const token = tokens[id];
    if (!token) return [];
    return [{ id, name: `${capital(tokenName(id))} in ${place(token.sector, token.range)}` }];
  }),
];
