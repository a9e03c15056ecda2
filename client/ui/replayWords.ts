import type { Pace } from '../director/director';

export const replayWords = {
  title: 'Replay',
  play: 'Play',
  pause: 'Pause',
  back: 'One record back',
  forward: 'One record on',
  previous: 'Previous turn',
  next: 'Next turn',
  seek: 'Place in the game',
  turn: 'Go to',
  beginning: 'The beginning',
  speed: 'Speed',
  speeds: { '1': '1×', '2': '2×', '4': '4×', skip: 'As fast as it goes' } satisfies Record<Pace, string>,
  from: 'Seen from',
  everybody: 'Everybody',
  more: 'Take over, or make a clip',
  takeOver: 'Take over from here',
  takeOverAs: 'You play',
  takeOverHint: 'Bots take the other seats. What nobody could know is drawn anew.',
  clipFrom: 'A clip begins here',
  clipTo: 'It ends here',
  clipLink: 'Link to the clip',
  clipEmpty: 'A clip ends after it begins: go on, then say where it ends.',
  clipBegins: (from: number): string => `The clip begins after record ${from}.`,
  clipIs: (from: number, to: number): string => `The clip goes from record ${from} to record ${to}.`,
  keys: 'Space plays and halts, the arrows go record by record, Page up and Page down turn by turn, Home and End to the ends.',
  lead: 'A game of the past',
  match: 'Link or name of the game',
  watch: 'Watch it',
  file: 'Or a journal that was saved as a file',
  kept: 'Watch the last game of this browser',
  loading: 'Fetching the game …',
  noMatch: 'That is no link to a replay: it ends with /replay/ and the name of the game.',
} as const;

export const placeWords = (chapter: string | undefined, at: number, last: number): string =>
  `${chapter ?? replayWords.beginning}, record ${at} of ${last}`;
