import { makeGlb, type Part } from '../lib/glb';
import type { Mesh } from '../lib/mesh';
import { GRAIN, shadeOnce } from '../things/index';
import { makeCruiser } from '../things/klingon';
import { GREY, makeRomulanBird } from '../things/romulan';
import { makeTholian } from '../things/wild';
import { makeConstitution, makeMiranda, makeRefit } from './constitution';
import { CRUISERS, GORN, KTINGAS, makeGorn, makeKtinga } from './raiders';
import { STARFLEET } from './starfleet';

/** Every ship of Attack Wing by the name of its card, in millimetres: x to starboard, y up, z forward. */
export const WING: Readonly<Record<string, () => Mesh>> = {
  fedEnterprise: () => makeConstitution(STARFLEET.enterprise),
  fedIntrepid: () => makeConstitution(STARFLEET.intrepid),
  fedConstellation: () => makeConstitution(STARFLEET.constellation),
  fedConstitution: () => makeConstitution(STARFLEET.plain),
  fedRefit: () => makeRefit(STARFLEET.refit),
  fedReliant: () => makeMiranda(STARFLEET.reliant),
  fedMiranda: () => makeMiranda(STARFLEET.miranda),
  kliGroth: () => makeCruiser(CRUISERS.kliGroth),
  kliKlothos: () => makeCruiser(CRUISERS.kliKlothos),
  kliDevisor: () => makeCruiser(CRUISERS.kliDevisor),
  kliD7: () => makeCruiser(CRUISERS.kliD7),
  kliKronosOne: () => makeKtinga(KTINGAS.kliKronosOne),
  kliKtinga: () => makeKtinga(KTINGAS.kliKtinga),
  romGalGaththong: () => makeRomulanBird({ ...GREY, red: '#c0342a', gold: '#e0b04a' }),
  romVortaVor: () =>
    makeRomulanBird({ ...GREY, hull: '#8fa8b4', dark: '#4a6270', red: '#2f7f8f', gold: '#b8c9a0' }),
  romRateg: () =>
    makeRomulanBird({ ...GREY, hull: '#8a9a86', dark: '#46543f', red: '#6a3f8a', gold: '#c8913c' }),
  romBirdOfPrey: () => makeRomulanBird({ ...GREY, red: '#7f5a40', gold: '#a08a60' }),
  romPraetus: () =>
    makeRomulanBird({ ...GREY, hull: '#a89a86', dark: '#5f5346', red: '#3f6f4a', gold: '#d0a050' }),
  romAlgeron: () => makeCruiser(CRUISERS.romAlgeron),
  romD7: () => makeCruiser(CRUISERS.romD7),
  indGornarus: () => makeGorn(GORN.indGornarus),
  indGorn: () => makeGorn(GORN.indGorn),
  indTholiaOne: () => makeTholian(),
  indTholian: () => makeTholian('#e89a4a', '#5a2a8a'),
};

export const makeWing = async (): Promise<Uint8Array> => {
  const shade = shadeOnce();
  const parts = Object.entries(WING).map(([name, make]): Part => ({
    name,
    mesh: shade(make()),
    material: 'thing',
  }));
  return makeGlb(parts, GRAIN);
};
