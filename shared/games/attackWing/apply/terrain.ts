import { setMark } from '../abilities/shipOps';
import { type Flight, type Pose, type Template, touches } from '../geometry';
import { obstacleAt, obstaclePlacer, obstaclesLeft, obstaclesOf } from '../legal/terrain';
import type { MoveOf } from '../moves';
import { isAlive, next, type Play, put, shipAt } from '../play';
import { rollStrike } from './damage';

/* Rules 12: terrain, where the option has it. */

/** Obstacles are placed by turns from the initiative player, before the ships. */
export const placeNextObstacle = (play: Play): void => {
  const { draft } = play;
  if (obstaclesLeft(draft) === 0) return;
  put(play, { type: 'placeObstacle', seat: obstaclePlacer(draft, draft.initiative), open: true });
  next(play, { type: 'obstacleNext' });
};

export const placeObstacle = (play: Play, seat: number, { x, y }: MoveOf<'placeObstacle'>): void => {
  const disc = obstacleAt(x, y);
  play.draft.terrain.push({ kind: 'obstacle', seat, ...disc });
  play.emit?.({ type: 'obstaclePlaced', seat, x: disc.x, y: disc.y });
};

/** A base that would have ended on a planet has slid back: the ship loses its action. */
export const meetPlanet = (play: Play, at: number): void => {
  play.emit?.({ type: 'planetMet', ship: at });
  setMark(play, at, 'skipAction', true);
};

/** A ship that touched an obstacle with its base or template; one movement suffers once. */
export const touchObstacles = (
  play: Play,
  at: number,
  from: Pose,
  template: Template,
  flight: Flight,
): void => {
  if (!isAlive(shipAt(play.draft, at))) return;
  const touched = obstaclesOf(play.draft).find((obstacle) => touches(from, template, flight, obstacle));
  if (!touched) return;
  const [face = 'blank'] = rollStrike(play, at, 1);
  play.emit?.({ type: 'obstacleStruck', ship: at, face, x: touched.x, y: touched.y });
  setMark(play, at, 'skipAction', true);
};
