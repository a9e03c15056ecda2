import type { Private, Public } from '../../../shared/games/risk/board';
import type { Event } from '../../../shared/games/risk/events';
import type { Move } from '../../../shared/games/risk/moves';
import type { GameTable } from '../../tabletop/gameTable';
import { attempt } from './attempt';
import { BATTLE_BEATS } from './battleBeats';
import { makeFaces } from './faces';
import { FRONTIER_BEATS } from './frontierBeats';
import { explainThing, NAMES } from './names';
import { type Picture, pictureOf } from './picture';
import { homeOf, piecesOf } from './pieces';
import { makeProps, type RiskProps } from './props';
import { aboutOf, routeOf, titleOf } from './route';
import { SHOTS } from './shots';
import { statusOf } from './status';
import { tell } from './tell';
import { TURN_BEATS } from './turnBeats';
import { RISK_SIGHT } from './view';

/** Risk as a description: the two quadrants in light, the captains' fleets, what Q sends them. */
export const RISK: GameTable<Public, Private, Event, Move, Picture, RiskProps> = {
  sight: RISK_SIGHT,
  picture: { of: pictureOf, tell },
  pieces: piecesOf,
  home: homeOf,
  faces: makeFaces,
  beats: { ...TURN_BEATS, ...BATTLE_BEATS, ...FRONTIER_BEATS },
  shots: SHOTS,
  route: routeOf,
  attempt,
  vague: ['pile', 'quest'],
  names: NAMES,
  status: statusOf,
  title: titleOf,
  about: aboutOf,
  explain: explainThing,
  fixtures: makeProps,
};
