import * as v from 'valibot';
import { readPlace, readStream, type RecordRange, type StreamWish } from './streamWish';

export const QUALITIES = ['test', 'low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Which of the client's pages an address means; anything unknown is the start page. */
export type PageName =
  | 'start'
  | 'events'
  | 'event'
  | 'table'
  | 'solo'
  | 'first'
  | 'replay'
  | 'device'
  | 'showcase'
  | 'fleets'
  | 'viewer';

/** What the page's address asks for. Anything not understood is as if it were not there. */
export interface Address {
  readonly page: PageName;
  /** The table to join; on the table page without one, a table is opened. */
  readonly table: string | undefined;
  /** The secret of a private table; behind the #, so that it is never sent along with a request. */
  readonly secret: string | undefined;
  /** The event to go to. */
  readonly event: string | undefined;
  /** The game to be taught; on the page of the first game without one, the usual. */
  readonly taught: string | undefined;
  /** The match to watch again; on the replay page without one, the person chooses. */
  readonly match: string | undefined;
  /** The one-time code that brings a person to this device; behind the #, like the secret. */
  readonly code: string | undefined;
  /** A whole match to watch again; behind the #, so that no server is troubled with it. */
  readonly packed: string | undefined;
  readonly quality: Quality | undefined;
  /** Come to the table to look on, not to sit down. */
  readonly watch: boolean;
  /** A page for a stream: directed camera, what lies over the picture. */
  readonly stream: StreamWish | undefined;
  /** Where a replay begins, and what part of it is a clip. */
  readonly at: number | undefined;
  readonly clip: RecordRange | undefined;
  /** A replay begins with the story of its game. */
  readonly story: boolean;
  readonly test: boolean;
  /** Nothing is drawn: what a page in a test does by itself is measured. */
  readonly blind: boolean;
}

const TABLE = /^\/table(?:\/([\w-]{1,64}))?\/?$/;
const EVENT = /^\/event\/([\w-]{1,64})\/?$/;
const REPLAY = /^\/replay(?:\/([\w-]{1,64}))?\/?$/;
const FIRST = /^\/first(?:\/([\w-]{1,64}))?\/?$/;
const PAGES: readonly (readonly [RegExp, PageName])[] = [
  [/^\/viewer\/?$/, 'viewer'],
  [/^\/events\/?$/, 'events'],
  [EVENT, 'event'],
  [/^\/solo\/?$/, 'solo'],
  [FIRST, 'first'],
  [/^\/showcase\/?$/, 'showcase'],
  [REPLAY, 'replay'],
  [/^\/device\/?$/, 'device'],
  [/^\/fleets\/?$/, 'fleets'],
];

/** The replay of the game that this browser has kept. */
export const KEPT_MATCH = 'solo';

const DEVICE_CODE = /^#([A-Z0-9]{8})$/iu;
const SECRET = /^#([0-9a-f]{32})$/;

export function readAddress(address: URL): Address {
  const quality = v.safeParse(v.picklist(QUALITIES), address.searchParams.get('quality'));
  const table = TABLE.exec(address.pathname);
  return {
    page: table !== null ? 'table' : (PAGES.find(([path]) => path.test(address.pathname))?.[1] ?? 'start'),
    table: table?.[1],
    secret: SECRET.exec(address.hash)?.[1],
    event: EVENT.exec(address.pathname)?.[1],
    taught: FIRST.exec(address.pathname)?.[1],
    match: REPLAY.exec(address.pathname)?.[1],
    code: DEVICE_CODE.exec(address.hash)?.[1]?.toUpperCase(),
    packed: readPacked(`/replay${address.hash}`),
    quality: quality.success ? quality.output : undefined,
    watch: address.searchParams.has('watch'),
    stream: readStream(address.searchParams),
    ...readPlace(address.searchParams),
    test: address.searchParams.has('test'),
    blind: address.searchParams.has('test') && address.searchParams.has('blind'),
  };
}

/** What a person typed or pasted to come in: a table (perhaps with its secret) or a short code that is told aloud. */
export type Door =
  | { readonly type: 'table'; readonly table: string; readonly secret: string | undefined }
  | { readonly type: 'code'; readonly code: string };

const LINK = /\/table\/([\w-]{1,64})(?:[/?][^#]*)?(#.*)?$/;
/** Codes have five or eight capitals and figures; people may put spaces or dashes between them and forget the shift. */
const CODE = /^(?:[a-z0-9]{5}|[a-z0-9]{8})$/i;

const REPLAY_LINK = /\/replay\/([\w-]{1,64})\/?(?:[?#].*)?$/;

const PACKED_LINK = /\/replay\/?(?:\?[^#]*)?#g=([\w-]{40,})$/;

/** What stands behind the # of a link that holds a whole match; undefined: it is no such link. */
export const readPacked = (text: string): string | undefined => PACKED_LINK.exec(text.trim())?.[1];

export const packedLink = (origin: string, letters: string): string => `${origin}/replay#g=${letters}`;

/** The match that a link to a replay, or a match's bare name, means; undefined: none. */
export const readReplay = (text: string): string | undefined => {
  const trimmed = text.trim();
  return REPLAY_LINK.exec(trimmed)?.[1] ?? (/^[\w-]{1,64}$/.test(trimmed) ? trimmed : undefined);
};

/** Where a text leads; undefined: nowhere. */
export function readDoor(text: string): Door | undefined {
  const trimmed = text.trim();
  const link = LINK.exec(trimmed);
  const table = link?.[1];
  if (table !== undefined) return { type: 'table', table, secret: SECRET.exec(link?.[2] ?? '')?.[1] };
  const device = /\/device(#[a-z0-9]{8})$/iu.exec(trimmed)?.[1];
  if (device !== undefined) return { type: 'code', code: device.slice(1).toUpperCase() };
  const code = trimmed.replaceAll(/[\s-]/g, '');
  if (CODE.test(code)) return { type: 'code', code: code.toUpperCase() };
  return /^[\w-]{1,64}$/.test(trimmed) ? { type: 'table', table: trimmed, secret: undefined } : undefined;
}
