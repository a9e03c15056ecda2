import type { Ask, Seat } from '../../engine/game';
import type { Token } from './abilities/language';
import type { ActionIcon } from './data/kinds';
import type { DamageId, DiceSide, Face, ManeuverId, Phase, Window } from './types';

/** The questions, as they are opened; the engine adds number and openness. */
export type Question =
  /** `open`: fleets may be built, and the menu is only of ready-made ones. */
  | { readonly type: 'chooseFleet'; readonly seat: Seat; readonly open: boolean }
  | { readonly type: 'placeObstacle'; readonly seat: Seat; readonly open: true }
  | {
      readonly type: 'placeShip';
      readonly seat: Seat;
      readonly ships: readonly number[];
      readonly open: true;
    }
  | { readonly type: 'setDials'; readonly seat: Seat }
  | { readonly type: 'order'; readonly seat: Seat; readonly phase: Phase; readonly ships: readonly number[] }
  /** `ship` is about to move; `ships` are those that may guess how. */
  | {
      readonly type: 'anticipate';
      readonly seat: Seat;
      readonly ship: number;
      readonly ships: readonly number[];
    }
  /** `mayDecline`: the extra maneuver need not be flown. */
  | {
      readonly type: 'pickManeuver';
      readonly seat: Seat;
      readonly ship: number;
      readonly maneuvers: readonly ManeuverId[];
      readonly mayDecline: boolean;
    }
  /** `icons` and `cards` say what a free action may be; both are empty for the step itself. */
  | {
      readonly type: 'action';
      readonly seat: Seat;
      readonly ship: number;
      readonly free: boolean;
      readonly icons: readonly ActionIcon[];
      /** The places of the upgrades whose action may be performed; of face-down ones all that might be meant. */
      readonly cards: readonly number[];
      readonly open: boolean;
    }
  /** `target`: the only ship an extra attack may be made on, or none. */
  | { readonly type: 'attack'; readonly seat: Seat; readonly ship: number; readonly target: number }
  | {
      readonly type: 'window';
      readonly seat: Seat;
      readonly ship: number;
      readonly timing: Window;
      readonly open: boolean;
      /** Put (also) because of a card that lies face down. */
      readonly reaction?: boolean;
    }
  | {
      readonly type: 'chooseShip';
      readonly seat: Seat;
      readonly ship: number;
      readonly ships: readonly number[];
    }
  | {
      readonly type: 'chooseDice';
      readonly seat: Seat;
      readonly ship: number;
      readonly dice: DiceSide;
      readonly most: number;
      readonly among: readonly number[];
      readonly open: boolean;
    }
  | {
      readonly type: 'chooseFace';
      readonly seat: Seat;
      readonly ship: number;
      readonly faces: readonly Face[];
    }
  | {
      readonly type: 'chooseToken';
      readonly seat: Seat;
      readonly ship: number;
      readonly tokens: readonly Token[];
    }
  /** Damage cards by their numbers; 0 stands for a shield. */
  | {
      readonly type: 'chooseRepair';
      readonly seat: Seat;
      readonly ship: number;
      readonly cards: readonly number[];
    }
  | {
      readonly type: 'chooseDamage';
      readonly seat: Seat;
      readonly ship: number;
      readonly cards: readonly DamageId[];
    }
  /** The seat that chooses need not be the owner of the ship. */
  | {
      readonly type: 'discardUpgrade';
      readonly seat: Seat;
      readonly ship: number;
      readonly upgrades: readonly number[];
    }
  | { readonly type: 'cloakToken'; readonly seat: Seat; readonly ship: number }
  | { readonly type: 'raiseShields'; readonly seat: Seat; readonly ship: number };
export type QuestionOf<T extends Question['type']> = Extract<OpenQuestion, { readonly type: T }>;

/** A question as it lies open, with its number. */
export type OpenQuestion = Question & Ask;
