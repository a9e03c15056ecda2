import { pictureOf, freshPicture } from '../../../client/games/panic/picture';
import { tell } from '../../../client/games/panic/tell';
import { publicOf } from './games';
import { game } from '../../../shared/games/panic';
import type { PanicEvent } from '../../../shared/games/panic/events';
import { beginRandom, walk } from '../../helpers/randomGame';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

test.each(SEEDS)(
  'seed %i: the picture that events paint is the picture of the board, at every step',
  (seed) => {
    const begun = beginRandom(game, seed);
    const picture = freshPicture(1, 0, 0, 0);
    for (const event of begun.firstEvents) tell(picture, event as PanicEvent);
    expect(picture).toEqual(pictureOf(publicOf(begun.first)));
    for (const { events, next } of walk(begun, seed)) {
      for (const event of events) tell(picture, event as PanicEvent);
      expect(picture).toEqual(pictureOf(publicOf(next)));
    }
  },
);
