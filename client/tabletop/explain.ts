import type { AnyWords, Ask, People } from '../../shared/engine/game';
import { type Pick, samePick } from '../kit/pick';
import type { Explanation } from '../kit/prompts';
import type { Open } from './asked';
import type { AnyTable, Look } from './gameTable';
import type { Stage } from './stage';
import { nothingWith, notNow } from './words/en';
import { isSurface } from './surface';

/** What is told beside a thing; the whole is in the plain table. */
const MOST_LINES = 5;

/** A stop after a single capital, as in U.S.S., ends none. */
export const sentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])(?<!\b[A-Z]\.)\s+/u).filter((one) => one !== '');

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

/** Why nothing can be done with a thing: what the rules say most often to whatever could be tried with it, the telling reasons first. */
const whyNot = (table: AnyTable, { asking, offer }: Open, thing: Pick, others: readonly Pick[]): string => {
  const said = new Map<string, { readonly message: string; much: number }>();
  for (const onto of [undefined, ...others]) {
    const move = table.attempt(thing, onto, asking);
    const refusal = move && offer.check(move);
    if (refusal === undefined || refusal.message === '') continue;
    const known = said.get(refusal.code) ?? { message: refusal.message, much: 0 };
    known.much += table.plain?.includes(refusal.code) === true ? 1 : 1000;
    said.set(refusal.code, known);
  }
  const [most] = [...said.values()].sort((a, b) => b.much - a.much);
  return most?.message ?? nothingWith;
};

/** Why an own thing that does not glow is of no use now; undefined where it glows, something is picked, or nothing is asked. */
export const uselessText = (
  table: AnyTable,
  open: Open | undefined,
  thing: Pick,
  stage: Stage,
): string | undefined => {
  const slot = stage.pieces.find(thing)?.place.slot;
  if (open === undefined || (slot !== 'hand' && slot !== 'own')) return undefined;
  const { picked, next } = open.choosing.show();
  if (picked.length > 0 || next.some((one) => samePick(one, thing))) return undefined;
  return notNow(whyNot(table, open, thing, stage.things()));
};
