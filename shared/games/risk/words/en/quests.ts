/** What every Quest asks for, by its id, in our own words. */
// prettier-ignore
export const QUEST_TEXTS: Readonly<Record<string, string>> = {
  'quest-two-sectors': 'Hold every location of at least 2 sectors.',
  'quest-sector-sweep': 'Take a whole sector in one turn: you held none of it when the turn began, and you conquered every one of its locations.',
  'quest-full-crew': 'Use the abilities of all four of your crew members within one round.',
  'quest-starbases-6': 'Hold 6 starbase locations.',
  'quest-locations-15': 'Hold 15 locations.',
  'quest-conquer-5': 'Conquer 5 locations in one turn.',
  'quest-six-flags': 'Hold at least one location in each of the six sectors.',
  'quest-homeworlds-3': "Hold 3 of the six home planets: Breen, Cardassia, Earth, Ferenginar, Qo'noS, Romulus.",
  'quest-neutral-zone-2': 'Conquer across the Neutral Zone this turn and hold at least one location on each side of it among the five that touch it.',
  'quest-wormhole-strike': 'Conquer a location through the wormhole this turn and hold both of its ends when the turn closes.',
  'quest-lifeforms-6': 'Remove 6 Alien Lifeforms or Tribbles in your engagements of one turn.',
  'quest-treasury-1500': 'Own 1500 Command Credits when the turn closes.',
  'quest-two-rivals': 'Conquer from two different captains in one turn; in a 2-player game conquer 3 locations of the rival captain.',
  'quest-both-quadrants': 'Hold at least 5 locations in the Alpha Quadrant and at least 5 in the Beta Quadrant.',
};
