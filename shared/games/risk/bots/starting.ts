import type { Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Public } from '../board';
import { CAPTAINS } from '../data/captains';
import { MEMBERS, QUADRANT_OF, SECTOR_OF, SIZE } from '../data/map';
import { STARTS } from '../data/start';
import type { Move } from '../moves';
import { isCaptain, isEmpty, ownerAt } from '../position';
import { NOWHERE } from '../types';
import { eachNeighbour } from './worth';

export const chooseCaptain = (pub: Public, rng: Rng): Move => {
  const free = CAPTAINS.map((_, captain) => captain).filter((captain) => !pub.captains.includes(captain));
  return { type: 'chooseCaptain', captain: rng.pick(free) };
};

export const chooseWormhole = (pub: Public, rng: Rng): Move => {
  const quadrant = pub.wormhole[0] === NOWHERE ? 0 : 1;
  const places = QUADRANT_OF.flatMap((of, location) => (of === quadrant ? [location] : []));
  return { type: 'setWormhole', location: rng.pick(places) };
};

/** A good start lies in a small sector, soon held whole, with room around it and rivals far away. */
const startWorth = (pub: Public, location: number): number => {
  const sector = SECTOR_OF[location] ?? 0;
  let room = 0;
  let rivals = 0;
  eachNeighbour(pub, location, (next) => {
    room += isEmpty(pub, next) ? 1 : 0;
    if (isCaptain(ownerAt(pub, next))) rivals += 2;
    eachNeighbour(pub, next, (second) => {
      if (isCaptain(ownerAt(pub, second))) rivals++;
    });
  });
  const members = MEMBERS[sector] ?? [];
  const shared = members.some((member) => isCaptain(ownerAt(pub, member))) ? 3 : 0;
  const small = members.length < 8 ? 2.5 : 0;
  return small + 0.5 * room - rivals - shared;
};

export const chooseFleet = (pub: Public, seat: Seat, rng: Rng): Move => {
  const apart = STARTS[pub.mission][pub.captains.length]?.apart === true;
  const taken = pub.owner.findIndex((owner) => isCaptain(owner) && owner !== seat);
  const closed = apart && taken >= 0 ? QUADRANT_OF[taken] : -1;
  let best = -1;
  let most = 0;
  const start = rng.below(SIZE);
  for (let i = 0; i < SIZE; i++) {
    const location = (start + i) % SIZE;
    if (!isEmpty(pub, location) || QUADRANT_OF[location] === closed) continue;
    const worth = startWorth(pub, location);
    if (best < 0 || worth > most) [best, most] = [location, worth];
  }
  return { type: 'placeFleet', location: best };
};
