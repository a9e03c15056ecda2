import type { People, Seat } from '../../../../engine/game';
import { type Peopled, personName } from '../../../../words/en';
import type { PanicPublic } from '../../board';
import { type CardId, cardOf, type Division } from '../../data/cards';
import { CHARACTER, type CharacterId } from '../../data/characters';
import type { CardWant } from '../../data/missions';
import { type Facing, FACINGS, type Maneuver, type Part, type Range, RANGES } from '../../data/ship';
import { type TokenId, tokenOf } from '../../data/tokens';
import type { Phase } from '../../types';

/** How things are called. Everything else in the English words is built from these. */

/** The board and who plays on it. */
export type Bridge = Peopled<PanicPublic>;

/** Who is who. */
export interface Cast {
  readonly characters: readonly (CharacterId | '')[];
  readonly people: People;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string => {
  if (items.length <= 1) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`;
};

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Everybody is called by name and character, once there is one. */
export const seatName = (seat: Seat, { characters, people }: Cast): string => {
  const character = characters[seat];
  return personName(seat, people, character ? CHARACTER[character].name : '');
};

const DIVISION_NAMES: Readonly<Record<Division, string>> = {
  command: 'Command',
  medical: 'Medical',
  engineering: 'Engineering',
  science: 'Science',
};
export const divisionName = (division: Division): string => DIVISION_NAMES[division];

/** Phasers are told apart by where they reach: "Phasers (side, medium)". */
export const cardName = (id: CardId): string => {
  const { name, phasers, groups, ranges } = cardOf(id);
  if (!phasers) return name;
  const facing = groups.length > 1 ? 'any facing' : (groups[0] ?? '');
  const range = ranges.length > 1 ? 'any range' : (ranges[0] ?? '');
  return `${name} (${facing}, ${range})`;
};

/** With the insignia that makes it a division credit. */
export const cardWithCredit = (id: CardId): string => {
  const { credit } = cardOf(id);
  return credit === 'none' ? cardName(id) : `${cardName(id)} [${divisionName(credit)}]`;
};

export const cardList = (cards: readonly CardId[]): string => listed(cards.map(cardName));

/** Ships of which there are several carry a number; single things an article. */
export const tokenName = (id: TokenId): string => {
  const { name, copies, ofMission } = tokenOf(id);
  if (copies > 1) return `${name} ${id.slice(id.lastIndexOf('-') + 1)}`;
  return ofMission ? `the ${name}` : name;
};

export const tokenList = (tokens: readonly TokenId[]): string => listed(tokens.map(tokenName));

export const rangeName = (range: Range): string => RANGES[range - 1] ?? 'no';

export const place = (sector: number, range: Range): string => `sector ${sector}, ${rangeName(range)} range`;

export const facingName = (facing: Facing): string => {
  const entry = FACINGS[facing];
  if (!entry) return 'nowhere';
  return entry.group === 'side' ? `${entry.side} side` : `${entry.group} ${entry.side}`;
};

export const sectionName = (part: Part, facing: Facing): string =>
  `${facingName(facing)} ${part === 'shield' ? 'shield' : 'hull section'}`;

const CONDITION = ['destroyed', 'damaged', 'intact'] as const;
export const conditionName = (points: number): string => CONDITION[points] ?? 'intact';

const MANEUVER_NAMES: Readonly<Record<Maneuver, string>> = {
  clockwise: 'turn clockwise',
  counterclockwise: 'turn counter-clockwise',
  forward: 'go forward',
};
export const maneuverName = (maneuver: Maneuver): string => MANEUVER_NAMES[maneuver];

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setUp: 'set-up',
  draw: 'draw Enterprise cards',
  mission: 'new mission',
  trade: 'trade a card',
  play: 'play cards and maneuver',
  status: 'check mission status',
  threats: 'threats move and fire',
  newThreats: 'new threats',
};
export const phaseName = (phase: Phase): string => PHASE_NAMES[phase];

const WANT_NAMES: Readonly<Record<CardWant, string>> = {
  hit: 'hit card',
  photonTorpedo: 'Photon Torpedo',
  securityTeam: 'Security Team',
  dilithium: 'Dilithium',
  tritanium: 'Tritanium',
  phasersFront: 'front Phasers',
  phasersSide: 'side Phasers',
  phasersRear: 'rear Phasers',
};
export const wantName = (want: CardWant): string => WANT_NAMES[want];

/** What is left of a mission's time. */
export const timerText = (timer: number): string => (timer === 0 ? 'no time limit' : `timer ${timer}`);
