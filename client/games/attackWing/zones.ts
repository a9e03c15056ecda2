import { MM } from '../../../shared/games/attackWing/geometry';
import {
  EDGE_FREE,
  freeAround,
  obstaclePlacer,
  obstaclesLeft,
} from '../../../shared/games/attackWing/legal/terrain';
import type { Zone } from '../../kit/mat/grid';
import { mm } from '../../kit/mat/measures';
import { seatMeaning } from '../../kit/theme';
import type { Picture } from './picture';
import { spotOf } from './place';
import { isTurned } from './read';

/** Both starting areas, each in the light of whoever starts there. */
const startingAreas = (picture: Picture): readonly Zone[] =>
  picture.sides.map(({ edge }, seat) => ({
    area: isTurned(picture) === (edge === 'north') ? 'south' : 'north',
    meaning: seatMeaning(seat, picture.me),
  }));

/** Where an obstacle may lie, in the light of whoever places the next one. */
const obstacleArea = (picture: Picture): Zone => {
  const turned = isTurned(picture);
  const initiative = picture.sides.findIndex(({ edge }) => edge === 'south');
  return {
    area: 'middle',
    meaning: seatMeaning(obstaclePlacer(picture, initiative), picture.me),
    inset: mm(EDGE_FREE / MM),
    clear: picture.terrain.map((one) => {
      const { x, y, radius } = freeAround(one);
      const spot = spotOf({ x, y, ux: 0, uy: 1 }, turned);
      return { x: spot.x, z: spot.z, radius: mm(radius / MM) };
    }),
  };
};

/** What is lit of the mat: where whatever is placed now may be placed. */
export const zonesOf = (picture: Picture): readonly Zone[] => {
  const { phase, ships } = picture;
  if (ships.length === 0) return [];
  if (phase === 'placement' && obstaclesLeft(picture) > 0) return [obstacleArea(picture)];
  return phase === 'placement' || phase === 'gathering' ? startingAreas(picture) : [];
};
