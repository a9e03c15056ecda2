import * as v from 'valibot';
import type { Keep } from '../../../net/identity';
import type { WrittenFleet } from '../../../../shared/games/attackWing/fleet/fleet';
import { makeFleet, MOST_TEXT, parseFleet } from '../../../../shared/games/attackWing/fleet/text';

const KEY = 'starboard.fleets';
/** The newest are kept. */
const MOST_KEPT = 50;
const keptShape = v.array(v.pipe(v.string(), v.maxLength(MOST_TEXT)));

/** The fleets this browser has kept, newest first. What cannot be read is as if it were not there. */
export const savedFleets = (keep: Keep | undefined): WrittenFleet[] => {
  try {
    const kept = v.safeParse(keptShape, JSON.parse(keep?.getItem(KEY) ?? '[]'));
    if (!kept.success) return [];
    return kept.output.flatMap((text) => {
      const parsed = parseFleet(text);
      return parsed.ok ? [parsed.value] : [];
    });
  } catch {
    return [];
  }
};

const write = (keep: Keep | undefined, fleets: readonly WrittenFleet[]): boolean => {
  try {
    keep?.setItem(KEY, JSON.stringify(fleets.slice(0, MOST_KEPT).map(makeFleet)));
    return keep !== undefined;
  } catch {
    return false;
  }
};

/** Keeps a fleet, in place of the one of the same name; false: the browser keeps nothing. */
export const saveFleet = (keep: Keep | undefined, fleet: WrittenFleet): boolean =>
  write(keep, [fleet, ...savedFleets(keep).filter(({ name }) => name !== fleet.name)]);

export const forgetFleet = (keep: Keep | undefined, gone: string): boolean =>
  write(
    keep,
    savedFleets(keep).filter(({ name }) => name !== gone),
  );
