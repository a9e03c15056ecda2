import type { Seat } from '../../../engine/game';
import type { Public } from '../board';
import { MEMBERS, SECTOR_BONUS, SECTOR_OF } from '../data/map';
import { countNeighbours, isCaptain, isEmpty, neighbourAt, ownerAt, unitsAt } from '../position';
import { heldIn, holdsSector } from '../sectors';
import { battleOdds } from '../odds';
import { questWorth, tribbleWorth } from './questing';

/** Calls back for every neighbour. */
export const eachNeighbour = (pub: Public, location: number, visit: (neighbour: number) => void): void => {
  const count = countNeighbours(pub, location);
  for (let i = 0; i < count; i++) visit(neighbourAt(pub, location, i));
};

/** Neighbours that are not this seat's. */
export const frontierOf = (pub: Public, seat: Seat, location: number): number[] => {
  const out: number[] = [];
  eachNeighbour(pub, location, (next) => {
    if (ownerAt(pub, next) !== seat) out.push(next);
  });
  return out;
};

/** Most ships a rival has next to this location. */
export const threatTo = (pub: Public, seat: Seat, location: number): number => {
  let most = 0;
  eachNeighbour(pub, location, (next) => {
    const owner = ownerAt(pub, next);
    if (owner !== seat && isCaptain(owner)) most = Math.max(most, unitsAt(pub, next));
  });
  return most;
};

const sectorWorth = (pub: Public, seat: Seat, sector: number): number => {
  const size = MEMBERS[sector]?.length ?? 1;
  const bonus = SECTOR_BONUS[sector] ?? 0;
  const held = heldIn(pub, seat, sector) + 1;
  return held === size ? bonus * 3 : (bonus * held * held) / (size * size);
};

const rivalWorth = (pub: Public, location: number, owner: Seat): number => {
  const sector = SECTOR_OF[location] ?? 0;
  const breaks = holdsSector(pub, owner, sector) ? (SECTOR_BONUS[sector] ?? 0) * 1.5 : 0;
  const last = pub.ships[owner] === unitsAt(pub, location);
  const spoils = last ? 4 + 2 * (pub.hands[owner]?.epoch.length ?? 0) : 0;
  const near = pub.goal > 0 && (pub.held[owner] ?? 0) >= pub.goal - 6;
  const leader =
    near || (pub.questGoal > 0 && (pub.quests[owner]?.length ?? 0) === pub.questGoal - 1) ? 3 : 0;
  return 2 + breaks + spoils + leader;
};

/** What taking a location is worth to a seat, in ships, roughly. */
export const gainOf = (pub: Public, seat: Seat, from: number, location: number): number => {
  if (pub.goal > 0 && (pub.held[seat] ?? 0) + 1 >= pub.goal) return 100;
  const owner = ownerAt(pub, location);
  const card = !isEmpty(pub, location) && pub.tally.conquered.length === 0 ? 2.5 : 0;
  const rival = isCaptain(owner) ? rivalWorth(pub, location, owner) : 0;
  const quests = pub.questGoal > 0 ? questWorth(pub, seat, from, location) + tribbleWorth(pub, location) : 0;
  return 1 + sectorWorth(pub, seat, SECTOR_OF[location] ?? 0) + card + rival + quests;
};

/** What an origin with so many ships may expect from attacking a neighbour; below 0: leave it alone. */
export const attackWorth = (pub: Public, seat: Seat, ships: number, from: number, to: number): number => {
  const gain = gainOf(pub, seat, from, to);
  if (isEmpty(pub, to)) return ships > 1 ? gain + 0.5 : -1;
  const { win, left } = battleOdds(ships - 1, unitsAt(pub, to));
  if (win < 0.6 && gain < 50) return -1;
  return win * gain - (ships - 1 - left) * 0.35;
};
