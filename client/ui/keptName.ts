const KEY = 'starboard.name';
/** As long as tables allow (shared/protocol.ts). */
export const LONGEST_NAME = 24;

/** What this person is called at every table; `''`: nothing yet. */
export const readName = (): string => {
  try {
    return (localStorage.getItem(KEY) ?? '').trim().slice(0, LONGEST_NAME);
  } catch {
    return '';
  }
};

export const keepName = (name: string): void => {
  try {
    localStorage.setItem(KEY, name.trim().slice(0, LONGEST_NAME));
  } catch {
    // A browser may refuse to keep anything; then the name holds for this table.
  }
};
