import type { Seat } from '../../engine/game';
import type { CardId } from './data/cards';
import type { Mission, Order, Reason } from './types';

/** A card as a viewer may know it: '' where it may not. */
export type ShownCard = CardId | '';

/** One die each; ties are rolled again by those tied. */
export interface Roll {
  readonly seats: readonly Seat[];
  readonly dice: readonly number[];
}

/** Who is attacked: a seat, or ALIENS. */
export type Defender = number;

type Happening =
  | { readonly type: 'began'; readonly mission: Mission; readonly seats: number }
  | { readonly type: 'captainChosen'; readonly seat: Seat; readonly captain: number }
  | {
      readonly type: 'rolledForOrder';
      readonly rolls: readonly Roll[];
      readonly order: readonly Seat[];
      readonly lowest: Seat;
    }
  | {
      readonly type: 'wormholeSet';
      readonly seat: Seat | 'table';
      readonly end: number;
      readonly location: number;
    }
  | { readonly type: 'aliensFound'; readonly locations: readonly number[]; readonly units: number }
  | { readonly type: 'fleetPlaced'; readonly seat: Seat; readonly location: number; readonly ships: number }
  | { readonly type: 'betaBegins'; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'reinforced';
      readonly seat: Seat;
      readonly locations: number;
      readonly base: number;
      readonly sectors: readonly number[];
      readonly bonus: number;
      readonly lost: number;
    }
  | {
      readonly type: 'cardTraded';
      readonly seat: Seat;
      readonly card: CardId;
      /** Mask of those who knew it before (see engine/piles). */
      readonly knownBy: number;
      readonly stars: number;
    }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly stars: number;
      readonly ships: number;
      readonly lost: number;
    }
  | { readonly type: 'cardsKept'; readonly seat: Seat }
  | {
      readonly type: 'deployed';
      readonly seat: Seat;
      readonly location: number;
      readonly ships: number;
      readonly left: number;
    }
  | {
      readonly type: 'expanded';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly ships: number;
    }
  | {
      readonly type: 'invaded';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly defender: Defender;
    }
  | {
      readonly type: 'engaged';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly defender: Defender;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      readonly attackerLost: number;
      readonly defenderLost: number;
    }
  | {
      readonly type: 'conquered';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly defender: Defender;
      readonly ships: number;
    }
  | {
      readonly type: 'movedIn';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly ships: number;
    }
  | { readonly type: 'sectorTaken'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'sectorLost'; readonly seat: Seat; readonly sector: number }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'spoils';
      readonly seat: Seat;
      readonly from: Seat;
      readonly cards: readonly ShownCard[];
    }
  | { readonly type: 'actionsEnded'; readonly seat: Seat }
  | {
      readonly type: 'maneuvered';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly ships: number;
    }
  | { readonly type: 'deckRenewed'; readonly cards: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: ShownCard }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly dice: Order }
  | {
      readonly type: 'conceded';
      readonly seat: Seat;
      readonly locations: readonly number[];
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'limitReached'; readonly round: number; readonly rolls: readonly Roll[] }
  | { readonly type: 'ended'; readonly reason: Reason; readonly winners: readonly Seat[] };

/** An event; in records that say who commands as whom, with all captains. */
export type Event = Happening & { readonly cast?: readonly number[] };
