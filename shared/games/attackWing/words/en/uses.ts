import type { Ability, Cost, Mark, Op } from '../../abilities/language';
import { writtenOn } from '../../abilities/sources';
import type { Public } from '../../board';
import type { CardId } from '../../data/cardIds';
import type { DiceSide, Face } from '../../data/dice';
import type { UpgradeType } from '../../data/kinds';
import type { MoveOf } from '../../moves';
import { SLOT_NAMES } from './fleet';
import {
  aFace,
  counted,
  faceName,
  FACE_PLURALS,
  ICON_NAMES,
  inWords,
  TOKEN_NAMES,
  upgradeName,
} from './names';

/* What using a card does and what it costs, in one sentence, so that nobody has to know the card. */

/** The card a `use` names, as far as it is known. */
const usedCard = (pub: Public, { ship, card, at }: MoveOf<'use'>): CardId | '' => {
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

/** "Use Toreth: turn 1 Hit into a Critical Hit." "Turn up Kunivas: add one Hit (discard it)." */
export const useText = (pub: Public, move: MoveOf<'use'>): string => {
  const id = usedCard(pub, move);
  if (id === '') return 'Turn up the face-down card and use it.';
  const lies = move.card === 'upgrade' && pub.ships[move.ship]?.upgrades[move.at]?.faceDown === true;
  const card = writtenOn(move.card, id);
  const text = card.abilities[move.ability];
  const what = text ? abilityText(text) : '';
  const name = move.card === 'upgrade' ? upgradeName(pub, move.ship, move.at) : card.name;
  const start = `${lies ? 'Turn up' : 'Use'} ${name}`;
  return what === '' ? `${start}.` : `${start}: ${what}.`;
};

const abilityText = ({ effect, pay }: Ability): string => {
  const does = [...new Set([...tokensText(effect), ...effect.map(opText)])].filter((part) => part !== '');
  const costs = pay.map(costText);
  return costs.length === 0 ? does.join(', ') : `${does.join(', ')} (${costs.join(', ')})`;
};

const tokensText = (effect: readonly Op[]): string[] => {
  const tokens = effect.flatMap((op) => (op.op === 'token' ? [TOKEN_NAMES[op.token]] : []));
  return tokens.length === 0 ? [] : [`take ${inWords(tokens, 'and')}`];
};

const sided = (side: DiceSide, count: number): string => counted(count, `${side} die`, `${side} dice`);
const upgrades = (types: readonly UpgradeType[]): string =>
  inWords(
    types.map((type) => SLOT_NAMES[type]),
    'or',
  );

const costText = (cost: Cost): string => {
  switch (cost.pay) {
    case 'disableThis':
      return 'disable it';
    case 'discardThis':
      return 'discard it';
    case 'discardOwn':
      return `discard another ${upgrades(cost.types)} upgrade`;
    case 'targetLock':
      return 'spend the Target Lock';
    case 'cloakToken':
      return 'drop the cloak';
    case 'aux':
      return `take ${counted(cost.count, 'Auxiliary Power Token')}`;
    case 'disableShields':
      return cost.count === 'all' ? 'disable all shields' : `disable ${counted(cost.count, 'shield')}`;
    case 'destroyShields':
      return `lose ${counted(cost.count, 'shield')} for good`;
    case 'resourceToken':
      return 'spend one of its tokens';
  }
};

const amount = (count: number | 'all', face: Face): string =>
  count === 'all' ? `all ${FACE_PLURALS[face]}` : `${String(count)} ${faceName(face)}`;

const rerollText = ({ dice, face, count }: Extract<Op, { readonly op: 'reroll' }>): string => {
  if (face !== 'any') return `roll ${amount(count === 'crew' ? 'all' : count, face)} again`;
  if (count === 'crew') return `roll ${dice} dice again, as many as there is Crew`;
  if (count === 'all') return `have all ${dice} dice rolled again`;
  return `have ${count === 1 ? 'one' : `up to ${String(count)}`} ${dice} ${count === 1 ? 'die' : 'dice'} rolled again`;
};

const rollText = ({ die, count = 1, then: [first] }: Extract<Op, { readonly op: 'roll' }>): string => {
  const roll = `roll ${sided(die, count)}`;
  if (first?.op === 'beam') return `${roll}, each Hit holds the target`;
  return first?.op === 'token' ? `${roll}, each Evade is ${TOKEN_NAMES[first.token]}` : roll;
};

const opText = (op: Op): string => {
  switch (op.op) {
    case 'dice':
      return `${sided(op.dice, Math.abs(op.add))} ${op.add > 0 ? 'more' : 'fewer'}`;
    case 'change':
      return `turn ${amount(op.count, op.from)} into ${op.count === 'all' ? FACE_PLURALS[op.to] : aFace(op.to)}`;
    case 'reroll':
      return rerollText(op);
    case 'roll':
      return rollText(op);
    case 'addResult':
      return `add one ${faceName(op.face)}`;
    case 'cancel':
      return `cancel one ${inWords(op.faces.map(faceName), 'or')}`;
    case 'pool':
      return `${sided('attack', op.add)} more this round`;
    case 'debt':
      return `${sided('attack', op.count)} fewer this round`;
    case 'opponentDebt':
      return `the enemy rolls ${sided('attack', op.count)} fewer this round`;
    case 'swapDie':
      return op.die === 'elite' ? 'swap in the elite attack die' : 'swap in the counter attack die';
    default:
      return shipOpText(op);
  }
};

const shipOpText = (op: Op): string => {
  switch (op.op) {
    case 'mark':
      return MARKS[op.mark] ?? '';
    case 'agility':
      return `agility is ${String(op.by)} higher this round`;
    case 'aux':
      return `take ${counted(op.count, 'Auxiliary Power Token')}`;
    case 'hullDamage':
      return `with ${String(op.count)} damage to its hull`;
    case 'suffer':
      return `suffer ${String(op.count)} damage`;
    case 'takeUpgrades':
      return `the target loses ${counted(op.count, `${upgrades(op.types)} upgrade`)}`;
    case 'freeAction':
      return op.icons === 'actionBar'
        ? 'then do another action of its Action Bar'
        : `do ${inWords(
            op.icons.map((icon) => ICON_NAMES[icon]),
            'or',
          )} as a free action`;
    case 'freeCard':
      return `${op.title ?? 'another Crew upgrade'} acts as a free action`;
    case 'takeToken':
      return op.onBar ? 'take one of its tokens as a free action' : 'take one of its tokens';
    case 'recolorCourse':
      return `the maneuver counts as ${op.color}`;
    default:
      return PLAIN[op.op] ?? '';
  }
};

/** Marks that a player would want to know of before he uses the card. */
const MARKS: Readonly<Partial<Record<Mark, string>>> = {
  evasive: 'in every defense a Battle Stations may become an Evade',
  ambush: 'the first attack while cloaked rolls 2 attack dice more',
  counter: 'attack back at once when damaged from ahead',
  noDefenseDice: 'roll no defense dice this round',
  cannotAttack: 'it cannot attack either',
  cannotBeAttacked: 'nobody can attack the ship this round',
  attackFirst: 'attack before all others this round',
  twoAttacks: 'attack twice this round, each time with 1 attack die fewer',
  skipAction: 'take no action',
  noFreeActions: 'do no free action this round',
  noFreeEvade: 'no free Evade this round',
};

const PLAIN: Readonly<Partial<Record<Op['op'], string>>> = {
  repairShield: 'repair a shield',
  repair: 'repair a shield or a damage card',
  removeAux: 'shed an Auxiliary Power Token',
  setDie: 'lay one attack die on a face of your choice',
  cancelAttack: 'cancel the attack',
  replaceManeuver: 'fly another maneuver',
  setDial: 'a far enemy flies straight 1 instead of its dial',
  flyExtra: 'fly an extra straight 1',
  flyFromDial: 'let a friend fly an extra maneuver',
  turnAbout: 'turn about on the spot',
  keepCloak: 'stay cloaked while attacking',
  waiveLock: 'attack without spending a Target Lock',
  keepToken: 'keep the token',
  takeItsPlace: 'it goes in place of the other card',
  revive: 'the ship stays with one hull point',
  extraAttack: 'attack at once',
  disableCaptain: 'disable the captain of the locked ship',
  searchDamage: 'choose the damage card from the deck',
  placeWeb: 'place a token of the Energy Web',
  perform: 'cloak',
};
