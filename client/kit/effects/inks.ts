import { type Colours, type Meaning, MEANINGS, toRgb } from '../theme';

/** What a part is coloured with: a meaning, or plain hot light. */
export type Ink = Meaning | 'white';
export const INKS: readonly Ink[] = [...MEANINGS, 'white'];

/** Red, green and blue of every ink in a row. */
export type Palette = Float32Array;

export const makePalette = (): Palette => new Float32Array(3 * INKS.length).fill(1);

export const mixPalette = (palette: Palette, colours: Colours): void => {
  INKS.forEach((ink, i) => {
    if (ink !== 'white') palette.set(toRgb(colours[ink]), 3 * i);
  });
};
