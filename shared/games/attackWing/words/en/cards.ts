import type { Mark } from '../../abilities/language';
import type { CardId } from '../../data/cardIds';
import { ADMIRALS } from '../../data/admirals';
import { CAPTAINS } from '../../data/captains';
import { DAMAGE, type DamageId } from '../../data/damage';
import { RESOURCES } from '../../data/resources';
import { SHIPS } from '../../data/ships';
import { UPGRADES } from '../../data/upgrades';

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
