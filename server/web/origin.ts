import type { IncomingMessage } from 'node:http';

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
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
};
