import { MEMBERS, SECTOR_BONUS } from '../../../shared/games/risk/data/map';
import { EMPTY } from '../../../shared/games/risk/types';
import type { Alert, Meaning } from '../../kit/theme';
import { seatMeaning } from '../../kit/theme';
import type { Picture } from './picture';

const SEATS = 5;

/** The light of whoever holds a location: a captain's, or that of what is nobody's. */
export const meaningOf = (owner: number, me: number): Meaning =>
  owner < SEATS ? seatMeaning(owner, me) : 'wild';

export const heldBy = ({ owner }: Picture, seat: number): number =>
  owner.filter((holder) => holder === seat).length;

export const shipsOf = ({ owner, units }: Picture, seat: number): number =>
  units.reduce((sum, many, location) => (owner[location] === seat ? sum + many : sum), 0);

/** By sector: the captain who holds all of it; −1: none does. */
export const rulersOf = ({ owner }: Picture): readonly number[] =>
  MEMBERS.map((members) => {
    const first = owner[members[0] ?? -1] ?? EMPTY;
    return first < SEATS && members.every((location) => owner[location] === first) ? first : -1;
  });

/** Ships a turn that a captain's sectors bring. */
export const bonusOf = (picture: Picture, seat: number): number =>
  rulersOf(picture).reduce(
    (sum, ruler, sector) => (ruler === seat ? sum + (SECTOR_BONUS[sector] ?? 0) : sum),
    0,
  );

/** Locations short of victory that make the table hold its breath. */
const NEAR = 3;

/** Red: a captain has one location left, or somebody is about to win. Yellow: it may come to that. */
export const alertOf = (picture: Picture): Alert => {
  const { alive, goal, questGoal, quests, round, reason } = picture;
  if (round < 2 || reason !== '') return 'calm';
  const standing = alive.flatMap((is, seat) => (is === 1 ? [heldBy(picture, seat)] : []));
  const most = Math.max(...standing);
  const claimed = Math.max(0, ...quests.map(({ length }) => length));
  const nearGoal = goal > 0 && most >= goal - NEAR;
  const nearQuests = questGoal > 0 && claimed >= questGoal - 1;
  if (nearGoal || nearQuests || standing.some((held) => held === 1)) return 'red';
  return standing.some((held) => held <= NEAR) || (goal > 0 && most >= goal / 2) ? 'yellow' : 'calm';
};
