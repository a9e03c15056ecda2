import { json, type PublicOf, text } from '../../engine/board';
import type { CardId } from './data/cards';
import type { Mission } from './data/missions';
import type { QuestId } from './data/quests';
import type { QVentId } from './data/qvents';
import type { CrewCard, Effect, Flag, Phase, Reason, Tally, Truce, Work } from './types';

/** A Q-Vent being resolved as all may see it: who has voted, not for whom. */
export type ShownEffect = Omit<Effect, 'votes'> & { readonly ballots: readonly boolean[] };

/** Plain description of what everybody may see. Locations, captains and occupants are the indexes of the state. */
export const BOARD = {
  mission: text<Mission>(),
  goal: 'uint8',
  questGoal: 'uint8',
  rounds: 'uint16',
  reserve: 'uint8',
  atLeastThree: 'boolean',
  betaFirst: 'boolean',
  freeSeating: 'boolean',
  phase: text<Phase>(),
  round: 'uint16',
  order: { list: 'uint8' },
  turn: 'uint8',
  highest: 'uint8',
  lowest: 'uint8',
  captains: { list: 'int8' },
  alive: { list: 'uint8' },
  orders: { list: 'uint8' },
  muted: { list: 'uint8' },
  owner: { list: 'uint8' },
  units: { list: 'uint16' },
  held: { list: 'uint8' },
  ships: { list: 'uint16' },
  supply: { aliens: 'uint8', tribbles: 'uint8' },
  wormhole: { list: 'int8' },
  manhunt: { list: 'uint8' },
  overran: { list: 'uint8' },
  pool: 'uint16',
  stars: 'uint8',
  tally: json<Tally>(),
  invasion: {
    attacker: 'uint8',
    from: 'int8',
    to: 'int8',
    ships: 'uint8',
    downTo: 'int16',
    fought: 'uint16',
    step: 'uint8',
    defenders: 'uint8',
    attack: json<number[]>(),
    defence: json<number[]>(),
    shown: 'boolean',
  },
  flags: json<Flag[]>(),
  truces: json<Truce[]>(),
  credits: { list: 'uint32' },
  crew: { list: json<CrewCard[]>() },
  boxed: { list: json<number[]>() },
  quests: { list: json<QuestId[]>() },
  questsOpen: { list: text<QuestId | ''>() },
  /** Quests in the reserve. */
  questReserve: 'uint8',
  /** For every card of the deck, top last: who has seen it. */
  qventDeck: json<number[]>(),
  qventDiscard: { list: text<QVentId>() },
  drawn: text<QVentId | ''>(),
  lastQVent: text<QVentId | ''>(),
  effect: json<ShownEffect>(),
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

/** What one seat knows beside the board. */
export interface Private {
  /** All hands: a card's id, or '' for one it has not seen. */
  readonly hands: readonly (readonly (CardId | '')[])[];
  /** The Q-Vent deck, top last: what it has seen of it. */
  readonly qventDeck: readonly (QVentId | '')[];
  /** The own ballot; −1: none given. */
  readonly vote: number;
}
