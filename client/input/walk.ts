import { type Direction, type Pick, type Rows, samePick, type Stop } from './gesture';

interface Position {
  readonly row: number;
  readonly column: number;
}

const find = (rows: Rows, pick: Pick | undefined): Position | undefined => {
  for (const [row, stops] of rows.entries()) {
    const column = stops.findIndex((stop) => samePick(stop.pick, pick));
    if (column >= 0) return { row, column };
  }
  return undefined;
};

/** How far left or right a stop lies: as it says, or by its number in its row. */
const across = (stops: readonly Stop[], column: number): number =>
  stops[column]?.across ?? (stops.length < 2 ? 0.5 : column / (stops.length - 1));

const nearest = (stops: readonly Stop[], to: number): Stop | undefined => {
  let [best, least] = [0, Infinity];
  stops.forEach((_, column) => {
    const far = Math.abs(across(stops, column) - to);
    if (far < least) [best, least] = [column, far];
  });
  return stops[best];
};

/**
 * Where the focus goes from the stop of `pick`. Left and right read on through all rows and round again; up and down go to the
 * nearest stop of the row above or below. From nowhere every step goes to the first stop.
 */
export const walk = (given: Rows, pick: Pick | undefined, direction: Direction): Stop | undefined => {
  const rows = given.filter((row) => row.length > 0);
  const all = rows.flat();
  const at = find(rows, pick);
  if (direction === 'last') return all.at(-1);
  if (at === undefined || direction === 'first') return all[0];
  if (direction === 'left' || direction === 'right') {
    const now = all.findIndex((stop) => samePick(stop.pick, pick));
    return all[(now + (direction === 'right' ? 1 : -1) + all.length) % all.length];
  }
  const row = (at.row + (direction === 'down' ? 1 : -1) + rows.length) % rows.length;
  return nearest(rows[row] ?? [], across(rows[at.row] ?? [], at.column));
};

/** The stop of this pick, if it has one. */
export const stopOf = (rows: Rows, pick: Pick | undefined): Stop | undefined => {
  const at = find(rows, pick);
  return at === undefined ? undefined : rows[at.row]?.[at.column];
};
