import { type BuildSheet, SHIPS_ON_FRONT } from '../../../shared/events/buildSheets';
import type { SheetCell } from '../../../shared/events/scoreSheet';
import { make } from '../dom';
import { sheetWords } from './sheetWords';

type SheetShip = BuildSheet['ships'][number];

/** What stands in the head and the battle table of a sheet. */
export interface SheetHead {
  readonly event: string;
  readonly date: string;
  readonly player: string;
  readonly battles: readonly (SheetCell & { readonly build: string; readonly result2: string })[];
}

/** A Fleet Build Sheet (rules 10.8): four ships on the front, more on the back. */
export const buildSheet = (page: Document, sheet: BuildSheet, head?: SheetHead): HTMLElement => {
  const [front, back] = [sheet.ships.slice(0, SHIPS_ON_FRONT), sheet.ships.slice(SHIPS_ON_FRONT)];
  const totals = [
    ...front.map(({ total }, at) => [sheetWords.ship(at + 1), total] as const),
    ...(back.length === 0
      ? []
      : [[sheetWords.back, back.reduce((sum, { total }) => sum + total, 0)] as const]),
    [sheetWords.resource, sheet.resource.sp] as const,
    [sheetWords.total, sheet.total] as const,
  ];
  return make(
    page,
    'article',
    { class: 'build-sheet' },
    ...(head ? [headLines(page, head)] : []),
    make(page, 'h3', {}, sheet.name === '' ? sheetWords.title : `${sheetWords.title}: ${sheet.name}`),
    ships(page, front, 0),
    make(
      page,
      'p',
      {},
      `${sheetWords.resource}: ${sheet.resource.title === '' ? '–' : `${sheet.resource.title}, ${String(sheet.resource.sp)}`}`,
    ),
    make(
      page,
      'table',
      { class: 'event-table totals' },
      make(
        page,
        'tbody',
        {},
        make(page, 'tr', {}, ...totals.map(([what]) => make(page, 'th', { scope: 'col' }, what))),
      ),
      make(
        page,
        'tbody',
        {},
        make(page, 'tr', {}, ...totals.map(([, sp]) => make(page, 'td', {}, String(sp)))),
      ),
    ),
    ...(head ? [battleTable(page, head)] : []),
    ...(back.length === 0
      ? []
      : [
          make(
            page,
            'div',
            { class: 'sheet-back' },
            make(page, 'h3', {}, sheetWords.back),
            ships(page, back, SHIPS_ON_FRONT),
          ),
        ]),
  );
};

const headLines = (page: Document, { event, date, player }: SheetHead): HTMLElement =>
  make(
    page,
    'dl',
    { class: 'sheet-head' },
    ...[
      [sheetWords.date, date],
      [sheetWords.event, event],
      [sheetWords.player, player],
      [sheetWords.email, ''],
    ].map(([what = '', value = '']) =>
      make(page, 'div', {}, make(page, 'dt', {}, what), make(page, 'dd', {}, value)),
    ),
  );

const ships = (page: Document, all: readonly SheetShip[], first: number): HTMLElement =>
  make(
    page,
    'div',
    { class: 'sheet-ships' },
    ...all.map((ship, at) => shipTable(page, ship, first + at + 1)),
  );

const shipTable = (page: Document, { rows, total }: SheetShip, number: number): HTMLElement =>
  make(
    page,
    'table',
    { class: 'event-table ship' },
    make(page, 'caption', {}, sheetWords.ship(number)),
    make(
      page,
      'thead',
      {},
      make(page, 'tr', {}, ...sheetWords.columns.map((text) => make(page, 'th', { scope: 'col' }, text))),
    ),
    make(
      page,
      'tbody',
      {},
      ...rows.map(({ place, type, title, faction, sp, lies }) =>
        make(
          page,
          'tr',
          { class: lies },
          make(page, 'td', {}, place === 'upgrade' ? type : sheetWords.places[place]),
          make(page, 'td', {}, title === '' ? sheetWords.faceDown[lies] : title),
          make(page, 'td', {}, faction),
          make(page, 'td', { class: 'figure' }, String(sp)),
        ),
      ),
      make(
        page,
        'tr',
        { class: 'total' },
        make(page, 'th', { colspan: '3', scope: 'row' }, sheetWords.total),
        make(page, 'td', { class: 'figure' }, String(total)),
      ),
    ),
  );

const battleTable = (page: Document, { battles }: SheetHead): HTMLElement => {
  let sum = 0;
  return make(
    page,
    'table',
    { class: 'event-table battles' },
    make(page, 'caption', {}, sheetWords.battles),
    make(
      page,
      'thead',
      {},
      make(
        page,
        'tr',
        {},
        ...sheetWords.battleColumns.map((text) => make(page, 'th', { scope: 'col' }, text)),
      ),
    ),
    make(
      page,
      'tbody',
      {},
      ...battles.map(({ opponent, build, result, battlePoints, fleetPoints, result2 }, at) => {
        sum += fleetPoints;
        const isOver = result !== '';
        return make(
          page,
          'tr',
          {},
          make(page, 'th', { scope: 'row' }, String(at + 1)),
          ...[
            opponent,
            build,
            isOver ? `${result} (${String(battlePoints)})` : '',
            isOver ? String(fleetPoints) : '',
            isOver ? String(sum) : '',
            result2,
          ].map((text) => make(page, 'td', {}, text)),
        );
      }),
    ),
  );
};
