import type { Event } from '../../../shared/games/attackWing/events';
import { NONE } from '../../../shared/games/attackWing/types';
import type { TellersOf } from '../../tabletop/tell';
import type { Picture, ShipPicture } from './picture';

export type Tellers = TellersOf<Picture, Event>;

/** Changes a ship, where there is one. */
export const change = (picture: Picture, at: number, how: (ship: ShipPicture) => void): void => {
  const ship = picture.ships[at];
  if (ship) how(ship);
};

/** A teller that changes the ship the event is about. */
export const onShip =
  <E extends { readonly ship: number }>(how: (ship: ShipPicture, event: E, picture: Picture) => void) =>
  (picture: Picture, event: E): void =>
    change(picture, event.ship, (ship) => how(ship, event, picture));

/** Its dial is taken away. */
export const putDialAway = (ship: ShipPicture): void => {
  ship.dial = '';
  ship.dialSet = ship.open = false;
};

/** A ship is off the mat, with all that lay beside it; whoever had it in sight has lost it. */
export const takeOff = (picture: Picture, at: number, fate: ShipPicture['fate']): void => {
  change(picture, at, (ship) => {
    ship.fate = fate;
    ship.doomed = false;
    ship.mission = 0;
    ship.lock = NONE;
    ship.damage = [];
    putDialAway(ship);
  });
  for (const other of picture.ships) if (other.lock === at) other.lock = NONE;
};
