import http from 'node:http';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { type RawSocket, reserve, takePlace } from '../helpers/rawSocket';
import { identityOf } from '../helpers/tables';
import { type Maker, SHOTS } from './frames';
import { wait } from './honest';
import { hostileRequest } from './requests';

export interface Target {
  readonly origin: string;
  readonly port: number;
  /** Tables whose links the attackers have; nothing may happen to them. */
  readonly victims: readonly { readonly table: string; readonly secret: string }[];
  /** An event that anybody may look at. */
  readonly event: string;
}
/** Tries so many frames or requests; gives how many it has tried. */
export type Attack = (target: Target, rng: Rng, count: number) => Promise<number>;

/** Frames on one connection: more than any page gets away with. */
const ON_ONE = 300;
const AT_ONCE = 25;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** A few hundred machines behind a proxy. */
const address = (rng: Rng): string => `6.6.${String(rng.below(4))}.${String(1 + rng.below(99))}`;

let people = 0;
const come = async ({ origin, port, victims }: Target, rng: Rng): Promise<RawSocket | undefined> => {
  const headers = { 'x-forwarded-for': address(rng) };
  const { table, secret } = rng.pick(victims);
  const place = await reserve(
    origin,
    table,
    { secret, identity: identityOf(0xf00000 + ++people), watch: true },
    headers,
  );
  return place.code === undefined ? takePlace(port, place, headers) : undefined;
};

type Coming = (target: Target, rng: Rng) => Promise<RawSocket | undefined>;

const comeToEvent: Coming = async ({ origin, port, event }, rng) => {
  const headers = { 'x-forwarded-for': address(rng) };
  const identity = identityOf(0xe0000000 + ++people);
  const place = await reserve(origin, event, { table: undefined, event, identity }, headers);
  return place.code === undefined ? takePlace(port, place, headers) : undefined;
};

const shoot =
  (maker: Maker, reads = true, comes: Coming = come): Attack =>
  async (target, rng, count) => {
    let tried = 0;
    while (tried < count) {
      const raw = await comes(target, rng);
      if (!raw) {
        await wait(20);
        continue;
      }
      // Some never say that they have joined.
      if (reads || rng.below(2) === 0) raw.frame(2, Uint8Array.of(10));
      if (!reads) raw.socket.pause();
      for (let i = 0; i < ON_ONE && tried < count && !raw.socket.destroyed; i++, tried++) {
        const { opcode, payload } = maker(rng);
        raw.frame(opcode, payload);
        if (i % AT_ONCE === 0) await turn();
      }
      await turn();
      raw.socket.destroy();
    }
    return tried;
  };

/** So many at one table of their own. */
const PUPPETS = 20;

/** Everybody at a table of their own says and changes as much as they can, and everybody else there hears all of it. */
const drown: Attack = async (target, rng, count) => {
  const opened = await fetch(`${target.origin}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'skirmish' }),
  });
  const own = (await opened.json()) as Target['victims'][number];
  let tried = 0;
  while (tried < count) {
    const puppets: RawSocket[] = [];
    for (let i = 0; i < PUPPETS; i++) {
      const raw = await come({ ...target, victims: [own] }, rng);
      raw?.frame(2, Uint8Array.of(10));
      if (raw) puppets.push(raw);
    }
    for (let i = 0; i < ON_ONE && tried < count; i++) {
      for (const raw of puppets) {
        if (raw.socket.destroyed) continue;
        const { opcode, payload } = SHOTS.words(rng);
        raw.frame(opcode, payload);
        tried++;
      }
      if (puppets.every(({ socket }) => socket.destroyed)) break;
      await turn();
    }
    for (const { socket } of puppets) socket.destroy();
    if (puppets.length === 0) await wait(20);
  }
  return tried;
};

const ask: Attack = async ({ port, victims }, rng, count) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const tables = victims.map(({ table }) => table);
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const { method, path, headers, body } = hostileRequest(rng, tables);
      const sized =
        body === undefined || 'transfer-encoding' in headers
          ? {}
          : { 'content-length': Buffer.byteLength(body) };
      const from = { 'content-type': 'application/json', 'x-forwarded-for': address(rng) };
      const asked = http.request(
        { port, host: '127.0.0.1', path, method, agent, headers: { ...from, ...sized, ...headers } },
        (response) => response.resume().once('close', resolve),
      );
      asked.once('error', () => resolve()).end(body);
    });
  const gunner = async (shots: number): Promise<void> => {
    for (let i = 0; i < shots; i++) await one();
  };
  const share = Math.ceil(count / 4);
  await Promise.all([gunner(share), gunner(share), gunner(share), gunner(count - 3 * share)]);
  agent.destroy();
  return count;
};

/** Places that are asked for and never taken, sockets that have none. */
const crowd: Attack = async (target, rng, count) => {
  for (let tried = 0; tried < count; tried++) {
    const headers = { 'x-forwarded-for': address(rng) };
    const { table, secret } = rng.pick(target.victims);
    const identity = identityOf(0xc0000000 + ++people);
    const place = await reserve(
      target.origin,
      table,
      { identity, ...(rng.below(2) === 0 ? { secret } : {}) },
      headers,
    );
    if (place.code !== undefined || rng.below(4) > 0) continue;
    const other = rng.pick(target.victims).table;
    const raw = await takePlace(target.port, { ...place, room: { ...place.room, roomId: other } }, headers);
    raw.socket.destroy();
  }
  return count;
};

export const ATTACKS: Readonly<Record<string, { readonly attack: Attack; readonly share: number }>> = {
  bombs: { attack: shoot(SHOTS.bombs), share: 0.15 },
  bytes: { attack: shoot(SHOTS.bytes), share: 0.15 },
  mutants: { attack: shoot(SHOTS.mutants), share: 0.15 },
  strangers: { attack: shoot(SHOTS.strangers), share: 0.13 },
  'out of turn': { attack: shoot(SHOTS.turns), share: 0.12 },
  drowning: { attack: drown, share: 0.04 },
  'at an event': { attack: shoot(SHOTS.events, true, comeToEvent), share: 0.05 },
  presence: { attack: shoot(SHOTS.presence), share: 0.05 },
  'reading nothing': { attack: shoot(SHOTS.turns, false), share: 0.05 },
  requests: { attack: ask, share: 0.1 },
  places: { attack: crowd, share: 0.01 },
};

export const rngOf = (seed: number, name: string): Rng =>
  fastRng(seed + Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
