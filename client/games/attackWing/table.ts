import type { Private, Public } from '../../../shared/games/attackWing/board';
import type { Event } from '../../../shared/games/attackWing/events';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { OpenQuestion } from '../../../shared/games/attackWing/questions';
import { matTitle, MISSING } from '../../../shared/games/attackWing/words/en/scene';
import { MAT_SIDE } from '../../kit/mat/measures';
import { TABLE } from '../../kit/measures';
import type { GameTable } from '../../tabletop/gameTable';
import { attempt } from './attempt';
import { BEATS } from './beats';
import { explainThing } from './explain';
import { makeFaces } from './faces';
import { focusPoints, STARS } from './focus';
import { NAMES } from './names';
import { type Picture, pictureOf } from './picture';
import { homeOf, piecesOf } from './pieces';
import { makeProps, type MatProps } from './props';
import { aboutOf, routeOf } from './route';
import { SHOTS } from './shots';
import { statusOf } from './status';
import { tell } from './tell';

/** Attack Wing as a description: two fleets over a mat of dark light, their dials, dice and cards. */
export const ATTACK_WING: GameTable<Public, Private, Event, Move, Picture, MatProps> = {
  sight: {
    target: [0, TABLE.height, -0.08],
    steep: 0.42,
    far: 2.15,
    near: 0.6,
    wide: MAT_SIDE / 2 + 0.05,
    panels: 0.26,
  },
  picture: { of: pictureOf, tell },
  pieces: piecesOf,
  home: homeOf,
  faces: makeFaces,
  beats: BEATS,
  shots: SHOTS,
  route: routeOf,
  attempt,
  vague: ['card'],
  focus: focusPoints,
  stars: STARS,
  names: NAMES,
  status: statusOf,
  about: aboutOf,
  title: ({ ask }) => matTitle(ask as OpenQuestion),
  // Questions of a battle are its own.
  missing: (_, { ask }) => MISSING[(ask as OpenQuestion).type],
  explain: explainThing,
  fixtures: makeProps,
};
