import { json, type PublicOf, text } from '../../engine/board';
import type { CharacterId } from './data/characters';
import type { MissionId } from './data/missions';
import type { PanicOptions } from './options';
import type { Ending, Phase, Work } from './types';

/**
 * The public view. Hands are open and piles have no hidden order, so it holds the whole table; what lies in the deck,
 * the bag and the mission deck is what is nowhere else.
 */
export const board = {
  options: json<PanicOptions>(),
  players: 'uint8',
  target: 'uint8',
  first: 'uint8',
  active: 'uint8',
  turn: 'uint16',
  phase: text<Phase>(),
  characters: { list: text<CharacterId | ''>() },
  heading: 'uint8',
  shields: { list: 'uint8' },
  hulls: { list: 'uint8' },
  fell: { list: 'boolean' },
  /** Why no maneuver is possible now: a code of the refusals, or `''`. */
  maneuverBan: 'string',
  /** Numbers of cards and tokens that nobody sees. */
  deck: 'uint8',
  bag: 'uint8',
  missionDeck: 'uint8',
  discard: { list: 'string' },
  removed: { list: 'string' },
  hands: { list: { cards: { list: 'string' } } },
  handLimit: 'uint8',
  threatDiscard: { list: 'string' },
  tokens: {
    map: {
      kind: 'string',
      sector: 'uint8',
      range: 'uint8',
      defence: 'uint8',
      cloaked: 'boolean',
      fresh: 'boolean',
      forceField: 'boolean',
    },
  },
  drawn: { list: 'string' },
  picked: { list: 'string' },
  missionsFailed: { list: text<MissionId>() },
  missionsDone: { list: text<MissionId>() },
  mission: {
    id: text<MissionId | ''>(),
    timer: 'uint8',
    destroyed: 'uint8',
    tokenDestroyed: 'boolean',
    forwards: 'uint8',
    departed: 'boolean',
    arrived: 'boolean',
    committed: { list: { card: 'string', slot: 'uint8' } },
    /** One for each need of the mission, in its order. */
    met: { list: 'boolean' },
  },
  used: {
    maneuvers: 'uint8',
    trades: 'uint8',
    offers: 'uint8',
    declined: { list: { partner: 'uint8', give: 'string', take: 'string' } },
    cards: 'uint8',
    ability: 'boolean',
    sensorSweep: 'boolean',
    evasiveAction: 'boolean',
  },
  boarding: { sector: 'uint8', damage: 'uint8' },
  offer: { partner: 'int8', give: 'string', take: 'string' },
  stirred: 'boolean',
  still: 'uint8',
  ending: text<Ending | ''>(),
  agenda: json<Work[]>(),
} as const;

export type PanicPublic = PublicOf<typeof board>;
export type PublicToken = PanicPublic['tokens'][string];

/** Hands are open (rulebook p. 4): nobody knows more than the table shows. */
export type PanicPrivate = Readonly<Record<string, never>>;
