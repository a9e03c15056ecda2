import { make } from '../../../ui/dom';
import type { SheetHead, SignedCell } from '../../../ui/events/evening';
import {
  type BuildSheet,
  type SheetRow,
  type SheetShip,
  SHIPS_ON_FRONT,
} from '../../../../shared/games/attackWing/fleet/buildSheet';
import { rowTitle } from '../../../../shared/games/attackWing/words/en/fleet';
import { sheetWords } from './words';
import './sheet.css';

/** Lines for upgrades on every printed ship, so that sheets look alike and can be written on. */
const UPGRADE_LINES = 8;
const ROUNDS = 3;
const NO_BATTLE: SignedCell = {
  opponent: '',
  result: '',
  battlePoints: 0,
  fleetPoints: 0,
  build: '',
  verified: '',
};

/** A sheet to be filled in by hand. */
export const BLANK_HEAD: SheetHead = { event: '', date: '', player: '', battles: [] };

/**
 * A Fleet Build Sheet (rules 10.8): four ships on the front, more on the back. With a head it is the whole sheet as it is
 * printed, with lines for whatever is not there and the table of battles; without one it is the fleet alone, to be looked at.
 */
export const buildSheet = (page: Document, sheet: BuildSheet, head?: SheetHead): HTMLElement => {
  const { ships } = sheet;
  const printed = head !== undefined;
  const front = Array.from(
    { length: printed ? SHIPS_ON_FRONT : Math.min(ships.length, SHIPS_ON_FRONT) },
    (_, at) => shipTable(page, ships[at], at, printed),
  );
  const back = ships
    .slice(SHIPS_ON_FRONT)
    .map((ship, at) => shipTable(page, ship, SHIPS_ON_FRONT + at, printed));
  return make(
    page,
    'article',
    { class: 'build-sheet', 'aria-label': sheetWords.title },
    ...(head ? [make(page, 'h1', {}, sheetWords.title), headLines(page, sheet.name, head)] : []),
    make(page, 'div', { class: 'sheet-ships' }, ...front),
    totals(page, sheet, printed),
    ...(head ? [battles(page, head.battles), make(page, 'p', { class: 'codes' }, sheetWords.codes)] : []),
    ...(back.length === 0
      ? []
      : [
          make(page, printed ? 'h1' : 'h3', { class: 'back' }, sheetWords.back),
          make(page, 'div', { class: 'sheet-ships' }, ...back),
        ]),
  );
};

const headLines = (page: Document, fleet: string, { date, event, player }: SheetHead): HTMLElement =>
  make(
    page,
    'dl',
    {},
    ...[
      [sheetWords.date, date],
      [sheetWords.player, player],
      [sheetWords.event, event],
      [sheetWords.mail, ''],
      [sheetWords.fleet, fleet],
    ].flatMap(([words = '', value = '']) => [make(page, 'dt', {}, words), make(page, 'dd', {}, value)]),
  );

const line = (page: Document, tag: 'td' | 'th', ...texts: readonly string[]): HTMLElement =>
  make(page, 'tr', {}, ...texts.map((text) => make(page, tag, tag === 'th' ? { scope: 'col' } : {}, text)));

const lineOf = (page: Document, row: SheetRow): HTMLElement =>
  line(
    page,
    'td',
    row.place === 'upgrade' ? row.type : sheetWords.places[row.place],
    `${rowTitle(row)}${row.lies !== 'open' && row.title !== '' ? sheetWords.faceDown : ''}`,
    row.faction,
    String(row.sp),
  );

const isUpgrade = ({ place }: SheetRow): boolean => place === 'upgrade';

/** The lines of a ship; printed, the ones for ship, captain and admiral are always there. */
const shipLines = (page: Document, rows: readonly SheetRow[], printed: boolean): HTMLElement[] => {
  if (!printed) return rows.map((row) => lineOf(page, row));
  const named = (['ship', 'captain', 'admiral'] as const).map((place) => {
    const row = rows.find((one) => one.place === place);
    return row ? lineOf(page, row) : line(page, 'td', sheetWords.places[place], '', '', '');
  });
  const upgrades = rows.filter(isUpgrade).map((row) => lineOf(page, row));
  while (upgrades.length < UPGRADE_LINES) upgrades.push(line(page, 'td', '', '', '', ''));
  return [...named, ...upgrades];
};

const shipTable = (
  page: Document,
  ship: SheetShip | undefined,
  at: number,
  printed: boolean,
): HTMLElement => {
  const { type, card, faction, sp } = sheetWords;
  return make(
    page,
    'table',
    {},
    make(page, 'caption', {}, sheetWords.ship(at)),
    make(page, 'thead', {}, line(page, 'th', type, card, faction, sp)),
    make(page, 'tbody', {}, ...shipLines(page, ship?.rows ?? [], printed)),
    make(
      page,
      'tfoot',
      {},
      make(
        page,
        'tr',
        {},
        make(page, 'th', { colspan: '3', scope: 'row' }, sheetWords.shipTotal),
        make(page, 'td', {}, ship ? String(ship.total) : ''),
      ),
    ),
  );
};

/** The resource, and what everything costs; the total build has the ships on the back too. */
const totals = (page: Document, { ships, resource, total }: BuildSheet, printed: boolean): HTMLElement => {
  const count = printed ? Math.max(ships.length, SHIPS_ON_FRONT) : ships.length;
  const each = Array.from({ length: count }, (_, at) => ships[at]);
  return make(
    page,
    'table',
    { class: 'sheet-totals' },
    make(page, 'caption', {}, sheetWords.resourceUsed(resource.title, resource.sp)),
    make(
      page,
      'thead',
      {},
      line(
        page,
        'th',
        ...each.map((_, at) => sheetWords.totalOf(at)),
        sheetWords.resourceTotal,
        sheetWords.build,
      ),
    ),
    make(
      page,
      'tbody',
      {},
      line(
        page,
        'td',
        ...each.map((ship) => (ship ? String(ship.total) : '')),
        String(resource.sp),
        String(total),
      ),
    ),
  );
};

/** Rules 10.8: before the battle the opponent and his initials for the build, after it the result and his initials for it. */
const battles = (page: Document, fought: readonly SignedCell[]): HTMLElement => {
  const { round, opponent, buildInitials, result, points, cumulative, resultInitials } = sheetWords;
  const cells = [...fought];
  while (cells.length < ROUNDS) cells.push(NO_BATTLE);
  let sum = 0;
  return make(
    page,
    'table',
    { class: 'sheet-battles' },
    make(
      page,
      'thead',
      {},
      make(
        page,
        'tr',
        {},
        make(page, 'th', { colspan: '3', scope: 'colgroup' }, sheetWords.before),
        make(page, 'th', { colspan: '4', scope: 'colgroup' }, sheetWords.after),
      ),
      line(page, 'th', round, opponent, buildInitials, result, points, cumulative, resultInitials),
    ),
    make(
      page,
      'tbody',
      {},
      ...cells.map((cell, at) => {
        sum += cell.fleetPoints;
        const after =
          cell.result === ''
            ? ['', '', '']
            : [`${cell.result} (${String(cell.battlePoints)})`, String(cell.fleetPoints), String(sum)];
        return line(page, 'td', String(at + 1), cell.opponent, cell.build, ...after, cell.verified);
      }),
    ),
  );
};
