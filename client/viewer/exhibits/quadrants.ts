import { locationIndex, MEMBERS, SIZE } from '../../../shared/games/risk/data/map';
import { type SectorId, SECTORS } from '../../../shared/games/risk/data/sectors';
import { type Force, makeQuadrantMap, type QuadrantMap, rulersOf } from '../../games/risk/light';
import { SPOTS } from '../../games/risk/map/ground';
import { RISK_SIGHT } from '../../games/risk/view';
import { makeRoom } from '../../holodeck/room';
import { makeChance } from '../../kit/chance';
import type { Meaning } from '../../kit/theme';
import { Aim } from '../../viewpoint/gaze';
import type { Exhibit, Framing } from '../exhibit';

const CAPTAINS = ['mine', 'rivalA', 'rivalB', 'rivalC', 'rivalD'] as const satisfies readonly Meaning[];

const ships = (captain: number, units: number): Force => ({
  kind: 'ships',
  units,
  meaning: CAPTAINS[captain] ?? 'mine',
});
const aliens = (units: number): Force => ({ kind: 'aliens', units, meaning: 'wild' });
const tribbles = (units: number): Force => ({ kind: 'tribbles', units, meaning: 'command' });

const of = (sector: SectorId): readonly number[] =>
  MEMBERS[SECTORS.findIndex(({ id }) => id === sector)] ?? [];
const worlds = (...ids: readonly string[]): readonly number[] => ids.map(locationIndex);

/** By captain: what each holds late in a match of five. */
const LATE: readonly (readonly number[])[] = [
  worlds('tellar-prime', 'earth', 'trill', 'benzar', 'vulcan', 'andoria', 'coridan', 'betazed', 'bolarus-ix'),
  [...of('cardassian'), ...worlds('minos-corva', 'volchok-prime')],
  worlds('romulus', 'remus', 'nelvana-iii', 'rator-iii', 'devoras', 'carraya-iv', 'narendra-iii'),
  [...of('breen'), ...worlds('argus-x', 'clarus', 'irtok')],
  worlds('qonos', 'tygokor', 'rura-penthe', 'boreth', 'mempa', 'khitomer'),
];

const put = (map: QuadrantMap, forces: readonly (Force | undefined)[]): void => {
  forces.forEach((force, i) => map.stand(i, force));
  const owners = forces.map((force) =>
    force?.kind === 'ships' ? CAPTAINS.findIndex((m) => m === force.meaning) : undefined,
  );
  rulersOf(owners).forEach((ruler, sector) => map.unite(sector, ruler !== undefined));
};

const late = (): (Force | undefined)[] => {
  const chance = makeChance(5);
  const forces = Array.from({ length: SIZE }, (): Force | undefined => undefined);
  LATE.forEach((held, captain) => {
    for (const location of held) forces[location] = ships(captain, 1 + Math.floor(chance() * chance() * 17));
  });
  for (const location of worlds('planet-q', 'hobus', 'archanis')) forces[location] = aliens(2);
  return forces;
};

/** All that the box holds: 75 units of each of five captains, 72 Alien Lifeforms, 50 tribbles. */
const full = (): (Force | undefined)[] =>
  Array.from({ length: SIZE }, (_, i) => {
    if (i < 35) return ships(i % 5, Math.floor(i / 5) < 5 ? 11 : 10);
    return i < 41 ? aliens(12) : tribbles(i === 41 ? 16 : 17);
  });

const ACTS: Readonly<Record<string, (map: QuadrantMap) => void>> = {
  empty: (map) => put(map, []),
  war: (map) => {
    map.wormhole(locationIndex('ferenginar'), locationIndex('narendra-iii'));
    put(map, late());
  },
  choosing: (map) => {
    ACTS.war?.(map);
    for (const location of worlds('nelvana-iii', 'hobus', 'archanis')) map.ring(location, 'danger');
    map.ring(locationIndex('vulcan'), 'legal');
    map.reach(locationIndex('vulcan'), worlds('hobus', 'archanis'), 'danger');
    map.way(worlds('betazed', 'trill', 'earth', 'benzar', 'bolarus-ix'));
  },
  tide: (map) => {
    ACTS.war?.(map);
    const fallen = locationIndex('hobus');
    map.stand(fallen, ships(0, 5), locationIndex('vulcan'), 1.6);
    map.fly(ships(0, 7), worlds('qonos', 'mempa'), 1.6);
  },
  full: (map) => {
    map.wormhole(locationIndex('ferenginar'), locationIndex('narendra-iii'));
    put(map, full());
  },
};

const exhibit = (framing: Framing): Exhibit => ({
  states: Object.keys(ACTS),
  moments: { tide: 0.5 },
  build: async (scene, preset, colours) => {
    const room = makeRoom(scene, preset.stars);
    room.colours(colours);
    const gaze = new Aim();
    const map = makeQuadrantMap(scene, { preset, gaze, colours });
    await map.ready;
    return {
      framing,
      show: (state) => {
        room.surround('space', 0);
        room.update(0, true);
        map.update(0);
        map.wormhole(-1, -1);
        ACTS[state]?.(map);
      },
      update: (time) => {
        room.update(time, false);
        if (scene.activeCamera) gaze.through(scene.activeCamera);
        map.update(time);
      },
    };
  },
});

/** The whole map as somebody sees it who sits at the table. */
export const quadrants: Exhibit = exhibit({
  target: RISK_SIGHT.target,
  radius: RISK_SIGHT.far,
  rise: 90 - (RISK_SIGHT.steep / Math.PI) * 180,
  square: true,
});

const [x, z] = SPOTS[locationIndex('earth')] ?? [0, 0];
/** Its middle, close by. */
export const sol: Exhibit = exhibit({
  target: [x, RISK_SIGHT.target[1] + 0.04, z],
  radius: 0.62,
  rise: 40,
  square: true,
});
