import type { CardId } from '../../../shared/games/panic/data/cards';
import type { PanicEvent } from '../../../shared/games/panic/events';
import { takeOut, type TellersOf } from '../../tabletop/tell';
import type { Picture } from './picture';

export type Tellers = TellersOf<Picture, PanicEvent>;

/** Cards go from a hand onto the pile. */
export const spend = (picture: Picture, seat: number, ...cards: readonly CardId[]): void => {
  for (const card of cards) {
    takeOut(picture.hands[seat] ?? [], card);
    picture.discard.push(card);
  }
};
