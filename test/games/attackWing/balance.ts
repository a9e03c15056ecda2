import { fleetOf, type FleetId, fleetsOf, type Size } from '../../../shared/games/attackWing/data/fleets';
import type { State } from '../../../shared/games/attackWing/types';
import type { Balance, Played } from '../../balance/count';

/** The fleet this seat took. */
const fleetAt = ({ moves }: Played<State>, seat: number): FleetId =>
  (moves[seat]?.move as unknown as { fleet: FleetId }).fleet;

/** Every fleet of a size against every other, on both sides of the mat. */
export const balance: Balance<State> = {
  seats: 2,
  games: 40,
  openings: (options) => {
    const fleets = fleetsOf((options as { size: Size }).size);
    const choose = (fleet: FleetId) => ({ type: 'chooseFleet', fleet });
    return fleets.flatMap((own, at) => fleets.slice(at).map((other) => [choose(own), choose(other)]));
  },
  headings: (played, seat) => {
    const [own, other] = [fleetAt(played, seat), fleetAt(played, 1 - seat)];
    return { fleet: fleetOf(own).name, against: `${fleetOf(own).name} : ${fleetOf(other).name}` };
  },
  length: { of: 'rounds', in: ({ round }) => round },
};
