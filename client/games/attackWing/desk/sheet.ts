import { make } from '../../../ui/dom';
import {
  type BuildSheet,
  type SheetRow,
  type SheetShip,
  SHIPS_ON_FRONT,
} from '../../../../shared/games/attackWing/fleet/buildSheet';
import { rowTitle } from '../../../../shared/games/attackWing/words/en/fleet';
import { sheetWords } from './words';
import './sheet.css';

/** What stands at the head of a sheet; what is not known is left to be written by hand. */
export interface SheetHead {
  readonly date?: string;
  readonly event?: string;
  readonly player?: string;
  readonly mail?: string;
}

/** Lines for upgrades on every ship, so that sheets look alike and can be written on. */
const LEAST_ROWS = 8;
const ROUNDS = 3;

/** A Fleet Build Sheet for the printer: four ships on the front, more on the back, and the table of battles. */
export function makeSheet(page: Document, sheet: BuildSheet, head: SheetHead = {}): HTMLElement {
  const front = sheet.ships.slice(0, SHIPS_ON_FRONT);
  const back = sheet.ships.slice(SHIPS_ON_FRONT);
  return make(
    page,
    'section',
    { class: 'build-sheet', 'aria-label': sheetWords.title },
    make(page, 'h1', {}, sheetWords.title),
    headOf(page, sheet.name, head),
    shipsOf(page, front, 0),
    totalsOf(page, sheet),
    battlesOf(page),
    make(page, 'p', { class: 'codes' }, sheetWords.codes),
    ...(back.length === 0
      ? []
      : [make(page, 'h1', { class: 'back' }, sheetWords.back), shipsOf(page, back, SHIPS_ON_FRONT)]),
  );
}

const headOf = (page: Document, fleet: string, { date, event, player, mail }: SheetHead): HTMLElement => {
  const line = (words: string, value = ''): HTMLElement[] => [
    make(page, 'dt', {}, words),
    make(page, 'dd', {}, value),
  ];
  return make(
    page,
    'dl',
    {},
    ...line(sheetWords.date, date),
    ...line(sheetWords.event, event),
    ...line(sheetWords.player, player),
    ...line(sheetWords.mail, mail),
    ...line(sheetWords.fleet, fleet),
  );
};

const cells = (page: Document, tag: 'td' | 'th', ...texts: readonly string[]): HTMLElement =>
  make(page, 'tr', {}, ...texts.map((text) => make(page, tag, tag === 'th' ? { scope: 'col' } : {}, text)));

const shipsOf = (page: Document, ships: readonly SheetShip[], first: number): HTMLElement =>
  make(
    page,
    'div',
    { class: 'sheet-ships' },
    ...ships.map(({ rows, total }, at) => {
      const lines = rows.map((row) => rowOf(page, row));
      while (lines.length < LEAST_ROWS) lines.push(cells(page, 'td', '', '', '', ''));
      const { type, card, faction, sp } = sheetWords;
      return make(
        page,
        'table',
        {},
        make(page, 'caption', {}, sheetWords.ship(first + at)),
        make(page, 'thead', {}, cells(page, 'th', type, card, faction, sp)),
        make(page, 'tbody', {}, ...lines),
        make(
          page,
          'tfoot',
          {},
          make(
            page,
            'tr',
            {},
            make(page, 'td', { colspan: '3' }, sheetWords.shipTotal),
            make(page, 'td', {}, String(total)),
          ),
        ),
      );
    }),
  );

const rowOf = (page: Document, row: SheetRow): HTMLElement =>
  cells(
    page,
    'td',
    row.place === 'upgrade' ? row.type : sheetWords.places[row.place],
    `${rowTitle(row)}${row.lies !== 'open' && row.title !== '' ? sheetWords.faceDown : ''}`,
    row.faction,
    String(row.sp),
  );

const totalsOf = (page: Document, { ships, resource, total }: BuildSheet): HTMLElement =>
  make(
    page,
    'table',
    { class: 'sheet-totals' },
    make(
      page,
      'thead',
      {},
      cells(
        page,
        'th',
        ...ships.map((_, at) => sheetWords.ship(at)),
        sheetWords.resource,
        sheetWords.sp,
        sheetWords.build,
      ),
    ),
    make(
      page,
      'tbody',
      {},
      cells(
        page,
        'td',
        ...ships.map((ship) => String(ship.total)),
        resource.title,
        String(resource.sp),
        String(total),
      ),
    ),
  );

const battlesOf = (page: Document): HTMLElement => {
  const { round, opponent, buildInitials, result, points, cumulative, resultInitials } = sheetWords;
  return make(
    page,
    'table',
    { class: 'sheet-battles' },
    make(
      page,
      'thead',
      {},
      cells(page, 'th', round, opponent, buildInitials, result, points, cumulative, resultInitials),
    ),
    make(
      page,
      'tbody',
      {},
      ...Array.from({ length: ROUNDS }, (_, at) => cells(page, 'td', String(at + 1), '', '', '', '', '', '')),
    ),
  );
};
