import type { Pick } from '../kit/pick';

/** Any one of these things is picked. Things are picked in whatever order the hand likes. */
export interface PickStep {
  readonly picks: readonly Pick[];
  /** Only once everything before it is: from one place to another, and not back. */
  readonly later?: true;
  /** It may be picked and need not be: something to carry, where its goal alone says as much. */
  readonly spare?: true;
}

/** A number is set, once everything is picked. One number alone (`[3, 3]`) is one of those that moves alike offer together. */
export interface AmountStep<Move> {
  readonly amount: readonly [least: number, most: number];
  of(n: number): Move;
}

/** A point of the table is put, once everything is picked: metres about its middle, and a turn in radians, 0 away from the reader. */
export interface PointStep<Move> {
  readonly point: 'surface';
  /** Directions it can be turned to, all round; 1 or nothing: it is not turned. */
  readonly turns?: number;
  of(x: number, y: number, turn: number): Move;
}

export type Step<Move> = PickStep | AmountStep<Move> | PointStep<Move>;

/** Where a move lies on the table; nothing: it has no place and is asked for in words. */
export type Route<Move> = readonly Step<Move>[];

export const isPicks = <Move>(step: Step<Move>): step is PickStep => 'picks' in step;
export const isAmount = <Move>(step: Step<Move> | undefined): step is AmountStep<Move> =>
  step !== undefined && 'amount' in step;
export const isPoint = <Move>(step: Step<Move> | undefined): step is PointStep<Move> =>
  step !== undefined && 'point' in step;

/** Any one of these. */
export const oneOf = (...picks: readonly Pick[]): PickStep => ({ picks });

/** Any one of these, or nothing: what is meant is plain without it. */
export const perhaps = (...picks: readonly Pick[]): PickStep => ({ picks, spare: true });

/** Any one of these, once everything before it is picked. */
export const thenOneOf = (...picks: readonly Pick[]): PickStep => ({ picks, later: true });
