import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { readPort } from './cli/port.mjs';
import { LOG_LEVELS, type LogLevel } from './log';
import { readNetworks } from './web/caller';

export interface Environment {
  readonly port: number;
  /** Undefined: no HTTPS. */
  readonly httpsPort: number | undefined;
  /** The operator's own certificate and key; undefined: one is made. */
  readonly https: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly logLevel: LogLevel;
  readonly dataDir: string;
  /** The store never grows beyond this; undefined: as far as the disk goes. */
  readonly maxDataMb: number | undefined;
  /** Other origins whose pages may speak to this server. */
  readonly origins: readonly string[];
  /** Proxies that are believed when they say who calls. */
  readonly proxies: readonly string[];
  /** Names beside its own by which this server is called. */
  readonly hosts: readonly string[];
  readonly metrics: { readonly port: number | undefined; readonly token: string | undefined };
  readonly graceSeconds: number;
  readonly sleepMinutes: number;
  readonly botDelayMs: number;
  readonly botThreads: number;
  /** How long a table nobody comes back to is kept, and a finished match; 0: for ever. */
  readonly keepTableDays: number;
  readonly keepMatchDays: number;
  /** All finished matches together; 0: as much as there is. */
  readonly keepMatchMb: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/** A whole number from the environment, or a line of complaint. */
const readNumber = (env: Env, name: string, otherwise: number, min: number, max: number): number | string => {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const number = /^\d{1,9}$/u.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  return `${name} must be a whole number from ${String(min)} to ${String(max)}, and is ${JSON.stringify(text)}.`;
};

/** The port of HTTPS: the one after PORT unless set; undefined when it is turned off. */
const readHttpsPort = (text: string | undefined, port: number): number | undefined | string => {
  if (text === 'off') return undefined;
  // Port 0 takes a free one, and so does its neighbour.
  if (text === undefined || text === '') return port === 0 ? 0 : port < 65535 ? port + 1 : port - 1;
  const given = readPort(text);
  if (typeof given === 'string' || (given === port && port !== 0))
    return `HTTPS_PORT must be off or a whole number from 0 to 65535 other than PORT, and is ${JSON.stringify(text)}.`;
  return given;
};

/** Parts of a list with commas. */
const partsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Lists with commas, each of which is of one kind, or a line of complaint. */
const readList = (
  env: Env,
  name: string,
  kind: string,
  isOne: (part: string) => boolean,
): string[] | string => {
  const parts = partsOf(env[name]);
  if (parts.every(isOne)) return parts;
  return `${name} must be ${kind}, parted by commas, and is ${JSON.stringify(env[name])}.`;
};

const SHORTEST_TOKEN = 16;
/** Where metrics are to be had; nowhere unless asked for. */
const readMetrics = (env: Env): Environment['metrics'] | string => {
  const { METRICS_PORT: portText = '', METRICS_TOKEN: token = '' } = env;
  const port = portText === '' ? undefined : readPort(portText);
  if (typeof port === 'string') return port.replace('PORT', 'METRICS_PORT');
  if (token !== '' && !/^[\w.~+/=-]{16,}$/u.test(token))
    return `METRICS_TOKEN must be ${String(SHORTEST_TOKEN)} or more letters and digits.`;
  return { port, token: token === '' ? undefined : token };
};

const Origin = v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/u));
const HostName = v.pipe(v.string(), v.regex(/^(\*|[\w-]+(\.[\w-]+)*)$/u));

/** Reads the environment; the second form is one line that names what was expected and what came. */
export function readEnvironment(env: Env, cwd = process.cwd()): Environment | string {
  const port = readPort(env.PORT);
  if (typeof port === 'string') return port;
  const httpsPort = readHttpsPort(env.HTTPS_PORT, port);
  if (typeof httpsPort === 'string') return httpsPort;
  const [certFile = '', keyFile = ''] = [env.HTTPS_CERT, env.HTTPS_KEY];
  if ((certFile === '') !== (keyFile === '')) return 'HTTPS_CERT and HTTPS_KEY go together; one is missing.';
  const level = v.safeParse(v.picklist(LOG_LEVELS), env.LOG_LEVEL ?? 'warn');
  if (!level.success) {
    return `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, and is ${JSON.stringify(env.LOG_LEVEL)}.`;
  }
  const lists = {
    origins: readList(env, 'ALLOWED_ORIGINS', 'origins such as https://example.org', (part) =>
      v.is(Origin, part),
    ),
    hosts: readList(env, 'ALLOWED_HOSTS', 'names such as example.org, or *', (part) => v.is(HostName, part)),
    proxies: readList(
      env,
      'TRUSTED_PROXIES',
      'addresses or networks such as 10.0.0.0/8',
      (part) => readNetworks([part]) !== undefined,
    ),
  };
  const unlisted = Object.values(lists).find((read) => typeof read === 'string');
  if (unlisted !== undefined) return unlisted;
  const metrics = readMetrics(env);
  if (typeof metrics === 'string') return metrics;
  const threads = Math.max(1, Math.min(4, os.availableParallelism() - 1));
  const numbers = {
    maxDataMb: readNumber(env, 'MAX_DATA_MB', 0, 0, 10_000_000),
    graceSeconds: readNumber(env, 'GRACE_SECONDS', 20, 0, 3600),
    sleepMinutes: readNumber(env, 'SLEEP_MINUTES', 10, 1, 1440),
    botDelayMs: readNumber(env, 'BOT_DELAY_MS', 700, 0, 60_000),
    botThreads: readNumber(env, 'BOT_THREADS', threads, 1, 64),
    keepTableDays: readNumber(env, 'KEEP_TABLE_DAYS', 30, 0, 36_500),
    keepMatchDays: readNumber(env, 'KEEP_MATCH_DAYS', 365, 0, 36_500),
    keepMatchMb: readNumber(env, 'KEEP_MATCH_MB', 0, 0, 10_000_000),
  };
  const complaint = Object.values(numbers).find((read) => typeof read === 'string');
  if (complaint !== undefined) return complaint;
  const read = numbers as { readonly [Name in keyof typeof numbers]: number };
  return {
    ...read,
    port,
    httpsPort,
    https:
      certFile === ''
        ? undefined
        : { certFile: path.resolve(cwd, certFile), keyFile: path.resolve(cwd, keyFile) },
    logLevel: level.output,
    dataDir: path.resolve(cwd, env.DATA_DIR === undefined || env.DATA_DIR === '' ? 'data' : env.DATA_DIR),
    maxDataMb: read.maxDataMb === 0 ? undefined : read.maxDataMb,
    ...(lists as { readonly [Name in keyof typeof lists]: string[] }),
    metrics,
  };
}
