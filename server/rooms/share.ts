type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/**
 * Lets a state share with the one before it whatever is the same in both: a copy that did not change is given up for what
 * it was copied from. States are never changed once they stand, so nobody notices, and of a state that differs in a few
 * places only those are new. Gives `before` where all of it is the same.
 */
export const shareUnchanged = <T>(before: T, after: T): T => {
  if (before === after || !isPart(before) || !isPart(after)) return after;
  if (Array.isArray(before)) return Array.isArray(after) && shareItems(before, after) ? before : after;
  return !Array.isArray(after) && shareFields(before, after) ? before : after;
};

/** Whether the lists are the same, item by item. */
const shareItems = (before: readonly unknown[], after: unknown[]): boolean => {
  let isSame = before.length === after.length;
  const both = Math.min(before.length, after.length);
  for (let at = 0; at < both; at++) {
    const kept = shareUnchanged(before[at], after[at]);
    if (kept !== after[at]) after[at] = kept;
    if (kept !== before[at]) isSame = false;
  }
  return isSame;
};

const shareFields = (before: Readonly<Part>, after: Part): boolean => {
  let isSame = true;
  let surplus = 0;
  for (const field in after) {
    const was = before[field];
    const is = after[field];
    const kept = shareUnchanged(was, is);
    if (kept !== is) after[field] = kept;
    if (kept !== was || (was === undefined && !Object.hasOwn(before, field))) isSame = false;
    surplus++;
  }
  for (const _ in before) surplus--;
  return isSame && surplus === 0;
};
