import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { ownNames } from './certificate';

/** Says whether a request calls this server by a name it knows. */
export type HostCheck = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * A page of another site can have its own name lead to this machine, and is then of the same origin: it may read whatever
 * the server gives. So only addresses, the names of the machine itself and those the operator names are answered; `*`
 * allows every name.
 */
export const hostCheck = (allowed: readonly string[], own: readonly string[] = ownNames()): HostCheck => {
  if (allowed.includes('*')) return () => true;
  const known = new Set(['localhost', ...own, ...allowed].map((name) => name.toLowerCase()));
  return ({ headers }) => {
    const [, name = ''] = /^(\[[\da-f:.]+\]|[^:]+)(?::\d{1,5})?$/iu.exec(headers.host ?? '') ?? [];
    const bare = name.toLowerCase().replace(/\.$/u, '');
    return net.isIP(bare.replaceAll(/[[\]]/gu, '')) !== 0 || known.has(bare);
  };
};
