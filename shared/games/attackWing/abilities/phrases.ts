import type { DiceSide, Face } from '../data/dice';
import type { Family } from '../data/kinds';
import {
  type Ability,
  compulsory,
  type Condition,
  type Mark,
  type Op,
  optional,
  type Timing,
} from './language';

/* Short ways of saying what many cards say. */

type Terms = Partial<Pick<Ability, 'when' | 'pay' | 'target' | 'oneOf'>>;

/** Text that must act. */
export const must = (timing: Timing, when: readonly Condition[], ...effect: readonly Op[]): Ability => ({
  ...compulsory(timing, ...effect),
  when,
});

/** Text that may be used at each opportunity. */
export const may = (timing: Timing, terms: Terms, ...effect: readonly Op[]): Ability => ({
  ...optional(timing, [], ...effect),
  ...terms,
});

/** Text that may be used once a round. */
export const once = (timing: Timing, terms: Terms, ...effect: readonly Op[]): Ability => ({
  ...may(timing, terms, ...effect),
  frequency: 'oncePerRound',
});

/** The action of a card. */
export const action = (terms: Terms, ...effect: readonly Op[]): Ability => once('action', terms, ...effect);

export const DISABLE = { pay: 'disableThis' } as const;
export const DISCARD = { pay: 'discardThis' } as const;
export const LOCK = { pay: 'targetLock' } as const;
export const AUX = { pay: 'aux', count: 1 } as const;
export const RESOURCE_TOKEN = { pay: 'resourceToken' } as const;

export const CLOAKED: Condition = { if: 'cloaked', is: true };
export const UNCLOAKED: Condition = { if: 'cloaked', is: false };
export const WITH_PRIMARY: Condition = { if: 'weapon', is: 'primary' };
export const WITH_THIS: Condition = { if: 'weapon', is: 'thisCard' };
export const withFamily = (is: Family): Condition => ({ if: 'weapon', is });
export const atRange = (range: number): Condition => ({ if: 'range', among: [range] });
export const marked = (mark: Mark): Condition => ({ if: 'marked', mark, is: true });
export const unmarked = (mark: Mark): Condition => ({ if: 'marked', mark, is: false });

export const dice = (side: DiceSide, add: number): Op => ({ op: 'dice', dice: side, add });
export const change = (side: DiceSide, from: Face, to: Face, count: number | 'all' = 1): Op => ({
  op: 'change',
  dice: side,
  from,
  to,
  count,
});
export const reroll = (side: DiceSide, face: Face | 'any', count: number | 'all' | 'crew'): Op => ({
  op: 'reroll',
  dice: side,
  face,
  count,
});
export const add = (side: DiceSide, face: Face): Op => ({ op: 'addResult', dice: side, face });
export const mark = (name: Mark): Op => ({ op: 'mark', mark: name });
export const unmark = (name: Mark): Op => ({ op: 'unmark', mark: name });
