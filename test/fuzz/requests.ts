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
const EVENT_BODIES: readonly ((rng: Rng) => object)[] = [
  (rng) => ({ identity: identityOf(rng.below(1e6)), name: '\u200B\u3164' }),
  (rng) => ({
    identity: identityOf(rng.below(1e6)),
    name: 'x',
    options: { rounds: 1e9, format: '__proto__' },
  }),
  (rng) => ({ identity: identityOf(rng.below(1e6)), name: 'x', date: '2026-99-99', listed: 'yes' }),
  (rng) => ({ code: `BBBB${String(rng.below(99))}` }),
  (rng) => ({ identity: identityOf(rng.below(1e6)), secret: '11'.repeat(16) }),
  // A link that would unfold into very much, and one that is none.
  (rng) => ({ game: 'skirmish', from: { packed: 'I'.repeat(1 + rng.below(6999)), record: 1, seat: 0 } }),
  (rng) => ({ from: { packed: link(rng), record: rng.below(1e6), seat: 0 } }),
  () => ({ from: { match: '__proto__', record: 0, seat: 0 }, delay: 1e9 }),
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const link = (rng: Rng): string =>
  Array.from({ length: 1 + rng.below(500) }, () => LETTERS[rng.below(LETTERS.length)]).join('');
const EVENT_PATHS = ['/api/events', '/api/events/codes', '/api/events/nosuchevent1/wake', '/api/tables'];

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
  '/api/events/__proto__',
  '/api/events/..%2f..%2fstarboard.db',
  '/api/leagues/constructor',
  '/api/leagues/%00',
  '/matchmake/create/table',
  '/metrics',
  '/health',
  '/API/tables',
  'http://127.0.0.1/api/tables',
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { host: 'evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'content-type': 'text/plain' },
  { 'transfer-encoding': 'chunked' },
  // Long lists and names that somebody must read from end to end.
  { 'accept-encoding': 'a,'.repeat(3000) },
  {
    origin: `http://${Array.from({ length: 3000 }, (_, at) => String.fromCharCode(0xe0 + (at % 30))).join('')}`,
  },
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
  if (rng.below(3) === 0) {
    const body = JSON.stringify(rng.pick(EVENT_BODIES)(rng));
    return { method: 'POST', path: rng.pick(EVENT_PATHS), headers, body };
  }
  return { method: 'POST', path: rng.pick(PATHS), headers, body: rng.pick(BODIES)(rng) };
};
