import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { QUEUES } from '../counts';
import { isSame } from '../rooms/secrets';
import type { Tables } from '../rooms/tables';
import type { HostCheck } from './hosts';

export interface MetricsOptions {
  /** A port of its own, on this machine only; 0 takes a free one. */
  readonly port?: number | undefined;
  /** Who brings it as a bearer token reads `/metrics` on the first port. */
  readonly token?: string | undefined;
}

export interface MetricsDoor {
  readonly port: number;
  close(): Promise<void>;
}

/** Seconds; a move is a matter of milliseconds, a bot's thought of a second. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

const registers = new WeakMap<Tables, Registry>();
/** What is measured at these tables; measuring begins when somebody first asks. */
const registerOf = (tables: Tables): Registry => {
  const known = registers.get(tables) ?? measure(tables);
  registers.set(tables, known);
  return known;
};

const measure = (tables: Tables): Registry => {
  const register = new Registry();
  const { counts } = tables.house;
  const registers = [register];
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 10 });
  gauge(registers, 'tables', 'Tables that are awake', () => tables.all.length);
  gauge(registers, 'people', 'People at tables', () =>
    tables.all.reduce((sum, { presentCount }) => sum + presentCount, 0),
  );
  const queue = new Gauge({
    name: 'starboard_queue',
    help: 'What waits for the store and for bots',
    labelNames: ['queue'],
    registers,
    collect: () => {
      for (const name of QUEUES) queue.set({ queue: name }, counts.waiting[name]);
    },
  });
  tallies(registers, 'moves', 'Moves recorded, by who made them', 'by', () => Object.entries(counts.moves));
  tallies(registers, 'refusals', 'What was refused, by reason', 'reason', () => [...counts.refusals]);
  const steps = new Histogram({
    name: 'starboard_step_seconds',
    help: 'How long each step between a request and its answer takes',
    labelNames: ['step'],
    buckets: BUCKETS,
    registers,
  });
  counts.onStep = (step, ms) => steps.observe({ step }, ms / 1000);
  return register;
};

const gauge = (registers: Registry[], name: string, help: string, read: () => number): void => {
  const made: Gauge = new Gauge({
    name: `starboard_${name}`,
    help,
    registers,
    collect: () => made.set(read()),
  });
};

/** A counter that is kept elsewhere. */
const tallies = (
  registers: Registry[],
  name: string,
  help: string,
  label: string,
  read: () => readonly (readonly [string, number])[],
): void => {
  const counter = new Counter({
    name: `starboard_${name}_total`,
    help,
    labelNames: [label],
    registers,
    collect: () => {
      counter.reset();
      for (const [key, count] of read()) counter.inc({ [label]: key }, count);
    },
  });
};

const answer =
  (register: Registry): RequestListener =>
  (_request, response) =>
    void register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );

/** Answers on the first port, to whoever has the token; to all others there is nothing. */
export const sendMetrics = (tables: Tables, token: string): RequestListener => {
  const send = answer(registerOf(tables));
  return (request, response) => {
    if (isSame(request.headers.authorization ?? '', `Bearer ${token}`)) send(request, response);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is nothing here.\n');
  };
};

/** Opens the port of its own, if there is to be one. */
export const openMetrics = async (
  options: MetricsOptions | undefined,
  tables: Tables,
  isOwnHost: HostCheck,
): Promise<MetricsDoor | undefined> => {
  if (options?.port === undefined) return undefined;
  const send = answer(registerOf(tables));
  // The browsers of this machine reach it too: a page of another site could let its own name lead here.
  const server = http.createServer((request, response) => {
    if (isOwnHost(request)) send(request, response);
    else response.writeHead(421).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
