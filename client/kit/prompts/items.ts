/** A rounded block of flat colour, in texels from the top left. */
export interface Block {
  readonly type: 'block';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly radius: number;
  readonly colour: string;
  readonly alpha?: number;
  readonly line?: { readonly colour: string; readonly thickness: number };
}

/** One line of writing, in the middle of its height. */
export interface Writing {
  readonly type: 'text';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  readonly px: number;
  readonly colour: string;
  readonly align?: 'left' | 'middle' | 'right';
}

export type Item = Block | Writing;

/** A finished layout: what lies where, and how much of the sheet it takes. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
}

/** The black that panels are cut from, the white they are written in, and what is quieter. */
export const INK = { black: '#04060b', white: '#eef3ff', quiet: '#a9bbdd', dim: '#26344d' } as const;

export const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  colour: string,
  alpha = 1,
): Block => ({ type: 'block', x, y, w, h, radius, colour, alpha });

/** A sign in the middle of a place. Signs that the letters lack come from another font, which sits lower. */
export const sign = (
  x: number,
  y: number,
  w: number,
  h: number,
  text: string,
  px: number,
  colour: string,
): Writing => {
  const foreign = (text.codePointAt(0) ?? 0) > 0x2100;
  const lift = foreign ? px * 0.13 : 0;
  return { type: 'text', x, y: y - lift, w, h, text, px, colour, align: 'middle' };
};
