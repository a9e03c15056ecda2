/** What a colour can mean at the table. Each meaning is a colour and a mark, so that neither is ever the only signal. */
export const MEANINGS = [
  'legal',
  'danger',
  'mine',
  'rivalA',
  'rivalB',
  'rivalC',
  'rivalD',
  'rivalE',
  'calm',
  'yellow',
  'red',
  'short',
  'medium',
  'long',
  'shield',
  'shieldHurt',
  'command',
  'medical',
  'engineering',
  'science',
  'klingon',
  'romulan',
  'tholian',
  'federation',
  'wild',
  'captain',
] as const;
export type Meaning = (typeof MEANINGS)[number];

export const ALERTS = ['calm', 'yellow', 'red'] as const satisfies readonly Meaning[];
export type Alert = (typeof ALERTS)[number];
export const RANGES = ['short', 'medium', 'long'] as const satisfies readonly Meaning[];
/** The divisions of the crew. */
export const DIVISIONS = [
  'command',
  'medical',
  'engineering',
  'science',
] as const satisfies readonly Meaning[];

const RIVALS = ['rivalA', 'rivalB', 'rivalC', 'rivalD', 'rivalE'] as const satisfies readonly Meaning[];

/**
 * Whose a seat is for one who sits at `me`: the own, or a rival's in the order of the seats. Whoever looks on (−1) has none of
 * their own, so the sixth seat wears that colour; what nobody at the table does (seat −1) is nobody's.
 */
export const seatMeaning = (seat: number, me: number): Meaning => {
  if (seat < 0) return 'calm';
  return seat === me ? 'mine' : (RIVALS[me >= 0 && seat > me ? seat - 1 : seat] ?? 'mine');
};

/** One sign for each meaning, the same in every set of colours. */
export const MARKS: Readonly<Record<Meaning, string>> = {
  legal: '◆',
  danger: '▲',
  mine: '●',
  rivalA: '■',
  rivalB: '✚',
  rivalC: '★',
  rivalD: '⬟',
  rivalE: '⬢',
  calm: '—',
  yellow: '!',
  red: '‼',
  short: 'I',
  medium: 'II',
  long: 'III',
  shield: '⌒',
  shieldHurt: '⌇',
  command: '✦',
  medical: '✛',
  engineering: '⎔',
  science: '◎',
  klingon: '⋏',
  romulan: '⋎',
  tholian: '⬖',
  federation: '⍟',
  wild: '✷',
  captain: '♛',
};

export type Colours = Readonly<Record<Meaning, string>>;

const STANDARD: Colours = {
  legal: '#7dffb2',
  danger: '#ff6b5e',
  mine: '#ffd166',
  rivalA: '#ff8a5c',
  rivalB: '#7cc4ff',
  rivalC: '#c79bff',
  rivalD: '#7ee08a',
  rivalE: '#ff9ecf',
  calm: '#63b8ff',
  yellow: '#ffc93c',
  red: '#ff3b30',
  short: '#4d9dff',
  medium: '#b06bff',
  long: '#46d98a',
  shield: '#5fd0ff',
  shieldHurt: '#ffa04d',
  command: '#f2c14e',
  medical: '#8fe3cf',
  engineering: '#ee5a4f',
  science: '#5b9df5',
  klingon: '#ff8a5c',
  romulan: '#6fe3a4',
  tholian: '#ffc14d',
  federation: '#8fc6ff',
  wild: '#c9d3e0',
  captain: '#ff453a',
};

/** Told apart by people who do not see red and green, or blue and yellow, as different (after Okabe and Ito). */
const COLOUR_BLIND: Colours = {
  legal: '#56b4e9',
  danger: '#d55e00',
  mine: '#f0e442',
  rivalA: '#e69f00',
  rivalB: '#0098e0',
  rivalC: '#cc79a7',
  rivalD: '#00b38a',
  rivalE: '#f7f7f7',
  calm: '#56b4e9',
  yellow: '#f0e442',
  red: '#ff7a33',
  short: '#56b4e9',
  medium: '#cc79a7',
  long: '#f0e442',
  shield: '#56b4e9',
  shieldHurt: '#e69f00',
  command: '#f0e442',
  medical: '#f2f2f2',
  engineering: '#e06a1b',
  science: '#3fa9f5',
  klingon: '#e69f00',
  romulan: '#00b38a',
  tholian: '#f0e442',
  federation: '#56b4e9',
  wild: '#d9d9d9',
  captain: '#ff7a33',
};

const HIGH_CONTRAST: Colours = {
  legal: '#00ff90',
  danger: '#ff5a5a',
  mine: '#ffe600',
  rivalA: '#ff9a3d',
  rivalB: '#5cc8ff',
  rivalC: '#d9a6ff',
  rivalD: '#8dff5c',
  rivalE: '#ff8fe0',
  calm: '#9fd8ff',
  yellow: '#ffe600',
  red: '#ff4a4a',
  short: '#66b6ff',
  medium: '#d08cff',
  long: '#5cff9d',
  shield: '#9ae7ff',
  shieldHurt: '#ffb84d',
  command: '#ffe14d',
  medical: '#b6fff0',
  engineering: '#ff7a6e',
  science: '#7db8ff',
  klingon: '#ffa27a',
  romulan: '#6dffb0',
  tholian: '#ffd166',
  federation: '#a8d5ff',
  wild: '#ffffff',
  captain: '#ff6a5e',
};

export const THEMES = { standard: STANDARD, colourBlind: COLOUR_BLIND, highContrast: HIGH_CONTRAST } as const;
export type ThemeName = keyof typeof THEMES;
export const THEME_NAMES = [
  'standard',
  'colourBlind',
  'highContrast',
] as const satisfies readonly ThemeName[];

/** Red, green and blue in 0…1 of a colour written as #rrggbb. */
export const toRgb = (colour: string): readonly [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};
