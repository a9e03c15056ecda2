import { hasTextFor, isCaptainOut, isWrittenFor } from '../abilities/sources';
import type { Timing } from '../abilities/language';
import type { Faction } from '../data/kinds';
import { shipCard } from '../data/ships';
import { upgradeCard, UPGRADE_IDS, type UpgradeId } from '../data/upgrades';
import { possibleCards } from '../fleet/seen';
import { shipAt } from '../play';
import type { QuestionOf } from '../questions';
import { NONE, type Ship, type State, type TextRef, type Window } from '../types';
import { mayHideAction, openActing } from './acting';
import { hasToken } from './actions';
import { attackMoves, couldAttackWith } from './attacks';
import { couldUse, type FreeCard, freeCards, givers, isMeant } from './usable';
import { hasChoice, isInterruption } from './windows';

/*
 * Who is asked is decided here and nowhere else, and from public things alone: tokens, locks, dice, poses, cards that
 * lie open. Whoever could do nothing but pass is not asked. A card that lies face down makes each of these say yes at
 * every moment at which any card it could be may act, whatever it is: a question that came only for the holder of a
 * certain card would tell which card it is. A test holds the answers against every guess of every viewer.
 */

export const isAskedToAct = (state: Readonly<State>, ship: number): boolean =>
  mayHideAction(state, ship) ||
  hasToken(state, ship) ||
  openActing(state, ship) ||
  mightHide(
    state,
    ship,
    (card, place) =>
      couldUse(state, ship, place, upgradeCard(card).abilities, 'freeAction') ||
      givers(state, ship).some(({ op }) => couldBeGiven(state, ship, op, card, place)),
  );

/** Whether a card that might lie face down could act because another card lets it. */
const couldBeGiven = (
  state: Readonly<State>,
  ship: number,
  op: FreeCard,
  card: UpgradeId,
  place: number,
): boolean => isMeant(op, card) && couldUse(state, ship, place, upgradeCard(card).abilities, 'action');

/** The places of the cards that another card lets act, as everybody may know them: whatever lies face down there. */
export const givenPlaces = (state: Readonly<State>, ship: number, ref: TextRef, op: FreeCard): number[] => {
  const sure = freeCards(state, ship, ref, op);
  const might = new Set<number>();
  mightHide(state, ship, (card, place) => {
    if (couldBeGiven(state, ship, op, card, place)) might.add(place);
    return false;
  });
  return shipAt(state, ship).upgrades.flatMap((_, place) =>
    sure.includes(place) || might.has(place) ? [place] : [],
  );
};

export const isAskedToAttack = (state: Readonly<State>, ship: number, only = NONE): boolean =>
  openAttacks(state, ship, only) ||
  mightHide(state, ship, (card, place) => couldAttackWith(state, ship, place, card));

/** Attacks with the primary weapon and with cards that lie open. */
const openAttacks = (state: Readonly<State>, ship: number, only: number): boolean => {
  const { upgrades } = shipAt(state, ship);
  return attackMoves(state, ship, only).some(({ weapon }) => upgrades[weapon]?.faceDown !== true);
};

/** Why the owner of a ship is asked at this moment, if he is: for what lies open, or (also) for a face-down card. */
export const askedAt = (
  state: Readonly<State>,
  ship: number,
  timing: Window,
): { readonly reaction: boolean } | undefined => {
  const reaction =
    mayHideFor(shipAt(state, ship), timing) &&
    mightHide(
      state,
      ship,
      (card, place) =>
        isWrittenFor(upgradeCard(card), timing) &&
        couldUse(state, ship, place, upgradeCard(card).abilities, timing),
    );
  return reaction || hasChoice(state, ship, timing) ? { reaction } : undefined;
};

/**
 * Rules 9.8: whoever is asked (also) for face-down cards may say openly that they stay down; an interruption goes on with
 * that, so that it must be all there is to decide.
 */
export const mayStayDown = (
  state: Readonly<State>,
  { ship, timing, reaction }: QuestionOf<'window'>,
): boolean => reaction === true && !(isInterruption(timing) && hasChoice(state, ship, timing));

/** Whether any card that could lie face down on the ship fits. */
const mightHide = (
  state: Readonly<State>,
  at: number,
  fits: (card: UpgradeId, place: number) => boolean,
): boolean => {
  const ship = shipAt(state, at);
  if (ship.suppressed || ship.marks.includes('staysDown')) return false;
  const muted = isCaptainOut(ship);
  return ship.upgrades.some(
    ({ faceDown, bought }, place) =>
      faceDown &&
      possibleCards(state, at, bought).some(
        (card) => !(muted && upgradeCard(card).type === 'eliteTalent') && fits(card, place),
      ),
  );
};

/** Whether a moment may come at all: the ship has a text for it, or a card that lies face down may have. */
export const hasMoment = (state: Readonly<State>, ship: number, timing: Window): boolean =>
  hasTextFor(state, ship, timing) || mayHideFor(shipAt(state, ship), timing);

/** A face-down card is of the ship's faction, or a talent of a Federation captain: most have nothing for most moments. */
const mayHideFor = (ship: Ship, timing: Window): boolean =>
  ship.upgrades.some(
    ({ faceDown, bought }) =>
      faceDown && momentsOf(bought === 'talent' ? 'talent' : shipCard(ship.card).faction).has(timing),
  );

const moments = new Map<Faction | 'talent', ReadonlySet<Timing>>();

const momentsOf = (kind: Faction | 'talent'): ReadonlySet<Timing> => {
  const known = moments.get(kind);
  if (known) return known;
  const found = new Set<Timing>();
  for (const id of UPGRADE_IDS) {
    const { faction, type, abilities } = upgradeCard(id);
    const fits = kind === 'talent' ? type === 'eliteTalent' : faction === kind;
    if (fits) for (const { timing } of abilities) found.add(timing);
  }
  moments.set(kind, found);
  return found;
};
