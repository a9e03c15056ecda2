import type { Seat } from '../../engine/game';
import type { CardId } from './data/cards';
import type { QuestId } from './data/quests';
import type { QVentId } from './data/qvents';
import type { Mission } from './data/missions';
import type { Flag, Order, Reason } from './types';

/** A card as a viewer may know it: '' where it may not. */
export type ShownCard = CardId | '';
export type ShownQVent = QVentId | '';

/** One die each; ties are rolled again by those tied. */
export interface Roll {
  readonly seats: readonly Seat[];
  readonly dice: readonly number[];
}

/** Who fights: a seat, ALIENS or TRIBBLES. */
export type Force = number;

/** What every kind of event carries. Seats, locations, sectors, captains and roles are indexes. */
interface Happenings {
  readonly began: { readonly mission: Mission; readonly seats: number };
  readonly captainChosen: { readonly seat: Seat; readonly captain: number };
  readonly rolledForOrder: {
    readonly rolls: readonly Roll[];
    readonly order: readonly Seat[];
    readonly lowest: Seat;
  };
  /** Mission 2: who chooses a captain first. */
  readonly rolledForCaptains: { readonly rolls: readonly Roll[]; readonly order: readonly Seat[] };
  /** Mission 2: the order of play, by rank of the captains or round the table. */
  readonly seated: { readonly order: readonly Seat[]; readonly free: boolean };
  readonly crewKept: {
    readonly seat: Seat;
    readonly crew: readonly number[];
    readonly boxed: readonly number[];
  };
  readonly rolledForWormhole: {
    readonly rolls: readonly Roll[];
    readonly highest: Seat;
    readonly lowest: Seat;
  };
  readonly wormholeSet: { readonly seat: Seat | 'table'; readonly end: number; readonly location: number };
  readonly aliensFound: { readonly locations: readonly number[]; readonly units: number };
  readonly questsOpened: { readonly quests: readonly QuestId[]; readonly reserve: number };
  readonly qventsShuffled: { readonly cards: number };
  readonly fleetPlaced: {
    readonly seat: Seat;
    readonly location: number;
    readonly ships: number;
    readonly credits: number;
  };
  readonly betaBegins: { readonly seat: Seat };

  readonly turnBegan: { readonly seat: Seat; readonly round: number };
  /** Modifiers and truces that are over. */
  readonly effectsEnded: { readonly flags: readonly Flag[]; readonly truces: readonly (readonly Seat[])[] };
  readonly crewReady: { readonly seat: Seat; readonly crew: readonly number[]; readonly allUsed: boolean };
  readonly reinforced: {
    readonly seat: Seat;
    readonly locations: number;
    readonly starbases: number;
    readonly base: number;
    readonly sectors: readonly number[];
    readonly bonus: number;
    readonly credits: number;
    /** Ships beyond the reserve that came all the same, because there are always three. */
    readonly beyond: number;
    readonly lost: number;
  };
  readonly cardTraded: {
    readonly seat: Seat;
    readonly card: CardId;
    /** Mask of those who knew it before (see engine/piles). */
    readonly knownBy: number;
    readonly stars: number;
  };
  readonly traded: {
    readonly seat: Seat;
    readonly stars: number;
    readonly ships: number;
    readonly lost: number;
  };
  readonly cardsKept: { readonly seat: Seat };
  readonly deployed: {
    readonly seat: Seat;
    readonly location: number;
    readonly ships: number;
    readonly left: number;
  };
  readonly expanded: {
    readonly seat: Seat;
    readonly from: number;
    readonly to: number;
    readonly ships: number;
  };

  readonly invaded: {
    readonly seat: Seat;
    readonly from: number;
    readonly to: number;
    readonly defender: Force;
  };
  /** Cloaked mines went off, or did not, at a declaration. */
  readonly mined: { readonly seat: Seat; readonly from: number; readonly die: number; readonly lost: number };
  /** Lifeforms attack: Aliens struck back, or a Tribble came out of an overrun (`from` −1: a card put it there). */
  readonly attacked: {
    readonly attacker: Force;
    readonly from: number;
    readonly to: number;
    readonly defender: Force;
  };
  /** To the Death: the next engagement of the invasion. */
  readonly committed: {
    readonly seat: Seat;
    readonly from: number;
    readonly to: number;
    readonly ships: number;
  };
  /** The dice as they fell, where somebody is asked before they count. */
  readonly rolled: {
    readonly attacker: Force;
    readonly from: number;
    readonly to: number;
    readonly defender: Force;
    readonly attack: readonly number[];
    readonly defence: readonly number[];
  };
  /** A crew member is commanded; `step`: the window of the engagement, 0 outside. */
  readonly crewUsed: {
    readonly seat: Seat;
    readonly role: number;
    readonly step: number;
    readonly cost: number;
    readonly credits: number;
  };
  /** One die (or all attack dice) rolled again; the dice of that side as they stand now. */
  readonly rerolled: {
    readonly seat: Seat;
    readonly side: 'attack' | 'defence';
    readonly all: boolean;
    readonly was: readonly number[];
    readonly dice: readonly number[];
  };
  readonly windowPassed: { readonly seat: Seat; readonly step: number };
  readonly engaged: {
    readonly attacker: Force;
    readonly from: number;
    readonly to: number;
    readonly defender: Force;
    readonly attack: readonly number[];
    readonly defence: readonly number[];
    /** Added to the highest die of each side. */
    readonly attackBonus: number;
    readonly defenceBonus: number;
    /** Low beats high. */
    readonly mirror: boolean;
    /** Losses a Chief Medical Officer prevented. */
    readonly attackerSpared: number;
    readonly defenderSpared: number;
    readonly attackerLost: number;
    readonly defenderLost: number;
  };
  /** That Which Survives. */
  readonly survivorsJoined: { readonly location: number; readonly owner: Force; readonly units: number };
  readonly conquered: {
    readonly seat: Seat;
    readonly from: number;
    readonly to: number;
    readonly defender: Force;
    readonly ships: number;
  };
  readonly movedIn: {
    readonly seat: Seat;
    readonly from: number;
    readonly to: number;
    readonly ships: number;
  };
  readonly sectorTaken: { readonly seat: Seat; readonly sector: number };
  readonly sectorLost: { readonly seat: Seat; readonly sector: number };
  readonly manhuntPaid: {
    readonly seat: Seat;
    readonly location: number;
    readonly ships: number;
    readonly credits: number;
  };
  /** `by` −1: by no captain. */
  readonly eliminated: { readonly seat: Seat; readonly by: number };
  readonly spoils: {
    readonly seat: Seat;
    readonly from: Seat;
    readonly cards: readonly ShownCard[];
    readonly credits: number;
  };
  /** What an eliminated captain leaves to nobody. */
  readonly lost: { readonly seat: Seat; readonly cards: readonly CardId[]; readonly credits: number };
  readonly actionsEnded: { readonly seat: Seat };
  readonly maneuvered: {
    readonly seat: Seat;
    readonly from: number;
    readonly to: number;
    readonly ships: number;
  };
  readonly deckRenewed: { readonly cards: number };
  readonly cardDrawn: { readonly seat: Seat; readonly card: ShownCard };
  readonly questClaimed: {
    readonly seat: Seat;
    readonly quest: QuestId;
    readonly place: number;
    readonly count: number;
  };
  /** A Quest comes to lie on a place that was vacant. */
  readonly questOpened: { readonly quest: QuestId; readonly place: number };
  readonly questReplaced: {
    readonly seat: Seat;
    readonly place: number;
    readonly quest: QuestId;
    readonly by: QuestId;
  };
  readonly questsReturned: { readonly seat: Seat; readonly quests: readonly QuestId[] };

  readonly tribbleGrew: { readonly location: number; readonly units: number; readonly supply: number };
  readonly overran: { readonly location: number };
  /** One Tribble of an overrun: it joins, or waits beside the location to fight. */
  readonly tribbleMoved: { readonly from: number; readonly to: number; readonly fights: boolean };
  /** A Tribble that had waited finds room, or has won. */
  readonly tribbleSettled: { readonly location: number };

  /** The top Q-Vent is turned over. */
  readonly qventDrawn: { readonly seat: Seat; readonly card: QVentId; readonly knownBy: number };
  readonly qventSkipped: { readonly seat: Seat };
  /** The text of an earlier card is carried out again. */
  readonly qventRepeated: { readonly seat: Seat; readonly card: QVentId };
  readonly qventEnded: { readonly card: QVentId };
  readonly qventsRenewed: { readonly cards: number };
  readonly revealed: { readonly locations: readonly number[] };
  readonly nothingFound: { readonly card: QVentId | '' };
  readonly effectBegan: { readonly flag: Flag };
  readonly truceMade: { readonly a: Seat; readonly b: Seat };
  /** Ships come from the reserve: to a location, or (location −1) to the reinforcements. */
  readonly shipsAdded: {
    readonly seat: Seat;
    readonly location: number;
    readonly ships: number;
    readonly lost: number;
  };
  readonly unitsRemoved: { readonly location: number; readonly owner: Force; readonly units: number };
  readonly aliensPlaced: { readonly location: number; readonly units: number };
  readonly tribblesPlaced: { readonly location: number; readonly units: number };
  /** Aliens that struck back move into the location they emptied. */
  readonly aliensMovedIn: { readonly from: number; readonly to: number };
  readonly manhuntMarked: { readonly locations: readonly number[] };
  readonly sectorRolled: { readonly die: number; readonly sector: number };
  readonly rolledOff: { readonly rolls: readonly Roll[]; readonly picked: Seat };
  readonly dueled: { readonly rolls: readonly Roll[]; readonly winner: Seat; readonly loser: Seat };
  readonly voted: { readonly seat: Seat; readonly named: number };
  readonly ballots: { readonly votes: readonly number[]; readonly tied: readonly Seat[] };
  readonly captainsNamed: { readonly seat: Seat; readonly named: readonly Seat[] };
  readonly locationChosen: { readonly seat: Seat; readonly location: number };
  readonly optionChosen: { readonly seat: Seat; readonly card: QVentId | ''; readonly option: string };
  readonly declined: { readonly seat: Seat };
  readonly accepted: { readonly seat: Seat };
  readonly credited: { readonly seat: Seat; readonly credits: number };
  readonly paid: { readonly seat: Seat; readonly credits: number; readonly to: number };
  readonly shipsBought: {
    readonly seat: Seat;
    readonly location: number;
    readonly ships: number;
    readonly credits: number;
  };
  readonly shipsSold: {
    readonly seat: Seat;
    readonly location: number;
    readonly ships: number;
    readonly credits: number;
  };
  readonly shipsLifted: { readonly seat: Seat; readonly location: number; readonly ships: number };
  readonly shipsSetDown: {
    readonly seat: Seat;
    readonly location: number;
    readonly ships: number;
    readonly left: number;
  };
  readonly relocated: {
    readonly seat: Seat;
    readonly from: number;
    readonly to: number;
    readonly ships: number;
  };
  /** A Location card goes from one hand to another. */
  readonly cardTaken: { readonly seat: Seat; readonly from: Seat; readonly card: ShownCard };
  readonly crewLost: { readonly seat: Seat; readonly role: number };
  readonly crewExhausted: { readonly seat: Seat; readonly role: number };
  readonly pairPicked: {
    readonly seat: Seat;
    readonly target: Seat;
    readonly from: number;
    readonly to: number;
  };
  /** Cold Front: cards looked at, and how they lie afterwards, top first. */
  readonly qventsSeen: { readonly seat: Seat; readonly cards: readonly ShownQVent[] };
  readonly qventsReturned: { readonly seat: Seat; readonly cards: readonly ShownQVent[] };

  readonly ordered: { readonly seat: Seat; readonly dice: Order };
  /** Standing order for one crew card. */
  readonly crewOrdered: { readonly seat: Seat; readonly role: number; readonly ask: boolean };
  readonly conceded: {
    readonly seat: Seat;
    readonly locations: readonly number[];
    readonly cards: readonly CardId[];
    readonly credits: number;
  };
  readonly limitReached: { readonly round: number; readonly rolls: readonly Roll[] };
  readonly ended: { readonly reason: Reason; readonly winners: readonly Seat[] };
}

export type EventType = keyof Happenings;

/** An event; in records that say who commands as whom, with all captains. */
export type Event = {
  [T in EventType]: { readonly type: T; readonly cast?: readonly number[] } & Happenings[T];
}[EventType];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
