import { USUAL_LEVEL } from '../../shared/bots/thinker';
import type { Journal } from '../../shared/engine/journal';
import { keyOf } from '../../shared/engine/match';
import { GAMES } from '../../shared/games';
import { packMatch } from '../net/gameLinks';
import type { LocalSetup } from '../net/localMatch';
import { fetchJournal } from '../net/pastMatch';
import type { ReplaySession } from '../net/replaySession';
import { type Address, packedLink } from '../ui/address';

/** The game that goes on where a replay stands: the person in one seat, bots in all others. */
export const takeOver = (session: Pick<ReplaySession, 'tape' | 'at'>, seat: number): LocalSetup => {
  const { journal } = session.tape;
  const { terms, entries } = journal;
  const record = session.at();
  return {
    game: terms.game,
    options: { ...terms.options },
    levels: Array.from({ length: terms.seats }, (_, one) => (one === seat ? '' : USUAL_LEVEL)),
    origin: {
      ...{ match: terms.match, record, key: keyOf(journal) },
      entries: entries.slice(0, record),
      viewer: seat,
    },
  };
};

/** Begins where the address says; a clip plays to its end and stops there. Where nobody can press a button it plays by itself. */
export const showClip = (
  session: ReplaySession,
  { at, clip }: Pick<Address, 'at' | 'clip'>,
  plays: boolean,
  told: () => Promise<void>,
): void => {
  const from = at ?? clip?.from;
  if (from !== undefined) session.seek(from);
  if (clip)
    session.watch(() => {
      if (session.playing() && session.at() >= clip.to) session.pause();
    });
  if (plays || clip) void told().then(() => session.play());
};

/** The whole match as a link. */
export const linkOf = async (journal: Journal): Promise<string | undefined> => {
  const packed = await packMatch(journal, GAMES);
  return packed.ok ? packedLink(location.origin, packed.value) : undefined;
};

/** The same of a finished match that the server keeps. */
export const linkOfMatch = async (match: string): Promise<string | undefined> => {
  const journal = await fetchJournal(location.origin, match);
  return journal.ok ? linkOf(journal.value) : undefined;
};
