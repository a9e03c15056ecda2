import { personName } from '../../../../words/en';
import type { Event } from '../../events';
import { cardName } from './cards';
import {
  aFace,
  type Battle,
  counted,
  countedFaces,
  damageName,
  FACE_PLURALS,
  faceName,
  facesText,
  inWords,
  shipName,
  TOKEN_NAMES,
} from './names';

const ATTACK_EVENTS = [
  'attackDeclared',
  'upgradeDisabled',
  'upgradeLost',
  'lockSpent',
  'cloakFlipped',
  'diceRolled',
  'diceRolledAgain',
  'diceChanged',
  'resultAdded',
  'tokenSpent',
  'compared',
  'shieldLost',
  'shieldsDisabled',
  'damaged',
  'dieRolled',
  'turnedDown',
  'deckRefilled',
  'doomed',
  'removed',
] as const satisfies readonly Event['type'][];

/** What happens in attacks and to hulls. */
export type AttackEvent = Extract<Event, { readonly type: (typeof ATTACK_EVENTS)[number] }>;

export const isAttackEvent = (event: Event): event is AttackEvent =>
  ATTACK_EVENTS.some((type) => type === event.type);

const FATES = {
  destroyed: 'is destroyed',
  fled: 'has left the play area and is out of the battle',
  surrendered: 'surrenders',
} as const;

export const attackEvent = (event: AttackEvent, pub: Battle): string => {
  if (event.type === 'deckRefilled')
    return `${personName(event.seat, pub.people)} shuffles ${counted(event.cards, 'discarded damage card')} into a new deck.`;
  const name = shipName(pub, event.ship);
  switch (event.type) {
    case 'attackDeclared':
      return `${name} attacks ${shipName(pub, event.target)} with its ${event.card === '' ? 'primary weapon' : cardName(event.card)} at range ${String(event.range)}${event.obstructed ? ', across something that gives one more defense die' : ''}.`;
    case 'upgradeDisabled':
      return `${name} disables its ${cardName(event.card)}.`;
    case 'upgradeLost':
      return event.under
        ? `${name} discards ${cardName(event.card)}.`
        : `${name} loses ${cardName(event.card)}.`;
    case 'lockSpent':
      return `${name} spends its Target Lock on ${shipName(pub, event.target)}.`;
    case 'cloakFlipped':
      return `${name} shows itself: its Cloak token turns red.`;
    case 'tokenSpent':
      return `${name} spends ${TOKEN_NAMES[event.token]}.`;
    case 'shieldsDisabled':
      return `${name} has ${counted(event.count, 'shield')} disabled.`;
    case 'doomed':
      return `${name} is breaking up, but still has its simultaneous attack.`;
    case 'removed':
      return `${name} ${FATES[event.fate]}.`;
    default:
      return diceEvent(event, name, pub);
  }
};

type DiceEvent = Extract<
  AttackEvent,
  {
    readonly type:
      | 'diceRolled'
      | 'diceRolledAgain'
      | 'diceChanged'
      | 'resultAdded'
      | 'compared'
      | 'shieldLost'
      | 'damaged'
      | 'dieRolled'
      | 'turnedDown';
  }
>;

const comparedText = (
  { hits, doubleHits, criticals, evades }: Extract<DiceEvent, { readonly type: 'compared' }>,
  target: string,
): string => {
  const left = [
    countedFaces(hits, 'hit'),
    countedFaces(doubleHits, 'doubleHit'),
    countedFaces(criticals, 'critical'),
  ].filter((part) => !part.startsWith('0 '));
  if (left.length === 0) return `${target} takes no damage.`;
  const past = evades === 0 ? '' : ` past ${countedFaces(evades, 'evade')}`;
  return `${target} is hit: ${inWords(left, 'and')}${past}.`;
};

const diceEvent = (event: DiceEvent, name: string, pub: Battle): string => {
  switch (event.type) {
    case 'diceRolled':
      return event.faces.length === 0
        ? `${name} rolls no ${event.dice} dice.`
        : `${name} rolls ${counted(event.faces.length, `${event.dice} die`, `${event.dice} dice`)}: ${facesText(event.faces)}.`;
    case 'diceRolledAgain':
      return `${name} rolls ${counted(event.at.length, 'die', 'dice')} again: ${facesText(event.faces)}.`;
    case 'diceChanged':
      return `${name} turns ${countedFaces(event.at.length, event.from)} into ${event.at.length === 1 ? aFace(event.to) : FACE_PLURALS[event.to]}.`;
    case 'resultAdded':
      return `${name} adds one ${faceName(event.face)}.`;
    case 'compared':
      return comparedText(event, shipName(pub, event.target));
    case 'shieldLost':
      return `${name} loses a shield${event.critical ? ' to a Critical Hit' : ''}.`;
    case 'damaged':
      return event.up
        ? `${name} takes critical damage: ${damageName(event.card)}.`
        : `${name} takes a face-down damage card.`;
    case 'dieRolled':
      return pub.ships[event.ship]?.card === event.card
        ? `${name} rolls one ${event.die} die: ${faceName(event.face)}.`
        : `${name} rolls for ${cardName(event.card)}: ${faceName(event.face)}.`;
    case 'turnedDown':
      return `${damageName(event.card)} on ${name} is turned face down.`;
  }
};
