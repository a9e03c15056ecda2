import { readFleet } from '../games/attackWing/fleet/check';
import { makeMasked } from '../games/attackWing/fleet/masked';
import { parseFleet } from '../games/attackWing/fleet/text';
import type { Entrant, Tournament } from './types';

/** An entrant as others may know him: of his sheet, when it is shown, nothing that lies face down. */
export interface PublicEntrant extends Omit<Entrant, 'sheet' | 'nonce'> {
  /** The fleet as a short text; empty before the event starts. */
  readonly sheet: string;
}

export interface PublicEvent extends Omit<Tournament, 'entrants' | 'rng'> {
  readonly entrants: readonly PublicEntrant[];
}

/** What everybody sees: sheets from the start on, with face-down cards masked until the event is closed. */
export const publicEvent = (event: Readonly<Tournament>): PublicEvent => {
  const { rng: _, ...rest } = event;
  return { ...rest, entrants: event.entrants.map((one) => publicEntrant(one, event.stage)) };
};

const publicEntrant = ({ nonce: _, sheet, ...one }: Entrant, stage: Tournament['stage']): PublicEntrant => {
  // What a fleet costs is part of the sheet.
  if (stage === 'registration') return { ...one, sp: 0, sheet: '' };
  return { ...one, sheet: stage === 'closed' ? sheet : masked(sheet) };
};

const masked = (sheet: string): string => {
  const parsed = parseFleet(sheet);
  const fleet = parsed.ok ? readFleet(parsed.value) : undefined;
  return fleet ? makeMasked(fleet) : '';
};
