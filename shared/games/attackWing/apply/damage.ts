import { draw, maskOf, pile, putOnTop, shuffle } from '../../../engine/piles';
import { loseShield } from '../abilities/losses';
import type { DamageId } from '../data/damage';
import { type Face, rollFace } from '../data/dice';
import { shipCard } from '../data/ships';
import { askedAt, hasMoment } from '../legal/asking';
import { isAlive, next, type Play, playerAt, shipAt } from '../play';
import { type Fate, NONE, type State } from '../types';
import { rankOf } from './order';

const EVERYBODY = maskOf(['spectator']);

/** Deals damage one by one: Hits first, then Criticals, each with all it brings before the next. */
export const deal = (play: Play, ship: number, hits: number, criticals: number): void => {
  if (hits + criticals === 0 || !isAlive(shipAt(play.draft, ship))) return;
  const rest = {
    type: 'deal',
    ship,
    hits: Math.max(0, hits - 1),
    criticals: hits > 0 ? criticals : criticals - 1,
  } as const;
  if (rest.hits + rest.criticals > 0) next(play, rest);
  hurt(play, ship, hits === 0);
};

/** Ruling 33: attack dice against which nobody defends, unmodified: Hits before Criticals, shields first. */
export const rollStrike = (play: Play, ship: number, dice: number): readonly Face[] => {
  const faces = Array.from({ length: dice }, () => rollFace('attack', play.rng));
  const hits = faces.filter((face) => face === 'hit').length;
  const criticals = faces.filter((face) => face === 'critical').length;
  next(play, { type: 'deal', ship, hits, criticals });
  return faces;
};

/** One damage: an Active Shield if there is one, otherwise a card, face up if it is critical. */
const hurt = (play: Play, at: number, critical: boolean): void => {
  const ship = shipAt(play.draft, at);
  const { attack } = play.draft;
  const struck = attack.attacker !== NONE && attack.target === at;
  if (struck) attack.lost++;
  if (ship.shields === 0) return critical ? dealUp(play, at, struck) : dealCard(play, at, false);
  // Magnetic Pulse: a Critical that would take an Active Shield goes past it.
  if (critical && struck && attack.pastShields) dealCard(play, at, false);
  else loseShield(play, at, critical);
};

/** A Critical reaches the hull: the attacker may have a text for it. */
const dealUp = (play: Play, at: number, struck: boolean): void => {
  const { draft } = play;
  const { attacker } = draft.attack;
  if (struck && isAlive(shipAt(draft, attacker)) && hasMoment(draft, attacker, 'dealDamage'))
    next(play, { type: 'window', timing: 'dealDamage', ship: attacker }, { type: 'dealCritical', ship: at });
  else dealCard(play, at, true);
};

/** A damage card from the owner's deck; one that brings their number to the hull value is not resolved. */
export const dealCard = (play: Play, at: number, up: boolean): void => {
  const card = drawCard(play, shipAt(play.draft, at).seat);
  if (card) layCard(play, at, card, up);
};

export const layCard = (play: Play, at: number, card: DamageId, up: boolean): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  draft.dealt++;
  const serial = draft.dealt;
  ship.damage.push({ serial, card, up, seen: up ? EVERYBODY : 0, round: draft.round });
  play.emit?.({ type: 'damaged', ship: at, serial, up, card: up ? card : '' });
  if (ship.damage.length >= shipCard(ship.card).hull) sink(play, at);
  else if (up) next(play, { type: 'dealt', ship: at, serial });
};

/** The top card of the owner's deck, which is refilled from his discards when it is empty. */
export const drawCard = (play: Play, seat: number): DamageId | undefined => {
  const player = playerAt(play.draft, seat);
  if (player.deck.cards.length === 0 && player.discards.cards.length > 0) {
    play.emit?.({ type: 'deckRefilled', seat, cards: player.discards.cards.length });
    player.deck = player.discards;
    player.discards = pile<DamageId>([]);
    shuffle(player.deck, play.rng);
  }
  return draw(play.draft, player.deck)?.card;
};

/** Out of hull, or destroyed outright: a text may save the ship before it goes. */
export const sink = (play: Play, at: number): void => {
  if (shipAt(play.draft, at).doomed) return;
  if (askedAt(play.draft, at, 'destroyed'))
    next(play, { type: 'window', timing: 'destroyed', ship: at }, { type: 'sunk', ship: at });
  else goDown(play, at);
};

/**
 * Simultaneous attack rule: a ship brought down by an attack of equal skill that has not had its own attack yet stays,
 * with everything on it, until that has passed.
 */
export const goDown = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  if (!isSimultaneous(draft, at)) return remove(play, at, 'destroyed');
  ship.doomed = true;
  play.emit?.({ type: 'doomed', ship: at });
};

const isSimultaneous = (state: Readonly<State>, at: number): boolean => {
  const { attack } = state;
  if (attack.attacker === NONE || attack.target !== at) return false;
  const ship = shipAt(state, at);
  return !ship.attacked && rankOf(ship) === rankOf(shipAt(state, attack.attacker));
};

export const destroy = (play: Play, at: number): void => remove(play, at, 'destroyed');

/** Takes a ship off the mat. Its damage cards go to its owner's discards as they lay; locks on it and by it end. */
export const remove = (play: Play, at: number, fate: Exclude<Fate, 'alive'>): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  ship.fate = fate;
  ship.doomed = false;
  ship.mission = 0;
  ship.lock = NONE;
  for (const other of draft.ships) if (other.lock === at) other.lock = NONE;
  const { discards } = playerAt(draft, ship.seat);
  for (const { card, seen } of ship.damage) putOnTop(discards, card, seen);
  ship.damage = [];
  play.emit?.({ type: 'removed', ship: at, fate });
};
