import type { Rng } from '../../shared/engine/rng';
import { PROTOCOL } from '../../shared/protocol';
import { identityOf } from '../helpers/tables';

export interface Hostile {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const BODIES: readonly ((rng: Rng) => string)[] = [
  () => '[]',
  () => 'null',
  () => '{',
  () => '"text"',
  (rng) => nested(rng.below(3000)),
  (rng) => `{"game":"${'x'.repeat(rng.below(9000))}"}`,
  () => '{"__proto__":{"listed":true},"constructor":{"prototype":{}}}',
  (rng) => JSON.stringify({ identity: identityOf(rng.below(1e6)), secret: '00'.repeat(16) }),
  (rng) => JSON.stringify({ code: 'BCDFG', identity: identityOf(rng.below(1e6)), name: '\u202E\u200D' }),
  (rng) => JSON.stringify({ knock: 'x', identity: identityOf(rng.below(1e6)) }),
  () => JSON.stringify({ game: 'skirmish', options: { hull: 1e9 }, time: [] }),
];
const PATHS = [
  '/api/tables',
  '/api/codes',
  '/api/knocks',
  '/api/tables/nosuchtable/wake',
  '/matchmake/joinById/nosuch',
];
const ODD = [
  '/',
  '/..%2f..%2fetc/passwd',
  '/%E0%A4%A',
  '/api/matches/__proto__',
  '/api//tables',
  '/matchmake/create/table',
  '/metrics',
  '/health',
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { host: 'evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'content-type': 'text/plain' },
  { 'transfer-encoding': 'chunked' },
];

/** A request that no page of ours makes. `tables` are the ids of private tables, as if somebody had seen them. */
export const hostileRequest = (rng: Rng, tables: readonly string[]): Hostile => {
  const headers = rng.pick(HEADERS);
  if (rng.below(4) === 0)
    return { method: rng.pick(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']), path: rng.pick(ODD), headers };
  if (rng.below(4) === 0) {
    // By id alone: with another table's name in the options, or without its secret.
    const [door, table] = [rng.pick(tables), rng.pick(tables)];
    const join = { protocol: PROTOCOL, build: 'x', table, identity: identityOf(rng.below(1e9)) };
    return { method: 'POST', path: `/matchmake/joinById/${door}`, headers, body: JSON.stringify(join) };
  }
  return { method: 'POST', path: rng.pick(PATHS), headers, body: rng.pick(BODIES)(rng) };
};
