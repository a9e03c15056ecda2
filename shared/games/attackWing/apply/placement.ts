import { statOf } from '../abilities/passives';
import { poseAtMm } from '../geometry';
import type { MoveOf } from '../moves';
import { next, type Play, playerAt, put, shipAt } from '../play';
import { nextInOrder } from './order';

/** Rules 3: lowest skill first; on equal skill the initiative player places all of his first. */
export const placeNext = (play: Play): void => {
  const { draft } = play;
  const ships = nextInOrder(draft, true, (ship) => !ship.placed);
  const [first] = ships;
  if (first === undefined) return next(play, { type: 'round' });
  put(play, { type: 'placeShip', seat: shipAt(draft, first).seat, ships, open: true });
  next(play, { type: 'placeNext' });
};

export const place = (play: Play, { ship, x, y, heading }: MoveOf<'place'>): void => {
  const placed = shipAt(play.draft, ship);
  placed.pose = poseAtMm(x, y, heading);
  placed.placed = true;
  play.emit?.({ type: 'placed', ship, pose: placed.pose, edge: playerAt(play.draft, placed.seat).edge });
};

/** The skills as they count in the phase that begins: a change made during a phase counts from the next one on. */
export const settleSkills = ({ draft }: Play): void => {
  for (const ship of draft.ships) ship.skill = statOf(ship, 'skill', draft.round);
};
