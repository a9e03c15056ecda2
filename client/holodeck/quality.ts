import type { Preset } from '../kit/preset';
import type { Quality } from '../ui/address';

export type { Preset };

export const PRESETS: Readonly<Record<Quality | 'xr', Preset>> = {
  test: {
    name: 'test',
    // Software draws every pixel on the cores that the test itself needs.
    scaling: 4,
    maxDensity: 1,
    antialias: false,
    bloom: false,
    fullTextures: false,
    relief: false,
    stars: 600,
    anisotropy: 1,
    mostFrames: 10,
  },
  low: {
    name: 'low',
    scaling: 1.25,
    maxDensity: 1,
    antialias: false,
    bloom: false,
    fullTextures: false,
    relief: false,
    stars: 3000,
    anisotropy: 2,
  },
  medium: {
    name: 'medium',
    scaling: 1,
    maxDensity: 1.5,
    antialias: true,
    bloom: false,
    fullTextures: true,
    relief: true,
    stars: 6000,
    anisotropy: 4,
  },
  high: {
    name: 'high',
    scaling: 1,
    maxDensity: 2,
    antialias: true,
    bloom: true,
    fullTextures: true,
    relief: true,
    stars: 9000,
    anisotropy: 8,
  },
  xr: {
    name: 'xr',
    scaling: 1,
    maxDensity: 1,
    antialias: true,
    bloom: false,
    fullTextures: false,
    relief: true,
    stars: 4000,
    anisotropy: 4,
  },
};

export interface Facts {
  /** What the driver calls itself. */
  readonly renderer: string;
  /** Milliseconds for one plain frame of the empty room, finished. */
  readonly frameMs: number;
  readonly touch: boolean;
  /** It is a headset of its own, with nothing but its own battery behind it. */
  readonly headset?: boolean;
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** How browsers of headsets that stand alone name themselves. */
const HEADSETS = /OculusBrowser|\bQuest\b|PicoBrowser|\bPico\b|Wolvic|\bVive\b/iu;
export const isHeadset = (userAgent: string): boolean => HEADSETS.test(userAgent);

/** The preset that should run well, from a quick look at the machine. */
export const chooseQuality = ({ renderer, frameMs, touch, headset = false }: Facts): Quality | 'xr' => {
  if (headset) return 'xr';
  if (SOFTWARE.test(renderer) || frameMs > 14) return 'low';
  return frameMs > 5 || touch ? 'medium' : 'high';
};
