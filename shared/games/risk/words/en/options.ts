/** The options that cards give, by their id. */
export const OPTION_WORDS: Readonly<Record<string, string>> = {
  rest: 'Rest: four ships more, and no invasion this turn.',
  decline: 'Decline.',
  accept: 'Accept the pact.',
  refuse: 'Refuse the pact.',
};

/** The same as past facts. */
export const OPTION_FACTS: Readonly<Record<string, string>> = {
  rest: 'rests this turn',
  decline: 'declines',
  accept: 'accepts the pact',
  refuse: 'refuses the pact',
};
