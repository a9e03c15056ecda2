import type { Request, Response } from 'express';
import type { Refusal } from '../../shared/engine/game';
import type { Result } from '../../shared/engine/result';
import { parse, type Shape } from '../../shared/engine/shape';
import type { Bucket } from '../rooms/limits';

const STATUS: Readonly<Record<string, number>> = {
  gone: 404,
  notOver: 409,
  damaged: 409,
  otherVersion: 409,
  forbidden: 403,
  tooMany: 429,
  paused: 503,
  asleep: 503,
};

export const refuse = (response: Response, { code, message }: Refusal): void => {
  response.status(STATUS[code] ?? 400).json({ code, error: message });
};
export const GONE: Refusal = { code: 'gone', message: 'there is nothing here' };
export const TOO_MANY: Refusal = { code: 'tooMany', message: 'too many; wait a minute' };

/** What a record of the past is taken to be until it is read. */
const USUAL_BYTES = 1024 * 1024;

/** Sends a text that may be large; an address has only so much of them. The text is read only when there is something left. */
export const sendLarge = async (
  response: Response,
  allowance: Bucket,
  readText: () => Promise<Result<string>>,
): Promise<void> => {
  if (!allowance.take(USUAL_BYTES)) return refuse(response, TOO_MANY);
  const found = await readText();
  allowance.owe((found.ok ? found.value.length : 0) - USUAL_BYTES);
  if (found.ok) response.type('application/json').send(found.value);
  else refuse(response, found.refusal);
};

/** Reads a body of this shape, or answers what was expected. */
export const read = <T>(shape: Shape<T>, request: Request, response: Response): T | undefined => {
  // A list is an object to those who look no closer.
  const given: unknown = Array.isArray(request.body) ? undefined : request.body;
  const body = parse(shape, given, 'body');
  if (body.ok) return body.value;
  refuse(response, body.refusal);
  return undefined;
};
