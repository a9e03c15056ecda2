import type { BaseState, Deed, GameModule, Tagged } from './game';

/** What everybody has done, by seat and kind. */
export type Tally = readonly Readonly<Record<string, number>>[];

export interface Counting {
  /** After each entry of a match, with the state it led to; what was taken back has not been done. */
  add(state: BaseState, events: readonly Tagged[]): void;
  tally(): Tally;
}

/** Counts the deeds of a match; undefined for a game that counts none. */
export const openTally = ({ game, words }: GameModule, seats: number): Counting | undefined => {
  const deeds = words.deeds?.();
  if (deeds === undefined) return undefined;
  const done: { readonly seq: number; readonly deeds: readonly Deed[] }[] = [];
  return {
    add: (state, events) => {
      while ((done.at(-1)?.seq ?? -1) > state.seq) done.pop();
      const found = events.length === 0 ? [] : deeds.of(events, game.publicView(state));
      if (found.length > 0) done.push({ seq: state.seq, deeds: found });
    },
    tally: () => {
      const counts = Array.from({ length: seats }, (): Record<string, number> => ({}));
      for (const { seat, kind, count } of done.flatMap((record) => record.deeds)) {
        const own = counts[seat];
        if (own !== undefined && count > 0) own[kind] = (own[kind] ?? 0) + count;
      }
      return counts;
    },
  };
};
