import type { Provenance } from './provenance';

export interface CaptainRow {
  readonly id: string;
  readonly name: string;
  readonly series: string;
  /** First broadcast of the series: the order of the list, which seats Mission 2. */
  readonly aired: string;
  readonly from: Provenance;
}

// Rulebook p. 12: the captains in order of their series.
export const CAPTAINS = [
  { id: 'kirk', name: 'James T. Kirk', series: 'TOS', aired: '1966-09-08', from: 'rulebook' },
  { id: 'picard', name: 'Jean-Luc Picard', series: 'TNG', aired: '1987-09-28', from: 'rulebook' },
  { id: 'sisko', name: 'Benjamin Sisko', series: 'DS9', aired: '1993-01-03', from: 'rulebook' },
  { id: 'janeway', name: 'Kathryn Janeway', series: 'VOY', aired: '1995-01-16', from: 'rulebook' },
  { id: 'archer', name: 'Jonathan Archer', series: 'ENT', aired: '2001-09-26', from: 'rulebook' },
] as const satisfies readonly CaptainRow[];
export type CaptainId = (typeof CAPTAINS)[number]['id'];
