import type { EventOf, PanicEvent } from '../../../shared/games/panic/events';
import type { Picture } from './picture';

/** How one kind of event changes the picture. */
export type Teller<T extends PanicEvent['type']> = (picture: Picture, event: EventOf<T>) => void;
export type Tellers = { readonly [T in PanicEvent['type']]?: Teller<T> };

export const takeOut = <T>(from: T[], item: T): void => {
  const at = from.indexOf(item);
  if (at >= 0) from.splice(at, 1);
};
