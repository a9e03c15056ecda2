import * as v from 'valibot';
import { PACES, type Pace } from '../director/director';
import { THEME_NAMES, type ThemeName } from '../kit/theme';

/** What a person has chosen, kept in the browser. `quality: 'auto'` leaves it to the probe. */
export interface Settings {
  readonly quality: (typeof SHOWN_QUALITIES)[number];
  readonly colours: ThemeName;
  /** Less movement: no turning camera, no sweeping lights. */
  readonly calm: boolean;
  /** How fast the story is told. */
  readonly pace: Pace;
  /** Per cent of the browser's own size. */
  readonly text: (typeof TEXT_SIZES)[number];
}

/** What the settings offer; the preset for tests is asked for in the address only. */
export const SHOWN_QUALITIES = ['auto', 'low', 'medium', 'high'] as const;

export const TEXT_SIZES = ['100', '115', '130', '150'] as const;

const SHAPE = v.object({
  quality: v.fallback(v.picklist(SHOWN_QUALITIES), 'auto'),
  colours: v.fallback(v.picklist(THEME_NAMES), 'standard'),
  calm: v.fallback(v.boolean(), false),
  pace: v.fallback(v.picklist(PACES), '1'),
  text: v.fallback(v.picklist(TEXT_SIZES), '100'),
});
const KEY = 'starboard.settings';

export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The kept settings; what is missing, broken or forbidden by the browser is as if never chosen. */
export const readSettings = (keep: Keep | undefined, prefersCalm = false): Settings => {
  let kept: unknown = {};
  try {
    kept = JSON.parse(keep?.getItem(KEY) ?? '{}');
  } catch {
    kept = {};
  }
  const whole = typeof kept === 'object' && kept !== null ? kept : {};
  return v.parse(SHAPE, { calm: prefersCalm, ...whole });
};

export const writeSettings = (keep: Keep | undefined, settings: Settings): void => {
  try {
    keep?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser may refuse to keep anything; then the choice holds for this visit.
  }
};
