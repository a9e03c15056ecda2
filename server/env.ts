import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { readPort } from './cli/port.mjs';
import { LOG_LEVELS, type LogLevel } from './log';

export interface Environment {
  readonly port: number;
  readonly logLevel: LogLevel;
  readonly dataDir: string;
  /** The store never grows beyond this; undefined: as far as the disk goes. */
  readonly maxDataMb: number | undefined;
  /** Other origins whose pages may speak to this server. */
  readonly origins: readonly string[];
  readonly graceSeconds: number;
  readonly sleepMinutes: number;
  readonly botDelayMs: number;
  readonly botThreads: number;
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

const Origin = v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/u));

/** Reads the environment; the second form is one line that names what was expected and what came. */
export function readEnvironment(env: Env, cwd = process.cwd()): Environment | string {
  const port = readPort(env.PORT);
  if (typeof port === 'string') return port;
  const level = v.safeParse(v.picklist(LOG_LEVELS), env.LOG_LEVEL ?? 'warn');
  if (!level.success) {
    return `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, and is ${JSON.stringify(env.LOG_LEVEL)}.`;
  }
  const origins = (env.ALLOWED_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const given = v.safeParse(
    v.array(Origin),
    origins.filter((origin) => origin !== ''),
  );
  if (!given.success) {
    return `ALLOWED_ORIGINS must be origins such as https://example.org, parted by commas, and is ${JSON.stringify(env.ALLOWED_ORIGINS)}.`;
  }
  const threads = Math.max(1, Math.min(4, os.availableParallelism() - 1));
  const numbers = {
    maxDataMb: readNumber(env, 'MAX_DATA_MB', 0, 0, 10_000_000),
    graceSeconds: readNumber(env, 'GRACE_SECONDS', 20, 0, 3600),
    sleepMinutes: readNumber(env, 'SLEEP_MINUTES', 10, 1, 1440),
    botDelayMs: readNumber(env, 'BOT_DELAY_MS', 700, 0, 60_000),
    botThreads: readNumber(env, 'BOT_THREADS', threads, 1, 64),
  };
  const complaint = Object.values(numbers).find((read) => typeof read === 'string');
  if (complaint !== undefined) return complaint;
  const read = numbers as { readonly [Name in keyof typeof numbers]: number };
  return {
    ...read,
    port,
    logLevel: level.output,
    dataDir: path.resolve(cwd, env.DATA_DIR === undefined || env.DATA_DIR === '' ? 'data' : env.DATA_DIR),
    maxDataMb: read.maxDataMb === 0 ? undefined : read.maxDataMb,
    origins: given.output,
  };
}
