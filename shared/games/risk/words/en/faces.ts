/** What is written on the backs of the decks. */
export const BACK_WORDS = {
  location: 'Location',
  captain: 'Captain',
  crew: 'Crew',
  quest: 'Quest',
  qvent: 'Q-Vent',
} as const;
export type BackName = keyof typeof BACK_WORDS;
