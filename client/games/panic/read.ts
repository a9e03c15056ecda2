import { isWin } from '../../../shared/games/panic/apply/ending';
import { MISSION } from '../../../shared/games/panic/data/missions';
import { FACINGS_COUNT, HULLS_LOST_TO_STOP, INTACT } from '../../../shared/games/panic/data/ship';
import { TOKEN_IDS, type TokenId, tokenOf } from '../../../shared/games/panic/data/tokens';
import { isMet } from '../../../shared/games/panic/mission';
import type { Ending } from '../../../shared/games/panic/types';
import type { Departure } from '../../kit/ship/farewell';
import type { Alert } from '../../kit/theme';
import type { Picture } from './picture';

/** What a picture says at a glance. */

const count = (sections: readonly number[], fits: (points: number) => boolean): number =>
  sections.reduce((sum, points) => sum + (fits(points) ? 1 : 0), 0);

/**
 * Red when the ship can hardly steer any more; yellow when a hull is hurt, boarders are aboard or shields are down. Whoever has won
 * is safe.
 */
export const alertOf = ({ hulls, shields, boarding, ending }: Picture): Alert => {
  if (ending !== '' && isWin(ending)) return 'calm';
  if (count(hulls, (points) => points === 0) >= HULLS_LOST_TO_STOP) return 'red';
  const hurt = count(hulls, (points) => points < INTACT) > 0;
  return hurt || boarding.sector > 0 || count(shields, (points) => points === 0) > 1 ? 'yellow' : 'calm';
};

/** By sector, the first one first: how much fire stands there, seen and unseen. */
export const dangerOf = ({ tokens }: Picture): number[] => {
  const danger = Array.from({ length: FACINGS_COUNT }, () => 0);
  for (const [id, { sector }] of Object.entries(tokens)) {
    const { type, fire } = tokenOf(id);
    if (type === 'ship') danger[sector - 1] = (danger[sector - 1] ?? 0) + fire;
  }
  return danger;
};

/** Tokens in the order of their table, which never depends on when they came. */
export const orderedTokens = ({ tokens }: Picture): readonly TokenId[] =>
  TOKEN_IDS.filter((id) => tokens[id] !== undefined);

/** Which needs of the open mission are met, as the rules see it. */
export const metOf = ({ mission, tokens, heading }: Picture): readonly boolean[] => {
  if (mission.id === '') return [];
  const progress = {
    heading,
    mission: { ...mission, arrived: false },
    tokens: Object.entries(tokens).map(([id, token]) => ({ id, ...token, fresh: false })),
  };
  return MISSION[mission.id].need.map((need, slot) => isMet(progress, need, slot));
};

/** She goes to warp when she has won; only a ship without a hull breaks up. */
export const departureOf = (ending: Ending | ''): Departure =>
  ending === '' ? '' : isWin(ending) ? 'warp' : ending === 'hullLost' ? 'breakUp' : 'adrift';
