import type { AnyGame, BaseState, Outcome, Seat, Tagged } from '../../shared/engine/game';
import { advance, start, viewOf } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../shared/engine/rng';

/** One game that heuristic bots have played to its end. */
export interface Played<State> {
  readonly state: State;
  readonly outcome: Outcome;
  readonly moves: readonly { readonly seat: Seat; readonly move: Tagged }[];
}

/** Moves made before the bots take over, one for each seat. */
export type Opening = readonly Tagged[];

/** What is counted in the games of one kind: a game's own part of `npm run balance`. */
export interface Balance<State = never> {
  readonly seats: number;
  readonly games: number;
  /** What every game is played with in turn, on either side; nothing: bots begin by themselves. */
  openings?(options: object): readonly Opening[];
  /** Under which headings a seat of this game counts. */
  headings(played: Played<State>, seat: Seat): Readonly<Record<string, string>>;
  /** Rounds or turns that were played. */
  readonly length: { readonly of: string; in(state: State): number };
}

/** Seats that played under a heading, how many of them won, and how often that is compared with a fair share. */
export interface Line {
  readonly heading: string;
  readonly key: string;
  readonly played: number;
  readonly won: number;
  /** 1 is fair among rivals; together it is the part of all games that were won. */
  readonly share: number;
}

export interface Counted {
  readonly played: number;
  readonly won: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly meanMoves: number;
  readonly lengths: {
    readonly of: string;
    readonly mean: number;
    readonly median: number;
    readonly most: number;
  };
  readonly lines: readonly Line[];
}

export interface Task {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
}

const playOne = ({ game, options, seats }: Task, seed: number, opening: Opening): Played<BaseState> => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const [chance, own] = [streamRng(state), fastRng(seed)];
  const moves: { seat: Seat; move: Tagged }[] = [];
  const make = (seat: Seat, move: Tagged): void => {
    moves.push({ seat, move });
    advance(game, state, seat, move, chance);
  };
  opening.forEach((move, seat) => make(seat, move));
  for (let outcome = game.outcome(state); ; outcome = game.outcome(state)) {
    if (outcome) return { state, outcome, moves };
    const asked = state.open[0]!;
    make(asked.seat, game.bots.heuristic!.choose(viewOf(game, state, asked.seat), asked, own, {}));
  }
};

/** Every other game the sides are changed, so that an opening is played from both. */
const turned = (opening: Opening, seed: number): Opening =>
  seed % 2 === 0 ? opening : [...opening].reverse();

const round = (value: number): number => Number(value.toFixed(3));
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1);

/** Plays and counts: the same task, the same figures. */
export const count = (task: Task, balance: Balance<BaseState>): Counted => {
  const tally = new Map<string, { heading: string; key: string; played: number; won: number }>();
  const outcomes = new Map<string, number>();
  const lengths: number[] = [];
  let [moves, won] = [0, 0];
  for (const opening of balance.openings?.(task.options) ?? [[]])
    for (let seed = task.seed; seed < task.seed + task.games; seed++) {
      const played = playOne(task, seed, turned(opening, seed));
      const { winners, reason } = played.outcome;
      outcomes.set(reason, (outcomes.get(reason) ?? 0) + 1);
      lengths.push(balance.length.in(played.state));
      moves += played.moves.length;
      if (winners.length > 0) won++;
      for (let seat = 0; seat < task.seats; seat++)
        for (const [heading, key] of Object.entries(balance.headings(played, seat))) {
          const line = tally.get(`${heading} ${key}`) ?? { heading, key, played: 0, won: 0 };
          tally.set(`${heading} ${key}`, line);
          line.played++;
          if (winners.includes(seat)) line.won++;
        }
    }
  const fair = task.game.cooperative ? 1 : task.seats;
  const { length: played } = lengths;
  return {
    played,
    won,
    outcomes: Object.fromEntries([...outcomes].sort()),
    meanMoves: round(moves / played),
    lengths: {
      of: balance.length.of,
      mean: round(lengths.reduce((sum, one) => sum + one, 0) / played),
      median: median(lengths),
      most: Math.max(...lengths),
    },
    lines: [...tally.values()]
      .sort(byKey)
      .map((line) => ({ ...line, share: round((line.won * fair) / line.played) })),
  };
};
