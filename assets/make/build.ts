import { makeEnterprise } from './enterprise/index';
import { paintEnterprise } from './enterprise/paint';
import { makeEnvironment } from './room/environment';
import { makeNumerals } from './room/numerals';
import { makeNoise, makeSky } from './room/sky';
import { makeThings } from './things/index';
import { makeMarks } from './things/marks';
import { makeWing } from './wing/index';
import { makeSounds } from './sound/index';

export interface Asset {
  /** Where it goes, under `assets/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** How deep the seams between plates look. */
const RELIEF = 0.8;

const hullTextures = (): Asset[] => {
  const full = paintEnterprise();
  const half = full.shrunk(2);
  return [
    { path: 'textures/hull-paint.png', bytes: full.paint() },
    { path: 'textures/hull-paint-half.png', bytes: half.paint() },
    { path: 'textures/hull-lights.png', bytes: full.lights() },
    { path: 'textures/hull-lights-half.png', bytes: half.lights() },
    { path: 'textures/hull-finish.png', bytes: half.finish() },
    { path: 'textures/hull-finish-half.png', bytes: full.shrunk(4).finish() },
    { path: 'textures/hull-normal.png', bytes: half.normals(RELIEF) },
  ];
};

/** Everything under `assets/` that code makes, always the same bytes. */
export const buildAssets = async (): Promise<readonly Asset[]> => [
  { path: 'models/enterprise.glb', bytes: await makeEnterprise() },
  { path: 'models/things.glb', bytes: await makeThings() },
  { path: 'models/wing.glb', bytes: await makeWing() },
  ...hullTextures(),
  { path: 'textures/room.env', bytes: makeEnvironment() },
  { path: 'textures/sky.png', bytes: makeSky() },
  { path: 'textures/noise.png', bytes: makeNoise() },
  { path: 'textures/numerals.png', bytes: makeNumerals() },
  { path: 'textures/marks.png', bytes: makeMarks() },
  ...makeSounds().map(({ name, bytes }) => ({ path: `audio/${name}.flac`, bytes })),
];
