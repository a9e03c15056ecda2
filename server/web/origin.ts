import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Longer than any browser says; names of thousands of letters from all alphabets take long to read. */
const LONGEST = 300;

/**
 * True for a request from one of our own pages, or from no page at all (programs send no Origin). Other sites' pages run
 * in the same browsers as ours and must not speak for the people there.
 */
export const isOwnOrigin = (
  request: Pick<IncomingMessage, 'headers'>,
  allowed: readonly string[] = [],
): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (origin.length > LONGEST) return false;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
};

/** What a browser must read before it lets a page of an allowed site see the answer. */
export const corsHeaders = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  allowed: readonly string[],
): OutgoingHttpHeaders => {
  const { origin } = headers;
  if (origin === undefined || !allowed.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    // The client library asks with credentials; there are none here.
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
};
