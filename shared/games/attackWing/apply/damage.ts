import { draw, maskOf, pile, putOnTop, shuffle } from '../../../engine/piles';
import { loseShield } from '../abilities/costs';
import type { DamageId } from '../data/damage';
import { shipCard } from '../data/ships';
import { isAlive, next, type Play, shipAt } from '../play';
import { type Fate, NONE, type Player, type Ship, type State } from '../types';

const EVERYBODY = maskOf(['spectator']);

/** One damage: an Active Shield if there is one, otherwise a card, face up if it is critical. */
export const hurt = (play: Play, at: number, critical: boolean): void => {
  const ship = shipAt(play.draft, at);
  if (ship.shields > 0) loseShield(play, at, critical);
  else dealCard(play, at, critical);
};

/** Normal damage from a card. */
export const suffer = (play: Play, ship: number, count: number): void => {
  for (let n = 0; n < count && isAlive(shipAt(play.draft, ship)); n++) hurt(play, ship, false);
};

const dealCard = (play: Play, at: number, up: boolean): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const card = drawCard(play, ship);
  if (!card) return;
  draft.dealt++;
  const serial = draft.dealt;
  ship.damage.push({ serial, card, up, seen: up ? EVERYBODY : 0, round: draft.round });
  play.emit?.({ type: 'damaged', ship: at, serial, up, card: up ? card : '' });
  if (ship.damage.length >= shipCard(ship.card).hull) sink(play, at);
  if (up && isAlive(ship)) next(play, { type: 'dealt', ship: at, serial });
};

/** The top card of the owner's deck, which is refilled from his discards when it is empty. */
const drawCard = (play: Play, { seat }: Ship): DamageId | undefined => {
  const player = playerAt(play.draft, seat);
  if (player.deck.cards.length === 0 && player.discards.cards.length > 0) {
    play.emit?.({ type: 'deckRefilled', seat, cards: player.discards.cards.length });
    player.deck = player.discards;
    player.discards = pile<DamageId>([]);
    shuffle(player.deck, play.rng);
  }
  return draw(play.draft, player.deck)?.card;
};

export const playerAt = (state: { readonly players: readonly Player[] }, seat: number): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`playerAt: no seat ${String(seat)}`);
  return player;
};

/**
 * Out of hull. Simultaneous attack rule: a ship brought down by an attack of equal skill that has not had its own attack
 * yet stays, with everything on it, until that has passed.
 */
const sink = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  if (!isSimultaneous(draft, at)) return remove(play, at, 'destroyed');
  if (ship.doomed) return;
  ship.doomed = true;
  play.emit?.({ type: 'doomed', ship: at });
};

const isSimultaneous = (state: Readonly<State>, at: number): boolean => {
  const { attack } = state;
  if (attack.attacker === NONE || attack.target !== at) return false;
  const ship = shipAt(state, at);
  return ship.doomed || (!ship.attacked && ship.skill === shipAt(state, attack.attacker).skill);
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

/** Deals the damage of an attack one by one: Hits first, then Criticals, each with all it brings before the next. */
export const deal = (play: Play, ship: number, hits: number, criticals: number): void => {
  if (hits + criticals === 0 || !isAlive(shipAt(play.draft, ship))) return;
  const rest = {
    type: 'deal',
    ship,
    hits: Math.max(0, hits - 1),
    criticals: hits > 0 ? criticals : criticals - 1,
  } as const;
  next(play, rest);
  hurt(play, ship, hits === 0);
};
