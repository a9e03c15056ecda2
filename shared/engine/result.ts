/** Why something was not done. The code is for programs, the message for people, the rule for the curious. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const succeeded = <T>(value: T): Result<T> => ({ ok: true, value });

export const failed = <T>(refusal: Refusal): Result<T> => ({ ok: false, refusal });
