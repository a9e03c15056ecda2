import { type Bearing, type ManeuverId, type Speed, SPEEDS } from '../geometry';
import { CLASSES, type ClassId, type Color, type Maneuver } from './classes';

const COLOR_OF: Readonly<Record<string, Color>> = { g: 'green', w: 'white', r: 'red' };
const BEARINGS_OF: Readonly<Record<string, readonly Bearing[]>> = {
  straight: ['straight'],
  bank: ['bankLeft', 'bankRight'],
  turn: ['turnLeft', 'turnRight'],
  comeAbout: ['comeAbout'],
  reverse: ['reverse'],
};

/** Reads `straight 1g 2g; bank 1g 2w`. */
export const parseDial = (text: string): readonly Maneuver[] =>
  text.split('; ').flatMap((group) => {
    const [name = '', ...entries] = group.split(' ');
    const bearings = BEARINGS_OF[name];
    if (!bearings) throw new TypeError(`dial: expected a bearing, got ${name}`);
    return bearings.flatMap((bearing) => entries.map((entry) => parseEntry(bearing, entry)));
  });

const parseEntry = (bearing: Bearing, entry: string): Maneuver => {
  const speed: Speed | undefined = SPEEDS.find((one) => entry.startsWith(String(one)));
  const color = COLOR_OF[entry.slice(1)];
  if (!speed || !color) throw new TypeError(`dial: expected a speed and a color, got ${entry}`);
  return { id: `${bearing}${speed}`, bearing, speed, color };
};

const DIALS: ReadonlyMap<ClassId, readonly Maneuver[]> = new Map(
  (Object.keys(CLASSES) as ClassId[]).map((id) => [id, parseDial(CLASSES[id].dial)]),
);

/** The maneuvers on the dial of a class. */
export const dialOf = (id: ClassId): readonly Maneuver[] => DIALS.get(id) ?? [];

export const maneuverOn = (id: ClassId, maneuver: ManeuverId): Maneuver | undefined =>
  dialOf(id).find((one) => one.id === maneuver);
