import type { Request, Response } from 'express';
import type { Refusal } from '../../shared/engine/game';
import type { Result } from '../../shared/engine/result';
import { parse, type Shape } from '../../shared/engine/shape';
import type { Bucket } from '../rooms/limits';
import type { Sending } from './sending';

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
const BUSY: Refusal = { code: 'paused', message: 'too much is being sent; come again in a moment' };
export const TOO_MANY: Refusal = { code: 'tooMany', message: 'too many; wait a minute' };

/** What a record of the past is taken to be until it is read. */
const USUAL_BYTES = 1024 * 1024;

/** To whom a text that may be large goes, what they have left of such, and all that is on its way. */
export interface LargeTo {
  readonly caller: string;
  readonly allowance: Bucket;
  readonly sending: Sending;
}

/** Sends a text that may be large; an address has only so much of them. The text is read only when there is something left. */
export const sendLarge = async (
  response: Response,
  { caller, allowance, sending }: LargeTo,
  readText: () => Promise<Result<string>>,
): Promise<void> => {
  if (!allowance.take(USUAL_BYTES)) return refuse(response, TOO_MANY);
  const found = await readText();
  allowance.owe((found.ok ? found.value.length : 0) - USUAL_BYTES);
  if (!found.ok) return refuse(response, found.refusal);
  const sent = sending.begin(caller, found.value.length);
  if (!sent) {
    response.setHeader('Cache-Control', 'no-store');
    return refuse(response, BUSY);
  }
  response.once('close', sent);
  response.type('application/json').send(found.value);
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
