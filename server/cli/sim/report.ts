import type { Played } from './play';

/** What a run came to. `wins` counts a shared win once for every seat that shares it. */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly finished: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly meanMoves: number;
  /** Questions to each seat in a game, on average. */
  readonly questions: readonly number[];
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

/** Adds up games as they come in from the workers, in any order. */
export class Tally {
  private games = 0;
  private finished = 0;
  private moves = 0;
  private readonly wins = new Map<string, number>();
  private readonly outcomes = new Map<string, number>();
  private readonly questions: number[];

  constructor(
    private readonly seats: number,
    private readonly cooperative: boolean,
  ) {
    const sides = cooperative ? ['players'] : Array.from({ length: seats }, (_, seat) => String(seat));
    for (const side of sides) this.wins.set(side, 0);
    this.questions = Array.from({ length: seats }, () => 0);
  }

  add({ outcome, moves, questions }: Played): void {
    this.games++;
    this.moves += moves;
    questions.forEach((count, seat) => (this.questions[seat] = (this.questions[seat] ?? 0) + count));
    if (!outcome) return;
    this.finished++;
    count(this.outcomes, outcome.reason);
    if (!this.cooperative) for (const seat of outcome.winners) count(this.wins, String(seat));
    else if (outcome.winners.length > 0) count(this.wins, 'players');
  }

  report(game: string, bots: readonly string[], seed: number, seconds: number): Report {
    const { games, moves, seats, finished } = this;
    return {
      game,
      seats,
      bots,
      games,
      seed,
      finished,
      wins: Object.fromEntries(this.wins),
      outcomes: Object.fromEntries([...this.outcomes].sort()),
      meanMoves: round(moves / games),
      questions: this.questions.map((count) => round(count / games)),
      movesPerSecond: round(moves / seconds),
      gamesPerSecond: round(games / seconds),
    };
  }
}

const count = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

const round = (value: number): number => Math.round(value * 10) / 10;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The report as a table for people. */
export const tableOf = (report: Report): string => {
  const rows: [string, string][] = [
    ['game', `${report.game}, ${report.seats} seats, seed ${report.seed}`],
    ['bots', report.bots.join(', ')],
    ['games', `${report.games} (${report.finished} finished)`],
    ...Object.entries(report.wins).map(([side, wins]): [string, string] => [
      side === 'players' ? 'won by the players' : `won by seat ${side}`,
      `${wins} (${percent(wins, report.games)})`,
    ]),
    ...Object.entries(report.outcomes).map(([reason, times]): [string, string] => [
      `ended by ${reason}`,
      `${times} (${percent(times, report.games)})`,
    ]),
    ['moves in a game', String(report.meanMoves)],
    ['questions to a seat', report.questions.join(', ')],
    ['moves/s', String(report.movesPerSecond)],
    ['games/s', String(report.gamesPerSecond)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
};
