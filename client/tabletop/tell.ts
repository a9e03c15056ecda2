import type { Tagged } from '../../shared/engine/game';

/** How each kind of event changes a picture; events without a teller change nothing that can be seen. */
export type TellersOf<Picture, Event extends Tagged> = {
  readonly [T in Event['type']]?: (picture: Picture, event: Extract<Event, { readonly type: T }>) => void;
};

/** Lets an event change the picture, by the teller of its kind. */
export const tellWith =
  <Picture, Event extends Tagged>(tellers: TellersOf<Picture, Event>) =>
  (picture: Picture, event: Event): void => {
    const teller = tellers[event.type as Event['type']] as
      ((picture: Picture, event: Event) => void) | undefined;
    teller?.(picture, event);
  };

export const takeOut = <T>(from: T[], item: T): void => {
  const at = from.indexOf(item);
  if (at >= 0) from.splice(at, 1);
};
