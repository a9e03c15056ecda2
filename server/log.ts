import pino, { type Logger } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Structured logs on standard error; standard output is for the person who started the server. */
export const makeLog = (level: LogLevel): Log =>
  pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));

/**
 * Colyseus's own messages, in our log. Its errors are clients that came too late, sent rubbish or went away: they are
 * counted (`trouble`), and no line of their own tells of them unless one looks closely.
 */
export const colyseusLog = (log: Log, speaks: () => boolean, trouble: () => void) => {
  const at =
    (level: 'debug' | 'warn' | 'trace') =>
    (...words: unknown[]) => {
      if (speaks()) log[level]({ from: 'colyseus' }, words.map(String).join(' '));
    };
  const error = (...words: unknown[]) => {
    trouble();
    at('debug')(...words);
  };
  return { debug: at('debug'), error, info: at('debug'), trace: at('trace'), warn: at('warn') };
};
