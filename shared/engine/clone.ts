/** A deep copy of plain JSON data; several times faster than `structuredClone`. */
export const clone = <T>(value: T): T => copy(value) as T;

const copy = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? copyArray(value) : copyRecord(value as Record<string, unknown>);
};

const copyArray = (from: readonly unknown[]): unknown[] => {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const item = to[i];
    if (typeof item === 'object' && item !== null) to[i] = copy(item);
  }
  return to;
};

// `for … in` is safe here alone: a copy has the same keys in whatever order they come.
const copyRecord = (from: Record<string, unknown>): Record<string, unknown> => {
  const to: Record<string, unknown> = { ...from };
  for (const key in to) {
    const item = to[key];
    if (typeof item === 'object' && item !== null) to[key] = copy(item);
  }
  return to;
};
