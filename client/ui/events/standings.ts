import { scoreSheet, type SheetCell, type SheetLine } from '../../../shared/events/scoreSheet';
import { NONE, type Scored } from '../../../shared/events/types';
import { make } from '../dom';
import { pageWords } from './eventWords';

const words = pageWords.score;

/** The Score Sheet (rules 10.15), live while the event runs. */
export const scoreTable = (
  page: Document,
  event: Scored,
  points: readonly [string, string],
  own: string,
): HTMLElement => {
  const lines = scoreSheet(event);
  const isOver = event.stage === 'final' || event.stage === 'closed';
  const head: readonly (readonly [text: string, className: string])[] = [
    [words.rank, ''],
    ...(isOver ? ([[words.title, '']] as const) : []),
    [words.player, ''],
    ...event.rounds.map(({ number }) => [words.round(number), 'round'] as const),
    [words.total, ''],
    [words.rollOff, 'aside'],
    [words.note, 'aside'],
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
    make(page, 'tbody', {}, ...lines.map((line) => row(page, line, isOver, line.player === own))),
  );
};

const row = (page: Document, line: SheetLine, isOver: boolean, mine: boolean): HTMLElement => {
  const notes = [
    line.leftAfter === NONE ? '' : pageWords.left(line.leftAfter),
    line.corrections === 0 ? '' : words.corrected(line.corrections),
  ].filter((text) => text !== '');
  return make(
    page,
    'tr',
    mine ? { class: 'mine' } : {},
    make(page, 'td', { class: 'figure' }, String(line.rank)),
    ...(isOver ? [make(page, 'td', {}, line.title)] : []),
    make(page, 'th', { scope: 'row' }, line.name),
    ...line.rounds.map((cell) => make(page, 'td', { class: 'round' }, ...cellWords(page, cell))),
    make(page, 'td', { class: 'figure total' }, `${String(line.battlePoints)} / ${String(line.fleetPoints)}`),
    maybe(page, line.rollOff.join(' ')),
    maybe(page, notes.join(', ')),
  );
};

/** A cell that is mostly empty; on small pages it is left out then. */
const maybe = (page: Document, text: string): HTMLElement =>
  text === '' ? make(page, 'td', { class: 'aside none' }, '–') : make(page, 'td', { class: 'aside' }, text);

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
