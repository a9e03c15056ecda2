import type { AnyWords, Ask, People } from '../../shared/engine/game';
import type { Pick } from '../kit/pick';
import type { Explanation } from '../kit/prompts';
import type { AnyTable, Look } from './gameTable';
import { isSurface } from './surface';

/** What is told beside a thing; the whole is in the plain table. */
const MOST_LINES = 5;

const sentences = (text: string): readonly string[] =>
  (text.match(/[^.!?]+(?:[.!?]+|$)/gu) ?? [text]).map((one) => one.trim()).filter((one) => one !== '');

/** A text as its first sentence and the rest of them. */
export const inLines = (text: string): Explanation => {
  const [title = '', ...rest] = sentences(text);
  return { title: title.replace(/[.:]$/u, ''), lines: rest.slice(0, MOST_LINES) };
};

/** What a thing is: as the game explains it now, or as its words do. */
export const explain = (
  table: AnyTable,
  words: AnyWords,
  thing: Pick,
  picture: object,
  look: Look,
  asking: { readonly ask: Ask | undefined; readonly pub: object; readonly people: People },
): Explanation | undefined => {
  if (isSurface(thing)) return undefined;
  const { pub, people } = asking;
  const special = table.explain?.(thing, picture, look, { pub, people });
  return special ?? inLines(words.about(table.names.word(thing, picture), pub, people));
};
