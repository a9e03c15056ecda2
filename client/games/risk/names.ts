import type { Public } from '../../../shared/games/risk/board';
import { CAPTAINS } from '../../../shared/games/risk/data/captains';
import { ROLES } from '../../../shared/games/risk/data/crew';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';
import { locationIndex, MEMBERS, SECTOR_BONUS, SECTOR_OF } from '../../../shared/games/risk/data/map';
import type { Move, MoveOf } from '../../../shared/games/risk/moves';
import { invasionOdds } from '../../../shared/games/risk/odds';
import { words } from '../../../shared/games/risk/words/en';
import { oddsTitle, worthTitle } from '../../../shared/games/risk/words/en/scene';
import type { Pick } from '../../kit/pick';
import type { Explanation } from '../../kit/prompts';
import type { Choice } from '../../tabletop/choosing';
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

/** Worlds from which it is told how likely an invasion is. */
const MOST_ODDS = 2;

const isInvasion = (move: Move): move is MoveOf<'invade'> => move.type === 'invade';

/** What may come of invading a world, from where that is likeliest. */
const oddsLines = (to: number, choice: Choice<Move> | undefined, pub: Public): readonly string[] => {
  const attacks = (choice?.open ?? []).filter(isInvasion).filter((move) => move.to === to);
  const origins = [...new Set(attacks.map(({ from }) => from))];
  return origins
    .map((from) => ({ from, win: invasionOdds(pub, from, to).win }))
    .sort((a, b) => b.win - a.win)
    .slice(0, MOST_ODDS)
    .map(({ from, win }) => oddsTitle(from, win));
};

/** What its sector brings, and how much of that whoever looks holds. */
const worthLine = (location: number, me: number, { owner, mission }: Public): string => {
  const sector = SECTOR_OF[location] ?? 0;
  const members = MEMBERS[sector] ?? [];
  return worthTitle({
    ships: SECTOR_BONUS[sector] ?? 0,
    all: members.length,
    held: me < 0 ? -1 : members.filter((member) => owner[member] === me).length,
    starbase: mission === 'finalFrontier' && LOCATIONS[location]?.stars === 2,
  });
};

/** Whoever points at a world is told whose it is, what may come of invading it, and what it is worth. */
export const explainThing = (
  thing: Pick,
  picture: Picture,
  { me, choice }: Look<Move>,
  { pub, people }: Omit<Asking<Public>, 'ask'>,
): Explanation | undefined => {
  if (thing.kind !== 'location') return undefined;
  const location = Number(thing.id);
  const { title, lines } = inLines(words.about(NAMES.word(thing, picture), pub, people));
  const [whose = '', ...rest] = lines;
  return {
    title,
    lines: [whose, ...oddsLines(location, choice, pub), worthLine(location, me, pub), ...rest],
  };
};
