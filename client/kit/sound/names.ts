/** Everything that can be heard, by the volume it belongs to. `meaning`: it tells something, so it is also told in words. */
export const CATEGORIES = ['effects', 'interface', 'alert', 'ambience'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface SoundEntry {
  readonly category: Category;
  readonly meaning?: true;
  /** Goes on until it is told to stop. */
  readonly loop?: true;
}

export const SOUNDS = {
  chirp: { category: 'interface' },
  chirpLow: { category: 'interface' },
  chirpDouble: { category: 'interface' },
  refusal: { category: 'interface', meaning: true },
  yourTurn: { category: 'interface', meaning: true },
  card: { category: 'interface' },
  dice: { category: 'effects', meaning: true },
  phaser: { category: 'effects', meaning: true },
  torpedo: { category: 'effects', meaning: true },
  disruptor: { category: 'effects', meaning: true },
  shieldHit: { category: 'effects', meaning: true },
  shieldShatter: { category: 'effects', meaning: true },
  shieldUp: { category: 'effects', meaning: true },
  hullHit: { category: 'effects', meaning: true },
  explosion: { category: 'effects', meaning: true },
  warpIn: { category: 'effects', meaning: true },
  warpOut: { category: 'effects', meaning: true },
  impulse: { category: 'effects', meaning: true },
  transporter: { category: 'effects', meaning: true },
  cloak: { category: 'effects', meaning: true },
  uncloak: { category: 'effects', meaning: true },
  comet: { category: 'effects', meaning: true },
  docking: { category: 'effects', meaning: true },
  tractor: { category: 'effects', meaning: true },
  web: { category: 'effects', meaning: true },
  repair: { category: 'effects', meaning: true },
  tribble: { category: 'effects', meaning: true },
  redAlert: { category: 'alert', meaning: true, loop: true },
  yellowAlert: { category: 'alert', meaning: true },
  victory: { category: 'alert', meaning: true },
  defeat: { category: 'alert', meaning: true },
  hum: { category: 'ambience', loop: true },
  grainHigh: { category: 'ambience' },
  grainLow: { category: 'ambience' },
  grainTick: { category: 'ambience' },
} as const satisfies Readonly<Record<string, SoundEntry>>;
export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[];
