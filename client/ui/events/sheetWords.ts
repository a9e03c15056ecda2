/** The words of a Fleet Build Sheet. */
export const sheetWords = {
  title: 'Fleet Build Sheet',
  date: 'Date',
  event: 'Event',
  player: 'Name',
  email: 'E-mail',
  ship: (number: number): string => `Ship ${String(number)}`,
  back: 'Ships on the back',
  resource: 'Resource',
  total: 'Total SP',
  columns: ['Type', 'Card title', 'Faction', 'SP'],
  places: { ship: 'Ship', captain: 'Captain', admiral: 'Admiral' },
  faceDown: { open: '', hidden: 'Face-down upgrade', talent: 'Face-down talent' },
  battles: 'Battles',
  battleColumns: [
    'Round',
    'Opponent',
    'Build verified by',
    'Result (battle points)',
    'Fleet points',
    'Cumulative fleet points',
    'Result verified by',
  ],
  signedFor: (initials: string): string => `${initials} (signed for him)`,
} as const;

/** The first letters of a name's words, as one signs. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
