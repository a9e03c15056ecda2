import * as v from 'valibot';
import type { Viewer } from './game';

/**
 * Where a match was taken over from: a record of another, which is over. Everything up to there is played again from that match's own key;
 * then what `viewer` did not know, and all chance to come, is drawn anew, so that nobody has seen the future.
 */
export interface Origin<E = unknown> {
  readonly match: string;
  readonly record: number;
  /** All chance of that match up to here came from it. */
  readonly key: string;
  /** Its entries up to the record. */
  readonly entries: readonly E[];
  readonly viewer: Viewer;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The shape of an origin whose entries have this one. */
export const originShape = <E>(entry: v.GenericSchema<unknown, E>) =>
  v.pipe(
    v.strictObject({
      match: v.pipe(v.string(), v.maxLength(64)),
      record: count,
      key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, 'expected 64 hex digits')),
      entries: v.array(entry),
      viewer: v.union([count, v.literal('spectator')]),
    }),
    v.check(
      ({ record, entries }) => entries.length === record,
      'expected as many entries as its record says',
    ),
  );
