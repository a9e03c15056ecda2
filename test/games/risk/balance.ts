import { QUADRANTS } from '../../../shared/games/risk/data/quadrants';
import { QUADRANT_OF, SECTOR_OF } from '../../../shared/games/risk/data/map';
import { SECTORS } from '../../../shared/games/risk/data/sectors';
import type { RiskState } from '../../../shared/games/risk/types';
import type { Balance, Played } from '../../balance/count';

/** Where a captain's first fleet was placed. */
const startOf = ({ moves }: Played<RiskState>, seat: number): number => {
  const placing = moves.find(({ seat: by, move }) => by === seat && move.type === 'placeFleet');
  return placing ? (placing.move as unknown as { location: number }).location : -1;
};

/** Who wins: by seat at the table, by place in the order of play, by quadrant and sector of the start. */
export const balance: Balance<RiskState> = {
  seats: 3,
  games: 2000,
  headings: (played, seat) => {
    const at = startOf(played, seat);
    return {
      seat: String(seat),
      place: String(played.state.order.indexOf(seat) + 1),
      quadrant: QUADRANTS[QUADRANT_OF[at] ?? -1] ?? '',
      sector: SECTORS[SECTOR_OF[at] ?? -1]?.id ?? '',
    };
  },
  length: { of: 'rounds', in: ({ round }) => round },
};
