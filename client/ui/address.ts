import * as v from 'valibot';

export const QUALITIES = ['test', 'low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Which of the client's pages an address means; anything unknown is the start page. */
export type PageName = 'start' | 'table' | 'viewer';

/** What the page's address asks for. Anything not understood is as if it were not there. */
export interface Address {
  readonly page: PageName;
  /** The table to join; on the table page without one, a table is opened. */
  readonly table: string | undefined;
  /** The secret of a private table; behind the #, so that it is never sent along with a request. */
  readonly secret: string | undefined;
  readonly quality: Quality | undefined;
  /** Come to the table to look on, not to sit down. */
  readonly watch: boolean;
  readonly test: boolean;
}

const TABLE = /^\/table(?:\/([\w-]{1,64}))?\/?$/;
const VIEWER = /^\/viewer\/?$/;

const SECRET = /^#([0-9a-f]{32})$/;

export function readAddress(address: URL): Address {
  const quality = v.safeParse(v.picklist(QUALITIES), address.searchParams.get('quality'));
  const table = TABLE.exec(address.pathname);
  return {
    page: table !== null ? 'table' : VIEWER.test(address.pathname) ? 'viewer' : 'start',
    table: table?.[1],
    secret: SECRET.exec(address.hash)?.[1],
    quality: quality.success ? quality.output : undefined,
    watch: address.searchParams.has('watch'),
    test: address.searchParams.has('test'),
  };
}

/** The table code in what a person typed or pasted: the code itself or a whole link; undefined if there is none. */
export function readTableCode(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^[\w-]{1,64}$/.test(trimmed)) return trimmed;
  return /\/table\/([\w-]{1,64})(?:[/?#].*)?$/.exec(trimmed)?.[1];
}
