import type { Provenance } from './provenance';

export const CHARACTERS = ['kirk', 'spock', 'mccoy', 'scott', 'uhura', 'sulu', 'chekov'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export interface CharacterEntry {
  readonly id: CharacterId;
  readonly name: string;
  /** What the numbers of a turn are for this character, where they differ from everybody's. */
  readonly trades?: number;
  readonly maneuvers?: number;
  readonly threatsDrawnExtra?: number;
  /** What this character may do once in the own turn. */
  readonly once?: 'commitAnyCard' | 'onePlayerDraws' | 'mendOneSection' | 'phasersAtAnyRange';
  readonly named: Provenance;
  readonly ability: Provenance;
}

/** Abilities work only in the owner's own turn (rulebook p. 3). */
export const CHARACTER: Readonly<Record<CharacterId, CharacterEntry>> = {
  kirk: { id: 'kirk', name: 'Kirk', once: 'commitAnyCard', named: 'source', ability: 'designed' },
  spock: { id: 'spock', name: 'Spock', threatsDrawnExtra: 1, named: 'rulebook', ability: 'rulebook' },
  mccoy: { id: 'mccoy', name: 'McCoy', once: 'onePlayerDraws', named: 'source', ability: 'designed' },
  scott: { id: 'scott', name: 'Scott', once: 'mendOneSection', named: 'source', ability: 'source' },
  uhura: { id: 'uhura', name: 'Uhura', trades: 2, named: 'source', ability: 'designed' },
  sulu: { id: 'sulu', name: 'Sulu', maneuvers: 2, named: 'source', ability: 'source' },
  chekov: { id: 'chekov', name: 'Chekov', once: 'phasersAtAnyRange', named: 'source', ability: 'designed' },
};
