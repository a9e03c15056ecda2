/**
 * What changed between two things made of plain JSON: `[new]` where something is put in the place of what was there, or the changes by field,
 * `0` for a field that is gone. Lists of one length are told by place, others anew. `undefined`: nothing changed.
 */
export type Delta = readonly [unknown] | { readonly [field: string]: Delta | 0 };

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const areAlike = (before: unknown, after: unknown): boolean =>
  isPlain(before) &&
  isPlain(after) &&
  Array.isArray(before) === Array.isArray(after) &&
  (!Array.isArray(before) || before.length === (after as unknown as readonly unknown[]).length);

export const deltaOf = (before: unknown, after: unknown): Delta | undefined => {
  if (before === after) return undefined;
  if (!areAlike(before, after)) return [after];
  const [from, to] = [before, after] as Readonly<Record<string, unknown>>[];
  const changes: Record<string, Delta | 0> = {};
  for (const field of Object.keys(to ?? {})) {
    const change =
      from && Object.hasOwn(from, field) ? deltaOf(from[field], to?.[field]) : ([to?.[field]] as const);
    if (change !== undefined) changes[field] = change;
  }
  for (const field of Object.keys(from ?? {})) if (to && !Object.hasOwn(to, field)) changes[field] = 0;
  return Object.keys(changes).length === 0 ? undefined : changes;
};

/** The thing as it is after a change; what was there before is left alone. A change may come from anywhere: what makes no sense is left out. */
export const withDelta = (before: unknown, change: unknown): unknown => {
  if (Array.isArray(change)) return change[0];
  if (!isPlain(change) || !isPlain(before)) return before;
  const after: Record<string, unknown> = Array.isArray(before)
    ? ([...before] as unknown as Record<string, unknown>)
    : { ...before };
  for (const field of Object.keys(change)) {
    // Names that mean something to objects themselves are nobody's field.
    if (field === '__proto__') continue;
    if (change[field] !== 0) after[field] = withDelta(before[field], change[field]);
    else if (!Array.isArray(after)) Reflect.deleteProperty(after, field);
  }
  return after;
};
