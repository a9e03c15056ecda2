export const MENU = [
  'first',
  'play',
  'host',
  'join',
  'watch',
  'events',
  'fleets',
  'settings',
  'credits',
] as const;
export type MenuItem = (typeof MENU)[number];

export const menuWords: Readonly<Record<MenuItem, { readonly label: string; readonly title: string }>> = {
  first: { label: 'First game', title: 'First game' },
  play: { label: 'Play alone', title: 'Play alone' },
  host: { label: 'Host a table', title: 'Host a table' },
  join: { label: 'Join a table', title: 'Join a table' },
  watch: { label: 'Watch', title: 'Watch a table' },
  fleets: { label: 'Fleet desk', title: 'Fleet desk' },
  events: { label: 'Events', title: 'Events' },
  settings: { label: 'Settings', title: 'Settings' },
  credits: { label: 'Credits', title: 'Credits' },
};

export const closeWords = 'Close';

export const playWords = {
  lead: 'Choose a game. Bots take the other seats; everything happens in this page.',
  hostLead: 'Choose a game. You get a link and a code to give to your friends.',
  loading: 'Fetching the games …',
  start: 'Begin',
  open: 'Open the table',
  teach: (title: string): string => `Teach me ${title}`,
  back: 'Other games',
  seats: 'Seats',
  seatsHint: 'You and so many bots that every seat is taken.',
  level: 'Bots',
  options: 'Rules and options',
  listed: 'Show this table to everybody; without it, only the link and the code lead here',
  failed: 'The game could not be loaded. Look at your connection and try again.',
  goOn: (title: string): string => `Go on with ${title}`,
} as const;

export const watchWords = {
  lead: 'Tables that can be watched now:',
  none: 'No table is open to everybody at the moment.',
  loading: 'Looking around …',
  offline: 'The server does not answer.',
  watch: 'Watch',
  row: (game: string, host: string, taken: number, seats: number, stage: string): string =>
    `${game === '' ? 'No game yet' : game}, hosted by ${host === '' ? 'nobody' : host}: ${taken} of ${seats} seats, ${stage === 'playing' ? 'playing' : stage === 'over' ? 'just over' : 'gathering'}.`,
} as const;

export const codeWords = {
  join: 'Type the code that your host has told you, or paste the link.',
  watch: 'Type the code of a table, or paste its link. You will stand and look on; every seat stays free.',
  label: 'Code or link',
  name: 'Your name, for the host to know who knocks',
  go: { join: 'Join', watch: 'Watch' },
  knocking: 'You have knocked. The host is being asked …',
  declined: 'The host did not let you in.',
  noSuch: 'No table has this code.',
  tooMany: 'Too many attempts: wait a little and try again.',
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
  calm: 'Keep things still: no turning ship, no travelling or shaking camera',
  pace: 'The story is told',
  paces: {
    '1': 'At leisure',
    '2': 'Twice as fast',
    '4': 'Four times as fast',
    skip: 'Not at all: only how things stand',
  },
  hurry: 'Hurry: when I am asked, the rest of the story is over in a moment',
  text: 'Size of text',
  texts: { 1: 'Usual', 1.15: 'Larger', 1.3: 'Large', 1.5: 'Very large' },
  groups: { story: 'The story', sight: 'What you see', sound: 'What you hear' },
  captions: 'Captions: what happens and what is heard, in words over the table',
  flashes: 'Flashing light, at most three flashes a second; without it light only swells and fades',
  muted: 'Silence: play no sound at all',
  volumes: {
    effects: 'Ships, weapons, dice',
    interface: 'Buttons and cards',
    alert: 'Alerts and your turn',
    ambience: 'Hum of the bridge',
  },
  kept: 'Kept in this browser.',
} as const;

export const creditsWords: readonly string[] = [
  'Starboard is an unofficial fan work, made for love and not for money. Star Trek and all its names belong to their owners, who have nothing to do with it.',
  'The Enterprise, the room, the light and the sky are our own work: code that builds every model and paints every texture. Nothing is traced, recorded or downloaded.',
  'Set in Antonio by Vernon Adams and others, under the SIL Open Font License.',
  'Built on Babylon.js and Colyseus, with thanks to all who made them.',
];
