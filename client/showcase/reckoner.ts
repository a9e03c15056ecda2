import { playout } from '../../shared/bots/playOn';
import type { AnyGame, View } from '../../shared/engine/game';
import { fastRng, type Rng } from '../../shared/engine/rng';

/** A position to be played on from, as a spectator sees it. */
export interface Position {
  readonly rev: number;
  readonly view: View<object, object>;
  readonly seats: number;
}

/** How the games ended that were played on from a position: so many, and what they were worth to each seat in all. */
export interface Tried {
  readonly rev: number;
  readonly tries: number;
  readonly worths: readonly number[];
}

interface Clock {
  now(): number;
  /** Calls back after so many milliseconds. */
  wait(then: () => void, ms: number): void;
}

/** More games from one position change its chances by a point or two at most. */
export const MOST_TRIES = 60;
/** After each game it rests so many times as long as that took: less than 30 % of a core. */
export const REST = 2.5;

interface Work extends Position {
  tries: number;
  readonly worths: number[];
  readonly rng: Rng;
}

/** Plays on from positions, the newest first, and tells of every game that ended. */
export const makeReckoner = (
  game: AnyGame,
  clock: Clock,
  tell: (tried: Tried) => void,
): { reckon(position: Position): void } => {
  const works: Work[] = [];
  let resting = false;
  const playOne = (): void => {
    resting = false;
    const work = works.at(-1);
    if (!work) return;
    const began = clock.now();
    const worths = playout(game, work.view, work.seats, work.rng);
    work.tries++;
    worths?.forEach((worth, seat) => (work.worths[seat] = (work.worths[seat] ?? 0) + worth));
    if (work.tries === MOST_TRIES) works.splice(works.indexOf(work), 1);
    tell({ rev: work.rev, tries: work.tries, worths: work.worths.slice() });
    rest(REST * (clock.now() - began));
  };
  const rest = (ms: number): void => {
    if (resting) return;
    resting = true;
    clock.wait(playOne, ms);
  };
  return {
    reckon(position) {
      const worths = new Array<number>(position.seats).fill(0);
      works.push({ ...position, tries: 0, worths, rng: fastRng(position.rev) });
      rest(0);
    },
  };
};
