import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../preset';
import { makeFleet } from './fleet';
import { loadModels } from './models';
import type { Fleet } from './types';

export { type Fleet, isThingKind, THING_KINDS, type ThingKind, type Token } from './types';

/** Loads every model once; tokens are then taken from it and given back. */
export const loadFleet = async (scene: Scene, preset: Preset): Promise<Fleet> =>
  makeFleet(scene, await loadModels(scene, preset.relief));
export { type Bag, makeBag } from './bag';
export { type Die, makeDie } from './die';
export { makeMarkers, type Marker, type MarkerKind, MARKERS, type Markers } from './markers';
