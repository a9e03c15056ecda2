import { json, type PublicOf, text } from '../../engine/board';
import type { CardId } from './data/cards';
import type { Mission, Phase, Reason, Work } from './types';

/** Plain description of what everybody may see. Locations, captains and occupants are the indexes of the state. */
export const BOARD = {
  mission: text<Mission>(),
  goal: 'uint8',
  rounds: 'uint16',
  reserve: 'uint8',
  betaFirst: 'boolean',
  phase: text<Phase>(),
  round: 'uint16',
  order: { list: 'uint8' },
  turn: 'uint8',
  lowest: 'uint8',
  captains: { list: 'int8' },
  alive: { list: 'uint8' },
  orders: { list: 'uint8' },
  owner: { list: 'uint8' },
  units: { list: 'uint8' },
  held: { list: 'uint8' },
  ships: { list: 'uint8' },
  wormhole: { list: 'int8' },
  pool: 'uint8',
  stars: 'uint8',
  conquests: 'uint8',
  invasion: { from: 'int8', to: 'int8', ships: 'uint8', downTo: 'uint8' },
  /** Cards in the deck. */
  deck: 'uint8',
  discard: { list: text<CardId>() },
  /** By seat, for every card in the hand: who has seen it, and the deck it came from. What it is, is secret. */
  hands: { list: { seen: json<number[]>(), epoch: json<number[]>() } },
  epoch: 'uint16',
  cardEpoch: json<number[]>(),
  reason: text<Reason | ''>(),
  winners: { list: 'uint8' },
  agenda: json<Work[]>(),
} as const;
export type Public = PublicOf<typeof BOARD>;

/** All hands as one seat knows them: a card's id, or '' for one it has not seen. */
export interface Private {
  readonly hands: readonly (readonly (CardId | '')[])[];
}
