import { wayBetween } from '../../../client/games/risk/map/chain';
import { locationIndex, NEIGHBOURS, SIZE } from '../../../shared/games/risk/data/map';
import { EMPTY } from '../../../shared/games/risk/types';

const at = (...ids: string[]): number[] => ids.map(locationIndex);
const ground = (held: readonly number[], wormhole = [-1, -1]) => ({
  owner: Array.from({ length: SIZE }, (_, location) => (held.includes(location) ? 0 : EMPTY)),
  wormhole,
});

test('a group goes the shortest way through its own worlds', () => {
  const held = at('betazed', 'trill', 'earth', 'andoria', 'coridan');
  const way = wayBetween(ground(held), locationIndex('betazed'), locationIndex('earth'));
  expect(way.at(0)).toBe(locationIndex('betazed'));
  expect(way.at(-1)).toBe(locationIndex('earth'));
  for (const [nth, here] of way.slice(1).entries()) {
    expect(held).toContain(here);
    expect(NEIGHBOURS[way[nth]!]).toContain(here);
  }
});

test('the wormhole is a step of it once it is open', () => {
  const [ferenginar, narendra] = at('ferenginar', 'narendra-iii') as [number, number];
  const open = ground([ferenginar, narendra], [ferenginar, narendra]);
  expect(wayBetween(open, ferenginar, narendra)).toEqual([ferenginar, narendra]);
});

test('where its own worlds do not join them it goes through others', () => {
  const [breen, tygokor] = at('breen', 'tygokor') as [number, number];
  const way = wayBetween(ground([breen, tygokor]), breen, tygokor);
  expect(way.length).toBeGreaterThan(4);
  expect([way.at(0), way.at(-1)]).toEqual([breen, tygokor]);
});
