import * as v from 'valibot';
import { readPort } from './cli/port.mjs';
import { LOG_LEVELS, type LogLevel } from './log';

export interface Environment {
  readonly port: number;
  readonly logLevel: LogLevel;
}

/** Reads the environment; the second form is one line that names what was expected and what came. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment | string {
  const port = readPort(env.PORT);
  if (typeof port === 'string') return port;
  const level = v.safeParse(v.picklist(LOG_LEVELS), env.LOG_LEVEL ?? 'warn');
  if (!level.success) {
    return `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, and is ${JSON.stringify(env.LOG_LEVEL)}.`;
  }
  return { port, logLevel: level.output };
}
