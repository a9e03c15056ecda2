import * as v from 'valibot';

export const QUALITIES = ['test', 'low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

/** What the page's address asks for. Anything not understood is as if it were not there. */
export interface Address {
  readonly table: string | undefined;
  /** The secret of a private table; behind the #, so that it is never sent along with a request. */
  readonly secret: string | undefined;
  readonly quality: Quality | undefined;
  readonly test: boolean;
}

const TABLE = /^\/table\/([\w-]{1,64})\/?$/;

const SECRET = /^#([0-9a-f]{32})$/;

export function readAddress(address: URL): Address {
  const quality = v.safeParse(v.picklist(QUALITIES), address.searchParams.get('quality'));
  return {
    table: TABLE.exec(address.pathname)?.[1],
    secret: SECRET.exec(address.hash)?.[1],
    quality: quality.success ? quality.output : undefined,
    test: address.searchParams.has('test'),
  };
}
