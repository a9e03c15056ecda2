import type { Provenance } from './provenance';

export const FACTIONS = ['klingon', 'romulan', 'tholian', 'federation', 'none'] as const;
export type Faction = (typeof FACTIONS)[number];

/** `ship`: an enemy ship; `effect`: resolved when drawn; `station`: stands still; `mission`: belongs to a mission. */
export type TokenType = 'ship' | 'effect' | 'station' | 'mission';

export interface TokenEntry {
  readonly kind: string;
  readonly name: string;
  readonly type: TokenType;
  readonly faction: Faction;
  /** In the bag or, for mission tokens, in their own pile. */
  readonly copies: number;
  /** Of a ship: printed defence. Of a mission token: how much fire it can draw. 0: cannot be hit. */
  readonly defence: number;
  readonly fire: number;
  readonly cloaking: boolean;
  /** Provenance of name, of behaviour, of copies and defence. */
  readonly from: readonly [Provenance, Provenance, Provenance];
}

const ship = (
  kind: string,
  name: string,
  faction: Faction,
  copies: number,
  defence: number,
  more: { readonly fire?: number; readonly cloaking?: boolean; readonly from: TokenEntry['from'] },
): TokenEntry => ({
  kind,
  name,
  type: 'ship',
  faction,
  copies,
  defence,
  fire: more.fire ?? 1,
  cloaking: more.cloaking ?? false,
  from: more.from,
});

const missionToken = (kind: string, name: string, faction: Faction, defence = 0): TokenEntry => ({
  kind,
  name,
  type: 'mission',
  faction,
  copies: 1,
  defence,
  fire: 0,
  cloaking: false,
  from: ['designed', 'designed', 'designed'],
});

const BOOK = ['rulebook', 'rulebook', 'designed'] as const;

/** 31 threat tokens (25 ships, 4 comets, 2 starbases), then the mission tokens, which never enter the bag. */
export const TOKEN_ENTRIES: readonly TokenEntry[] = [
  ship('klingonCruiser', 'Klingon Cruiser', 'klingon', 8, 2, { from: BOOK }),
  ship('klingonBirdOfPrey', 'Klingon Bird-of-Prey', 'klingon', 4, 1, {
    cloaking: true,
    from: ['source', 'source', 'designed'],
  }),
  ship('kang', 'Kang’s Battle Cruiser', 'klingon', 1, 3, { from: BOOK }),
  ship('koloth', 'Koloth’s Battle Cruiser', 'klingon', 1, 3, { from: BOOK }),
  ship('kor', 'Kor’s Battle Cruiser', 'klingon', 1, 3, { from: BOOK }),
  ship('romulanBattleCruiser', 'Romulan Battle Cruiser', 'romulan', 5, 2, {
    cloaking: true,
    from: ['rulebook', 'designed', 'designed'],
  }),
  ship('romulanBirdOfPrey', 'Romulan Bird-of-Prey', 'romulan', 2, 3, { fire: 2, cloaking: true, from: BOOK }),
  ship('tholian', 'Tholian', 'tholian', 3, 2, { from: BOOK }),
  {
    kind: 'comet',
    name: 'Comet',
    type: 'effect',
    faction: 'none',
    copies: 4,
    defence: 0,
    fire: 0,
    cloaking: false,
    from: BOOK,
  },
  {
    kind: 'starbase',
    name: 'Starbase',
    type: 'station',
    faction: 'federation',
    copies: 2,
    defence: 0,
    fire: 0,
    cloaking: false,
    from: BOOK,
  },
  missionToken('freighter', 'Freighter', 'federation'),
  missionToken('outpost', 'Outpost', 'federation', 3),
  missionToken('planetKiller', 'Planet Killer', 'none'),
  missionToken('derelict', 'Derelict', 'none'),
  // Its mission makes it an enemy ship; comets and boarding aside, it behaves as any cloaking ship.
  {
    ...missionToken('raider', 'Raider', 'romulan', 3),
    type: 'ship',
    fire: 2,
    cloaking: true,
  },
  missionToken('courier', 'Courier', 'federation', 2),
  missionToken('shuttle', 'Shuttlecraft', 'federation'),
  missionToken('star', 'Star', 'none'),
];

/** A token's own name: its kind and the number of the copy, as in `tholian-2`. */
export type TokenId = string;

export interface TokenFact extends TokenEntry {
  readonly id: TokenId;
  /** Place in the order of the table. */
  readonly index: number;
  /** Kept in the mission pile, never in the bag. */
  readonly ofMission: boolean;
}

const MISSION_KINDS_FROM = TOKEN_ENTRIES.findIndex(({ kind }) => kind === 'freighter');

/** All tokens in the order of the table. */
export const TOKENS: readonly TokenFact[] = TOKEN_ENTRIES.flatMap((entry, at) =>
  Array.from({ length: entry.copies }, (_, copy) => ({
    ...entry,
    id: `${entry.kind}-${String(copy + 1)}`,
    ofMission: at >= MISSION_KINDS_FROM,
  })),
).map((entry, index) => ({ ...entry, index }));

export const TOKEN_IDS: readonly TokenId[] = TOKENS.map(({ id }) => id);
/** The 31 that go into the bag. */
export const THREAT_IDS: readonly TokenId[] = TOKENS.filter(({ ofMission }) => !ofMission).map(
  ({ id }) => id,
);

const BY_ID: Readonly<Record<TokenId, TokenFact>> = Object.fromEntries(
  TOKENS.map((token) => [token.id, token]),
);

export const tokenOf = (id: TokenId): TokenFact => {
  const token = BY_ID[id];
  if (!token) throw new RangeError(`no token ${id}`);
  return token;
};

export const isToken = (id: string): boolean => Object.hasOwn(BY_ID, id);

/** Rulebook p. 4: one of each at the start, at long range of sectors 1, 3 and 5, shuffled. */
export const OPENING_TOKENS: readonly TokenId[] = ['tholian-1', 'romulanBattleCruiser-1', 'klingonCruiser-1'];
export const OPENING_SECTORS: readonly number[] = [1, 3, 5];
