import * as v from 'valibot';
import { THEME_NAMES, type ThemeName } from '../kit/theme';
import { QUALITIES, type Quality } from '../ui/address';

export const VIEW_SIDES = ['bow', 'starboard', 'stern', 'port', 'above', 'below'] as const;

/** What `/viewer` is asked to show: `?item=…&state=…&side=…&t=…&quality=…&colours=…&turn`. */
export interface ViewerView {
  readonly item: string;
  readonly state: string;
  readonly side: (typeof VIEW_SIDES)[number];
  /** Seconds into the state at which time stands still; undefined lets it run. */
  readonly t: number | undefined;
  readonly quality: Quality;
  readonly colours: ThemeName;
  /** On a turntable. */
  readonly turn: boolean;
  /** One picture, no more. */
  readonly still: boolean;
}

const among = <const Names extends readonly string[]>(
  names: Names,
  text: string | null,
  other: Names[number],
): Names[number] => {
  const read = v.safeParse(v.picklist(names), text);
  return read.success ? read.output : other;
};

/** Reads the address; what is not understood is as if it were not there. */
export function readView(address: URL, items: readonly string[]): ViewerView {
  const { searchParams: asked } = address;
  const t = v.safeParse(
    v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,4})?$/), v.transform(Number)),
    asked.get('t'),
  );
  return {
    item: among(items, asked.get('item'), items[0] ?? ''),
    state: asked.get('state') ?? '',
    side: among(VIEW_SIDES, asked.get('side'), 'bow'),
    t: t.success ? t.output : undefined,
    quality: among(QUALITIES, asked.get('quality'), 'medium'),
    colours: among(THEME_NAMES, asked.get('colours'), 'standard'),
    turn: asked.has('turn'),
    still: asked.has('still'),
  };
}

/** The side named by an address's fragment (`#stern`), which turns the eye without loading anything again. */
export const readSide = (address: URL, other: ViewerView['side']): ViewerView['side'] =>
  among(VIEW_SIDES, address.hash.slice(1), other);

export function writeView(view: ViewerView): string {
  const asked = new URLSearchParams({
    item: view.item,
    state: view.state,
    side: view.side,
    quality: view.quality,
    colours: view.colours,
  });
  if (view.t !== undefined) asked.set('t', String(view.t));
  if (view.turn) asked.set('turn', '');
  return `/viewer?${asked.toString()}`;
}
