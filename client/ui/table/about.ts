import type { Tagged } from '../../../shared/engine/game';
import type { Spoken } from './moves';

/** What the game can tell about the things a move names; empty if nothing. */
export const aboutMove = (move: Tagged, { module, view, people }: Spoken): readonly string[] => {
  const say = (id: string): string => module.words.about(id, view.pub, people);
  // A game says the same of everything it does not know.
  const unknown = say('');
  const told = new Set<string>();
  for (const [field, value] of Object.entries(move)) {
    if (field === 'type') continue;
    const id = typeof value === 'string' ? value : typeof value === 'number' ? `${field}-${value}` : '';
    const text = id === '' ? '' : say(id);
    if (text !== '' && text !== unknown) told.add(text);
  }
  return [...told];
};
