import { createHash } from 'node:crypto';
import type { Line, Lines, Shelf } from './store';

/** A line as an engine keeps it: with a sum that says whether it is whole and in its place. */
export interface KeptLine extends Line {
  readonly sum: string;
}

const sum = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

export const sumOf = (journal: string, at: number, text: string): string =>
  sum(`${journal}\n${String(at)}\n${text}`);

/** Of a text on a shelf, bound to its place there. */
export const shelfSum = (shelf: Shelf, key: string, text: string): string => sum(`${shelf}\n${key}\n${text}`);

/** Reads kept lines: numbered from 0 without a gap, each with its sum. Only the last one may be torn. */
export const checkLines = (journal: string, kept: readonly KeptLine[]): Lines => {
  const bad = kept.findIndex(
    ({ at, text, sum: given }, index) => at !== index || given !== sumOf(journal, at, text),
  );
  return judgeLines(journal, kept, bad);
};

/** What to make of lines the first bad one of which is known (−1: none is). */
export const judgeLines = (journal: string, kept: readonly Line[], bad: number): Lines => {
  const lines = kept.map(({ at, text }) => ({ at, text }));
  if (bad < 0) return { lines, cut: false };
  const torn = bad === kept.length - 1 && kept[bad]?.at === bad;
  if (torn) return { lines: lines.slice(0, bad), cut: true };
  const damage = `journal ${journal}: line ${String(bad)} of ${String(kept.length)} is damaged or missing`;
  return { lines: lines.slice(0, bad), cut: false, damage };
};
