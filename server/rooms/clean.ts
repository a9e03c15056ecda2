/**
 * A text as it may be shown to others: plain, on one line, without characters that are invisible or turn the text
 * around, and no longer than `most` characters. `''` when nothing is left.
 */
export const cleanText = (text: string, most: number): string => {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Zl}\p{Zp}\p{Zs}\t\n\r]+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(PILED_UP, '$1')
    .trim();
  const shown = Array.from(plain).slice(0, most).join('').trim();
  return shown.replaceAll(UNSEEN, '') === '' ? '' : shown;
};

/** What leaves no mark by itself: joiners, fillers, selectors, marks without a letter, the empty cell of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/gu;

/** Control and format characters, unassigned and private ones; joiners stay, emoji are made with them. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
/** More than three marks on one letter only make a mess of the lines above and below. */
const PILED_UP = /(\p{M}{3})\p{M}+/gu;
