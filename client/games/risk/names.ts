import type { Public } from '../../../shared/games/risk/board';
import { CAPTAINS } from '../../../shared/games/risk/data/captains';
import { ROLES } from '../../../shared/games/risk/data/crew';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';
import { locationIndex } from '../../../shared/games/risk/data/map';
import type { Move, MoveOf } from '../../../shared/games/risk/moves';
import { invasionOdds } from '../../../shared/games/risk/odds';
import { words } from '../../../shared/games/risk/words/en';
import { oddsTitle } from '../../../shared/games/risk/words/en/scene';
import { type Pick, samePick } from '../../kit/pick';
import type { Explanation } from '../../kit/prompts';
import { inLines } from '../../tabletop/explain';
import type { Asking, Look, ThingNames } from '../../tabletop/gameTable';
import type { Picture } from './picture';
import { pick } from './route';

/** What the things on the table are called in the words of Risk. */
export const NAMES: ThingNames<Picture> = {
  word: ({ kind, id }, { captains }) => {
    switch (kind) {
      case 'location':
        return LOCATIONS[Number(id)]?.id ?? id;
      case 'captain':
        return CAPTAINS[Number(id)]?.id ?? id;
      case 'seat':
        return CAPTAINS[captains[Number(id)] ?? -1]?.id ?? id;
      case 'crew':
        return ROLES[Number(id)]?.id ?? id;
      case 'reserve':
        return kind;
      case 'pile':
        return id === 'discard' ? 'deck' : id;
      default:
        return id;
    }
  },
  place: ({ kind, id }) => (kind === 'location' ? LOCATIONS[Number(id)]?.id : undefined),
  pick: (place) => {
    const location = locationIndex(place);
    return location < 0 ? undefined : pick.location(location);
  },
};

const isInvasion = (move: Move): move is MoveOf<'invade'> => move.type === 'invade';

/** Whoever points at a world that may be invaded is told what may come of it. */
export const explainThing = (
  thing: Pick,
  _picture: Picture,
  { choice }: Look<Move>,
  { pub, people }: Omit<Asking<Public>, 'ask'>,
): Explanation | undefined => {
  if (thing.kind !== 'location' || choice === undefined) return undefined;
  const attacks = choice.open.filter(isInvasion).filter(({ to }) => samePick(pick.location(to), thing));
  const origins = [...new Set(attacks.map(({ from }) => from))];
  if (origins.length === 0) return undefined;
  const to = Number(thing.id);
  const about = inLines(words.about(NAMES.word(thing, { captains: pub.captains } as Picture), pub, people));
  const odds = origins.map((from) => ({ from, win: invasionOdds(pub, from, to).win }));
  odds.sort((a, b) => b.win - a.win);
  return {
    title: about.title,
    lines: [...odds.slice(0, 3).map(({ from, win }) => oddsTitle(from, win)), ...about.lines].slice(0, 5),
  };
};
