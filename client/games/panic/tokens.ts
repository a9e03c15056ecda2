import type { Stands } from '../../kit/things';

const CRUISER = { hover: 0.042, reach: 0.046, rise: 0.013 } as const;
const ICE = { size: 0.04, colour: [0.5, 0.78, 1] } as const;
const FIRE = { size: 0.06, colour: [1, 0.62, 0.26] } as const;

/** Everything that can stand on Panic's table as a token, by the names the game has for them. */
export const TOKENS = {
  klingonCruiser: { faction: 'klingon', ...CRUISER },
  klingonBirdOfPrey: { faction: 'klingon', hover: 0.046, reach: 0.04, rise: 0.016 },
  kang: { faction: 'captain', crest: 'kang', ...CRUISER },
  koloth: { faction: 'captain', crest: 'koloth', ...CRUISER },
  kor: { faction: 'captain', crest: 'kor', ...CRUISER },
  romulanBattleCruiser: { faction: 'romulan', ...CRUISER },
  romulanBirdOfPrey: { faction: 'romulan', hover: 0.04, reach: 0.04, rise: 0.013 },
  tholian: { faction: 'tholian', hover: 0.042, reach: 0.036, rise: 0.012 },
  comet: { faction: 'wild', hover: 0.042, reach: 0.02, rise: 0.018, tail: true, halo: ICE },
  starbase: { faction: 'federation', hover: 0.058, reach: 0.036, rise: 0.05, spin: 0.1 },
  freighter: { faction: 'federation', hover: 0.04, reach: 0.044, rise: 0.012 },
  outpost: { faction: 'federation', hover: 0.042, reach: 0.034, rise: 0.026, spin: 0.05 },
  planetKiller: { faction: 'wild', hover: 0.048, reach: 0.048, rise: 0.022 },
  derelict: { faction: 'wild', hover: 0.042, reach: 0.042, rise: 0.014 },
  raider: { faction: 'romulan', hover: 0.042, reach: 0.042, rise: 0.014 },
  courier: { faction: 'federation', hover: 0.04, reach: 0.036, rise: 0.012 },
  shuttle: { faction: 'federation', hover: 0.04, reach: 0.032, rise: 0.015 },
  star: { faction: 'wild', hover: 0.048, reach: 0.026, rise: 0.026, spin: 0.08, halo: FIRE },
} as const satisfies Stands<string>;
export type TokenKind = keyof typeof TOKENS;

export const isTokenKind = (kind: string): kind is TokenKind => Object.hasOwn(TOKENS, kind);
