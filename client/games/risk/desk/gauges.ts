import type { Public } from '../../../../shared/games/risk/board';
import type { Gauge } from '../../../ui/gauges';

/** How the captains fare. */
export const GAUGES: readonly Gauge<Public>[] = [
  { title: 'Locations', by: 'seats', of: ({ held }) => held },
  { title: 'Ships', by: 'seats', of: ({ ships }) => ships },
];
