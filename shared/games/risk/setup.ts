import type { OwnState } from '../../engine/game';
import { pile } from '../../engine/piles';
import { CARDS } from './data/cards';
import { SIZE } from './data/map';
import { MISSIONS } from './data/missions';
import { STARTS } from './data/start';
import { ALIEN_TOKENS, TRIBBLE_TOKENS } from './data/supply';
import { type Options, ROUNDS_WITHOUT_LIMIT, USUAL_ROUNDS } from './options';
import {
  type Effect,
  EMPTY,
  type Hand,
  type Invasion,
  NOBODY,
  NOWHERE,
  ONE_ENGAGEMENT,
  type RiskState,
  type Tally,
  UNCHOSEN,
} from './types';

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);
export const emptyHand = (): Hand => ({ cards: [], seen: [], epoch: [] });

export const noInvasion = (): Invasion => ({
  attacker: 0,
  from: NOWHERE,
  to: NOWHERE,
  ships: 0,
  downTo: ONE_ENGAGEMENT,
  fought: 0,
  step: 0,
  defenders: 0,
  attack: [],
  defence: [],
  shown: false,
});
export const noTally = (): Tally => ({
  conquered: [],
  lifeforms: 0,
  held: [],
  rivals: 0,
  paid: [],
  allHands: false,
  claimed: false,
  maneuvered: false,
});
export const noEffect = (): Effect => ({
  card: '',
  by: 0,
  revealed: [],
  location: NOWHERE,
  chosen: [],
  sector: NOWHERE,
  winner: NOBODY,
  loser: NOBODY,
  picked: NOBODY,
  voted: NOBODY,
  lifted: 0,
  votes: [],
});

const roundsOf = ({ rounds }: Options, seats: number): number => {
  if (rounds > 0) return rounds;
  return seats === 2 ? ROUNDS_WITHOUT_LIMIT : USUAL_ROUNDS;
};

/** An empty map and full decks; everything else is play (see apply/begin.ts). */
export const setup = (options: Options, seats: number): OwnState<RiskState> => {
  const mission = MISSIONS[options.mission - 1] ?? 'exploration';
  const start = STARTS[mission][seats];
  return {
    mission,
    goal: start?.byLocations === true ? options.goal : 0,
    questGoal: start?.quests === 0 || options.quests === 0 ? (start?.quests ?? 0) : options.quests,
    rounds: roundsOf(options, seats),
    reserve: options.reserve,
    atLeastThree: options.atLeastThree,
    betaFirst: options.betaFirst,
    freeSeating: options.freeSeating,
    phase: 'captains',
    round: 0,
    order: [],
    turn: 0,
    highest: 0,
    lowest: 0,
    captains: filled(seats, UNCHOSEN),
    alive: filled(seats, 1),
    orders: filled(seats, 0),
    muted: filled(seats, 0),
    owner: filled(SIZE, EMPTY),
    units: filled(SIZE, 0),
    held: filled(seats, 0),
    ships: filled(seats, 0),
    supply: { aliens: ALIEN_TOKENS, tribbles: TRIBBLE_TOKENS },
    wormhole: [NOWHERE, NOWHERE],
    manhunt: [],
    overran: [],
    pool: 0,
    stars: 0,
    tally: noTally(),
    invasion: noInvasion(),
    flags: [],
    truces: [],
    credits: filled(seats, 0),
    crew: filled(seats, []),
    boxed: filled(seats, []),
    quests: filled(seats, []),
    questsOpen: [],
    questReserve: [],
    qventDeck: pile([]),
    qventDiscard: [],
    drawn: '',
    lastQVent: '',
    effect: noEffect(),
    deck: [...CARDS],
    discard: [],
    hands: Array.from({ length: seats }, emptyHand),
    epoch: 0,
    cardEpoch: filled(SIZE, 0),
    result: { reason: '', winners: [] },
  };
};
