import pino, { type Logger } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Structured logs on standard error; standard output is for the person who started the server. */
export const makeLog = (level: LogLevel): Log =>
  pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));

/** Colyseus's own messages, in our log. */
export const colyseusLog = (log: Log, speaks: () => boolean) => {
  const at =
    (level: 'debug' | 'info' | 'warn' | 'trace') =>
    (...words: unknown[]) => {
      if (speaks()) log[level]({ from: 'colyseus' }, words.map(String).join(' '));
    };
  // Its errors are mostly clients that came too late or went away: worth a warning, not an alarm.
  return { debug: at('debug'), error: at('warn'), info: at('debug'), trace: at('trace'), warn: at('warn') };
};
