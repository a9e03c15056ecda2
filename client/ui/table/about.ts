import type { AnyWords, Tagged } from '../../../shared/engine/game';

/** What the game can tell about the things a move names; empty if nothing. */
export const aboutMove = (move: Tagged, words: AnyWords, pub: object): readonly string[] => {
  // A game says the same of everything it does not know.
  const unknown = words.about('', pub);
  const told = new Set<string>();
  for (const [field, value] of Object.entries(move)) {
    if (field === 'type') continue;
    const id = typeof value === 'string' ? value : typeof value === 'number' ? `${field}-${value}` : '';
    const text = id === '' ? '' : words.about(id, pub);
    if (text !== '' && text !== unknown) told.add(text);
  }
  return [...told];
};
