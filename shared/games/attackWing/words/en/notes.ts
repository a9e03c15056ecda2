import type { Event, EventOf } from '../../events';
import { NONE } from '../../types';
import { cardName } from './cards';
import { counted, damageName, faceName, harms, ICON_NAMES } from './names';
import { maneuverTitle } from './scene';

/** What happened to a ship in a word or two, said over it. */
export interface Note {
  readonly ship: number;
  readonly text: string;
  /** How it is for that ship. */
  readonly mood: 'good' | 'bad' | 'plain';
}

type Noter<T extends Event['type']> = (event: EventOf<T>) => Note | undefined;
type Noters = { readonly [T in Event['type']]?: Noter<T> };

const good = (ship: number, text: string): Note => ({ ship, text, mood: 'good' });
const bad = (ship: number, text: string): Note => ({ ship, text, mood: 'bad' });
const plain = (ship: number, text: string): Note => ({ ship, text, mood: 'plain' });

/** As many letters as a label has room for. */
const ROOM = 22;

/** As much of a card's name as there is room for, in whole words. */
const short = (name: string): string => {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > ROOM) words.pop();
  return words.join(' ').slice(0, ROOM);
};

const strikes: Noter<'compared'> = ({ target, evades, hits, doubleHits, criticals }) => {
  const struck = [
    ...(hits + doubleHits > 0 ? [counted(hits + 2 * doubleHits, 'hit')] : []),
    ...(criticals > 0 ? [`${String(criticals)} critical`] : []),
  ];
  if (struck.length > 0) return bad(target, struck.join(', '));
  return good(target, evades > 0 ? 'Evaded' : 'Missed');
};

const NOTES: Noters = {
  dialRevealed: ({ ship, maneuver }) => plain(ship, maneuverTitle(maneuver)),
  suppressed: ({ ship }) => bad(ship, 'Seen through'),
  flew: ({ ship, touching }) => (touching === NONE ? undefined : bad(ship, 'Slides back')),
  planetMet: ({ ship }) => bad(ship, 'Slides off the planet'),
  obstacleStruck: ({ ship, face }) =>
    harms(face) ? bad(ship, `Obstacle: ${faceName(face)}`) : plain(ship, 'Obstacle: no damage'),
  actionSkipped: ({ ship, why }) =>
    why === 'overlap' || why === 'aux' || why === 'skip' ? bad(ship, 'No action') : undefined,
  auxPlaced: ({ ship, count }) => bad(ship, `${String(count)} Auxiliary Power`),
  auxRemoved: ({ ship }) => good(ship, 'Auxiliary Power off'),
  tokenTaken: ({ ship, token }) => good(ship, ICON_NAMES[token]),
  tokenSpent: ({ ship, token }) => plain(ship, `${ICON_NAMES[token]} spent`),
  locked: ({ target }) => bad(target, 'Target Lock'),
  cloaked: ({ ship }) => good(ship, 'Cloaked'),
  cloakDropped: ({ ship }) => plain(ship, 'Uncloaked'),
  turnedUp: ({ ship, card }) => plain(ship, short(cardName(card))),
  used: ({ ship, card }) => plain(ship, short(cardName(card))),
  upgradeLost: ({ ship, card, under }) => (under ? undefined : bad(ship, short(`Lost: ${cardName(card)}`))),
  captainDisabled: ({ ship }) => bad(ship, 'Captain out'),
  invalidShown: ({ ship }) => bad(ship, 'Not allowed here'),
  revived: ({ ship }) => good(ship, 'One hull point left'),
  poolGained: ({ ship, count }) => good(ship, `+${String(count)} attack dice`),
  debtTaken: ({ ship, count }) => (ship === NONE ? undefined : bad(ship, `−${String(count)} attack dice`)),
  diceNumbered: ({ ship, dice, add }) =>
    plain(ship, `${add > 0 ? '+' : '−'}${String(Math.abs(add))} ${dice} dice`),
  agilityChanged: ({ ship, by }) =>
    (by > 0 ? good : bad)(ship, `Agility ${by > 0 ? '+' : '−'}${String(Math.abs(by))}`),
  resultCancelled: ({ ship, face }) => good(ship, `No ${faceName(face)}`),
  attackCancelled: ({ ship }) => good(ship, 'Attack cancelled'),
  beamHeld: ({ target }) => bad(target, 'Held by the beam'),
  courseRecolored: ({ ship, color }) => plain(ship, `Counts as ${color}`),
  maneuverReplaced: ({ ship, maneuver }) => plain(ship, maneuverTitle(maneuver)),
  cloakHeld: ({ ship }) => good(ship, 'Stays cloaked'),
  attackDeclared: ({ target, range, obstructed }) =>
    plain(target, obstructed ? `Range ${String(range)}, obstructed` : `Attacked, range ${String(range)}`),
  heldFire: ({ ship }) => plain(ship, 'Holds fire'),
  compared: strikes,
  shieldLost: ({ ship }) => bad(ship, 'Shield lost'),
  shieldsDisabled: ({ ship }) => plain(ship, 'Shields down'),
  shieldsRaised: ({ ship }) => good(ship, 'Shields up'),
  damaged: ({ ship, card }) => bad(ship, card === '' ? 'Hull hit' : damageName(card)),
  damageRepaired: ({ ship }) => good(ship, 'Repaired'),
  shieldRepaired: ({ ship }) => good(ship, 'Shield repaired'),
  doomed: ({ ship }) => bad(ship, 'Breaking up'),
};

export const noteOf = (event: Event): Note | undefined => {
  const note = NOTES[event.type] as ((event: Event) => Note | undefined) | undefined;
  return note?.(event);
};
