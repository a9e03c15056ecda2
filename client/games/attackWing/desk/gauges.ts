import type { Public } from '../../../../shared/games/attackWing/board';
import { shipCard } from '../../../../shared/games/attackWing/data/ships';
import type { Gauge } from '../../../ui/gauges';

type Ship = Public['ships'][number];

const bySeat = ({ players, ships }: Public, worth: (ship: Ship) => number): readonly number[] =>
  players.map((_, seat) =>
    ships.reduce((sum, ship) => sum + (ship.seat === seat && ship.fate === 'alive' ? worth(ship) : 0), 0),
  );

/** How the fleets fare. */
export const GAUGES: readonly Gauge<Public>[] = [
  {
    title: 'Hull',
    by: 'seats',
    of: (pub) => bySeat(pub, ({ card, damage }) => Math.max(0, shipCard(card).hull - damage.length)),
  },
  { title: 'Shields', by: 'seats', of: (pub) => bySeat(pub, ({ shields }) => shields) },
  { title: 'Ships', by: 'seats', of: (pub) => bySeat(pub, () => 1) },
];
