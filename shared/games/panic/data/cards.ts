import type { Provenance } from './provenance';
import { FACING_GROUPS, type FacingGroup, RANGES, type RangeName } from './ship';

export const DIVISIONS = ['command', 'medical', 'engineering', 'science'] as const;
export type Division = (typeof DIVISIONS)[number];

/** `hit` cards fire; a `hitModifier` goes with one; a `reaction` answers boarders from any hand. */
export type CardType = 'hit' | 'hitModifier' | 'resource' | 'reaction' | 'other';

export interface CardEntry {
  readonly kind: string;
  readonly name: string;
  readonly type: CardType;
  readonly groups: readonly FacingGroup[];
  readonly ranges: readonly RangeName[];
  readonly damage: number;
  /** One entry per copy: the insignia it bears. */
  readonly credits: readonly (Division | 'none')[];
  readonly named: Provenance;
  readonly effect: Provenance;
}

const ALL_GROUPS = FACING_GROUPS;
const ALL_RANGES = RANGES;
const NO_AIM = { groups: [], ranges: [], damage: 0 } as const;

const phasers = (
  kind: string,
  groups: readonly FacingGroup[],
  ranges: readonly RangeName[],
  credits: CardEntry['credits'],
): CardEntry => ({
  kind,
  name: 'Phasers',
  type: 'hit',
  groups,
  ranges,
  damage: 1,
  credits,
  named: 'rulebook',
  effect: groups.length * ranges.length > 1 ? 'source' : 'rulebook',
});

const other = (kind: string, name: string, credits: CardEntry['credits'], from: Provenance): CardEntry => ({
  kind,
  name,
  type: 'other',
  ...NO_AIM,
  credits,
  named: from,
  effect: 'designed',
});

/** The 62 Enterprise cards. Copies and insignia are designed: ten cards of each division, 22 without. */
export const CARD_ENTRIES = [
  phasers('phasersFrontShort', ['front'], ['short'], ['command', 'science', 'none']),
  phasers('phasersFrontMedium', ['front'], ['medium'], ['command', 'medical', 'none']),
  phasers('phasersFrontLong', ['front'], ['long'], ['science', 'medical']),
  phasers('phasersSideShort', ['side'], ['short'], ['command', 'medical', 'science', 'none']),
  phasers('phasersSideMedium', ['side'], ['medium'], ['medical', 'engineering', 'none']),
  phasers('phasersSideLong', ['side'], ['long'], ['engineering', 'medical']),
  phasers('phasersRearShort', ['rear'], ['short'], ['command', 'medical', 'engineering', 'none']),
  phasers('phasersRearMedium', ['rear'], ['medium'], ['medical', 'science', 'none']),
  phasers('phasersRearLong', ['rear'], ['long'], ['science', 'medical']),
  phasers('phasersShort', ALL_GROUPS, ['short'], ['none']),
  phasers('phasersMedium', ALL_GROUPS, ['medium'], ['none']),
  phasers('phasersLong', ALL_GROUPS, ['long'], ['none']),
  phasers('phasersSide', ['side'], ALL_RANGES, ['none']),
  phasers('phasersRear', ['rear'], ALL_RANGES, ['none']),
  {
    kind: 'photonTorpedo',
    name: 'Photon Torpedo',
    type: 'hit',
    groups: ['front'],
    ranges: ALL_RANGES,
    damage: 2,
    credits: ['none', 'none', 'none', 'none', 'none'],
    named: 'rulebook',
    effect: 'rulebook',
  },
  {
    kind: 'dilithium',
    name: 'Dilithium',
    type: 'resource',
    ...NO_AIM,
    credits: ['engineering', 'engineering', 'engineering', 'none', 'none'],
    named: 'rulebook',
    effect: 'rulebook',
  },
  {
    kind: 'tritanium',
    name: 'Tritanium',
    type: 'resource',
    ...NO_AIM,
    credits: ['engineering', 'engineering', 'none', 'none', 'none'],
    named: 'rulebook',
    effect: 'rulebook',
  },
  {
    kind: 'securityTeam',
    name: 'Security Team',
    type: 'reaction',
    ...NO_AIM,
    credits: ['command', 'command', 'command', 'medical'],
    named: 'rulebook',
    effect: 'rulebook',
  },
  other('forceField', 'Force Field', ['science', 'science'], 'rulebook'),
  other('tractorBeam', 'Tractor Beam', ['engineering', 'science'], 'rulebook'),
  {
    kind: 'directHit',
    name: 'Direct Hit',
    type: 'hitModifier',
    ...NO_AIM,
    credits: ['none'],
    named: 'rulebook',
    effect: 'designed',
  },
  other('bridgeBriefing', 'Bridge Briefing', ['command', 'command'], 'designed'),
  other('sickbayRounds', 'Sickbay Rounds', ['medical'], 'designed'),
  other('libraryComputer', 'Library Computer', ['science'], 'designed'),
  other('sensorSweep', 'Sensor Sweep', ['science'], 'designed'),
  other('emergencyRepairs', 'Emergency Repairs', ['engineering'], 'designed'),
  other('evasiveAction', 'Evasive Action', ['command'], 'designed'),
] as const satisfies readonly CardEntry[];

/** A card's own name: its kind and the number of the copy, as in `dilithium-3`. */
export type CardId = string;

export interface Card extends CardEntry {
  readonly id: CardId;
  readonly credit: Division | 'none';
  /** Any Phasers card. */
  readonly phasers: boolean;
  /** "Hit card" wherever a mission or a card asks for one (rulebook p. 6). */
  readonly hit: boolean;
  /** Bit f: it can be aimed at facing f; bit r: at range r. */
  readonly facingMask: number;
  readonly rangeMask: number;
}

// Facings 0 … 5 in the order of `FACINGS`.
const GROUP_MASK: Readonly<Record<FacingGroup, number>> = { front: 0b100001, side: 0b010010, rear: 0b001100 };

const copies = (entry: CardEntry): Card[] =>
  entry.credits.map((credit, copy) => ({
    ...entry,
    id: `${entry.kind}-${String(copy + 1)}`,
    credit,
    phasers: entry.name === 'Phasers',
    hit: entry.type === 'hit' || entry.type === 'hitModifier',
    facingMask: entry.groups.reduce((mask, group) => mask | GROUP_MASK[group], 0),
    rangeMask: entry.ranges.reduce((mask, range) => mask | (1 << (RANGES.indexOf(range) + 1)), 0),
  }));

/** All 62 cards in the order of the table. */
export const CARDS: readonly Card[] = CARD_ENTRIES.flatMap(copies);
export const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);

const BY_ID: Readonly<Record<CardId, Card>> = Object.fromEntries(CARDS.map((card) => [card.id, card]));

export const cardOf = (id: CardId): Card => {
  const card = BY_ID[id];
  if (!card) throw new RangeError(`no Enterprise card ${id}`);
  return card;
};

export const isCard = (id: string): boolean => Object.hasOwn(BY_ID, id);
