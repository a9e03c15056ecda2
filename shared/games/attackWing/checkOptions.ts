import type { Refusal } from '../../engine/game';
import { FLEET_MAX_LEAST } from './fleet/limits';
import { playableFleet } from './fleet/offered';
import type { Options } from './options';

const refuse = (code: string, message: string): Refusal => ({ code, message, rule: 'Fleets' });

/** Whether these options go together. */
export const checkOptions = (options: Options): Refusal | undefined => {
  const { fleets, fleetMax, sheet1, sheet2 } = options;
  const built = fleets === 'built' || sheet1 !== '' || sheet2 !== '';
  if (fleetMax !== 0 && (fleetMax < FLEET_MAX_LEAST || !built))
    return refuse('fleetMax', 'Squadron points are 20 to 300, and only for fleets the players have built.');
  if (options.admirals && !built)
    return refuse('noneToBuild', 'Only a fleet the players have built may have an admiral.');
  if ((sheet1 === '') !== (sheet2 === ''))
    return refuse('oneSheet', 'An event hands both sheets to a battle, or none.');
  const lawful = [sheet1, sheet2].every((sheet) => sheet === '' || playableFleet(sheet, options));
  return lawful
    ? undefined
    : refuse('badSheet', 'A sheet handed to the battle is not that of a lawful fleet.');
};
