import * as v from 'valibot';
import { THEME_NAMES, type ThemeName } from '../kit/theme';
import { MAX_SEATS } from '../../shared/protocol';

export const OVERLAYS = ['none', 'thirds', 'full'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** How a page for a stream is to look: a camera that nobody holds, and what lies over its picture. */
export interface StreamWish {
  readonly overlay: OverlayName;
  /** `auto` is directed, `free` follows the hand, a number looks from behind that seat. */
  readonly camera: 'auto' | 'free' | number;
  readonly theme: ThemeName | undefined;
  /** Times the usual size of what lies over the picture. */
  readonly scale: number;
  /** What people say at the table is shown too. */
  readonly chat: boolean;
}

/** Two records of a match: what lies between them is a clip. */
export interface RecordRange {
  readonly from: number;
  readonly to: number;
}

const record = v.pipe(v.string(), v.regex(/^\d{1,6}$/u), v.transform(Number));

const Seat = v.pipe(
  v.string(),
  v.regex(/^seat:\d$/u),
  v.transform((text) => Number(text.slice(5)) - 1),
  v.minValue(0),
  v.maxValue(MAX_SEATS - 1),
);
const Camera = v.union([v.picklist(['auto', 'free'] as const), Seat]);
const Scale = v.pipe(
  v.string(),
  v.regex(/^\d(?:\.\d{1,2})?$/u),
  v.transform(Number),
  v.minValue(0.5),
  v.maxValue(3),
);
const Clip = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}-\d{1,6}$/u),
  v.transform((text): RecordRange => {
    const [from = 0, to = 0] = text.split('-').map(Number);
    return { from, to };
  }),
  v.check(({ from, to }) => from < to),
);

const read = <T>(shape: v.GenericSchema<unknown, T>, query: URLSearchParams, name: string): T | undefined => {
  const given = v.safeParse(shape, query.get(name));
  return given.success ? given.output : undefined;
};

/** What an address wishes for a stream; undefined: it is a page for people. What is not understood is as if it were not there. */
export const readStream = (query: URLSearchParams): StreamWish | undefined => {
  const overlay = read(v.picklist(OVERLAYS), query, 'overlay');
  const camera = read(Camera, query, 'camera');
  if (overlay === undefined && camera === undefined) return undefined;
  return {
    overlay: overlay ?? 'thirds',
    camera: camera ?? 'auto',
    theme: read(v.picklist(THEME_NAMES), query, 'theme'),
    scale: read(Scale, query, 'scale') ?? 1,
    chat: query.has('chat'),
  };
};

/** The record at which a replay begins, and the part of it that is a clip. */
export const readPlace = (
  query: URLSearchParams,
): {
  readonly at: number | undefined;
  readonly clip: RecordRange | undefined;
  readonly story: boolean;
} => ({
  story: query.has('story'),
  at: read(record, query, 'at'),
  clip: read(Clip, query, 'clip'),
});
