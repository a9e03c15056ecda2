import type { Refusal } from './game';

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const succeeded = <T>(value: T): Result<T> => ({ ok: true, value });

export const failed = <T>(refusal: Refusal): Result<T> => ({ ok: false, refusal });
