import * as v from 'valibot';
import { PACES, type Pace } from '../director/director';
import { THEME_NAMES, type ThemeName } from '../kit/theme';

/** Sounds by what they are for; each can be turned down on its own. */
export const VOLUMES = ['effects', 'interface', 'alert', 'ambience'] as const;
export type Volume = (typeof VOLUMES)[number];
/** Each 0…1. */
export type Volumes = Readonly<Record<Volume, number>>;

/** What a person has chosen, kept in the browser. `quality: 'auto'` leaves it to the probe. */
export interface Settings {
  readonly quality: (typeof SHOWN_QUALITIES)[number];
  readonly colours: ThemeName;
  /** Less movement: no turning camera, no shaking, no sweeping lights. */
  readonly calm: boolean;
  /** True: light may flash, never more than three times a second. False: it only swells and fades. */
  readonly flashes: boolean;
  /** What happens and what is heard, as lines over the scene. */
  readonly captions: boolean;
  /** How fast the story is told. */
  readonly pace: Pace;
  /** When this seat is asked, the rest of the story is told in a second and a half. */
  readonly hurry: boolean;
  /** Times the browser's own size of text. */
  readonly textScale: (typeof TEXT_SCALES)[number];
  readonly volumes: Volumes;
  /** Nothing is heard, whatever the volumes. */
  readonly muted: boolean;
  /** Others see where one looks and points, and one sees them. */
  readonly presence: boolean;
  readonly worn: Worn;
}

/** How one stands at the table in a headset, in metres. */
export interface Worn {
  /** Across the table. */
  readonly size: number;
  /** Of the table's top; 0: as suits whoever stands or sits there. */
  readonly height: number;
  /** Further from the table than usual. */
  readonly distance: number;
  readonly leftHanded: boolean;
  /** Degrees of one turn. */
  readonly turn: (typeof TURNS)[number];
  /** Of the headset's own number of pixels along a side: what the last visit could keep up with. */
  readonly sharpness: number;
}
export const TURNS = [30, 45, 60] as const;
export const USUAL_WORN: Worn = {
  ...{ size: 1.6, height: 0, distance: 0 },
  ...{ leftHanded: false, turn: 30, sharpness: 1 },
};

/** What the settings offer; the preset for tests is asked for in the address only. */
export const SHOWN_QUALITIES = ['auto', 'low', 'medium', 'high'] as const;

export const TEXT_SCALES = [1, 1.15, 1.3, 1.5] as const;

const USUAL_VOLUMES: Volumes = { effects: 0.8, interface: 0.6, alert: 0.7, ambience: 0.5 };
const volume = (name: Volume) =>
  v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), USUAL_VOLUMES[name]);

const number = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const SHAPE = v.object({
  quality: v.fallback(v.picklist(SHOWN_QUALITIES), 'auto'),
  colours: v.fallback(v.picklist(THEME_NAMES), 'standard'),
  calm: v.fallback(v.boolean(), false),
  flashes: v.fallback(v.boolean(), true),
  captions: v.fallback(v.boolean(), true),
  pace: v.fallback(v.picklist(PACES), '1'),
  hurry: v.fallback(v.boolean(), false),
  textScale: v.fallback(v.picklist(TEXT_SCALES), 1),
  volumes: v.fallback(
    v.object({
      effects: volume('effects'),
      interface: volume('interface'),
      alert: volume('alert'),
      ambience: volume('ambience'),
    }),
    USUAL_VOLUMES,
  ),
  muted: v.fallback(v.boolean(), false),
  presence: v.fallback(v.boolean(), true),
  worn: v.fallback(
    v.object({
      size: number(1.1, 2.5),
      height: number(0, 1.2),
      distance: number(-0.2, 0.6),
      leftHanded: v.boolean(),
      turn: v.picklist(TURNS),
      sharpness: number(0.5, 1.4),
    }),
    USUAL_WORN,
  ),
});
const KEY = 'starboard.settings';

export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The kept settings; what is missing, broken or forbidden by the browser is as if never chosen, or as `usual`. */
export const readSettings = (
  keep: Keep | undefined,
  prefersCalm = false,
  usual: Partial<Settings> = {},
): Settings => {
  let kept: unknown = {};
  try {
    kept = JSON.parse(keep?.getItem(KEY) ?? '{}');
  } catch {
    kept = {};
  }
  const whole = typeof kept === 'object' && kept !== null ? kept : {};
  return v.parse(SHAPE, { calm: prefersCalm, flashes: !prefersCalm, ...usual, ...whole });
};

export const writeSettings = (keep: Keep | undefined, settings: Settings): void => {
  try {
    keep?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser may refuse to keep anything; then the choice holds for this visit.
  }
};

/** How loud each kind of sound is to be: as chosen, or silent. */
export const volumesOf = ({ volumes, muted }: Settings): Volumes =>
  muted ? { effects: 0, interface: 0, alert: 0, ambience: 0 } : volumes;
