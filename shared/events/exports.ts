import { scoreSheet, type SheetLine } from './scoreSheet';
import { NONE, type Scored } from './types';

/** One cell of a table in commas: quoted where it must be, and never a formula to the program that opens it. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t]/u.test(value) ? `'${value}` : String(value);
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What a round is called; those of a final are counted anew. */
const roundName = (rounds: Scored['rounds'], at: number): string => {
  const before = rounds.filter(({ final }) => !final).length;
  return at < before ? `Round ${String(at + 1)}` : `Final ${String(at + 1 - before)}`;
};

const headOf = (rounds: Scored['rounds'], [first, second]: readonly [string, string]): string[] => [
  'Rank',
  'Title',
  'Player',
  'Left after round',
  ...rounds.flatMap((_, at) =>
    ['opponent', 'result', first, second].map((what) => `${roundName(rounds, at)} ${what}`),
  ),
  capital(first),
  capital(second),
  'Roll-off',
  'Corrections',
];

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const rowOf = (line: SheetLine): (string | number)[] => [
  line.rank,
  line.title,
  line.name,
  line.leftAfter === NONE ? '' : line.leftAfter,
  ...line.rounds.flatMap(({ opponent, result, battlePoints, fleetPoints }) => [
    opponent,
    result,
    battlePoints,
    fleetPoints,
  ]),
  line.battlePoints,
  line.fleetPoints,
  line.rollOff.join(' '),
  line.corrections,
];

/** The Score Sheet (rules 10.15) as a table in commas; `points`: what the two numbers of a result are called. */
export const scoreSheetCsv = (
  event: Scored,
  points: readonly [string, string] = ['battle points', 'fleet points'],
): string =>
  [headOf(event.rounds, points), ...scoreSheet(event).map(rowOf)]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
