import { pile, putOnTop, shuffle } from '../../../engine/piles';
import { dealCard, drawCard, sink } from '../apply/damage';
import type { DamageId } from '../data/damage';
import { shipCard } from '../data/ships';
import { hasLostShield } from '../legal/usable';
import { next, type Play, playerAt, shipAt } from '../play';
import type { CardRef, DamageState } from '../types';
import type { Work } from '../work';
import { askFor, type Handlers } from './handlers';
import type { Effects } from '../work';

/* Damage and repair. */

export const repairShield = (play: Play, at: number): void => {
  const ship = shipAt(play.draft, at);
  if (!hasLostShield(ship)) return;
  // Rules 5: a shield repaired on a cloaked ship comes back disabled.
  const active = ship.cloak === 'none';
  if (active) ship.shields++;
  else ship.disabledShields++;
  play.emit?.({ type: 'shieldRepaired', ship: at, active });
};

/** A damage card goes to its owner's discards; a face-down one stays unseen. */
export const repairDamage = (play: Play, at: number, serial: number): void => {
  const ship = shipAt(play.draft, at);
  const card = ship.damage.find((one) => one.serial === serial);
  if (!card) return;
  ship.damage = ship.damage.filter((one) => one !== card);
  discardDamage(play, at, card);
};

const discardDamage = (play: Play, at: number, { serial, card, seen }: DamageState): void => {
  putOnTop(playerAt(play.draft, shipAt(play.draft, at).seat).discards, card, seen);
  play.emit?.({ type: 'damageRepaired', ship: at, serial, card: seen === 0 ? '' : card });
};

const repairOne = (play: Play, effects: Effects): void => {
  const at = effects.target;
  const ship = shipAt(play.draft, at);
  const cards = [...(hasLostShield(ship) ? [0] : []), ...ship.damage.map(({ serial }) => serial)];
  const [only] = cards;
  if (only === undefined) return;
  if (cards.length > 1)
    return askFor(play, effects, { type: 'chooseRepair', seat: ship.seat, ship: at, cards });
  if (only === 0) repairShield(play, at);
  else repairDamage(play, at, only);
};

/** Ruling 34: one hull point is left, all cards lie face down; the rest of the damage that was being dealt is lost. */
const revive = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const wanted = shipCard(ship.card).hull - 1;
  draft.agenda = draft.agenda.filter((tagged) => {
    const work = tagged as Work;
    return !((work.type === 'sunk' || work.type === 'deal' || work.type === 'dealt') && work.ship === at);
  });
  while (ship.damage.length > wanted) {
    const newest = ship.damage.pop();
    if (newest) discardDamage(play, at, newest);
  }
  while (ship.damage.length < wanted) {
    const card = drawCard(play, ship.seat);
    if (!card) break;
    draft.dealt++;
    ship.damage.push({ serial: draft.dealt, card, up: false, seen: 0, round: draft.round });
    play.emit?.({ type: 'damaged', ship: at, serial: draft.dealt, up: false, card: '' });
  }
  for (const card of ship.damage) turnDown(play, at, { kind: 'damage', serial: card.serial });
  play.emit?.({ type: 'revived', ship: at });
};

export const turnDown = (play: Play, ship: number, from: CardRef): void => {
  if (from.kind !== 'damage') return;
  const card = shipAt(play.draft, ship).damage.find(({ serial }) => serial === from.serial);
  if (!card?.up) return;
  card.up = false;
  play.emit?.({ type: 'turnedDown', ship, card: card.card, serial: card.serial });
};

/**
 * Gornarus: the draw pile is searched and shuffled. House rule: what is found is told to both, since it lies open
 * beside the pile while its finder chooses.
 */
const search = (play: Play, effects: Effects, wanted: readonly string[]): void => {
  const { draft } = play;
  const { seat } = shipAt(draft, effects.target);
  const { deck } = playerAt(draft, seat);
  const found: DamageId[] = [];
  for (const kind of wanted) {
    const at = deck.cards.findIndex((card) => card === kind);
    const [card] = at < 0 ? [] : deck.cards.splice(at, 1);
    if (card) found.push(card);
  }
  deck.seen = deck.cards.map(() => 0);
  draft.reveals++;
  draft.attack.found = found;
  play.emit?.({ type: 'deckSearched', ship: effects.ship, seat, found });
  if (found.length === 0) return endSearch(play, seat);
  askFor(play, effects, {
    type: 'chooseDamage',
    seat: shipAt(draft, effects.ship).seat,
    ship: effects.target,
    cards: found,
  });
};

/** What was found and not taken goes back; the pile is shuffled either way. */
export const endSearch = (play: Play, seat: number): void => {
  const player = playerAt(play.draft, seat);
  player.deck = pile([...player.deck.cards, ...play.draft.attack.found]);
  play.draft.attack.found = [];
  shuffle(player.deck, play.rng);
  play.emit?.({ type: 'deckShuffled', seat });
};

type DamageOp =
  'suffer' | 'hullDamage' | 'destroy' | 'revive' | 'repairShield' | 'repair' | 'turnDown' | 'searchDamage';

export const damageOps: Handlers<DamageOp> = {
  suffer: (play, { target }, { count }) => {
    next(play, { type: 'deal', ship: target, hits: count, criticals: 0 });
  },
  hullDamage: (play, { target }, { count }) => {
    for (let n = 0; n < count; n++) dealCard(play, target, false);
  },
  destroy: (play, { target }) => {
    sink(play, target);
  },
  revive: (play, { target }) => {
    revive(play, target);
  },
  repairShield: (play, { target }) => {
    repairShield(play, target);
  },
  repair: repairOne,
  turnDown: (play, { ship, from }) => {
    turnDown(play, ship, from);
  },
  searchDamage: (play, effects, { cards }) => {
    search(play, effects, cards);
  },
};
