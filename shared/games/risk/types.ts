import type { Ask, BaseState, Seat } from '../../engine/game';
import type { Pile } from '../../engine/piles';
import type { CardId } from './data/cards';
import type { Duration, FlagKey, FlagValues, Op, OpName } from './data/effects';
import type { QuestId } from './data/quests';
import type { QVentId } from './data/qvents';
import type { Mission } from './data/missions';
import { SET_UP } from './data/start';

/** What is going on. The first four are set-up, the others the steps of a turn. */
export const PHASES = [
  'captains',
  'crew',
  'wormhole',
  'fleets',
  'start',
  'reinforce',
  'deploy',
  'act',
  'maneuver',
  'close',
] as const;
export type Phase = (typeof PHASES)[number];

/** Occupants of a location that are no seat; each of them may also be attacker or defender. */
export const ALIENS = 5;
export const TRIBBLES = 6;
export const EMPTY = 7;

/** No location. */
export const NOWHERE = -1;
/** No captain chosen yet. */
export const UNCHOSEN = -1;
/** No seat; of a modifier: all captains. */
export const NOBODY = -1;

/** Standing order for defence: always ask (0), or always one die, or always two. */
export type Order = 0 | 1 | 2;

/** Dice before they are rolled. */
export const NO_DICE: readonly number[] = [];

/** `downTo` of an invasion that stops after every engagement. */
export const ONE_ENGAGEMENT = -1;

/**
 * The invasion under way (a series of engagements from one location on one neighbour); `from` NOWHERE: none. A single
 * Tribble that attacks out of an overrun, and Alien Lifeforms that strike back, are invasions too.
 */
export interface Invasion {
  /** A seat, ALIENS or TRIBBLES. */
  attacker: number;
  from: number;
  to: number;
  /** Ships committed to the present engagement: the attack dice. */
  ships: number;
  /** Goes on by itself until the origin has so many ships or fewer; ONE_ENGAGEMENT: it does not. */
  downTo: number;
  /** Engagements fought since the last order of the attacker. */
  fought: number;
  /** Where in the engagement we are, 1 to 9 (apply/engagement.ts); 0: in none. */
  step: number;
  /** Dice the defender has chosen; 0: not yet. */
  defenders: number;
  /** As they stand, highest first; empty before the roll. */
  attack: readonly number[];
  defence: readonly number[];
  /** The dice have been told, because somebody is asked before they count. */
  shown: boolean;
}

/** Location cards in a hand; `epoch[i]`: how often the deck had been made anew when card i was drawn. */
export interface Hand extends Pile<CardId> {
  epoch: number[];
}

/** A crew card kept. Turned down by its use or by a Q-Vent; only its use marks it. */
export interface CrewCard {
  readonly role: number;
  readonly ready: boolean;
  readonly used: boolean;
}

/** A modifier in force. */
export type Flag = {
  [K in FlagKey]: {
    readonly key: K;
    readonly value: FlagValues[K];
    /** Whom it binds; NOBODY: all captains. */
    readonly seat: number;
    /** Only there, while its captain holds it; NOWHERE: everywhere. */
    readonly at: number;
    /** Whose turn it was. */
    readonly by: Seat;
    readonly until: Duration;
  };
}[FlagKey];

/** Two captains who may not invade each other until `by` takes the next turn. */
export interface Truce {
  readonly a: Seat;
  readonly b: Seat;
  readonly by: Seat;
}

/** The link an invasion came along, as far as Quests care. */
export type Link = 'border' | 'neutralZone' | 'wormhole';
export interface Conquest {
  readonly location: number;
  /** Who held it: a seat, ALIENS or TRIBBLES. */
  readonly holder: number;
  readonly from: number;
  readonly link: Link;
}

/** What the active captain did in this turn; cleared when a turn begins. */
export interface Tally {
  conquered: Conquest[];
  /** Alien Lifeforms and Tribbles lost in engagements with this captain. */
  lifeforms: number;
  /** Locations held when the turn began (Mission 2). */
  held: readonly number[];
  /** Rivals in the match when the turn began. */
  rivals: number;
  /** Manhunt markers that have paid. */
  paid: number[];
  /** All crew bore the mark of use when the turn began. */
  allHands: boolean;
  /** A Quest was claimed: no Location card for conquering. */
  claimed: boolean;
  /** The ordinary maneuver has been made. */
  maneuvered: boolean;
}

/** What the Q-Vent being resolved has found out so far; `card` '': none is. */
export interface Effect {
  /** The card whose text is carried out. */
  card: QVentId | '';
  /** Who counts as the active captain. */
  by: Seat;
  revealed: number[];
  location: number;
  chosen: Seat[];
  sector: number;
  winner: number;
  loser: number;
  picked: number;
  voted: number;
  /** Ships in hand between lifting and setting down. */
  lifted: number;
  /** Ballots by seat; NOBODY: none given. Secret until all are in. */
  votes: number[];
}

export interface Result {
  /** '' while the match goes on. */
  reason: Reason | '';
  winners: Seat[];
}
/** `tribbles` and `nobody` end a match without a winner. */
export const REASONS = ['locations', 'quests', 'lastCaptain', 'roundLimit', 'tribbles', 'nobody'] as const;
export type Reason = (typeof REASONS)[number];

export interface RiskState extends BaseState {
  mission: Mission;
  /** Locations that win; 0: holding locations does not. */
  goal: number;
  /** Claimed Quests that win; 0: Quests are not in play. */
  questGoal: number;
  /** The last round. */
  rounds: number;
  /** Most ships a captain may have on the map. */
  reserve: number;
  /** Reinforcement brings three ships even beyond the reserve. */
  atLeastThree: boolean;
  /** Two captains: whoever starts in the Beta Quadrant takes the first turn. */
  betaFirst: boolean;
  /** Mission 2: the highest roller begins and the others follow round the table. */
  freeSeating: boolean;
  phase: Phase;
  /** 0 during set-up. */
  round: number;
  /** Seats in order of play; empty before the roll-off. */
  order: Seat[];
  /** Place in `order` of the captain whose turn it is. */
  turn: number;
  /** Who set the Alpha end of the wormhole by rolling highest, and the Beta end by rolling lowest. */
  highest: number;
  lowest: number;
  /** By seat: index into CAPTAINS. */
  captains: number[];
  /** By seat: 1 while in the match. */
  alive: number[];
  /** By seat: standing order for defence. */
  orders: number[];
  /** By seat: a bit for every role nobody is asked about. */
  muted: number[];
  /** By location: the seat that holds it, or ALIENS, TRIBBLES or EMPTY. */
  owner: number[];
  /** By location. */
  units: number[];
  /** By seat: locations held and ships on the map, kept in step with `owner` and `units`. */
  held: number[];
  ships: number[];
  /** Tokens off the map. */
  supply: { aliens: number; tribbles: number };
  /** Alpha end, Beta end. */
  wormhole: number[];
  /** Locations with a Manhunt marker. */
  manhunt: number[];
  /** Locations whose Tribbles have overrun in this turn. */
  overran: number[];
  /** Reinforcements still to deploy. */
  pool: number;
  /** Stars turned in this turn. */
  stars: number;
  tally: Tally;
  invasion: Invasion;
  flags: Flag[];
  truces: Truce[];
  /** By seat. */
  credits: number[];
  crew: (readonly CrewCard[])[];
  /** By seat: roles that left the match. */
  boxed: (readonly number[])[];
  /** By seat: Quests claimed. */
  quests: (readonly QuestId[])[];
  /** The places for open Quests; '': vacant. */
  questsOpen: (QuestId | '')[];
  /** Top Quest last. */
  questReserve: QuestId[];
  /** Top card last; who has seen a card is public. */
  qventDeck: Pile<QVentId>;
  /** Face-up. */
  qventDiscard: QVentId[];
  /** The Q-Vent on the table. */
  drawn: QVentId | '';
  /** The last one whose text was carried out. */
  lastQVent: QVentId | '';
  effect: Effect;
  /** Top card last. */
  deck: CardId[];
  /** Face-up. */
  discard: CardId[];
  /** By seat. */
  hands: Hand[];
  /** How often the discards have been made into a new deck, and for every card the last time it was among them. */
  epoch: number;
  cardEpoch: number[];
  result: Result;
}

/** Suspended work that carries nothing but its name. */
export const STEPS = [
  'begin',
  ...SET_UP,
  'firstTurn',
  'tribbles',
  'overrun',
  'qvent',
  'qventDone',
  'reckon',
  'reinforce',
  'deploy',
  'afterDeploy',
  'act',
  'engage',
  'beforeManeuver',
  'maneuver',
  'claim',
  'close',
  'nextTurn',
] as const;
export type StepName = (typeof STEPS)[number];

/** Suspended work. Nothing in it is secret. */
export type Work =
  | { readonly type: StepName }
  /** An operation of a Q-Vent; `seat` names the captain it has come to, NOBODY before that. */
  | { readonly type: 'op'; readonly op: Op; readonly seat: number }
  | { readonly type: 'countVotes'; readonly then: readonly Op[] }
  /** What a question of a Q-Vent was about, for its answer; taken up without one, it is answered by nothing. */
  | { readonly type: 'asked'; readonly question: RiskQuestion }
  /** One Tribble waits beside a location to attack it; `from` NOWHERE: a card put it there. */
  | { readonly type: 'fight'; readonly from: number; readonly to: number };

/** Questions, and which answers fit them. */
export const ANSWERS = {
  chooseCaptain: ['chooseCaptain'],
  keepCrew: ['keepCrew'],
  setWormhole: ['setWormhole'],
  placeFleet: ['placeFleet'],
  trade: ['tradeCard', 'endTrade'],
  deploy: ['deploy', 'useCrew'],
  act: ['expand', 'invade', 'assault', 'useCrew', 'endActions'],
  /** To the Death: how many ships the next engagement gets. */
  commit: ['commit'],
  defend: ['defend', 'useCrew'],
  /** A window of an engagement: `step` tells which. */
  window: ['useCrew', 'reroll', 'pass'],
  moveIn: ['moveIn'],
  maneuver: ['maneuver', 'useCrew', 'endTurn'],
  claim: ['claim', 'decline'],
  // Questions of Q-Vents.
  accept: ['accept', 'decline'],
  choose: ['choose'],
  pickCaptain: ['pickCaptain', 'decline'],
  pickTwo: ['pickTwo'],
  pickLocation: ['pickLocation', 'decline'],
  pickUnits: ['pickUnits', 'decline'],
  place: ['deploy', 'decline'],
  buy: ['buy'],
  freeManeuver: ['maneuver', 'decline'],
  pickCrew: ['pickCrew', 'decline'],
  pickQuest: ['pickQuest', 'decline'],
  pickPair: ['pickPair'],
  vote: ['vote'],
  reorder: ['reorder'],
} as const;
export type AskType = keyof typeof ANSWERS;

/** What questions carry beside their type. All of it is public. */
export interface RiskQuestion {
  readonly type: AskType;
  readonly seat: Seat;
  /** The captain may decline. */
  readonly optional?: boolean;
  /** The window of the engagement. */
  readonly step?: number;
  /** The operation that asks. */
  readonly of?: OpName;
  /** How many are still to place, pick or remove; credits to pay; 0 in the Maneuver step: only Helm can still move. */
  readonly left?: number;
  /** Ships for each location picked, price of each ship. */
  readonly each?: number;
  readonly places?: readonly number[];
  readonly seats?: readonly Seat[];
  readonly options?: readonly string[];
  /** The captain Alien Lifeforms will attack. */
  readonly target?: Seat;
  /** The ships are a rival's. */
  readonly rivals?: boolean;
}
export type RiskAsk = Ask & RiskQuestion;
