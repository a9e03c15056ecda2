import { CARDS, starsOf } from '../../../shared/games/risk/data/cards';
import { CAPTAINS } from '../../../shared/games/risk/data/captains';
import { EDGES } from '../../../shared/games/risk/data/edges';
import { ETNAP_NEBULA, NEUTRAL_ZONE_LINE } from '../../../shared/games/risk/data/features';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';
import {
  crossesNeutralZone,
  LINKED,
  locationIndex,
  MEMBERS,
  NEIGHBOURS,
  QUADRANT_OF,
  SECTOR_BONUS,
  SIZE,
} from '../../../shared/games/risk/data/map';
import { SECTORS } from '../../../shared/games/risk/data/sectors';
import { shipsForStars, STAR_CHART } from '../../../shared/games/risk/data/stars';
import { STARTS } from '../../../shared/games/risk/data/start';
import { at } from './helpers';

const idsOf = (locations: readonly number[]): string[] => locations.map((index) => LOCATIONS[index]!.id);
const countOf = <T>(items: readonly T[], fits: (item: T) => boolean): number => items.filter(fits).length;

describe('the map', () => {
  test('has 44 locations, 97 links, 22 locations in each quadrant', () => {
    expect([SIZE, EDGES.length]).toEqual([44, 97]);
    expect(countOf(QUADRANT_OF, (quadrant) => quadrant === 0)).toBe(22);
    expect(new Set(LOCATIONS.map(({ id }) => id)).size).toBe(44);
  });

  test.each([
    ['breen', 4, 2],
    ['cardassian', 7, 3],
    ['ferengi', 4, 2],
    ['klingon', 8, 5],
    ['romulan', 8, 5],
    ['federation', 13, 8],
  ])('sector %s has %i locations and a bonus of %i', (id, size, bonus) => {
    const sector = SECTORS.findIndex((row) => row.id === id);
    expect([MEMBERS[sector]!.length, SECTOR_BONUS[sector]]).toEqual([size, bonus]);
  });

  test("Coridan's neighbours, clockwise from 12 o'clock (rulebook p. 18)", () => {
    expect(idsOf(NEIGHBOURS[at('coridan')]!)).toEqual([
      'andoria',
      'archanis',
      'boreth',
      'planet-q',
      'betazed',
      'trill',
    ]);
  });

  test.each([
    ['bajor', 'chintoka'],
    ['vulcan', 'hobus'],
    ['dozaria', 'bolarus-ix'],
    ['volchok-prime', 'trill'],
    ['tygokor', 'risa'],
    ['rura-penthe', 'tygokor'],
    ['boreth', 'qonos'],
  ])('%s and %s are joined', (a, b) => {
    expect(LINKED[at(a) * SIZE + at(b)]).toBe(1);
    expect(LINKED[at(b) * SIZE + at(a)]).toBe(1);
  });

  test('links and lists of neighbours say the same', () => {
    const fromEdges = EDGES.flatMap(({ a, b }) => [`${a}>${b}`, `${b}>${a}`]).sort();
    const fromLists = NEIGHBOURS.flatMap((list, a) =>
      idsOf(list).map((b) => `${LOCATIONS[a]!.id}>${b}`),
    ).sort();
    expect(fromLists).toEqual(fromEdges);
    expect(new Set(fromEdges).size).toBe(2 * EDGES.length);
  });

  const reachable = (from: number, inside: (location: number) => boolean): Set<number> => {
    const seen = new Set([from]);
    for (const here of seen) for (const next of NEIGHBOURS[here]!) if (inside(next)) seen.add(next);
    return seen;
  };
  test('is connected, and so is every sector, every quadrant and the map without any one location', () => {
    expect(reachable(0, () => true).size).toBe(SIZE);
    for (const members of MEMBERS)
      expect(reachable(members[0]!, (next) => members.includes(next)).size).toBe(members.length);
    for (const quadrant of [0, 1])
      expect(reachable(QUADRANT_OF.indexOf(quadrant), (next) => QUADRANT_OF[next] === quadrant).size).toBe(
        22,
      );
    for (let gone = 0; gone < SIZE; gone++)
      expect(reachable(gone === 0 ? 1 : 0, (next) => next !== gone).size).toBe(SIZE - 1);
  });

  test('lines, nebula and Neutral Zone are where they belong', () => {
    expect(countOf(EDGES, ({ link }) => link === 'line')).toBe(3);
    expect(countOf(EDGES, ({ link }) => link === 'nebula')).toBe(2);
    for (const a of ETNAP_NEBULA.touches)
      for (const b of ETNAP_NEBULA.touches) if (a !== b) expect(LINKED[at(a) * SIZE + at(b)]).toBe(1);
    expect(EDGES.filter(({ neutralZone }) => neutralZone).map(({ a, b }) => `${a}-${b}`)).toEqual([
      'vulcan-hobus',
      'benzar-nelvana-iii',
      'bolarus-ix-nelvana-iii',
    ]);
    expect(crossesNeutralZone(at('hobus'), at('vulcan'))).toBe(true);
    expect(crossesNeutralZone(at('vulcan'), at('earth'))).toBe(false);
  });

  test('the line of the Neutral Zone crosses exactly its own links', () => {
    const cross = (
      [ax, ay]: readonly [number, number],
      [bx, by]: readonly [number, number],
      [cx, cy]: readonly [number, number],
      [dx, dy]: readonly [number, number],
    ): boolean => {
      const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number): boolean =>
        (qx - px) * (ry - py) > (qy - py) * (rx - px);
      return (
        side(ax, ay, cx, cy, dx, dy) !== side(bx, by, cx, cy, dx, dy) &&
        side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy)
      );
    };
    const placeOf = (id: string) => LOCATIONS[locationIndex(id)]!.at;
    for (const { a, b, neutralZone } of EDGES) {
      const crossed = NEUTRAL_ZONE_LINE.slice(1).some((end, i) =>
        cross(NEUTRAL_ZONE_LINE[i]!, end, placeOf(a), placeOf(b)),
      );
      expect([a, b, crossed]).toEqual([a, b, neutralZone]);
    }
  });

  test('seven clouds, six home planets, one in each sector', () => {
    expect(
      LOCATIONS.filter(({ cloud }) => cloud)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Amleth Prime', 'Argus X', 'Bolarus IX', 'Cardassia', 'Coridan', 'Minos Corva', 'Soukara']);
    expect(new Set(LOCATIONS.filter(({ home }) => home).map(({ sector }) => sector)).size).toBe(6);
  });
});

describe('where facts come from', () => {
  const counted = (which: 0 | 1 | 2) =>
    ['rulebook', 'source', 'designed'].map((origin) =>
      countOf(LOCATIONS, ({ from }) => from[which] === origin),
    );
  test('names, sectors and quadrants of locations; links; stars', () => {
    expect(counted(0)).toEqual([19, 0, 25]);
    expect(counted(1)).toEqual([4, 0, 40]);
    expect(counted(2)).toEqual([2, 30, 12]);
    expect(countOf(EDGES, ({ from }) => from === 'rulebook')).toBe(8);
    expect(countOf(SECTORS, ({ from }) => from.bonus === 'rulebook')).toBe(1);
    expect(STAR_CHART.filter(({ from }) => from === 'rulebook')).toEqual([
      { stars: 3, ships: 4, from: 'rulebook' },
    ]);
    expect(new Set(CAPTAINS.map(({ from }) => from))).toEqual(new Set(['rulebook']));
    expect(Object.values(STARTS.exploration).every(({ from }) => from === 'rulebook')).toBe(true);
  });
});

describe('Location cards', () => {
  test('one for every location, 14 of them with two stars', () => {
    expect(new Set(CARDS).size).toBe(44);
    expect(countOf(CARDS, (card) => starsOf(card) === 2)).toBe(14);
    expect(countOf(CARDS, (card) => starsOf(card) === 1)).toBe(30);
    expect(starsOf('card-bajor')).toBe(2);
    expect(starsOf('no card')).toBe(0);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 2],
    [3, 4],
    [4, 7],
    [5, 10],
    [6, 13],
    [7, 17],
    [8, 21],
    [9, 25],
    [10, 30],
    [11, 0],
  ])('%i stars bring %i ships', (stars, ships) => {
    expect(shipsForStars(stars)).toBe(ships);
  });
});
