import * as v from 'valibot';
import { FinishedMatch } from '../../shared/api';
import type { GameModule, Refusal } from '../../shared/engine/game';
import { type Journal, journalShape, readJournal } from '../../shared/engine/journal';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import type { Register } from '../../shared/games';
import { botIn } from './botIn';
import { LocalMatch, savedShape } from './localMatch';
import type { Recording } from './recording';
import { Tape } from './replayTape';
import { ToldTape } from './toldTape';

/** A match of the past: its journal, and the names of those who played (bots by their level), as far as they are known. */
export interface PastMatch {
  readonly journal: Journal;
  readonly names: readonly string[];
  /** What spectators saw, where a server has kept it. */
  readonly told?: Pick<FinishedMatch, 'story' | 'outcome'>;
}

const refusal = (code: string, message: string): Refusal => ({ code, message });
const NO_JOURNAL = refusal('noJournal', 'The server does not have the journal of this match.');
const NOT_OVER = refusal('notOver', 'This game is not over yet; it can be watched again when it is.');
const Trouble = v.object({ code: v.string() });

/** A finished match from the server that keeps it. */
export const fetchMatch = async (origin: string, match: string): Promise<Result<PastMatch>> => {
  const response = await fetch(`${origin}/api/matches/${encodeURIComponent(match)}`).catch(() => undefined);
  if (!response) return failed(refusal('offline', 'The server does not answer.'));
  const data: unknown = await response.json().catch(() => undefined);
  const trouble = v.safeParse(Trouble, data);
  if (!response.ok && trouble.success && trouble.output.code === 'notOver') return failed(NOT_OVER);
  const read = v.safeParse(FinishedMatch, data);
  if (!response.ok || !read.success) return failed(NO_JOURNAL);
  const journal = parse<Journal>(journalShape, read.output.journal, 'journal');
  const { names, story, outcome } = read.output;
  return journal.ok ? succeeded({ journal: journal.value, names, told: { story, outcome } }) : journal;
};

/** The journal of a finished match from the server that keeps it. */
export const fetchJournal = async (origin: string, match: string): Promise<Result<Journal>> => {
  const found = await fetchMatch(origin, match);
  return found.ok ? succeeded(found.value.journal) : found;
};

/** A journal that somebody saved as a file. */
export const readSaved = (text: string): Result<PastMatch> => {
  const journal = readJournal(text);
  return journal.ok ? succeeded({ journal: journal.value, names: [] }) : journal;
};

/** The game this browser has kept, once it is over. */
export const keptMatch = async (stored: unknown, games: Register): Promise<Result<PastMatch>> => {
  const shaped = v.safeParse(savedShape, stored);
  if (!shaped.success) return failed(refusal('noJournal', 'This browser has kept no game.'));
  const module = await loadGame(games, shaped.output.game);
  const match = module ? LocalMatch.open(module.game, stored) : failed<LocalMatch>(NO_GAME);
  if (!match.ok) return match;
  const { game, state, saved: kept } = match.value;
  if (!kept.ended && game.outcome(state) === undefined) return failed(NOT_OVER);
  return succeeded({ journal: match.value.journal(), names: [] });
};

export const NO_GAME = refusal('noSuchGame', 'This is a game that this page does not know.');

export const loadGame = async (games: Register, id: string): Promise<GameModule | undefined> => {
  try {
    return Object.hasOwn(games, id) ? await games[id]?.() : undefined;
  } catch {
    return undefined;
  }
};

/** Makes a match ready to be watched: by its rules, or, where this page has others, as spectators saw it. */
export const readTape = async (
  { journal, names, told }: PastMatch,
  games: Register,
): Promise<Result<Recording>> => {
  const module = await loadGame(games, journal.terms.game);
  if (!module) return failed(NO_GAME);
  const people = names.map((name, seat) => {
    const level = botLevel(name);
    return level === undefined ? name : botIn(module.game, seat, level);
  });
  return told !== undefined && journal.terms.version !== module.game.version
    ? ToldTape.read(module, journal, told, people)
    : Tape.read(module, journal, people);
};

/** A server names bots by their level. */
export const botLevel = (name: string): string | undefined => /^Bot \((\w+)\)$/u.exec(name)?.[1];
