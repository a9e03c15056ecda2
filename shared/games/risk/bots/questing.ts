import type { Seat } from '../../../engine/game';
import type { Public } from '../board';
import { crossesNeutralZone, HAS_STARBASE, IS_HOME, QUADRANT_OF, SECTOR_OF } from '../data/map';
import { questOf, type QuestNeeds } from '../data/quests';
import { isCaptain, isEmpty, ownerAt, unitsAt } from '../position';
import { heldIn } from '../sectors';
import { TRIBBLES } from '../types';

/** What taking a location would do for each need of a Quest, in ships, roughly. */
type Worth = (pub: Public, seat: Seat, from: number, to: number, need: number) => number;

const countIn = (pub: Public, seat: Seat, fits: (location: number) => boolean): number => {
  let count = 0;
  for (let at = 0; at < pub.owner.length; at++) if (ownerAt(pub, at) === seat && fits(at)) count++;
  return count;
};
/** The last step to a Quest is worth most. */
const step = (have: number, need: number): number => (have + 1 >= need ? 8 : 1 + (3 * have) / need);
const isFight = (pub: Public, to: number): boolean => !isEmpty(pub, to);

const WORTHS: Readonly<Partial<Record<keyof QuestNeeds, Worth>>> = {
  controlSectors: (pub, seat, _from, to) => {
    const sector = SECTOR_OF[to] ?? 0;
    const size = SECTOR_OF.filter((of) => of === sector).length;
    return (3 * (heldIn(pub, seat, sector) + 1)) / size;
  },
  controlStarbases: (pub, seat, _from, to, need) =>
    HAS_STARBASE[to] === true
      ? step(
          countIn(pub, seat, (at) => HAS_STARBASE[at] === true),
          need,
        )
      : 0,
  controlLocations: (pub, seat, _from, _to, need) => step(pub.held[seat] ?? 0, need),
  conqueredThisTurn: (pub, _seat, _from, to, need) =>
    isFight(pub, to) ? step(pub.tally.conquered.length, need) : 0,
  sectorsPresent: (pub, seat, _from, to) => (heldIn(pub, seat, SECTOR_OF[to] ?? 0) === 0 ? 6 : 0),
  controlHomeworlds: (pub, seat, _from, to, need) =>
    IS_HOME[to] === true
      ? step(
          countIn(pub, seat, (at) => IS_HOME[at] === true),
          need,
        ) + 2
      : 0,
  conqueredAcrossNeutralZoneThisTurn: (pub, _seat, from, to) =>
    isFight(pub, to) && crossesNeutralZone(from, to) ? 7 : 0,
  conqueredViaWormholeThisTurn: (pub, _seat, from, to) =>
    isFight(pub, to) && pub.wormhole.includes(from) && pub.wormhole.includes(to) ? 7 : 0,
  lifeformsDestroyedThisTurn: (pub, _seat, _from, to, need) =>
    isFight(pub, to) && !isCaptain(ownerAt(pub, to))
      ? Math.min(2, unitsAt(pub, to)) * step(pub.tally.lifeforms + 1, need) * 0.6
      : 0,
  conqueredFromDistinctCaptainsThisTurn: (pub, _seat, _from, to) => {
    const owner = ownerAt(pub, to);
    if (!isCaptain(owner)) return 0;
    const beaten = pub.tally.conquered.filter(({ holder }) => isCaptain(holder));
    const fresh = pub.tally.rivals === 1 || !beaten.some(({ holder }) => holder === owner);
    return fresh ? 2 + 3 * beaten.length : 0;
  },
  controlInAlpha: (pub, seat, _from, to, need) => quadrantWorth(pub, seat, to, 0, need),
  controlInBeta: (pub, seat, _from, to, need) => quadrantWorth(pub, seat, to, 1, need),
};

const quadrantWorth = (pub: Public, seat: Seat, to: number, quadrant: number, need: number): number => {
  if (QUADRANT_OF[to] !== quadrant) return 0;
  const held = countIn(pub, seat, (at) => QUADRANT_OF[at] === quadrant);
  return held >= need ? 0 : step(held, need);
};
const NEEDS = Object.keys(WORTHS) as (keyof QuestNeeds)[];

/** What going from one location to another does for the Quests that lie open. */
export const questWorth = (pub: Public, seat: Seat, from: number, to: number): number => {
  let worth = 0;
  for (const id of pub.questsOpen) {
    if (id === '') continue;
    const { needs } = questOf(id);
    for (const key of NEEDS) {
      const need = needs[key];
      if (need !== undefined) worth += WORTHS[key]?.(pub, seat, from, to, Number(need)) ?? 0;
    }
  }
  return worth;
};

/** Tribbles breed and can take the match from everybody: the fewer are left in the supply, the more it counts. */
export const tribbleWorth = (pub: Public, to: number): number => {
  if (ownerAt(pub, to) !== TRIBBLES) return 0;
  return 4 + unitsAt(pub, to) * 0.6 + (50 - pub.supply.tribbles) * 0.5;
};

export const isOpen = (pub: Public, quest: string): boolean =>
  (pub.questsOpen as readonly string[]).includes(quest);
