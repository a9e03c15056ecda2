import type { PanicPrivate, PanicPublic } from '../../../shared/games/panic/board';
import { STILL_TURNS } from '../../../shared/games/panic/data/limits';
import type { PanicEvent } from '../../../shared/games/panic/events';
import type { PanicMove } from '../../../shared/games/panic/moves';
import { doingTitle, missingText } from '../../../shared/games/panic/words/en/scene';
import { TABLE } from '../../kit/measures';
import type { GameTable } from '../../tabletop/gameTable';
import { attempt } from './attempt';
import { BATTLE_BEATS } from './battleBeats';
import { makeFaces } from './faces';
import { explainThing, meantBy, NAMES } from './names';
import { type Picture, pictureOf } from './picture';
import { homeOf, piecesOf } from './pieces';
import { makeProps, type PanicProps } from './props';
import { aboutOf, pick, routeOf } from './route';
import { SHOTS } from './shots';
import { statusOf } from './status';
import { TABLE_BEATS } from './tableBeats';
import { tell } from './tell';

/** Panic as a description: the Enterprise in her rings, the crew's cards, what comes at them. */
export const PANIC: GameTable<PanicPublic, PanicPrivate, PanicEvent, PanicMove, Picture, PanicProps> = {
  sight: { target: [0, TABLE.height, -0.1], steep: 0.86, far: 2.32, open: true },
  picture: { of: pictureOf, tell },
  pieces: piecesOf,
  home: homeOf,
  faces: makeFaces,
  beats: { ...TABLE_BEATS, ...BATTLE_BEATS },
  shots: SHOTS,
  route: routeOf,
  attempt,
  vague: ['ship', 'pile'],
  meant: meantBy,
  stars: [pick.ship(), pick.pile('bag')],
  names: NAMES,
  status: statusOf,
  // Where nothing moves any more, the question says so in whole sentences.
  title: ({ ask, pub }) => (pub.still < STILL_TURNS ? doingTitle(ask.type) : undefined),
  missing: ({ open, next }) => {
    const kinds = [...new Set(next.map(({ kind }) => kind))];
    return missingText([...new Set(open.map(({ type }) => type))], kinds);
  },
  ground: ['sector'],
  plain: ['wrongCard', 'wrongAnswer', 'notInHand', 'noSuchToken', 'notAShip', 'noMission'],
  about: aboutOf,
  explain: (thing, _picture, _look, table) => explainThing(thing, table),
  fixtures: makeProps,
};
