import { FLEET_IDS, fleetOf } from '../games/attackWing/data/fleets';
import { type BuildSheet, makeBuildSheet } from '../games/attackWing/fleet/buildSheet';
import { checkFleet, readFleet } from '../games/attackWing/fleet/check';
import { writeFleet } from '../games/attackWing/fleet/fleet';
import { fleetPrice } from '../games/attackWing/fleet/prices';
import { makeFleet, parseFleet } from '../games/attackWing/fleet/text';
import { hasFleets, limitsOf, type TournamentOptions } from './options';
import type { Entrant, Stage } from './types';

export type { BuildSheet } from '../games/attackWing/fleet/buildSheet';
export { SHIPS_ON_FRONT } from '../games/attackWing/fleet/buildSheet';

/** A sheet as its owner sees it, or as everybody may; nothing where there is none. */
export const buildSheetOf = (sheet: string, own: boolean): BuildSheet | undefined => {
  const parsed = parseFleet(sheet);
  const fleet = parsed.ok ? readFleet(parsed.value) : undefined;
  return fleet && makeBuildSheet(fleet, own);
};

/**
 * The sheet of an entrant as somebody may see it: his own always, that of others from the start on with what lies face
 * down masked, and whole once the event is closed (rules 10.8, 10.10).
 */
export const sheetFor = (
  { id, sheet }: Pick<Entrant, 'id' | 'sheet'>,
  viewer: string,
  stage: Stage,
): BuildSheet | undefined => {
  const own = id === viewer || stage === 'closed';
  return own || stage !== 'registration' ? buildSheetOf(sheet, own) : undefined;
};

/** A ready-made fleet that an event allows. */
export interface ReadySheet {
  readonly name: string;
  readonly sheet: string;
  /** What it costs. */
  readonly sp: number;
}

/** The ready-made fleets that keep the limits of an event, as short texts, those that use most of its points first. */
export const readySheets = (options: TournamentOptions): ReadySheet[] => {
  if (!hasFleets(options)) return [];
  const limits = limitsOf(options);
  return FLEET_IDS.map((id) => fleetOf(id))
    .filter((fleet) => checkFleet(writeFleet(fleet), limits).length === 0)
    .map((fleet) => ({ name: fleet.name, sheet: makeFleet(writeFleet(fleet)), sp: fleetPrice(fleet) }))
    .sort((one, other) => other.sp - one.sp);
};
