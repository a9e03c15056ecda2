import { part, type Sides } from '../../../bots/chances';
import type { Seat } from '../../../engine/game';
import type { Public } from '../board';
import { progress } from '../quests';
import { baseShips, sectorBonus, starbasesOf } from '../sectors';

/** Positions of one mission and number of captains are weighed alike. */
export const kindOf = ({ mission, captains }: Public): string => `${mission}-${String(captains.length)}`;

/** Where nobody wins by locations, so many count as a whole realm. */
const REALM = 30;
/** So many rounds, and a lead says half as much again. */
const HALF_WAY = 5;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

interface Strength {
  readonly held: number;
  readonly ships: number;
  readonly income: number;
  readonly cards: number;
  readonly credits: number;
  readonly quests: number;
  readonly crew: number;
  /** How much of the open Quests is fulfilled: of the best one, and of all. */
  readonly nearest: number;
  readonly near: number;
}

const strengthOf = (pub: Public, seat: Seat, isActive: boolean): Strength => {
  const frontier = pub.questGoal > 0;
  const held = pub.held[seat] ?? 0;
  const open = frontier ? pub.questsOpen.map((quest) => progress(pub, seat, quest)) : [];
  return {
    held,
    ships: (pub.ships[seat] ?? 0) + (isActive ? pub.pool : 0),
    income: baseShips(held + (frontier ? starbasesOf(pub, seat) : 0)) + sectorBonus(pub, seat),
    cards: pub.hands[seat]?.epoch.length ?? 0,
    credits: (pub.credits[seat] ?? 0) / 1000,
    quests: pub.quests[seat]?.length ?? 0,
    crew: (pub.crew[seat] ?? []).filter(({ ready }) => ready).length,
    nearest: open.length === 0 ? 0 : Math.max(...open),
    near: sum(open),
  };
};

/** What is yet to come in a turn, from all of it to nothing. */
const TO_COME: Readonly<Record<string, number>> = {
  start: 1,
  reinforce: 1,
  deploy: 1,
  act: 0.7,
  maneuver: 0.1,
};

/** What is known of every captain's prospects, by seat; nothing of captains who are out. */
export const features = (pub: Public): Sides => {
  const seats = pub.captains.length;
  const playing = pub.order[pub.turn] ?? -1;
  const strengths = pub.captains.map((_, seat) => strengthOf(pub, seat, seat === playing));
  const all = {
    held: sum(pub.held),
    ships: sum(strengths.map(({ ships }) => ships)),
    income: sum(strengths.map(({ income }) => income)),
  };
  return strengths.map((own, seat) =>
    pub.alive[seat] === 1 ? featuresOf(pub, seat, own, all, seat === playing, seats) : undefined,
  );
};

const featuresOf = (
  pub: Public,
  seat: Seat,
  own: Strength,
  all: { readonly held: number; readonly ships: number; readonly income: number },
  isActive: boolean,
  seats: number,
): number[] => {
  const late = pub.round / (pub.round + HALF_WAY);
  const shares = [
    part(own.held, all.held, seats),
    part(own.ships, all.ships, seats),
    part(own.income, all.income, seats),
  ];
  const realm = own.held / (pub.goal > 0 ? pub.goal : REALM);
  const quests = pub.questGoal > 0 ? own.quests / pub.questGoal : 0;
  const coming = isActive ? (TO_COME[pub.phase] ?? 0) : 0;
  const place = pub.order.indexOf(seat);
  const wait = place < 0 || pub.round === 0 ? 0 : (place - pub.turn + seats) % seats;
  return [
    ...shares,
    ...shares.map((share) => share * late),
    realm * realm,
    realm * realm * realm * realm,
    own.cards / 10,
    ...[coming, coming * realm * realm, coming * (shares[1] ?? 0), wait / seats],
    ...[quests, quests * quests * quests, own.credits, own.crew / 4],
    ...[own.nearest, own.near, isActive ? own.nearest : 0, isActive ? own.near : 0],
    ...[quests * own.nearest, coming * quests * own.nearest, coming * quests * quests],
    // The place in the order of play says most while fleets are as they were set.
    ...[1, 2, 3, 4].map((later) => (place === later ? 1 - late : 0)),
  ];
};
