import { scoreSheet, type SheetLine } from './scoreSheet';
import { NONE, type Scored } from './types';

/** One cell of a table in commas: quoted where it must be, and never a formula to the program that opens it. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t]/u.test(value) ? `'${value}` : String(value);
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const headOf = (rounds: number): string[] => [
  'Rank',
  'Title',
  'Player',
  'Left after round',
  ...Array.from({ length: rounds }, (_, at) =>
    ['opponent', 'result', 'battle points', 'fleet points'].map((what) => `Round ${String(at + 1)} ${what}`),
  ).flat(),
  'Battle points',
  'Fleet points',
  'Roll-off',
  'Corrections',
];

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

/** The Score Sheet (rules 10.15) as a table in commas. */
export const scoreSheetCsv = (event: Scored): string =>
  [headOf(event.rounds.length), ...scoreSheet(event).map(rowOf)]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
