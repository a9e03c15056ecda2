import { scoreSheet, type SheetCell, type SheetLine } from '../../../shared/events/scoreSheet';
import { NONE, type Round, type Scored } from '../../../shared/events/types';
import { make } from '../dom';
import { pageWords } from './eventWords';

const words = pageWords.score;

/** What a round is called: those of a final are counted anew. */
export const roundTitle = (
  { number, final }: Pick<Round, 'number' | 'final'>,
  rounds: readonly Pick<Round, 'final'>[],
): string => (final ? words.final(number - rounds.filter((one) => !one.final).length) : words.round(number));

/** The Score Sheet (rules 10.15), live while the event runs; on paper titles have a column of their own. */
export const scoreTable = (
  page: Document,
  event: Scored,
  points: readonly [string, string],
  own: string,
  onPaper = false,
): HTMLElement => {
  const lines = scoreSheet(event);
  const isOver = event.stage === 'final' || event.stage === 'closed';
  // On a page what nobody has takes no place.
  const asides = ASIDES.filter(([, of]) => onPaper || lines.some((line) => of(line) !== ''));
  const head: readonly (readonly [text: string, className: string])[] = [
    [words.rank, ''],
    ...(isOver && onPaper ? ([[words.title, '']] as const) : []),
    [words.player, ''],
    ...(onPaper ? [] : TOTAL),
    ...event.rounds.map((round) => [roundTitle(round, event.rounds), 'round'] as const),
    ...(onPaper ? TOTAL : []),
    ...asides.map(([text]) => [text, 'aside'] as const),
  ];
  return make(
    page,
    'table',
    { class: 'event-table standings' },
    make(page, 'caption', {}, words.caption(points)),
    make(
      page,
      'thead',
      {},
      make(
        page,
        'tr',
        {},
        ...head.map(([text, className]) => make(page, 'th', { scope: 'col', class: className }, text)),
      ),
    ),
    make(page, 'tbody', {}, ...lines.map((line) => row(page, line, asides, onPaper, line.player === own))),
  );
};

/** Many rounds are broader than a page: there what counts comes before them. */
const TOTAL: readonly (readonly [string, string])[] = [[words.total, '']];

/** What only some have: the throws that broke a tie, and what was noted. */
const ASIDES: readonly (readonly [title: string, of: (line: SheetLine) => string])[] = [
  [words.rollOff, ({ rollOff }) => rollOff.join(' ')],
  [words.note, (line) => notesOf(line).join(', ')],
];

const notesOf = ({ leftAfter, corrections }: SheetLine): string[] =>
  [
    leftAfter === NONE ? '' : pageWords.left(leftAfter),
    corrections === 0 ? '' : words.corrected(corrections),
  ].filter((text) => text !== '');

const row = (
  page: Document,
  line: SheetLine,
  asides: typeof ASIDES,
  onPaper: boolean,
  mine: boolean,
): HTMLElement => {
  const title = line.title === '' ? [] : [line.title];
  const points = `${String(line.battlePoints)} / ${String(line.fleetPoints)}`;
  const total = [make(page, 'td', { class: 'figure total' }, points)];
  return make(
    page,
    'tr',
    mine ? { class: 'mine' } : {},
    make(page, 'td', { class: 'figure' }, String(line.rank)),
    ...(onPaper ? title.map((text) => make(page, 'td', {}, text)) : []),
    make(
      page,
      'th',
      { scope: 'row' },
      line.name,
      ...(onPaper ? [] : title.map((text) => make(page, 'span', { class: 'title' }, text))),
    ),
    ...(onPaper ? [] : total),
    ...line.rounds.map((cell) => make(page, 'td', { class: 'round' }, ...cellWords(page, cell))),
    ...(onPaper ? total : []),
    ...asides.map(([title, of]) => maybe(page, title, of(line))),
  );
};

/** A cell that is mostly empty; on small pages it is left out then. */
const maybe = (page: Document, title: string, text: string): HTMLElement => {
  const cell = make(page, 'td', { class: text === '' ? 'aside none' : 'aside' }, text === '' ? '–' : text);
  cell.dataset.title = title;
  return cell;
};

const cellWords = (page: Document, cell: SheetCell): (Node | string)[] => {
  const { opponent, result, battlePoints, fleetPoints } = cell;
  if (opponent === '' && result === '') return ['–'];
  // Who plays against nobody neither wins nor loses.
  const points = `${opponent === '' ? '' : `${result} `}${String(battlePoints)} / ${String(fleetPoints)}`;
  return [
    make(page, 'span', { class: 'opponent' }, opponent === 'bye' ? pageWords.bye : opponent),
    ...(result === ''
      ? []
      : [' ', make(page, 'span', { class: opponent === '' ? 'result' : `result ${result}` }, points)]),
  ];
};
