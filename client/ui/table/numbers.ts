import type { GameModule, Seat } from '../../../shared/engine/game';
import { type Journal, verify, type Verdict } from '../../../shared/engine/journal';
import type { Result } from '../../../shared/engine/result';
import { openTally, type Tally } from '../../../shared/engine/tally';

/** A match in figures. */
export interface GameNumbers {
  readonly moves: number;
  readonly undone: number;
  /** Accepted moves by seat. */
  readonly bySeat: readonly number[];
  /** How often chance was used or a hidden pile looked into. */
  readonly reveals: number;
  readonly events: number;
}

export interface Checked {
  readonly verdict: Result<Verdict>;
  readonly numbers: GameNumbers;
  /** Who did what; empty for a game that counts no deeds. */
  readonly tally: Tally;
}

/** Runs a whole match again: whether it was honest, and what there was of it. */
export const checkMatch = (journal: Journal, module: GameModule): Checked => {
  const counting = openTally(module, journal.terms.seats);
  let events = 0;
  let reveals = 0;
  const verdict = verify(journal, module.game, (state, told) => {
    counting?.add(state, told);
    events += told.length;
    reveals = state.reveals;
  });
  return {
    verdict,
    numbers: { ...countEntries(journal), reveals, events },
    tally: counting?.tally() ?? [],
  };
};

const countEntries = ({ entries, terms }: Journal): Pick<GameNumbers, 'moves' | 'undone' | 'bySeat'> => {
  const actors: (Seat | 'table')[] = [];
  let undone = 0;
  for (const entry of entries) {
    if (!('undo' in entry)) actors.push(entry.actor);
    else {
      undone += actors.length - entry.undo;
      actors.length = entry.undo;
    }
  }
  const bySeat = Array.from(
    { length: terms.seats },
    (_, seat) => actors.filter((actor) => actor === seat).length,
  );
  return { moves: actors.length, undone, bySeat };
};
