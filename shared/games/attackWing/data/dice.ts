import type { Rng } from '../../../engine/rng';

export const FACES = ['hit', 'doubleHit', 'critical', 'evade', 'battleStations', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** The faces of the two eight-sided dice. Provenance: source. */
export const DICE = {
  attack: ['hit', 'hit', 'hit', 'critical', 'battleStations', 'battleStations', 'blank', 'blank'],
  defense: ['evade', 'evade', 'evade', 'battleStations', 'battleStations', 'blank', 'blank', 'blank'],
} as const satisfies Readonly<Record<string, readonly Face[]>>;
/** Whose roll dice belong to: the attacker's or the defender's. */
export type DiceSide = keyof typeof DICE;

/** The dice of two resources, which take the place of one of those. Provenance: source. */
export const SPECIAL_DICE = {
  elite: ['doubleHit', 'critical', 'critical', 'hit', 'hit', 'hit', 'battleStations', 'battleStations'],
  counter: ['evade', 'evade', 'evade', 'battleStations', 'battleStations', 'hit', 'hit', 'critical'],
} as const satisfies Readonly<Record<string, readonly Face[]>>;
export type DieKind = DiceSide | keyof typeof SPECIAL_DICE;

const ALL_DICE: Readonly<Record<DieKind, readonly Face[]>> = { ...DICE, ...SPECIAL_DICE };

export const rollFace = (kind: DieKind, rng: Rng): Face => rng.pick<Face>(ALL_DICE[kind]);
