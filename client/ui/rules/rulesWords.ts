export const rulesWords = {
  title: 'Rules',
  search: 'Search the rules, cards and pieces',
  now: '(the game is here)',
  failed: 'The rules could not be loaded. Look at your connection and try again.',
} as const;

export const rulesFound = (count: number): string =>
  count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'rule' : 'rules'} found.`;
