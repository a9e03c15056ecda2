import type { Bot, View } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Private, Public } from '../board';
import { colorFor } from '../abilities/passives';
import { guess } from '../guess';
import { legalMoves } from '../legal';
import { choosable, unset } from '../legal/dials';
import { placeMenu } from '../legal/placing';
import type { Move } from '../moves';
import { questionOf, isAlive, shipAt } from '../play';
import type { OpenQuestion, State } from '../types';
import { chooseAction } from './acting';
import { chooseAttack, chooseModification } from './fighting';
import { bestManeuver } from './flying';
import { chooseGuess } from './guessing';

/** A whole state to think in: what is hidden is made up, and nothing below looks at it but the bot's own. */
const imagine = (view: View<Public, Private>, rng: Rng): State => ({
  ...guess(view.pub, view.priv, view.viewer, rng),
  seq: view.seq,
  rng: { key: '', counter: 0 },
  asked: 0,
  open: [...view.open],
  reveals: 0,
});

/** Flies on the mat, gets enemies into arc, uses its actions and spends its tokens where they count. */
export const heuristic: Bot<Public, Private, Move> = {
  choose: (view, ask, rng) => {
    const state = imagine(view, rng);
    const asked = questionOf(state, ask.seat);
    if (!asked) throw new RangeError(`heuristic: seat ${String(ask.seat)} is not asked`);
    return answer(state, asked, rng) ?? rng.pick(legalMoves(state, ask.seat));
  },
};

const answer = (state: Readonly<State>, asked: OpenQuestion, rng: Rng): Move | undefined => {
  switch (asked.type) {
    case 'chooseFleet':
      return undefined;
    case 'placeShip':
      return choosePlace(state, asked.seat, asked.ships, rng);
    case 'setDials':
      return chooseDial(state, asked.seat);
    case 'order':
      return undefined;
    case 'anticipate':
      return chooseGuess(state, asked.ship, asked.ships);
    case 'pickManeuver':
      return spoil(state, asked.ship);
    case 'action':
      return chooseAction(state, asked.ship);
    case 'attack':
      return chooseAttack(state, asked.ship);
    case 'modify':
      return chooseModification(state, asked.timing);
    case 'discardUpgrade':
      return chooseDiscard(state, asked.ship, asked.upgrades);
    case 'cloakToken':
      return { type: 'cloakToken', ship: asked.ship, keep: isThreatened(state, asked.ship) };
    case 'raiseShields':
      return { type: 'raiseShields', ship: asked.ship, raise: true };
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

const chooseDial = (state: Readonly<State>, seat: number): Move => {
  const [ship] = unset(state, seat);
  const maneuver = ship === undefined ? undefined : bestManeuver(state, ship);
  return ship === undefined || !maneuver
    ? { type: 'confirmDials' }
    : { type: 'setDial', ship, maneuver: maneuver.id };
};

/** The replacement an enemy likes least. */
const spoil = (state: Readonly<State>, at: number): Move | undefined => {
  const ship = shipAt(state, at);
  const allowed = choosable(ship).filter((maneuver) => colorFor(ship, maneuver) !== 'red');
  const worst = bestManeuver(state, at, allowed, -1);
  return worst && { type: 'pickManeuver', maneuver: worst.id };
};

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
