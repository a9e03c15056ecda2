import type { Sides } from '../../../bots/chances';
import { fastRng } from '../../../engine/rng';
import { targetReached } from '../apply/ending';
import type { PanicPublic } from '../board';
import { clone } from '../clone';
import { guess } from '../guess';
import type { PanicState } from '../types';
import { shipsCost } from './evaluate';
import { missionWorth } from './missionOutlook';
import { damageSoFar, forecast } from './outlook';

/** Games with missions are weighed alike, however many; a game that ends with the bag in its own way. */
export const kindOf = ({ target }: PanicPublic): string => (target > 0 ? 'missions' : 'bag');

/** Without missions, this many tokens in the bag weigh as much as one mission to go. */
const TOKENS_LIKE_A_MISSION = 6;

/** The table as everybody sees it. What lies in the piles is made up, always in the same way, and never looked at. */
const tableOf = (pub: PanicPublic): PanicState => {
  const own = guess(pub, undefined, 'spectator', fastRng(0));
  return clone({ ...own, seq: 0, rng: { key: '', counter: 0 }, lastAsk: 0, reveals: 0, open: [] });
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What is known of the crew's prospects; whatever is against it has no side of its own. */
export const features = (pub: PanicPublic): Sides => [crewOf(pub), []];

const crewOf = (pub: PanicPublic): readonly number[] => {
  const state = tableOf(pub);
  const left = pub.target > 0 ? pub.target - pub.missionsDone.length : pub.bag / TOKENS_LIKE_A_MISSION;
  const damage = damageSoFar(state) / 50;
  const ships = shipsCost(state) / 20;
  const outlook = missionWorth(state) / 20;
  const storm = forecast(state) / 20;
  const reached = targetReached(state) ? 1 : 0;
  const lost = pub.removed.length / 10;
  const cards = (pub.deck + pub.discard.length) / 40;
  const held = sum(pub.hands.map(({ cards: hand }) => hand.length)) / 20;
  const hull = sum(pub.hulls) / 12;
  const down = pub.hulls.filter((points) => points === 0).length;
  return [
    ...[1, left / 5, (left * left) / 25, damage, damage * damage, (left * damage) / 5],
    ...[ships, reached * ships, (left * ships) / 5, outlook, (left * outlook) / 5, storm, (left * storm) / 5],
    ...[reached, lost, lost * lost, (left * lost) / 5, cards, held, hull, down / 3, (down * down) / 9],
    ...[pub.missionsFailed.length / 3, pub.turn / 20, (pub.turn * left) / 100, pub.bag / 40],
    ...[1, 2, 3, 4, 5].map((players) => (pub.players === players ? 1 : 0)),
    ...[1, 2, 3, 4, 5].map((players) => (pub.players === players ? left / 5 : 0)),
  ];
};
