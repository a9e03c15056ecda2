import type { Private, Public } from '../../../shared/games/risk/board';
import type { CardId } from '../../../shared/games/risk/data/cards';
import { SIZE } from '../../../shared/games/risk/data/map';
import type { QuestId } from '../../../shared/games/risk/data/quests';
import type { QVentId } from '../../../shared/games/risk/data/qvents';
import type { Mission } from '../../../shared/games/risk/data/missions';
import { type CrewCard, EMPTY, NOWHERE, type Reason } from '../../../shared/games/risk/types';

/**
 * All that can be seen of the quadrants, as plain data. A snap paints it from the views; each event changes it by itself.
 * The two must always agree: that is the law of the scene.
 */
export interface Picture {
  /** Who looks; −1: nobody who plays. */
  me: number;
  mission: Mission;
  /** Locations that win, and Quests; 0: they do not. */
  goal: number;
  questGoal: number;
  round: number;
  /** −1 during set-up and once the match is over. */
  active: number;
  order: number[];
  captains: number[];
  alive: number[];
  /** By location: a seat, ALIENS, TRIBBLES or EMPTY, and how many units. */
  owner: number[];
  units: number[];
  /** Reinforcements still to deploy. */
  pool: number;
  wormhole: number[];
  manhunt: number[];
  /** The own cards, in alphabetical order; how many everybody has. */
  hand: CardId[];
  hands: number[];
  deck: number;
  discard: CardId[];
  credits: number[];
  crew: CrewCard[][];
  quests: QuestId[][];
  questsOpen: (QuestId | '')[];
  questReserve: number;
  qvents: number;
  drawn: QVentId | '';
  reason: Reason | '';
  winners: number[];
}

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

/** The table before anything has happened. What counts as victory was agreed before. */
export const freshPicture = (
  { me, goal, questGoal }: Pick<Picture, 'me' | 'goal' | 'questGoal'>,
  mission: Mission,
  seats: number,
  deck: number,
): Picture => ({
  me,
  mission,
  goal,
  questGoal,
  round: 0,
  active: -1,
  order: [],
  captains: filled(seats, -1),
  alive: filled(seats, 1),
  owner: filled(SIZE, EMPTY),
  units: filled(SIZE, 0),
  pool: 0,
  wormhole: [NOWHERE, NOWHERE],
  manhunt: [],
  hand: [],
  hands: filled(seats, 0),
  deck,
  discard: [],
  credits: filled(seats, 0),
  crew: Array.from({ length: seats }, () => []),
  quests: Array.from({ length: seats }, () => []),
  questsOpen: [],
  questReserve: 0,
  qvents: 0,
  drawn: '',
  reason: '',
  winners: [],
});

const ownHand = (priv: Private | undefined, me: number): CardId[] =>
  (priv?.hands[me] ?? []).filter((card): card is CardId => card !== '').sort();

/** What the views show. */
export const pictureOf = (pub: Public, priv: Private | undefined, me: number): Picture => ({
  me,
  mission: pub.mission,
  goal: pub.goal,
  questGoal: pub.questGoal,
  round: pub.round,
  active: pub.round > 0 && pub.reason === '' ? (pub.order[pub.turn] ?? -1) : -1,
  order: pub.order.slice(),
  captains: pub.captains.slice(),
  alive: pub.alive.slice(),
  owner: pub.owner.slice(),
  units: pub.units.slice(),
  pool: pub.reason === '' ? pub.pool : 0,
  wormhole: pub.wormhole.slice(),
  manhunt: pub.manhunt.slice(),
  hand: ownHand(priv, me),
  hands: pub.hands.map(({ seen }) => seen.length),
  deck: pub.deck,
  discard: pub.discard.slice(),
  credits: pub.credits.slice(),
  crew: pub.crew.map((cards) => cards.map(({ role, ready, used }) => ({ role, ready, used }))),
  quests: pub.quests.map((claimed) => claimed.slice()),
  questsOpen: pub.questsOpen.slice(),
  questReserve: pub.questReserve,
  qvents: pub.qventDeck.length,
  drawn: pub.drawn,
  reason: pub.reason,
  winners: pub.winners.slice(),
});
