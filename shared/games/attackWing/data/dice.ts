import type { Rng } from '../../../engine/rng';

export const FACES = ['hit', 'critical', 'evade', 'battleStations', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** The faces of the two eight-sided dice. Provenance: source. */
export const DICE = {
  attack: ['hit', 'hit', 'hit', 'critical', 'battleStations', 'battleStations', 'blank', 'blank'],
  defense: ['evade', 'evade', 'evade', 'battleStations', 'battleStations', 'blank', 'blank', 'blank'],
} as const satisfies Readonly<Record<string, readonly Face[]>>;
export type DieKind = keyof typeof DICE;

export const rollFace = (kind: DieKind, rng: Rng): Face => rng.pick<Face>(DICE[kind]);
