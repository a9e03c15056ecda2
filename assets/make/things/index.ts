import { makeGlb, type Part } from '../lib/glb';
import type { Mesh } from '../lib/mesh';
import { makeCourier, makeShuttle } from './craft';
import { makeFreighter, makeStarbase } from './federation';
import { LIVERIES, makeCruiser } from './klingon';
import { makeKlingonBird } from './klingonBird';
import { makeRaider, makeRomulanBird } from './romulan';
import { makeDerelict, makeOutpost } from './ruins';
import { shaded } from './shade';
import { makeComet, makePlanetKiller, makeStar, makeTholian } from './wild';

/** Every token of the table by its name, in millimetres as it stands there: x to starboard, y up, z forward. */
export const THINGS: Readonly<Record<string, () => Mesh>> = {
  klingonCruiser: () => makeCruiser(LIVERIES.klingonCruiser),
  klingonBirdOfPrey: makeKlingonBird,
  kang: () => makeCruiser(LIVERIES.kang),
  koloth: () => makeCruiser(LIVERIES.koloth),
  kor: () => makeCruiser(LIVERIES.kor),
  romulanBattleCruiser: () => makeCruiser(LIVERIES.romulanBattleCruiser),
  romulanBirdOfPrey: makeRomulanBird,
  tholian: makeTholian,
  comet: makeComet,
  starbase: makeStarbase,
  freighter: makeFreighter,
  outpost: makeOutpost,
  planetKiller: makePlanetKiller,
  derelict: makeDerelict,
  raider: makeRaider,
  courier: makeCourier,
  shuttle: makeShuttle,
  star: makeStar,
};

/** Steps of 5 µm, as fine as an eye at the table will ever see. */
export const GRAIN = { step: 0.005, unit: 0.001 };

/** Meshes of one shape have one shade, whatever their paint. */
export const shadeOnce = (): ((mesh: Mesh) => Mesh) => {
  const known: Mesh[] = [];
  return (mesh) => {
    const twin = known.find(
      ({ vertices }) =>
        vertices.length === mesh.vertices.length &&
        vertices.every(({ p }, i) => mesh.vertices[i]?.p.every((x, k) => x === p[k])),
    );
    const done = twin
      ? {
          ...mesh,
          vertices: mesh.vertices.map((v, i) => ({
            ...v,
            uv: [v.uv[0], twin.vertices[i]?.uv[1] ?? 1] as const,
          })),
        }
      : shaded(mesh);
    if (!twin) known.push(done);
    return done;
  };
};

export const makeThings = async (): Promise<Uint8Array> => {
  const shade = shadeOnce();
  const parts = Object.entries(THINGS).map(([name, make]): Part => ({
    name,
    mesh: shade(make()),
    material: 'thing',
  }));
  return makeGlb(parts, GRAIN);
};
