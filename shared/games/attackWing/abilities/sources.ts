import { admiralCard, type AdmiralId } from '../data/admirals';
import { captainCard, type CaptainId } from '../data/captains';
import { resourceCard, type ResourceId } from '../data/resources';
import { shipCard, type ShipId } from '../data/ships';
import { upgradeCard, type UpgradeId } from '../data/upgrades';
import { OUT_OF_RANGE, rangeBetween } from '../geometry';
import { shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import type { Ship, State, TextRef } from '../types';
import type { CardId } from '../data/cardIds';
import type { Ability, Op, Timing } from './language';
import { isShut } from './passives';

/* Where texts come from, and which of them count. */

interface Written {
  readonly name: string;
  readonly title: string;
  readonly abilities: readonly Ability[];
}

/** A text and where it stands. */
export interface Text {
  readonly ref: TextRef;
  readonly index: number;
  readonly text: Ability;
}

export const SHIP_TEXT: TextRef = { kind: 'ship', at: 0 };
export const CAPTAIN_TEXT: TextRef = { kind: 'captain', at: 0 };
export const RESOURCE_TEXT: TextRef = { kind: 'resource', at: 0 };

/** The card a reference points to. */
export const cardIdOf = (state: Readonly<State>, at: number, { kind, at: place }: TextRef): CardId | '' => {
  const ship = shipAt(state, at);
  switch (kind) {
    case 'ship':
      return ship.card;
    case 'captain':
      return ship.captain;
    case 'upgrade':
      return ship.upgrades[place]?.card ?? '';
    case 'resource':
      return state.players[ship.seat]?.resource ?? '';
    case 'admiral':
      return state.ships[place]?.seat === ship.seat ? state.ships[place].admiral : '';
  }
};

export const writtenOn = (kind: TextRef['kind'], id: CardId): Written => {
  switch (kind) {
    case 'ship':
      return shipCard(id as ShipId);
    case 'captain':
      return captainCard(id as CaptainId);
    case 'upgrade':
      return upgradeCard(id as UpgradeId);
    case 'resource':
      return resourceCard(id as ResourceId);
    case 'admiral':
      return admiralCard(id as AdmiralId);
  }
};

export const textAt = (
  state: Readonly<State>,
  at: number,
  ref: TextRef,
  index: number,
): Ability | undefined => {
  const id = cardIdOf(state, at, ref);
  return id === '' ? undefined : writtenOn(ref.kind, id).abilities[index];
};

/** Texts that work from a mark work even if their card has left. */
const isArmed = ({ when }: Ability): boolean =>
  when.some((one) => (one.if === 'marked' && one.is) || one.if === 'beamed');

/** Rules 9.8: face down, and to stay so by its owner's word. */
export const isKeptDown = ({ upgrades, marks }: Ship, place: number): boolean =>
  upgrades[place]?.faceDown === true && marks.includes('staysDown');

/**
 * Why a text does not count now. The one place that decides it: suppressed ships, captains who are disabled or injured
 * and their talents, cards that are disabled, have left, or lie face down (which their owner may turn up to use them).
 */
export const silenceOf = (
  state: Readonly<State>,
  at: number,
  { kind, at: place }: TextRef,
  text: Ability,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (kind === 'resource') return undefined;
  if (ship.suppressed) return 'suppressed';
  if (kind === 'ship' || isArmed(text)) return undefined;
  if (kind === 'captain') return isCaptainOut(ship) ? 'captainOut' : undefined;
  if (kind === 'admiral') return silenceOfAdmiral(state, at, place);
  const upgrade = ship.upgrades[place];
  if (!upgrade) return 'noSuchCard';
  if (upgradeCard(upgrade.card).type === 'eliteTalent' && isCaptainOut(ship)) return 'captainOut';
  if (isKeptDown(ship, place)) return 'keptDown';
  // Rules 7.2: a weapon card disabled to pay for its attack keeps its text in that attack.
  const firing = state.attack.attacker === at && state.attack.weapon === place;
  return upgrade.status === 'ready' || (firing && upgrade.status === 'disabled') ? undefined : 'cardNotReady';
};

/** Rules 8: his own ship, or one of the fleet within range 3; with his ship's communications or captain out, it alone. */
const silenceOfAdmiral = (state: Readonly<State>, at: number, place: number): RefusalCode | undefined => {
  const carrier = shipAt(state, place);
  if (carrier.suppressed) return 'suppressed';
  if (place === at) return undefined;
  const cutOff = carrier.damage.some(
    ({ card, up }) => up && (card === 'communicationsFailure' || card === 'injuredCaptain'),
  );
  if (cutOff) return 'captainOut';
  return rangeBetween(shipAt(state, at).pose, carrier.pose) === OUT_OF_RANGE ? 'outOfRange' : undefined;
};

export const isCaptainOut = (ship: Ship): boolean => ship.captainDisabled || isShut(ship, 'captain');

const isFaceDown = (ship: Ship, { kind, at }: TextRef): boolean =>
  kind === 'upgrade' && ship.upgrades[at]?.faceDown === true;

/** Whether a text works by itself: it counts, and its card lies open. */
export const speaks = (state: Readonly<State>, at: number, ref: TextRef, text: Ability): boolean =>
  !isFaceDown(shipAt(state, at), ref) && silenceOf(state, at, ref, text) === undefined;

const momentsOf = new Map<Written, ReadonlySet<Timing>>();

/** Whether a card has a text for this moment at all. */
export const isWrittenFor = (card: Written, timing: Timing): boolean => {
  const known = momentsOf.get(card);
  if (known) return known.has(timing);
  momentsOf.set(card, new Set(card.abilities.map((text) => text.timing)));
  return isWrittenFor(card, timing);
};

/** Goes through the texts a ship has for this moment, in the order ship, captain, upgrades, resource, admirals. */
export const forEachText = (
  state: Readonly<State>,
  at: number,
  timing: Timing,
  found: (text: Text) => void,
): void => {
  const ship = shipAt(state, at);
  visit(shipCard(ship.card), SHIP_TEXT, timing, found);
  visit(captainCard(ship.captain), CAPTAIN_TEXT, timing, found);
  for (let place = 0; place < ship.upgrades.length; place++) {
    const upgrade = ship.upgrades[place];
    if (upgrade && isWrittenFor(upgradeCard(upgrade.card), timing))
      visit(upgradeCard(upgrade.card), { kind: 'upgrade', at: place }, timing, found);
  }
  const resource = state.players[ship.seat]?.resource ?? '';
  if (resource !== '') visit(resourceCard(resource), RESOURCE_TEXT, timing, found);
  if (timing === 'action') forEachAdmiral(state, ship, found);
};

const visit = (card: Written, ref: TextRef, timing: Timing, found: (text: Text) => void): void => {
  if (!isWrittenFor(card, timing)) return;
  card.abilities.forEach((text, index) => {
    if (text.timing === timing && text.target !== 'friends') found({ ref, index, text });
  });
};

const forEachAdmiral = (state: Readonly<State>, { seat }: Ship, found: (text: Text) => void): void => {
  state.ships.forEach((other, at) => {
    if (other.seat !== seat || other.admiral === '' || other.fate !== 'alive') return;
    visit(admiralCard(other.admiral), { kind: 'admiral', at }, 'action', found);
  });
};

/** Whether a ship has any text for this moment on what lies open, working or not; face-down cards tell nothing. */
export const hasTextFor = (state: Readonly<State>, at: number, timing: Timing): boolean => {
  const ship = shipAt(state, at);
  if (isWrittenFor(shipCard(ship.card), timing) || isWrittenFor(captainCard(ship.captain), timing))
    return true;
  for (const { card, faceDown } of ship.upgrades)
    if (!faceDown && isWrittenFor(upgradeCard(card), timing)) return true;
  const resource = state.players[ship.seat]?.resource ?? '';
  return resource !== '' && isWrittenFor(resourceCard(resource), timing);
};

/** A continuous text of one of the ship's own cards that says something of this kind. */
export const passiveOf = <T extends Op['op']>(
  state: Readonly<State>,
  at: number,
  kind: T,
): (Text & { readonly op: Extract<Op, { readonly op: T }> }) | undefined => {
  let said: (Text & { readonly op: Extract<Op, { readonly op: T }> }) | undefined;
  forEachText(state, at, 'continuous', (found) => {
    const op = found.text.effect.find((one): one is Extract<Op, { readonly op: T }> => one.op === kind);
    if (op && speaks(state, at, found.ref, found.text)) said ??= { ...found, op };
  });
  return said;
};

/** The text of a captain that falls on others of his fleet. */
export const hasTextOn = (captain: CaptainId, target: Ability['target']): Ability | undefined =>
  captainCard(captain).abilities.find((text) => text.target === target);
