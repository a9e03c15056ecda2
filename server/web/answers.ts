import type { Request, Response } from 'express';
import type { Refusal } from '../../shared/engine/game';
import { parse, type Shape } from '../../shared/engine/shape';

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

/** Reads a body of this shape, or answers what was expected. */
export const read = <T>(shape: Shape<T>, request: Request, response: Response): T | undefined => {
  // A list is an object to those who look no closer.
  const given: unknown = Array.isArray(request.body) ? undefined : request.body;
  const body = parse(shape, given, 'body');
  if (body.ok) return body.value;
  refuse(response, body.refusal);
  return undefined;
};
