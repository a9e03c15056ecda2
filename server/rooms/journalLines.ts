import * as v from 'valibot';
import type { Terms } from '../../shared/engine/fairness';
import type { Tagged } from '../../shared/engine/game';
import { entryShape } from '../../shared/engine/journal';
import type { Charter } from '../../shared/engine/match';
import { originShape } from '../../shared/engine/origin';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { parse, type Shape } from '../../shared/engine/shape';
import type { Entry } from '../../shared/engine/timeline';
import type { Line } from '../store/store';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The first line: what was promised before anything happened. */
export interface Header {
  readonly format: 1;
  readonly table: string;
  readonly terms: Terms;
  readonly commitment: string;
  /** Secret until the match is over. */
  readonly seed: string;
  /** The table's rev before the match. */
  readonly rev: number;
}
/** The second: what the seats added to the table's chance. */
export interface Nonces {
  readonly hashes: readonly string[];
  readonly nonces: readonly string[];
  /** When the match began: milliseconds since 1970. Only where spectators are shown it later. */
  readonly at?: number | undefined;
}
/** All others: a move or an undo, when it was (table time), and whether a bot or the clock made it. */
export interface TimedEntry {
  readonly entry: Entry<Tagged>;
  readonly t: number;
  readonly bot?: boolean;
  /** Milliseconds since 1970; only where spectators are shown it later. */
  readonly at?: number | undefined;
}

const headerShape = v.strictObject({
  header: v.strictObject({
    format: v.literal(1),
    table: v.string(),
    terms: v.strictObject({
      match: v.string(),
      game: v.string(),
      version: count,
      options: v.looseObject({}),
      seats: count,
      origin: v.optional(originShape(entryShape)),
    }),
    commitment: v.string(),
    seed: v.string(),
    rev: count,
  }),
});
const noncesShape = v.strictObject({
  nonces: v.strictObject({
    hashes: v.array(v.string()),
    nonces: v.array(v.string()),
    at: v.optional(count),
  }),
});
const recordShape = v.strictObject({
  entry: entryShape,
  t: count,
  bot: v.optional(v.boolean()),
  at: v.optional(count),
});

export const headerLine = (header: Header): string => JSON.stringify({ header });
export const noncesLine = (nonces: Nonces): string => JSON.stringify({ nonces });
export const recordLine = (record: TimedEntry): string => JSON.stringify(record);

export const charterOf = ({ terms, commitment, seed }: Header, { hashes, nonces }: Nonces): Charter => ({
  terms,
  commitment,
  seed,
  nonces,
  nonceHashes: hashes,
});

/** Lines before the first move. */
export const PREAMBLE = 2;

export interface ReadMatch {
  readonly header: Header;
  /** Absent: the match had not begun. */
  readonly nonces: Nonces | undefined;
  readonly records: readonly TimedEntry[];
}

/** Reads the lines of a match, a line at a step: there may be many. */
export function* readingMatch(lines: readonly Line[]): Generator<undefined, Result<ReadMatch>, undefined> {
  const header = readLine(headerShape, lines, 0);
  if (!header.ok) return header;
  const nonces = lines.length > 1 ? readLine(noncesShape, lines, 1) : undefined;
  if (nonces && !nonces.ok) return nonces;
  const records: TimedEntry[] = [];
  for (let at = PREAMBLE; at < lines.length; at++) {
    const record = readLine(recordShape, lines, at);
    if (!record.ok) return record;
    const { bot, ...rest } = record.value;
    records.push(bot === true ? { ...rest, bot } : rest);
    yield;
  }
  return succeeded({ header: header.value.header, nonces: nonces?.value.nonces, records });
}

const readLine = <T>(shape: Shape<T>, lines: readonly Line[], at: number): Result<T> => {
  let data: unknown;
  try {
    data = JSON.parse(lines[at]?.text ?? '');
  } catch {
    return failed({ code: 'notJson', message: `line ${String(at)} is not JSON` });
  }
  return parse(shape, data, `line ${String(at)}`);
};
