/** Where a page keeps what must outlive it; `localStorage`, as far as it is used. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'starboard.identity';

export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The secret by which tables know this browser again. Made once; where nothing can be kept, it lasts as long as the page. */
export const readIdentity = (keep: Keep | undefined): string => {
  try {
    const kept = keep?.getItem(KEY) ?? '';
    if (/^[0-9a-f]{32}$/u.test(kept)) return kept;
    const made = randomHex(16);
    keep?.setItem(KEY, made);
    return made;
  } catch {
    return randomHex(16);
  }
};
