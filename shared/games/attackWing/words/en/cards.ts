import type { Ability, Mark, Op } from '../../abilities/language';
import { writtenOn } from '../../abilities/sources';
import type { CardId } from '../../data/cardIds';
import type { Public } from '../../board';
import { ADMIRALS } from '../../data/admirals';
import { CAPTAINS } from '../../data/captains';
import { DAMAGE, type DamageId } from '../../data/damage';
import type { DiceSide, Face } from '../../data/dice';
import { RESOURCES } from '../../data/resources';
import { SHIPS } from '../../data/ships';
import { UPGRADES } from '../../data/upgrades';
import type { MoveOf } from '../../moves';
import { counted, faceName, FACE_PLURALS } from './names';

const TABLES: readonly Readonly<Record<string, { readonly name: string }>>[] = [
  SHIPS,
  CAPTAINS,
  UPGRADES,
  RESOURCES,
  ADMIRALS,
  DAMAGE,
];

/** What any card is called. */
export const cardName = (id: CardId | DamageId | ''): string => {
  for (const table of TABLES) {
    const name = table[id]?.name;
    if (name !== undefined) return name;
  }
  return 'a face-down card';
};

/** The card a `use` names, as far as everybody knows it. */
export const usedCard = (pub: Public, { ship, card, at }: MoveOf<'use'>): CardId | '' => {
  const own = pub.ships[ship];
  if (!own) return '';
  switch (card) {
    case 'ship':
      return own.card;
    case 'captain':
      return own.captain;
    case 'upgrade':
      return own.upgrades[at]?.card ?? '';
    case 'resource':
      return pub.players[own.seat]?.resource ?? '';
    case 'admiral':
      return pub.ships[at]?.admiral ?? '';
  }
};

/** "Use Toreth: turn 1 Hit into a Critical Hit." */
export const useText = (pub: Public, move: MoveOf<'use'>): string => {
  const id = usedCard(pub, move);
  if (id === '') return 'Turn up the face-down card and use it.';
  const card = writtenOn(move.card, id);
  const text = card.abilities[move.ability];
  const what = text ? effectText(text) : '';
  return what === '' ? `Use ${card.name}.` : `Use ${card.name}: ${what}.`;
};

const sided = (side: DiceSide, count: number): string => counted(count, `${side} die`, `${side} dice`);

/** What a text does, in a few words: its first operation stands for it. */
const effectText = ({ effect: [op] }: Ability): string => (op ? opText(op) : '');

const opText = (op: Op): string => {
  switch (op.op) {
    case 'dice':
      return `${sided(op.dice, Math.abs(op.add))} ${op.add > 0 ? 'more' : 'fewer'}`;
    case 'change':
      return `turn ${amount(op.count, op.from)} into ${op.count === 'all' ? FACE_PLURALS[op.to] : `a ${faceName(op.to)}`}`;
    case 'reroll':
      return op.face === 'any'
        ? `roll ${op.dice} dice again`
        : `roll ${amount(op.count === 'crew' ? 'all' : op.count, op.face)} again`;
    case 'addResult':
      return `add one ${faceName(op.face)}`;
    case 'cancel':
      return `cancel one ${op.faces.map(faceName).join(' or ')}`;
    case 'pool':
      return `${sided('attack', op.add)} more this round`;
    case 'debt':
    case 'opponentDebt':
      return `${sided('attack', op.count)} fewer this round`;
    case 'swapDie':
      return op.die === 'elite' ? 'swap in the elite attack die' : 'swap in the counter attack die';
    default:
      return PLAIN[op.op] ?? '';
  }
};

const amount = (count: number | 'all', face: Face): string =>
  count === 'all' ? `all ${FACE_PLURALS[face]}` : `${String(count)} ${faceName(face)}`;

const PLAIN: Readonly<Partial<Record<Op['op'], string>>> = {
  repairShield: 'repair a shield',
  repair: 'repair a shield or a damage card',
  removeAux: 'shed an Auxiliary Power Token',
  setDie: 'set one attack die',
  cancelAttack: 'cancel the attack',
  replaceManeuver: 'fly another maneuver',
  recolorCourse: 'change the color of the maneuver',
  setDial: 'change the dial of an enemy',
  flyExtra: 'fly an extra straight 1',
  flyFromDial: 'let a friend fly an extra maneuver',
  turnAbout: 'turn about on the spot',
  keepCloak: 'keep the Cloak token green',
  waiveLock: 'keep the Target Lock',
  keepToken: 'keep the token',
  takeItsPlace: 'let it take the place of the card',
  revive: 'save the ship',
  extraAttack: 'attack at once',
  takeUpgrades: 'discard upgrades of the target',
  disableCaptain: 'disable the captain of the locked ship',
  searchDamage: 'look for the damage card in the deck',
  placeWeb: 'place a token of the Energy Web',
  freeAction: 'do a free action',
  freeCard: 'perform the action of another card',
  takeToken: 'take a token of the resource',
  perform: 'cloak and act again',
};

export const MARK_TEXTS: Readonly<Record<Mark, readonly [on: string, off: string]>> = {
  evasive: ['flies evasively', 'flies evasively no more'],
  ambush: ['lies in ambush', 'has sprung its ambush'],
  counter: ['is ready for a counter attack', 'has made its counter attack'],
  noDefenseDice: ['rolls no defense dice this round', 'may roll defense dice again'],
  rolledDefense: ['has rolled defense dice this round', 'has rolled no defense dice'],
  cannotAttack: ['cannot attack this round', 'may attack again'],
  cannotBeAttacked: ['cannot be attacked this round', 'may be attacked again'],
  attackFirst: ['attacks before all others this round', 'attacks in its turn'],
  twoAttacks: ['may attack twice this round', 'attacks but once'],
  firedBack: ['fires back', 'has not fired back'],
  tokenTriggered: [
    'has a Battle Stations token that serves no other card this round',
    'has no Battle Stations token left that served a card',
  ],
  skipAction: ['takes no action this round', 'may act again'],
  freeActionDone: ['has done a free action', 'has done no free action'],
  noFreeActions: ['may do no free action this round', 'may do free actions again'],
  noFreeEvade: ['may not evade as a free action this round', 'may evade again'],
  staysDown: ['turns up no face-down card this round', 'may turn up its face-down cards again'],
};
