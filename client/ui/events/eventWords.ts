import type { Signature, Stage, TableStatus } from '../../../shared/events/types';
import type { LogLine } from '../../../shared/eventProtocol';

export const stageWords: Readonly<Record<Stage, string>> = {
  registration: 'Registration is open',
  verifying: 'Sheets are being signed',
  battle: 'The tables are playing',
  closing: 'The round is over',
  final: 'All rounds are over',
  closed: 'Closed',
};

export const statusWords: Readonly<Record<TableStatus, string>> = {
  signing: 'sheets are being signed',
  battle: 'playing',
  over: 'over',
  notFought: 'not played',
};

/** Whom a table waits for. */
export const waitWords = {
  sign: (names: string): string => `not signed: ${names}`,
  come: (names: string): string => `not at the table: ${names}`,
  verify: (names: string): string => `result not signed: ${names}`,
} as const;

export const signatureWords: Readonly<Record<Signature, string>> = {
  none: 'not signed yet',
  signed: 'signed',
  signedForHim: 'signed for them',
  disputed: 'disputed',
};

export const listWords = {
  title: 'Events',
  lead: 'Tournaments and evenings on this server. Choose one to register, to play or to look on.',
  none: 'No event is open to everybody yet.',
  loading: 'Looking around …',
  offline: 'The server does not answer.',
  row: (players: number, stage: string, round: number, rounds: number): string =>
    `${String(players)} ${players === 1 ? 'player' : 'players'} · ${stage}${round > 0 ? ` · round ${String(round)} of ${String(Math.max(round, rounds))}` : ''}`,
  go: 'Go there',
  code: 'Code of an event',
  codeHint: 'An event that is not listed has a code of six letters and figures. Its organiser knows it.',
  useCode: 'Go to the event',
  noSuchCode: 'No event has this code.',
  tooMany: 'Too many attempts: wait a little and try again.',
  open: 'Open an event',
  home: 'Start page',
  past: 'History',
  leagues: 'Leagues',
  league: (name: string): string => `League: ${name}`,
  leagueNone: 'No event of this league is closed yet.',
  leagueHead: ['Rank', 'Player', 'Points', 'Events', 'Best rank'],
} as const;

export const openWords = {
  title: 'Open an event',
  name: 'Name of the event',
  organiser: 'Your name, as the organiser',
  date: 'Day',
  format: 'What is played',
  league: 'League, if it belongs to one',
  listed: 'Show it to everybody; without this, only its link and its code lead there',
  more: 'Rules and options',
  go: 'Open registration',
} as const;

export const pageWords = {
  connecting: 'Coming in …',
  gone: 'There is no such event, or it is not open to you.',
  outdated: 'This page is of another version than the server. Load it again.',
  lost: 'The connection is lost; coming back …',
  reload: 'Load again',
  all: 'All events',
  projector: 'Projector',
  projectorOff: 'Leave projector view',
  organised: (name: string): string => (name === '' ? '' : `Organised by ${name}`),
  round: (round: number, rounds: number): string =>
    `Round ${String(round)} of ${String(Math.max(round, rounds))}`,
  final: (round: number): string => `Final, round ${String(round)}`,
  players: (count: number): string => `${String(count)} ${count === 1 ? 'player' : 'players'}`,
  place: 'Your place',
  pairings: 'Pairings',
  standings: 'Standings',
  finalStandings: 'Final standings',
  history: 'Rounds',
  entrants: 'Players',
  rules: 'Rules and options',
  nobody: 'Nobody has registered yet.',
  bye: 'bye',
  byeRow: (name: string): string => `${name} has the bye.`,
  table: (at: number): string => `Table ${String(at + 1)}`,
  watch: 'Watch',
  again: 'Watch it again',
  ends: 'Clock of the table',
  timeUp: 'time is up',
  held: 'the game and its clock stand',
  due: {
    sign: 'Whoever has not signed is signed for in',
    absent: 'Whoever has not come gives the game up in',
    next: 'The next round opens in',
    close: 'The event closes in',
    timeUp: 'Time is up in',
  },
  left: (round: number): string => `left after round ${String(round)}`,
  here: 'here',
  bot: 'bot',
  sheet: 'Sheet',
  score: {
    sheet: 'Score sheet',
    caption: (points: readonly [string, string]): string => points.join(' / '),
    rank: 'Rank',
    title: 'Title',
    player: 'Player',
    round: (round: number): string => `Round ${String(round)}`,
    final: (round: number): string => `Final ${String(round)}`,
    total: 'Total',
    rollOff: 'Roll-off',
    note: 'Note',
    corrected: (count: number): string => (count === 1 ? 'corrected' : `corrected ${String(count)} times`),
  },
  print: {
    title: 'Print and take along',
    score: 'Print the score sheet',
    builds: 'Print build sheets',
    mine: 'Print my build sheet',
    paper: 'Paper',
    csv: 'Score sheet as CSV',
    json: 'Everything as JSON',
    signedFor: (initials: string): string => `${initials} (signed for them)`,
    device: 'Go on with another device',
    deviceCode: (code: string): string =>
      `Type ${code} under “Join a table” on the other device, within five minutes.`,
  },
  share: {
    title: 'Bring others here',
    link: 'Link to this event',
    code: 'Code of this event ',
    qr: 'Link to this event as a QR code',
  },
  fair: (commitment: string): string => `Promise about chance: ${commitment.slice(0, 16)}…`,
  seed: (seed: string): string => `Seed: ${seed}`,
} as const;

export const placeWords = {
  register: 'Register',
  late: 'Enter late',
  name: 'Your name',
  hand: 'Hand in',
  change: 'Hand in another sheet',
  withdraw: 'Withdraw',
  registered: (name: string): string => `You are registered as ${name}.`,
  waits: 'The organiser starts the event. You will see your table here.',
  over: 'Registration is over. You are welcome to look on.',
  left: 'You have left the event.',
  against: (names: string): string => `You play against ${names}.`,
  theirSheet: (name: string): string => `Sheet of ${name}`,
  sheet: 'Sheet',
  sign: 'The sheet is right: sign and go to the table',
  go: 'Go to the table',
  signed: 'You have signed.',
  result: (words: string): string => `Result: ${words}`,
  signResult: 'The result is right: sign',
  dispute: 'The result is not right: call the organiser',
  reason: 'What is not right?',
  send: 'Call the organiser',
  disputed: 'The organiser has been called. The result stands until it is corrected.',
  takeBack: 'The result is right after all: sign',
  next: 'The next round opens soon.',
  leave: 'Leave the event',
  leaveSure: 'Leave for good? A game that runs is given up. Nobody comes back.',
  yes: 'Yes, leave',
  no: 'No, stay',
  won: 'won',
  lost: 'lost',
  points: (points: number, what: string): string => `${String(points)} ${what}`,
  ended: (rank: number, title: string): string => `You are number ${String(rank)}: ${title}.`,
} as const;

export const deskWords = {
  title: 'Organiser’s desk',
  bot: 'Add a bot',
  odd: 'The number is odd: in every round one player has a bye. A bot would fill the place.',
  start: 'Start: lock all sheets, pair round 1',
  next: 'Open the next round',
  close: 'Close the event',
  undo: (what: string): string => `Undo: ${what}`,
  stands: (why: string): string => `What you did last can no longer be undone. ${why}`,
  tools: 'Manage this table',
  runs: 'The round runs by itself and is over when every table is. If somebody does not come or a result is missing, manage the table below.',
  signs:
    'Results are being signed. The next round opens when you say so, or by itself once everybody has signed.',
  remove: 'Take off the list',
  putOut: 'Put out',
  absent: (name: string): string => `${name} has not come`,
  nobodyCame: 'Nobody has come',
  enter: 'Enter the result by hand',
  correct: 'Correct the result',
  settle: (name: string): string => `Let it stand against ${name}`,
  hold: 'Stop the game and its clock',
  release: 'Let it go on',
  reason: 'Reason of the correction',
  save: 'Enter',
  cancel: 'Leave it',
  calls: (name: string, reason: string): string => `${name} calls you: ${reason}`,
  log: 'Log: who changed what',
  sure: (what: string): string => `Sure? ${what}`,
} as const;

const WHO: Readonly<Record<string, string>> = { organiser: 'Organiser', clock: 'Clock', table: 'Table' };

/** The first letters of a name's words, as one signs. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

/** What a line of the log says was done. */
export const deedWords = (line: LogLine, nameOf: (id: string) => string): string => {
  const whom = line.name === '' ? nameOf(line.player) : line.name;
  const place = `round ${String(line.round)}, table ${String(line.table + 1)}`;
  const own = line.by === line.player;
  const DONE: Readonly<Record<string, string>> = {
    register: own ? 'registered' : `entered ${whom}`,
    changeSheet: own ? 'handed in another sheet' : `changed the sheet of ${whom}`,
    withdraw: own ? 'withdrew' : `took ${whom} off the list`,
    start: 'started the event',
    nextRound: 'opened the next round',
    close: 'closed the event',
    signBuild: own ? 'signed the opponent’s sheet' : `signed a sheet for ${whom}`,
    signResult: own ? 'signed the result' : `signed the result for ${whom}`,
    dispute: `disputed the result: ${line.reason}`,
    leave: own ? 'left the event' : `put ${whom} out`,
    absent: `noted that somebody had not come, ${place}`,
    report: `entered the result of ${place}`,
    correct: `corrected the result of ${place}: ${line.reason}`,
    undo: 'took the last entry back',
  };
  return DONE[line.type] ?? line.type;
};

/** A line of the log as a sentence. */
export const logWords = (line: LogLine, nameOf: (id: string) => string): string => {
  const who = WHO[line.by] ?? nameOf(line.by);
  return `${who} ${deedWords(line, nameOf)}${line.undone ? ' (taken back)' : ''}`;
};

export const stripWords = {
  title: 'Event',
  back: 'Back to the event',
  over: 'The game is over: go back and sign the result.',
  signing: 'The game begins when both sheets are signed.',
  pause: 'Ask for a pause',
  pauseToo: 'Agree to the pause',
  unpause: 'Go on',
  wishes: (names: string): string => `${names} would like a pause. The clock runs until both agree.`,
  waits: 'You have asked for a pause. The clock runs until both agree.',
  notice: (minutes: number): string =>
    minutes === 1 ? 'One minute is left.' : `${String(minutes)} minutes are left.`,
} as const;
