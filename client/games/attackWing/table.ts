import type { Private, Public } from '../../../shared/games/attackWing/board';
import type { Event } from '../../../shared/games/attackWing/events';
import type { Move } from '../../../shared/games/attackWing/moves';
import { TABLE } from '../../kit/measures';
import type { GameTable } from '../../tabletop/gameTable';
import { ATTACK_BEATS } from './attackBeats';
import { attempt } from './attempt';
import { CARD_BEATS } from './cardBeats';
import { explainThing } from './explain';
import { makeFaces } from './faces';
import { FLIGHT_BEATS } from './flightBeats';
import { NAMES } from './names';
import { type Picture, pictureOf } from './picture';
import { piecesOf } from './pieces';

import { makeProps, type MatProps } from './props';
import { aboutOf, routeOf } from './route';
import { SET_UP_BEATS } from './setUpBeats';
import { SHOTS } from './shots';
import { statusOf } from './status';
import { tell } from './tell';

/** Attack Wing as a description: two fleets over a mat of dark light, their dials, dice and cards. */
export const ATTACK_WING: GameTable<Public, Private, Event, Move, Picture, MatProps> = {
  sight: { target: [0, TABLE.height, 0.04], steep: 0.46, far: 2.5 },
  picture: { of: pictureOf, tell },
  pieces: piecesOf,
  faces: makeFaces,
  beats: { ...SET_UP_BEATS, ...FLIGHT_BEATS, ...ATTACK_BEATS, ...CARD_BEATS },
  shots: SHOTS,
  route: routeOf,
  attempt,
  vague: ['card'],
  names: NAMES,
  status: statusOf,
  about: aboutOf,
  explain: explainThing,
  fixtures: makeProps,
};
