/** What stands over the picture of a stream and of the showcase. */
export const showcaseWords = {
  scoreboard: 'How it stands',
  turn: 'to move',
  commentary: 'What happens',
  chances: 'Chance to win',
  together: 'Together',
  join: 'Join in',
  joinQr: 'QR code: play on your own device',
  next: 'Next',
  over: 'The end',
  offer: 'Would you like to play?',
  play: 'Play',
  stay: 'Go on watching',
  showcase: 'The showcase',
  unofficial: 'An unofficial fan work',
} as const;

/** Nothing is certain before it has happened. */
export const percent = (chance: number): string => {
  const points = Math.round(chance * 100);
  return `${chance > 0 && chance < 1 ? Math.min(99, Math.max(1, points)) : points} %`;
};
/** A change of somebody's chance. */
export const swingWords = (name: string, gain: number): string =>
  `${name} ${gain > 0 ? '+' : '−'}${Math.round(Math.abs(gain) * 100)}`.trimStart();
export const chanceOf = (name: string, chance: number): string => `${name}: ${percent(chance)}`;

/** What a game was, once it is over. */
export const afterWords = {
  title: 'The story of this game',
  reading: 'Reading the game through …',
  close: 'Back to the replay',
  chances: 'Chance to win',
  together: 'Together',
  swing: (name: string, from: string, to: string): string => `${name}: ${from} → ${to}`,
} as const;
