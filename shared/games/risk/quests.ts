import type { Seat } from '../../engine/game';
import { CREW_KEPT } from './data/crew';
import { EDGES } from './data/edges';
import { HAS_STARBASE, IS_HOME, locationIndex, MEMBERS, QUADRANT_OF, SECTOR_OF, SIZE } from './data/map';
import { type QuestId, type QuestNeeds, questOf } from './data/quests';
import { SECTORS } from './data/sectors';
import { isCaptain, ownerAt, type Position } from './position';
import { holdsSector, sectorsPresent } from './sectors';
import type { CrewCard, Tally } from './types';

/** All that Quests look at; a public view has it too. */
export interface QuestRecord extends Position {
  readonly tally: Readonly<Tally>;
  readonly credits: readonly number[];
  readonly crew: readonly (readonly CrewCard[])[];
  readonly boxed: readonly (readonly number[])[];
}

const FEDERATION = SECTORS.findIndex(({ id }) => id === 'federation');
/** The locations at the Neutral Zone: those of the Federation, and those of the Romulans. */
const ZONE = [...new Set(EDGES.filter(({ neutralZone }) => neutralZone).flatMap(({ a, b }) => [a, b]))].map(
  locationIndex,
);
const SIDES = [
  ZONE.filter((location) => SECTOR_OF[location] === FEDERATION),
  ZONE.filter((location) => SECTOR_OF[location] !== FEDERATION),
];

const countHeld = (record: QuestRecord, seat: Seat, fits: (location: number) => boolean): number => {
  let count = 0;
  for (let location = 0; location < SIZE; location++) {
    if (ownerAt(record, location) === seat && fits(location)) count++;
  }
  return count;
};

const conqueredPlaces = ({ tally }: QuestRecord): number[] => [
  ...new Set(tally.conquered.map(({ location }) => location)),
];
const alongLink = ({ tally }: QuestRecord, along: string): number =>
  tally.conquered.filter(({ link }) => link === along).length;

/** R63: every location conquered in this turn, none held when it began, all held now. */
const swept = (record: QuestRecord, seat: Seat): boolean => {
  const places = conqueredPlaces(record);
  return MEMBERS.some((members) =>
    members.every(
      (member) =>
        places.includes(member) && !record.tally.held.includes(member) && ownerAt(record, member) === seat,
    ),
  );
};

/** R39: all four bear the mark of use now, or did when the turn began; whoever lost one never does. */
const allHands = (record: QuestRecord, seat: Seat, crew: number): boolean => {
  const cards = record.crew[seat] ?? [];
  if (cards.length < crew) return false;
  return record.tally.allHands || cards.every(({ used }) => used);
};

const formerCaptains = ({ tally }: QuestRecord): number[] =>
  tally.conquered.map(({ holder }) => holder).filter(isCaptain);

type Test<K extends keyof QuestNeeds> = (
  record: QuestRecord,
  seat: Seat,
  need: NonNullable<QuestNeeds[K]>,
) => number | boolean;

/** How far a captain has come with each thing a Quest may need: a number to reach, or whether it is so. */
const TESTS: { readonly [K in Exclude<keyof QuestNeeds, 'twoPlayer'>]-?: Test<K> } = {
  controlSectors: (record, seat) => MEMBERS.filter((_, sector) => holdsSector(record, seat, sector)).length,
  conquerWholeSectorThisTurn: swept,
  allCrewUsedInRound: (record, seat, need) => allHands(record, seat, Math.min(need, CREW_KEPT)),
  controlStarbases: (record, seat) => countHeld(record, seat, (at) => HAS_STARBASE[at] === true),
  controlLocations: (record, seat) => record.held[seat] ?? 0,
  conqueredThisTurn: (record) => conqueredPlaces(record).length,
  sectorsPresent: (record, seat) => sectorsPresent(record, seat),
  controlHomeworlds: (record, seat) => countHeld(record, seat, (at) => IS_HOME[at] === true),
  conqueredAcrossNeutralZoneThisTurn: (record) => alongLink(record, 'neutralZone'),
  holdNeutralZoneSides: (record, seat) =>
    SIDES.filter((side) => side.some((location) => ownerAt(record, location) === seat)).length,
  conqueredViaWormholeThisTurn: (record) => alongLink(record, 'wormhole'),
  holdBothWormholeEnds: (record, seat) => record.wormhole.every((end) => ownerAt(record, end) === seat),
  lifeformsDestroyedThisTurn: ({ tally }) => tally.lifeforms,
  creditsAtLeast: ({ credits }, seat) => credits[seat] ?? 0,
  conqueredFromDistinctCaptainsThisTurn: (record) => new Set(formerCaptains(record)).size,
  controlInAlpha: (record, seat) => countHeld(record, seat, (at) => QUADRANT_OF[at] === 0),
  controlInBeta: (record, seat) => countHeld(record, seat, (at) => QUADRANT_OF[at] === 1),
};
const TESTED = Object.keys(TESTS) as (keyof typeof TESTS)[];

/** How much of one need is met: 1 is all of it. */
const metPart = <K extends keyof typeof TESTS>(
  record: QuestRecord,
  seat: Seat,
  key: K,
  needs: QuestNeeds,
): number => {
  const need = needs[key];
  if (need === undefined) return 1;
  const found = (TESTS[key] as Test<K>)(record, seat, need);
  if (typeof found === 'boolean') return found ? 1 : 0;
  return Math.min(1, found / (need as number));
};

/** How much of a Quest is fulfilled, 0 to 1, if the turn of this captain closed now. */
export const progress = (record: QuestRecord, seat: Seat, id: QuestId | ''): number => {
  if (id === '') return 0;
  const { needs } = questOf(id);
  // R63: with a single rival at the start of the turn the condition for two captains holds.
  if (needs.twoPlayer !== undefined && record.tally.rivals === 1)
    return Math.min(1, formerCaptains(record).length / needs.twoPlayer.conqueredFromCaptainThisTurn);
  let least = 1;
  for (const key of TESTED) {
    if (needs[key] !== undefined) least = Math.min(least, metPart(record, seat, key, needs));
  }
  return least;
};

/** Whether a captain whose turn closes may claim this Quest. */
export const isFulfilled = (record: QuestRecord, seat: Seat, id: QuestId | ''): boolean =>
  progress(record, seat, id) === 1;
