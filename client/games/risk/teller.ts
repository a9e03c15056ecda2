import type { Event } from '../../../shared/games/risk/events';
import { EMPTY } from '../../../shared/games/risk/types';
import type { TellersOf } from '../../tabletop/tell';
import type { Picture } from './picture';

export type Tellers = TellersOf<Picture, Event>;

/** Units come onto a location. */
export const arrive = ({ owner, units }: Picture, occupant: number, location: number, many: number): void => {
  if (many === 0 || location < 0) return;
  owner[location] = occupant;
  units[location] = (units[location] ?? 0) + many;
};

/** Units go off it; one that loses its last is empty. */
export const depart = ({ owner, units }: Picture, location: number, many: number): void => {
  if (many === 0 || location < 0) return;
  const left = (units[location] ?? 0) - many;
  units[location] = left;
  if (left === 0) owner[location] = EMPTY;
};

export const shift = (picture: Picture, from: number, to: number, many: number): void => {
  const occupant = picture.owner[from] ?? EMPTY;
  depart(picture, from, many);
  arrive(picture, occupant, to, many);
};

export const addTo = (list: number[], at: number, by: number): void => {
  list[at] = (list[at] ?? 0) + by;
};
