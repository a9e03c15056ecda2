import { scoreSheetCsv } from '../../../shared/events/exports';
import { scoreSheet } from '../../../shared/events/scoreSheet';
import type { Signature } from '../../../shared/events/types';
import { type EventView, scoredOf } from '../../../shared/eventProtocol';
import type { EventSession } from '../../net/eventSession';
import { make } from '../dom';
import { printSheets } from '../print';
import type { Evening, SheetHead } from './evening';
import { initialsOf, pageWords } from './eventWords';
import { scoreTable } from './standings';

const signed = (signature: Signature | undefined, name: string): string => {
  if (signature === 'signed') return initialsOf(name);
  return signature === 'signedForHim' ? pageWords.print.signedFor(initialsOf(name)) : '';
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
      verified: signed(table?.results[side], other),
    };
  });
  return { event: view.name, date: view.date, player: view.entrants[player]?.name ?? '', battles };
};

export const printScore = (page: Document, view: EventView, { points }: Evening): void =>
  printSheets(page, [
    make(
      page,
      'article',
      { class: 'score-sheet' },
      make(page, 'h2', {}, pageWords.score.sheet),
      make(
        page,
        'p',
        {},
        [view.name, view.date, pageWords.organised(view.organiser)].filter((text) => text !== '').join(' · '),
      ),
      scoreTable(page, scoredOf(view), points, '', true),
    ),
  ]);

/** The sheets of these players, as far as whoever prints may see them. */
export const printBuilds = async (
  page: Document,
  session: EventSession,
  { sheets }: Evening,
  players: readonly string[],
): Promise<void> => {
  const drawn: HTMLElement[] = [];
  for (const player of players) {
    const sheet = await session.sheet(player);
    const { view } = session.state();
    if (sheet !== undefined && view && sheets) drawn.push(sheets.draw(page, sheet, headOf(view, player)));
  }
  if (drawn.length > 0) printSheets(page, drawn);
};

/** The name of a file that holds something of this event. */
const fileName = (view: EventView, ending: string): string =>
  `${view.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${view.date === '' ? 'event' : view.date}.${ending}`;

export type Save = (name: string, text: string, type: string) => void;

export const saveCsv = (view: EventView, { points }: Evening, save: Save): void =>
  save(fileName(view, 'csv'), scoreSheetCsv(scoredOf(view), points), 'text/csv');

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
