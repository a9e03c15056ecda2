import type { AnyGame } from '../../shared/engine/game';
import { type Kind, playedPositions } from './selfPlay';

/** All predictions of one range of chances: what they said on average, and what came. */
export interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly predicted: number;
  readonly won: number;
}

export interface Judged {
  readonly game: string;
  readonly games: number;
  readonly buckets: readonly Bucket[];
  /** How far predictions are off on average over all buckets, in points of a hundred. */
  readonly error: number;
  /** The mean square of what was predicted less what came; the same for whoever knows only how often a seat wins. */
  readonly brier: number;
  readonly base: number;
  readonly ok: boolean;
}

export interface Prediction {
  readonly predicted: number;
  readonly won: number;
  /** What somebody would say who knows only how many play. */
  readonly fair: number;
}

const BUCKETS = 10;
const MOST_ERROR = 5;
/** A fifth better than the base rate. */
const MOST_OF_BASE = 0.8;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number): number => Number(value.toFixed(4));

const bucketsOf = (predictions: readonly Prediction[]): Bucket[] =>
  Array.from({ length: BUCKETS }, (_, at) => {
    const within = predictions.filter(
      ({ predicted }) => Math.min(BUCKETS - 1, Math.floor(predicted * BUCKETS)) === at,
    );
    return {
      from: at / BUCKETS,
      to: (at + 1) / BUCKETS,
      n: within.length,
      predicted: round(mean(within.map(({ predicted }) => predicted))),
      won: round(mean(within.map(({ won }) => won))),
    };
  });

/** Compares predictions with what came of them. */
export const judgeAll = (game: string, games: number, predictions: readonly Prediction[]): Judged => {
  const buckets = bucketsOf(predictions);
  const off = buckets.reduce((sum, { n, predicted, won }) => sum + n * Math.abs(predicted - won), 0);
  const error = round((100 * off) / Math.max(1, predictions.length));
  const brier = round(mean(predictions.map(({ predicted, won }) => (predicted - won) ** 2)));
  const base = round(mean(predictions.map(({ fair, won }) => (fair - won) ** 2)));
  return {
    game,
    games,
    buckets,
    error,
    brier,
    base,
    ok: error <= MOST_ERROR && brier <= MOST_OF_BASE * base,
  };
};

/** One random position of each game: what the game says of it, and how it ended. A crew is one side, rivals are one each. */
export const predict = (
  kind: Kind,
  from: number,
  games: number,
  valueOf: (pub: object) => readonly number[],
): Prediction[] => {
  const { game } = kind;
  const found: Prediction[] = [];
  for (let seed = from; seed < from + games; seed++)
    for (const { pub, worths } of playedPositions(kind, seed, 1)) {
      const chances = valueOf(pub);
      const sides = game.cooperative ? 1 : worths.length;
      for (let side = 0; side < sides; side++)
        found.push({ predicted: chances[side] ?? 0, won: worths[side] ?? 0, fair: 1 / worths.length });
    }
  return withBase(game, found);
};

/** The base rate of a crew is how often crews win. */
const withBase = (game: AnyGame, found: readonly Prediction[]): Prediction[] => {
  const rate = mean(found.map(({ won }) => won));
  return found.map((one) => (game.cooperative ? { ...one, fair: rate } : one));
};
