import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import type { Lettered, Named } from '../../../kit/names';
import { HEIGHT, MAP, SPOTS } from './ground';
import { RIM, RIM_SPOTS } from './rimNames';
import { worldSize } from './worlds';

/** By location: its world, which bears its name. */
export const NAMED_WORLDS: readonly Named[] = LOCATIONS.map(({ name }, location) => {
  const [x, z] = SPOTS[location] ?? [0, 0];
  return { text: name, at: [x, HEIGHT + MAP.world, z], round: worldSize(location) };
});

/** The sectors' names on the table's edge. */
export const RIM_LETTERS: readonly Lettered[] = RIM_SPOTS.map(([x, z]) => ({
  at: [x, HEIGHT, z],
  round: RIM.cap,
}));
