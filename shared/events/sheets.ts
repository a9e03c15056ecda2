import { checkFleet } from '../games/attackWing/fleet/check';
import { parseFleet } from '../games/attackWing/fleet/text';
import { hasFleets, limitsOf, type TournamentOptions } from './options';

/** Whether a sheet may be handed in. */
export const isSheetLawful = (sheet: string, options: TournamentOptions): boolean => {
  if (!hasFleets(options)) return true;
  const parsed = parseFleet(sheet);
  return parsed.ok && checkFleet(parsed.value, limitsOf(options)).length === 0;
};
