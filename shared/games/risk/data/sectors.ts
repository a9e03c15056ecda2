import type { Provenance } from './provenance';

export interface SectorRow {
  readonly id: string;
  readonly name: string;
  /** Extra ships in reinforcement for whoever holds all of it (Mission 2: hundreds of credits too). */
  readonly bonus: number;
  readonly from: { readonly name: Provenance; readonly size: Provenance; readonly bonus: Provenance };
}

// Rulebook p. 4 names the six; p. 7 gives the Ferengi Alliance four locations and 2 ships, p. 15 the Breen four.
export const SECTORS = [
  {
    id: 'breen',
    name: 'Breen Confederacy',
    bonus: 2,
    from: { name: 'rulebook', size: 'rulebook', bonus: 'designed' },
  },
  {
    id: 'cardassian',
    name: 'Cardassian Union',
    bonus: 3,
    from: { name: 'rulebook', size: 'designed', bonus: 'designed' },
  },
  {
    id: 'ferengi',
    name: 'Ferengi Alliance',
    bonus: 2,
    from: { name: 'rulebook', size: 'rulebook', bonus: 'rulebook' },
  },
  {
    id: 'klingon',
    name: 'Klingon Empire',
    bonus: 5,
    from: { name: 'rulebook', size: 'designed', bonus: 'designed' },
  },
  {
    id: 'romulan',
    name: 'Romulan Star Empire',
    bonus: 5,
    from: { name: 'rulebook', size: 'designed', bonus: 'designed' },
  },
  {
    id: 'federation',
    name: 'United Federation of Planets',
    bonus: 8,
    from: { name: 'rulebook', size: 'designed', bonus: 'designed' },
  },
] as const satisfies readonly SectorRow[];
export type SectorId = (typeof SECTORS)[number]['id'];
