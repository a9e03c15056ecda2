import { NEUTRAL_WALL } from '../../../client/games/risk/map/features';
import { apart, MAP, MAP_LINKS, NEBULA, type Spot, SPOTS } from '../../../client/games/risk/map/ground';
import { TERRITORIES, type Territory } from '../../../client/games/risk/map/territories';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';

const nameOf = (location: number): string => LOCATIONS[location]!.id;

const contains = ({ outline }: Territory, [x, z]: Spot): boolean =>
  outline.reduce((inside, { at: a }, i) => {
    const b = outline[(i + 1) % outline.length]!.at;
    const crosses = a[1] > z !== b[1] > z && x < ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1]) + a[0];
    return crosses ? !inside : inside;
  }, false);

const crosses = (a: Spot, b: Spot, c: Spot, d: Spot): boolean => {
  const side = (p: Spot, q: Spot, r: Spot): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
};

test('every world lies in its own territory and in no other', () => {
  const wrong = SPOTS.flatMap((spot, i) =>
    TERRITORIES.filter((territory) => contains(territory, spot) !== (territory.location === i)).map(
      ({ location }) => `${nameOf(i)} and ${nameOf(location)}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('territories share an outline exactly where the map has a border', () => {
  const shared = new Set(
    TERRITORIES.flatMap(({ location, outline }) =>
      outline.flatMap(({ beyond }) => (beyond > location ? [`${location} ${beyond}`] : [])),
    ),
  );
  const borders = MAP_LINKS.filter(({ kind }) => kind === 'border').map(({ a, b }) =>
    a < b ? `${a} ${b}` : `${b} ${a}`,
  );
  expect([...shared].sort()).toEqual(borders.sort());
});

test('shared borders fit: each point of one outline lies on the other', () => {
  const gaps = TERRITORIES.flatMap(({ location, outline }) =>
    outline.flatMap(({ at, beyond }) => {
      const near = Math.min(...(TERRITORIES[beyond]?.outline ?? []).map((rim) => apart(rim.at, at)));
      return beyond < 0 || near < 0.016
        ? []
        : [`${nameOf(location)} and ${nameOf(beyond)}: ${near.toFixed(3)}`];
    }),
  );
  expect(gaps).toEqual([]);
});

test('nothing lies beyond the table, nor in the nebula', () => {
  const points = TERRITORIES.flatMap(({ outline }) => outline.map(({ at }) => at));
  expect(Math.max(...points.map((at) => Math.hypot(...at)))).toBeLessThan(MAP.radius + 0.04);
  expect(Math.min(...points.map((at) => apart(at, NEBULA.at)))).toBeGreaterThan(NEBULA.reach * 0.85);
});

test('the wall of the Neutral Zone crosses exactly the links that cross the zone', () => {
  const crossed = MAP_LINKS.filter(({ a, b }) =>
    NEUTRAL_WALL.slice(1).some((at, i) => crosses(NEUTRAL_WALL[i]!, at, SPOTS[a]!, SPOTS[b]!)),
  );
  expect(crossed).toEqual(MAP_LINKS.filter(({ neutralZone }) => neutralZone));
});
