export const MENU = ['play', 'host', 'join', 'watch', 'settings', 'credits'] as const;
export type MenuItem = (typeof MENU)[number];

export const menuWords: Readonly<Record<MenuItem, { readonly label: string; readonly title: string }>> = {
  play: { label: 'Play alone', title: 'Play alone' },
  host: { label: 'Host a table', title: 'Host a table' },
  join: { label: 'Join a table', title: 'Join a table' },
  watch: { label: 'Watch', title: 'Watch a table' },
  settings: { label: 'Settings', title: 'Settings' },
  credits: { label: 'Credits', title: 'Credits' },
};

export const playWords = {
  lead: 'Three games will be played at this table, alone with bots or with friends. None of them is ready to be played yet.',
  games: [
    ['Panic', 'Defend the Enterprise together, on her five-year mission.'],
    ['Risk', 'Conquer the Alpha and Beta quadrants for the amusement of Q.'],
    ['Attack Wing', 'Two captains, one guess: the duel of Balance of Terror.'],
  ],
  look: 'Look at the table',
} as const;

export const codeWords = {
  join: 'Type the code that your host has told you, or paste the link.',
  watch: 'Type the code of a table, or paste its link. You will stand and look on; every seat stays free.',
  label: 'Table code',
  go: { join: 'Join', watch: 'Watch' },
  wrong: 'A table code has letters, digits, - and _ only, 64 at most. A whole link to a table works too.',
} as const;

export const settingsWords = {
  quality: 'Picture',
  qualities: {
    auto: 'Chosen for this machine',
    test: 'Test: the least there is',
    low: 'Low: fast',
    medium: 'Medium: full detail',
    high: 'High: full detail and glow',
  },
  colours: 'Colours',
  themes: { standard: 'Standard', colourBlind: 'For colour-blind eyes', highContrast: 'High contrast' },
  calm: 'Keep things still: no turning ship, no travelling camera, no pulsing light',
  kept: 'Kept in this browser.',
} as const;

export const creditsWords: readonly string[] = [
  'Starboard is an unofficial fan work, made for love and not for money. Star Trek and all its names belong to their owners, who have nothing to do with it.',
  'The Enterprise, the room, the light and the sky are our own work: code that builds every model and paints every texture. Nothing is traced, recorded or downloaded.',
  'Set in Antonio by Vernon Adams and others, under the SIL Open Font License.',
  'Built on Babylon.js and Colyseus, with thanks to all who made them.',
];
