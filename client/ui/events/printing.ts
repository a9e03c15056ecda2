import type { BuildSheet } from '../../../shared/events/buildSheets';
import { scoreSheetCsv } from '../../../shared/events/exports';
import { scoreSheet } from '../../../shared/events/scoreSheet';
import type { Signature } from '../../../shared/events/types';
import { type EventView, scoredOf } from '../../../shared/eventProtocol';
import type { EventSession } from '../../net/eventSession';
import { make } from '../dom';
import { buildSheet, type SheetHead } from './buildSheet';
import { pageWords } from './eventWords';
import { initialsOf, sheetWords } from './sheetWords';
import { scoreTable } from './standings';

const signed = (signature: Signature | undefined, name: string): string => {
  if (signature === 'signed') return initialsOf(name);
  return signature === 'signedForHim' ? sheetWords.signedFor(initialsOf(name)) : '';
};

/** The head and the battle table of somebody's sheet. */
const headOf = (view: EventView, player: string): SheetHead => {
  const line = scoreSheet(scoredOf(view)).find((one) => one.player === player);
  const battles = (line?.rounds ?? []).map((cell, at) => {
    const table = view.rounds[at]?.tables.find(({ players }) => players.includes(player));
    const side = table?.players.findIndex((id) => id !== player) ?? -1;
    const other = view.entrants[table?.players[side] ?? '']?.name ?? '';
    return {
      ...cell,
      build: signed(table?.builds[side], other),
      result2: signed(table?.results[side], other),
    };
  });
  return { event: view.name, date: view.date, player: view.entrants[player]?.name ?? '', battles };
};

/** What comes onto paper: nothing else of the page does. */
const printOnly = async (page: Document, sheets: readonly HTMLElement[]): Promise<void> => {
  page.getElementById('event-print')?.remove();
  const print = make(page, 'div', { id: 'event-print' }, ...sheets);
  page.body.append(print);
  page.body.classList.add('prints');
  // The print dialogue holds the page up; what was shown stays until the next time.
  await Promise.resolve();
  window.print();
  page.body.classList.remove('prints');
};

export const printScore = (page: Document, view: EventView): Promise<void> =>
  printOnly(page, [
    make(
      page,
      'article',
      { class: 'score-sheet' },
      make(page, 'h2', {}, view.name),
      make(
        page,
        'p',
        {},
        [view.date, pageWords.organised(view.organiser)].filter((text) => text !== '').join(' · '),
      ),
      scoreTable(page, scoredOf(view), ''),
    ),
  ]);

/** The sheets of these players, as far as whoever prints may see them. */
export const printBuilds = async (
  page: Document,
  session: EventSession,
  players: readonly string[],
): Promise<void> => {
  const sheets: HTMLElement[] = [];
  for (const player of players) {
    const { view } = session.state();
    const sheet = (await session.sheet(player)) as BuildSheet | undefined;
    if (sheet && view) sheets.push(buildSheet(page, sheet, headOf(view, player)));
  }
  if (sheets.length > 0) await printOnly(page, sheets);
};

/** The name of a file that holds something of this event. */
const fileName = (view: EventView, ending: string): string =>
  `${view.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${view.date === '' ? 'event' : view.date}.${ending}`;

export type Save = (name: string, text: string, type: string) => void;

export const saveCsv = (view: EventView, save: Save): void =>
  save(fileName(view, 'csv'), scoreSheetCsv(scoredOf(view)), 'text/csv');

/** The public side of the event, with its score sheet; a closed one also with its journal. */
export const saveJson = (view: EventView, record: object | undefined, save: Save): void => {
  const { name, date, league, organiser, stage, options, commitment, seed, rounds } = view;
  const whole = {
    name,
    date,
    league,
    organiser,
    stage,
    options,
    commitment,
    seed,
    scoreSheet: scoreSheet(scoredOf(view)),
    rounds: rounds.map(({ tables, ...round }) => ({
      ...round,
      tables: tables.map(({ secret: _, ...table }) => table),
    })),
    ...(record ? { record } : {}),
  };
  save(fileName(view, 'json'), JSON.stringify(whole, undefined, 2), 'application/json');
};
