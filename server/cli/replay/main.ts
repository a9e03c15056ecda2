import { readFileSync } from 'node:fs';
import type { GameModule } from '../../../shared/engine/game';
import { type Journal, readJournal, verify } from '../../../shared/engine/journal';
import { failed, type Result, succeeded } from '../../../shared/engine/result';
import type { Register } from '../../../shared/games';
import { loadGame } from '../sim/settings';
import { say, stop } from '../terminal';

/** `npm run replay -- file`: plays a saved match again, checks every promise made in it, and tells it in words. */
export const runReplay = async (register: Register, argv: readonly string[]): Promise<void> => {
  const [file, ...more] = argv;
  if (file === undefined || more.length > 0)
    return stop('replay: expected one file: npm run replay -- match.json');
  const read = readFile(file);
  const journal = read.ok ? readJournal(read.value) : read;
  if (!journal.ok) return stop(`${file}: ${journal.refusal.message}`);
  const module = await loadGame(register, journal.value.terms.game);
  if (!module.ok) return stop(`${file}: ${module.refusal.message}`);
  const told = tell(journal.value, module.value);
  if (!told.ok) return stop(`${file}: ${told.refusal.message}`);
  for (const line of told.value) say(line);
};

const readFile = (file: string): Result<string> => {
  try {
    return succeeded(readFileSync(file, 'utf8'));
  } catch (error) {
    return failed({
      code: 'unreadable',
      message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
};

/** The whole story in words; nothing of it when the journal is not what it promises to be. */
export const tell = (journal: Journal, { game, words }: GameModule): Result<readonly string[]> => {
  const lines: string[] = [];
  let pub: object = {};
  const verdict = verify(journal, game, (state, events) => {
    pub = game.publicView(state);
    for (const event of events) lines.push(words.event(event, pub, []));
  });
  if (!verdict.ok) return verdict;
  const { outcome, moves } = verdict.value;
  lines.push(outcome ? words.outcome(outcome, pub, []) : 'The match was not finished.');
  lines.push(`Verified: ${moves} moves, the seed as promised, every roll and draw as it had to be.`);
  return succeeded(lines);
};
