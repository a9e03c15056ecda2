import type { Provenance } from './provenance';

/** What a Quest asks for when its captain's turn closes; everything named must hold. */
export interface QuestNeeds {
  readonly controlSectors?: number;
  readonly conquerWholeSectorThisTurn?: true;
  readonly allCrewUsedInRound?: number;
  readonly controlStarbases?: number;
  readonly controlLocations?: number;
  readonly conqueredThisTurn?: number;
  readonly sectorsPresent?: number;
  readonly controlHomeworlds?: number;
  readonly conqueredAcrossNeutralZoneThisTurn?: number;
  readonly holdNeutralZoneSides?: number;
  readonly conqueredViaWormholeThisTurn?: number;
  readonly holdBothWormholeEnds?: true;
  readonly lifeformsDestroyedThisTurn?: number;
  readonly creditsAtLeast?: number;
  readonly conqueredFromDistinctCaptainsThisTurn?: number;
  readonly controlInAlpha?: number;
  readonly controlInBeta?: number;
  /** Instead of the others, where only one rival was in the match when the turn began. */
  readonly twoPlayer?: { readonly conqueredFromCaptainThisTurn: number };
}

export type QuestId = `quest-${string}`;

export interface QuestRow {
  readonly id: QuestId;
  readonly name: string;
  /** `state` looks at the table as the turn closes, `turn` at what was done in it, `round` at one's crew. */
  readonly kind: 'state' | 'turn' | 'round';
  readonly needs: QuestNeeds;
  readonly from: Provenance;
}

/** Quests that lie open. */
export const OPEN_QUESTS = 6;

// Rulebook p. 15 tells three of the fourteen; their titles are ours.
// prettier-ignore
export const QUESTS: readonly QuestRow[] = [
  { id: 'quest-two-sectors', name: 'Twin Dominion', kind: 'state', needs: { controlSectors: 2 }, from: 'rulebook' },
  { id: 'quest-sector-sweep', name: 'Clean Sweep', kind: 'turn', needs: { conquerWholeSectorThisTurn: true }, from: 'rulebook' },
  { id: 'quest-full-crew', name: 'All Hands', kind: 'round', needs: { allCrewUsedInRound: 4 }, from: 'rulebook' },
  { id: 'quest-starbases-6', name: 'Chain of Starbases', kind: 'state', needs: { controlStarbases: 6 }, from: 'designed' },
  { id: 'quest-locations-15', name: 'Vast Frontier', kind: 'state', needs: { controlLocations: 15 }, from: 'designed' },
  { id: 'quest-conquer-5', name: 'Lightning Campaign', kind: 'turn', needs: { conqueredThisTurn: 5 }, from: 'designed' },
  { id: 'quest-six-flags', name: 'Six Flags', kind: 'state', needs: { sectorsPresent: 6 }, from: 'designed' },
  { id: 'quest-homeworlds-3', name: 'Seats of Power', kind: 'state', needs: { controlHomeworlds: 3 }, from: 'designed' },
  { id: 'quest-neutral-zone-2', name: 'Breach the Zone', kind: 'turn', needs: { conqueredAcrossNeutralZoneThisTurn: 1, holdNeutralZoneSides: 2 }, from: 'designed' },
  { id: 'quest-wormhole-strike', name: 'Through the Wormhole', kind: 'turn', needs: { conqueredViaWormholeThisTurn: 1, holdBothWormholeEnds: true }, from: 'designed' },
  { id: 'quest-lifeforms-6', name: 'First Contact Gone Wrong', kind: 'turn', needs: { lifeformsDestroyedThisTurn: 6 }, from: 'designed' },
  { id: 'quest-treasury-1500', name: 'Full Coffers', kind: 'state', needs: { creditsAtLeast: 1500 }, from: 'designed' },
  { id: 'quest-two-rivals', name: 'War on Two Fronts', kind: 'turn', needs: { conqueredFromDistinctCaptainsThisTurn: 2, twoPlayer: { conqueredFromCaptainThisTurn: 3 } }, from: 'designed' },
  { id: 'quest-both-quadrants', name: 'Two Quadrants', kind: 'state', needs: { controlInAlpha: 5, controlInBeta: 5 }, from: 'designed' },
];

export const QUEST_IDS: readonly QuestId[] = QUESTS.map(({ id }) => id);

const INDEX: ReadonlyMap<string, QuestRow> = new Map(QUESTS.map((row) => [row.id, row]));
const NONE: QuestRow = { id: 'quest-none', name: '', kind: 'state', needs: {}, from: 'designed' };

/** The row of a Quest. */
export const questOf = (id: string): QuestRow => INDEX.get(id) ?? NONE;
