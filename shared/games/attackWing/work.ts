import type { Cost, Op, Timing } from './abilities/language';
import type { CardRef, CardStatus, Color, ManeuverId, Window } from './types';

/** The operations left of a text: of which card of which ship, and which ship they fall on. */
export interface Effects {
  readonly ship: number;
  readonly target: number;
  readonly from: CardRef;
  readonly ops: readonly Op[];
}

/** How a card leaves: disabled, under the ship card, or lost. */
export type Leaving = Exclude<CardStatus, 'ready'>;

/** Suspended work. */
export type Work =
  | { readonly type: 'begin' }
  | { readonly type: 'reveal' }
  | { readonly type: 'obstacleNext' }
  | { readonly type: 'placeNext' }
  | { readonly type: 'round' }
  | { readonly type: 'dials' }
  | { readonly type: 'planningEnd' }
  | { readonly type: 'activation' }
  | { readonly type: 'activateNext' }
  | { readonly type: 'activate'; readonly ship: number }
  | { readonly type: 'anticipate'; readonly ship: number }
  | { readonly type: 'revealDial'; readonly ship: number }
  | { readonly type: 'checkCourse'; readonly ship: number }
  | {
      readonly type: 'execute';
      readonly ship: number;
      readonly maneuver: ManeuverId;
      readonly color: Color;
      /** Granted by a card, not set on the dial. */
      readonly extra: boolean;
    }
  | { readonly type: 'powerStrain'; readonly ship: number }
  | { readonly type: 'performAction'; readonly ship: number }
  | { readonly type: 'combat' }
  | { readonly type: 'attackNext' }
  | { readonly type: 'attackWith'; readonly ship: number }
  | { readonly type: 'payWeapon' }
  | { readonly type: 'showCloak'; readonly ship: number }
  | { readonly type: 'rollAttack' }
  | { readonly type: 'rollDefense' }
  | { readonly type: 'compare' }
  | { readonly type: 'dealLeft' }
  | { readonly type: 'deal'; readonly ship: number; readonly hits: number; readonly criticals: number }
  | { readonly type: 'dealCritical'; readonly ship: number }
  | { readonly type: 'counterDie' }
  | { readonly type: 'attackOver'; readonly ship: number; readonly extra: boolean }
  | { readonly type: 'dealt'; readonly ship: number; readonly serial: number }
  | ({ readonly type: 'effects' } & Effects)
  /** Waits for the answer that one operation needs. */
  | ({ readonly type: 'chosen' } & Effects)
  | {
      readonly type: 'pay';
      readonly ship: number;
      readonly from: CardRef;
      readonly price: readonly Cost[];
    }
  | { readonly type: 'trigger'; readonly timing: Timing; readonly ships: readonly number[] }
  | { readonly type: 'window'; readonly timing: Window; readonly ship: number }
  /** What the windows of interruptions lie over; it happens unless it was prevented. */
  | { readonly type: 'lose'; readonly ship: number; readonly place: number; readonly how: Leaving }
  | { readonly type: 'sunk'; readonly ship: number }
  | { readonly type: 'spent'; readonly ship: number; readonly fresh: boolean }
  | { readonly type: 'reckon' }
  | { readonly type: 'endPhase' }
  | { readonly type: 'cloaks'; readonly ships: readonly number[] }
  | { readonly type: 'shields'; readonly ships: readonly number[] }
  | { readonly type: 'endRound' };
export type WorkOf<T extends Work['type']> = Extract<Work, { readonly type: T }>;
