import type { Bot, View } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Private, Public } from '../board';
import type { Maneuver } from '../data/classes';
import { dialOf } from '../data/dials';
import { shipCard } from '../data/ships';
import { guess } from '../guess';
import { legalMoves } from '../legal';
import { unset } from '../legal/dials';
import { placeMenu } from '../legal/placing';
import { obstacleMenu } from '../legal/terrain';
import type { Move } from '../moves';
import { questionOf, isAlive, playerAt, shipAt } from '../play';
import type { OpenQuestion, QuestionOf } from '../questions';
import type { State } from '../types';
import { chooseAction } from './acting';
import { chooseAttack, chooseInWindow } from './fighting';
import { chooseSmall } from './choosing';
import { bestManeuver } from './flying';
import { chooseGuess } from './guessing';

/** A whole state to think in: what is hidden is made up, and nothing below looks at it but the bot's own. */
const imagine = (view: View<Public, Private>, rng: Rng): State => ({
  ...guess(view.pub, view.priv, view.viewer, rng),
  seq: view.seq,
  rng: { key: '', counter: 0 },
  lastAsk: 0,
  open: [...view.open],
  reveals: 0,
});

const bot = (ignoresTexts: boolean): Bot<Public, Private, Move> => ({
  choose: (view, ask, rng) => {
    const state = imagine(view, rng);
    const asked = questionOf(state, ask.seat);
    if (!asked) throw new RangeError(`heuristic: seat ${String(ask.seat)} is not asked`);
    return answer(state, asked, rng, ignoresTexts) ?? rng.pick(legalMoves(state, ask.seat));
  },
});

/** Flies on the mat, gets enemies into arc, uses its actions, texts and tokens where they count. */
export const heuristic = bot(false);

/** The same without the texts of cards, as far as they are its choice: what they are worth shows against it. */
export const textless = bot(true);

const answer = (
  state: Readonly<State>,
  asked: OpenQuestion,
  rng: Rng,
  ignoresTexts: boolean,
): Move | undefined => {
  switch (asked.type) {
    case 'chooseFleet':
      return undefined;
    case 'placeShip':
      return choosePlace(state, asked.seat, asked.ships, rng);
    case 'placeObstacle':
      return chooseObstacle(state, asked.seat, rng);
    case 'setDials':
      return chooseDial(state, asked.seat);
    case 'order':
      return undefined;
    case 'anticipate':
      return chooseGuess(state, asked.ship, asked.ships);
    case 'pickManeuver':
      return asked.seat === shipAt(state, asked.ship).seat ? flyBest(state, asked) : spoil(state, asked);
    case 'action':
      return chooseAction(state, asked, ignoresTexts);
    case 'attack':
      return chooseAttack(state, asked.ship, asked.target);
    case 'window':
      return chooseInWindow(state, asked.ship, asked.timing, ignoresTexts);
    case 'discardUpgrade':
      return chooseDiscard(state, asked.ship, asked.upgrades);
    case 'cloakToken':
      return { type: 'cloakToken', ship: asked.ship, keep: isThreatened(state, asked.ship) };
    case 'raiseShields':
      return { type: 'raiseShields', ship: asked.ship, raise: true };
    default:
      return chooseSmall(state, asked);
  }
};

/** Straight ahead, side by side, around the middle. */
const MIDDLE_MM = 457;

const choosePlace = (
  state: Readonly<State>,
  seat: number,
  ships: readonly number[],
  rng: Rng,
): Move | undefined => {
  const ahead = placeMenu(state, seat, ships).filter(({ heading }) => heading % 180 === 0);
  const off = rng.below(3) * 100;
  let found = ahead[0];
  for (const move of ahead) {
    if (found && Math.abs(move.x - MIDDLE_MM - off) < Math.abs(found.x - MIDDLE_MM - off)) found = move;
  }
  return found;
};

/** Somewhere before the enemy's ships, who have to get past it first. */
const chooseObstacle = (state: Readonly<State>, seat: number, rng: Rng): Move | undefined => {
  const menu = obstacleMenu(state);
  const far = menu.filter(({ y }) => y > MIDDLE_MM === (playerAt(state, seat).edge === 'south'));
  return rng.pick(far.length > 0 ? far : menu);
};

const chooseDial = (state: Readonly<State>, seat: number): Move => {
  const [ship] = unset(state, seat);
  const maneuver = ship === undefined ? undefined : bestManeuver(state, ship);
  return ship === undefined || !maneuver
    ? { type: 'confirmDials' }
    : { type: 'setDial', ship, maneuver: maneuver.id };
};

/** The replacement an enemy likes least. */
const spoil = (state: Readonly<State>, asked: QuestionOf<'pickManeuver'>): Move | undefined => {
  const worst = bestManeuver(state, asked.ship, listed(state, asked), -1);
  return worst && { type: 'pickManeuver', maneuver: worst.id };
};

/** Another maneuver of the own dial, or an extra one if it is better than staying. */
const flyBest = (state: Readonly<State>, asked: QuestionOf<'pickManeuver'>): Move | undefined => {
  const best = bestManeuver(state, asked.ship, listed(state, asked));
  if (best) return { type: 'pickManeuver', maneuver: best.id };
  return asked.mayDecline ? { type: 'done' } : undefined;
};

const listed = (state: Readonly<State>, { ship, maneuvers }: QuestionOf<'pickManeuver'>): Maneuver[] =>
  dialOf(shipCard(shipAt(state, ship).card).shipClass).filter(({ id }) => maneuvers.includes(id));

/** A disabled weapon is missed least. */
const chooseDiscard = (
  state: Readonly<State>,
  ship: number,
  upgrades: readonly number[],
): Move | undefined => {
  const { upgrades: cards } = shipAt(state, ship);
  const upgrade = upgrades.find((at) => cards[at]?.status === 'disabled') ?? upgrades[0];
  return upgrade === undefined ? undefined : { type: 'discardUpgrade', ship, upgrade };
};

/** Whether an enemy could be in range within a round. */
const isThreatened = (state: Readonly<State>, at: number): boolean => {
  const ship = shipAt(state, at);
  return state.ships.some((other) => {
    if (other.seat === ship.seat || !isAlive(other)) return false;
    const dx = other.pose.x - ship.pose.x;
    const dy = other.pose.y - ship.pose.y;
    return dx * dx + dy * dy < WITHIN_A_ROUND * WITHIN_A_ROUND;
  });
};
const WITHIN_A_ROUND = 550_000;
