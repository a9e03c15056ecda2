import type { Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Public } from '../board';
import { alienPairs, captainsFor, crewFor, groupsFor, mostUnits } from '../candidates';
import { questOf } from '../data/quests';
import { ordersOf } from '../legalQVents';
import type { Move } from '../moves';
import { attackLimit, hasShipToSpare, holdings, maneuverGoals, unitsAt } from '../position';
import { isFulfilled } from '../quests';
import type { RiskAsk } from '../types';
import { bestOf, chooseManeuver, useOf } from './deploying';
import { wantsAllHands } from './commanding';
import { threatTo } from './worth';

const DECLINE: Move = { type: 'decline' };

/** Most dangerous first: Quests, then locations, then ships. */
const mightOf = (pub: Public, seat: Seat): number =>
  100 * (pub.quests[seat]?.length ?? 0) + 3 * (pub.held[seat] ?? 0) + (pub.ships[seat] ?? 0);

const strongest = (pub: Public, seats: readonly Seat[], own: Seat): Seat => {
  const rivals = seats.filter((seat) => seat !== own);
  const among = rivals.length > 0 ? rivals : seats;
  return among.reduce((best, seat) => (mightOf(pub, seat) > mightOf(pub, best) ? seat : best), among[0] ?? 0);
};

/** The way things stand stays claimable; what was done in a turn is gone with it. */
const chooseClaim = (pub: Public, seat: Seat): Move => {
  const open = pub.questsOpen.filter((id) => isFulfilled(pub, seat, id));
  const [first] = open;
  const passing = open.find((id) => questOf(id).kind !== 'state') ?? first;
  return passing === undefined || passing === '' ? DECLINE : { type: 'claim', quest: passing };
};

const chooseUnits = (pub: Public, asked: RiskAsk): Move => {
  const { seat, of, rivals } = asked;
  if (of === 'redeploy' || of === 'sellShips') return DECLINE;
  const groups = groupsFor(pub, asked);
  const location = bestOf(groups, (at) =>
    rivals === true ? unitsAt(pub, at) : unitsAt(pub, at) - 2 * threatTo(pub, seat, at),
  );
  return { type: 'pickUnits', location, ships: mostUnits(pub, asked, location) };
};

const chooseLocation = (pub: Public, { seat, of, places = [] }: RiskAsk): Move => {
  if (of === 'moveWormhole') return DECLINE;
  const sign = of === 'removeUnits' ? -1 : 1;
  const location = bestOf(places, (at) => sign * (threatTo(pub, seat, at) + 0.1 * unitsAt(pub, at)));
  return { type: 'pickLocation', location };
};

/** Any maneuver at all, for one that has to be made. */
const anyManeuver = (pub: Public, seat: Seat): Move => {
  for (const from of holdings(pub, seat)) {
    const [to] = hasShipToSpare(pub, seat, from) ? maneuverGoals(pub, seat, from) : [];
    if (to !== undefined) return { type: 'maneuver', from, to, ships: 1 };
  }
  return DECLINE;
};

const freeManeuver = (pub: Public, { seat, optional }: RiskAsk): Move => {
  const move = chooseManeuver(pub, seat);
  if (move.type === 'maneuver') return move;
  return optional === true ? DECLINE : anyManeuver(pub, seat);
};

/** Roles to do without, first to last. */
const LEAST_NEEDED = [1, 3, 5, 4, 2, 0];

const chooseCrew = (pub: Public, asked: RiskAsk): Move => {
  const { seat, of } = asked;
  if (of === 'buyShips' && (wantsAllHands(pub, seat) || (pub.credits[seat] ?? 0) < 300)) return DECLINE;
  const roles = crewFor(pub, asked);
  return { type: 'pickCrew', role: LEAST_NEEDED.find((role) => roles.includes(role)) ?? roles[0] ?? 0 };
};

const pickPair = (pub: Public, { target = 0 }: RiskAsk): Move => {
  const pairs = alienPairs(pub, target);
  const [first = { from: 0, to: 0 }] = pairs;
  const weakest = pairs.reduce(
    (best, pair) => (unitsAt(pub, pair.to) < unitsAt(pub, best.to) ? pair : best),
    first,
  );
  return { type: 'pickPair', ...weakest };
};

const choosePlace = (pub: Public, seat: Seat, places: readonly number[], ships: number): number =>
  bestOf(places, (at) => useOf(pub, seat, at, ships));

/** Answers to whatever Mission 2 asks beside the steps of a turn. */
export const chooseAnswer = (pub: Public, asked: RiskAsk, rng: Rng): Move => {
  const { seat, left = 1 } = asked;
  switch (asked.type) {
    case 'claim':
      return chooseClaim(pub, seat);
    case 'commit':
      return { type: 'commit', ships: attackLimit(pub, pub.invasion.from, pub.invasion.to) };
    case 'accept':
      return asked.of === 'pay' && (pub.credits[seat] ?? 0) < 600 ? DECLINE : { type: 'accept' };
    case 'choose':
      return { type: 'choose', option: asked.options?.[0] === 'rest' ? 1 : 0 };
    case 'pickCaptain': {
      if (asked.optional === true && (pub.credits[seat] ?? 0) < 600) return DECLINE;
      return { type: 'pickCaptain', seat: strongest(pub, captainsFor(pub, asked), seat) };
    }
    case 'vote':
      return { type: 'vote', seat: strongest(pub, captainsFor(pub, asked), seat) };
    case 'pickTwo': {
      const seats = captainsFor(pub, asked).sort((a, b) => mightOf(pub, b) - mightOf(pub, a));
      const others = seats.filter((one) => one !== seat);
      const [a = 0, b = 0] = others.length > 1 ? others : seats;
      return { type: 'pickTwo', a: Math.min(a, b), b: Math.max(a, b) };
    }
    case 'place':
      return { type: 'deploy', location: choosePlace(pub, seat, holdings(pub, seat), left), ships: left };
    case 'buy':
      return { type: 'buy', location: choosePlace(pub, seat, asked.places ?? [], left), ships: left };
    default:
      return chooseOther(pub, asked, rng);
  }
};

const chooseOther = (pub: Public, asked: RiskAsk, rng: Rng): Move => {
  switch (asked.type) {
    case 'pickLocation':
      return chooseLocation(pub, asked);
    case 'pickUnits':
      return chooseUnits(pub, asked);
    case 'freeManeuver':
      return freeManeuver(pub, asked);
    case 'pickCrew':
      return chooseCrew(pub, asked);
    case 'pickPair':
      return pickPair(pub, asked);
    case 'reorder':
      return { type: 'reorder', order: rng.pick(ordersOf(asked.left ?? 0)) };
    case 'window':
      return { type: 'pass' };
    default:
      return DECLINE;
  }
};
