import type { GameModule, Outcome, People, Tagged, View, Viewer } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';

/** Where a chapter begins: a turn, a round. */
export interface Chapter {
  readonly at: number;
  readonly title: string;
}

/** A match of the past that can be looked at anywhere. Records are numbered from 0, the set-up. */
export interface Recording {
  readonly module: GameModule;
  readonly journal: Journal;
  readonly people: People;
  readonly chapters: readonly Chapter[];
  /** The number of the last record. */
  readonly last: number;
  /** Whether the rules of this page play it: otherwise there is only what spectators saw. */
  readonly isPlayable: boolean;
  readonly outcome: Outcome | undefined;
  /** How things stood after a record, as this viewer knew it. */
  viewAt(at: number, viewer: Viewer): View<object, object>;
  /** What a record told this viewer. */
  seenAt(at: number, viewer: Viewer): readonly Tagged[];
  /** Whether a record took moves back. */
  undoAt(at: number): boolean;
}

/** The chapter that a record belongs to; undefined before the first. */
export const chapterAt = ({ chapters }: Pick<Recording, 'chapters'>, at: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.at <= at);

/** The last events up to and with a record, about so many, as this viewer knows them. */
export const storyUpTo = (
  tape: Pick<Recording, 'seenAt'>,
  at: number,
  most: number,
  viewer: Viewer,
): readonly Tagged[] => {
  const told: Tagged[] = [];
  for (let back = at; back >= 0 && told.length < most; back--) told.unshift(...tape.seenAt(back, viewer));
  return told;
};

export const chaptersOf = (
  titleOf: (event: Tagged) => string,
  events: readonly (readonly Tagged[])[],
): readonly Chapter[] =>
  events.flatMap((told, at) => {
    const title = told.map(titleOf).find((text) => text !== '');
    return title === undefined ? [] : [{ at, title }];
  });
