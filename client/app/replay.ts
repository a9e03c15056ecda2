import { succeeded, type Result } from '../../shared/engine/result';
import { GAMES } from '../../shared/games';
import { botName, playerName } from '../../shared/words/en';
import type { Keep } from '../net/identity';
import { readKept } from '../net/localSession';
import { botLevel, fetchMatch, keptMatch, readSaved, readTape, type PastMatch } from '../net/pastMatch';
import { unpackMatch } from '../net/gameLinks';
import { openReplay, type ReplaySession } from '../net/replaySession';
import { KEPT_MATCH } from '../ui/address';
import type { ReplaySource } from '../ui/replayPanel';

/** A game of the past, ready to be watched, or why not. `shown` resolves when all that was told has been shown. */
export const replayFrom = async (
  source: ReplaySource,
  keep: Keep | undefined,
  shown: () => Promise<unknown>,
): Promise<Result<ReplaySession>> => {
  const found = await find(source, keep);
  if (!found.ok) return found;
  const tape = await readTape(found.value, GAMES);
  if (!tape.ok) return tape;
  const { seats } = found.value.journal.terms;
  const names = Array.from({ length: seats }, (_, seat) => nameOf(seat, found.value.names[seat]));
  return succeeded(openReplay(tape.value, { names, shown }));
};

const nameOf = (seat: number, name: string | undefined): string => {
  const level = botLevel(name ?? '');
  return level === undefined ? (name ?? playerName(seat)) : botName(seat, level);
};

const find = async (source: ReplaySource, keep: Keep | undefined): Promise<Result<PastMatch>> => {
  switch (source.type) {
    case 'match':
      return fetchMatch(location.origin, source.match);
    case 'file':
      return readSaved(source.text);
    case 'packed':
      return unpackMatch(source.letters, GAMES);
    case 'kept':
      return keptMatch(readKept(keep)?.kept, GAMES);
  }
};

/** Which game of the past an address means. */
export const sourceOf = (match: string | undefined, packed: string | undefined): ReplaySource | undefined => {
  if (packed !== undefined) return { type: 'packed', letters: packed };
  if (match === undefined) return undefined;
  return match === KEPT_MATCH ? { type: 'kept' } : { type: 'match', match };
};
