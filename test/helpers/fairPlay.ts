import { readJournal, verify } from '../../shared/engine/journal';
import { game } from './skirmish';

/** Reads and verifies a match of the reference game from its text; runs in Node and in a page alike. */
export const verifyText = (text: string): string => {
  const journal = readJournal(text);
  const verdict = journal.ok ? verify(journal.value, game) : journal;
  return verdict.ok ? `${verdict.value.moves} moves` : verdict.refusal.code;
};
