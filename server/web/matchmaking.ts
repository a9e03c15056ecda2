import { isOwnOrigin } from './origin';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const LARGEST_BODY = 8 * 1024;

const isMatchmaking = (address: string | undefined): boolean => address?.startsWith('/matchmake/') ?? false;

function answer(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ code: status, error }));
}

/**
 * Parts matchmaking from the rest. Colyseus leaves methods it does not know without any answer and reads a body
 * of any size; here they get 405 and 413.
 */
export function splitRequests(
  colyseus: RequestListener,
  app: RequestListener,
  origins: readonly string[] = [],
): RequestListener {
  return (request, response) => {
    if (!isMatchmaking(request.url)) app(request, response);
    else if (!isOwnOrigin(request, origins)) answer(response, 403, 'pages of other sites are not served');
    else if (request.method !== 'POST') answer(response, 405, 'POST join options here');
    else if (declaresTooMuch(request)) answer(response, 413, `at most ${LARGEST_BODY} bytes`);
    else colyseus(request, response);
  };
}

/** A body without a declared length cannot be limited beforehand, and no page of ours sends one. */
function declaresTooMuch(request: IncomingMessage): boolean {
  const length = Number(request.headers['content-length']);
  return !(length <= LARGEST_BODY);
}
