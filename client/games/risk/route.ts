import type { Public } from '../../../shared/games/risk/board';
import { ENGINEER } from '../../../shared/games/risk/data/crew';
import type { Move, MoveOf } from '../../../shared/games/risk/moves';
import type { Pick } from '../../kit/pick';
import type { Asking } from '../../tabletop/gameTable';
import { oneOf, perhaps, type Route, type Step, thenOneOf } from '../../tabletop/route';

/** What a hand can mean on the table. */
export const pick = {
  location: (location: number): Pick => ({ kind: 'location', id: String(location) }),
  card: (id: string): Pick => ({ kind: 'card', id }),
  captain: (captain: number): Pick => ({ kind: 'captain', id: String(captain) }),
  crew: (role: number): Pick => ({ kind: 'crew', id: String(role) }),
  quest: (id: string): Pick => ({ kind: 'quest', id }),
  qvent: (id: string): Pick => ({ kind: 'qvent', id }),
  /** Ships that wait to be deployed. */
  reserve: (): Pick => ({ kind: 'reserve', id: 'ships' }),
  seat: (seat: number): Pick => ({ kind: 'seat', id: String(seat) }),
  pile: (id: 'deck' | 'discard' | 'qvents' | 'quests'): Pick => ({ kind: 'pile', id }),
} as const;

type Steps<T extends Move['type']> = (move: MoveOf<T>) => Route<Move>;

const NOWHERE: Route<Move> = [];
const inWords = (): Route<Move> => NOWHERE;
const at = (location: number): Step<Move> => oneOf(pick.location(location));
const onto = (location: number): Step<Move> => thenOneOf(pick.location(location));
/** Moves that differ only in their number offer it together. */
const many = (n: number, move: Move): Step<Move> => ({ amount: [n, n], of: () => move });

/** From one world to another, and with how many. */
const across = (move: MoveOf<'expand' | 'maneuver'>): Route<Move> => [
  at(move.from),
  onto(move.to),
  many(move.ships, move),
];

/** Where each kind of move lies. What has no place is asked for in words. */
const ROUTES: { readonly [T in Move['type']]: Steps<T> } = {
  chooseCaptain: ({ captain }) => [oneOf(pick.captain(captain))],
  keepCrew: ({ crew }) => crew.map((role) => oneOf(pick.crew(role))),
  setWormhole: ({ location }) => [at(location)],
  placeFleet: ({ location }) => [at(location)],
  tradeCard: ({ card }) => [oneOf(pick.card(card)), oneOf(pick.pile('discard'))],
  endTrade: inWords,
  deploy: (move) => [perhaps(pick.reserve()), at(move.location), many(move.ships, move)],
  expand: across,
  invade: ({ from, to }) => [at(from), onto(to)],
  assault: (move) => [at(move.from), onto(move.to), many(move.downTo, move)],
  endActions: inWords,
  commit: inWords,
  defend: inWords,
  useCrew: ({ role, at: where }) =>
    role === ENGINEER && where >= 0 ? [oneOf(pick.crew(role)), at(where)] : [oneOf(pick.crew(role))],
  reroll: inWords,
  pass: inWords,
  moveIn: (move) => [many(move.ships, move)],
  maneuver: across,
  endTurn: inWords,
  claim: ({ quest }) => [oneOf(pick.quest(quest))],
  accept: inWords,
  decline: inWords,
  choose: inWords,
  pickCaptain: ({ seat }) => [oneOf(pick.seat(seat))],
  pickTwo: ({ a, b }) => [oneOf(pick.seat(a)), oneOf(pick.seat(b))],
  pickLocation: ({ location }) => [at(location)],
  pickUnits: (move) => [at(move.location), many(move.ships, move)],
  buy: (move) => [at(move.location), many(move.ships, move)],
  pickCrew: ({ role }) => [oneOf(pick.crew(role))],
  pickQuest: ({ quest }) => [oneOf(pick.quest(quest))],
  pickPair: ({ from, to }) => [at(from), onto(to)],
  vote: ({ seat }) => [oneOf(pick.seat(seat))],
  reorder: inWords,
  orderAsk: inWords,
  orderOne: inWords,
  orderTwo: inWords,
  askFirstOfficer: inWords,
  muteFirstOfficer: inWords,
  askSecurity: inWords,
  muteSecurity: inWords,
  askEngineer: inWords,
  muteEngineer: inWords,
  askMedical: inWords,
  muteMedical: inWords,
  askHelm: inWords,
  muteHelm: inWords,
  askSpecialist: inWords,
  muteSpecialist: inWords,
  concede: inWords,
};

export const routeOf = (move: Move): Route<Move> => {
  const steps = ROUTES[move.type] as (move: Move) => Route<Move>;
  return steps(move);
};

/** Questions whose answers lie on the map but for a few words: those must hide little of it. */
const ON_THE_MAP = ['act', 'deploy', 'place', 'maneuver', 'freeManeuver', 'trade'];

export const titleOf = ({ ask }: Asking<Public>): string | undefined =>
  ON_THE_MAP.includes(ask.type) ? '' : undefined;

/** Questions in the midst of a battle. */
const IN_BATTLE = ['commit', 'defend', 'window', 'moveIn'];

/** What a question in words is about: where it is fought, or the pile beside the hand. */
export const aboutOf = ({ ask, pub: { invasion } }: Asking<Public>): readonly Pick[] => [
  ...(invasion.to >= 0 && IN_BATTLE.includes(ask.type) ? [pick.location(invasion.to)] : []),
  pick.pile('discard'),
];
