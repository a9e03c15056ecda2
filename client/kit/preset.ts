import type { Quality } from '../ui/address';

/** What a preset draws with. XR is Low without a choice: no full-screen pass, nothing that costs a frame. */
export interface Preset {
  readonly name: Quality | 'xr';
  /** Device pixels for each drawn pixel, at most this many drawn pixels for each CSS pixel. */
  readonly scaling: number;
  readonly maxDensity: number;
  readonly antialias: boolean;
  readonly bloom: boolean;
  readonly fullTextures: boolean;
  readonly relief: boolean;
  readonly stars: number;
  readonly anisotropy: number;
  /** No more frames a second than this; undefined: as many as the screen shows. */
  readonly mostFrames?: number;
}
