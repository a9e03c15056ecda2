import { type Change, codeOf, StoreError } from './store';
import { shelfSum, sumOf } from './sums';

export const SHELVES_TABLE = `
CREATE TABLE IF NOT EXISTS shelves (
  shelf TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, sum TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (shelf, key)
) WITHOUT ROWID;`;

export const TABLES = `
CREATE TABLE IF NOT EXISTS lines (
  journal TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, sum TEXT NOT NULL,
  PRIMARY KEY (journal, at)
) WITHOUT ROWID;${SHELVES_TABLE}`;

/** One change as SQL; `now`: when it is made. */
export const sqlOf = (change: Change, now: number): string => {
  switch (change.do) {
    case 'append': {
      const { journal, at, text } = change;
      const values = [quote(journal), whole(at), quote(text), quote(sumOf(journal, at, text))];
      return `INSERT INTO lines VALUES (${values.join(',')});`;
    }
    case 'add':
    case 'put': {
      const { shelf, key, text } = change;
      const values = [...[shelf, key, text, shelfSum(shelf, key, text)].map(quote), whole(now)];
      return `INSERT ${change.do === 'put' ? 'OR REPLACE ' : ''}INTO shelves VALUES (${values.join(',')});`;
    }
    case 'remove':
      return `DELETE FROM shelves WHERE shelf = ${quote(change.shelf)} AND key = ${quote(change.key)};`;
    case 'cut':
      return `DELETE FROM lines WHERE journal = ${quote(change.journal)} AND at >= ${whole(change.from)};`;
  }
};

/** A text as SQL writes it. In SQL the quote is the only special character; NUL would end the statement. */
const quote = (text: string): string => {
  if (text.includes('\0')) throw new StoreError('failed', 'a text to store contains NUL');
  return `'${text.replaceAll("'", "''")}'`;
};

export const whole = (number: number): string => {
  if (!Number.isSafeInteger(number))
    throw new StoreError('failed', `expected a whole number, got ${String(number)}`);
  return String(number);
};

/** What the driver's error means to whoever wrote. */
export const troubleOf = (error: unknown): StoreError => {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'SQLITE_FULL' || (code.startsWith('SQLITE_IOERR') && message.includes('full'))) {
    return new StoreError('full', 'no room left to write on');
  }
  if (code.startsWith('SQLITE_CONSTRAINT')) return new StoreError('conflict', 'that exists already');
  return new StoreError('failed', `${code} ${message}`.trim());
};
