type Plain = Readonly<Record<string, unknown>>;

/** Whether two things made of plain JSON say the same. */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areAlike(one, other);
  return !Array.isArray(other) && haveAlike(one as Plain, other as Plain);
};

const areAlike = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (!isAlike(some[at], others[at])) return false;
  return true;
};

// Lists of names would be most of what a move leaves to collect: `for in` makes none.
const haveAlike = (one: Plain, other: Plain): boolean => {
  let surplus = 0;
  for (const field in one) {
    const value = other[field];
    // A field that is not there says nothing; one that is there and empty may.
    if (value === undefined && !Object.hasOwn(other, field)) return false;
    if (!isAlike(one[field], value)) return false;
    surplus++;
  }
  for (const _ in other) surplus--;
  return surplus === 0;
};
