import { gameOfLink, openLink, packGame } from '../../shared/engine/gameLink';
import type { Journal } from '../../shared/engine/journal';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import type { Register } from '../../shared/games';
import { loadGame, NO_GAME, type PastMatch } from './pastMatch';

const BROKEN = { code: 'malformed', message: 'This link to a replay is broken: copy the whole of it.' };

/** A whole match as letters, digits, dashes and underscores, to stand behind the # of a link: no server has to keep it. */
export const packMatch = async (journal: Journal, games: Register): Promise<Result<string>> => {
  const module = await loadGame(games, journal.terms.game);
  return module ? packGame(module.game, journal) : failed(NO_GAME);
};

/** The match that such letters hold, played again and found to be what it says, or why there is none. */
export const unpackMatch = async (letters: string, games: Register): Promise<Result<PastMatch>> => {
  const named = gameOfLink(letters);
  if (!named.ok) return failed(BROKEN);
  const module = await loadGame(games, named.value);
  if (!module) return failed(NO_GAME);
  const opened = openLink(module.game, letters);
  if (opened.ok) return succeeded({ journal: opened.value, names: [] });
  return failed(opened.refusal.code === 'otherVersion' ? OTHER_VERSION : BROKEN);
};

const OTHER_VERSION = {
  code: 'otherVersion',
  message: 'This game was played by another version of the rules than this page has.',
};
