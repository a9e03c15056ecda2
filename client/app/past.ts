import { USUAL_LEVEL } from '../../shared/bots/thinker';
import type { OpenTable } from '../../shared/api';
import type { Refusal } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { keyOf } from '../../shared/engine/match';
import { GAMES } from '../../shared/games';
import { packMatch } from '../net/gameLinks';
import type { LocalSetup } from '../net/localMatch';
import { fetchJournal } from '../net/pastMatch';
import type { ReplaySession } from '../net/replaySession';
import { type Address, packedLink } from '../ui/address';
import { makeReplayTools } from '../ui/replayTools';
import { replayWords } from '../ui/replayWords';

/** The game that goes on where a replay stands: the person in one seat, bots in all others. */
const takeOver = (session: Pick<ReplaySession, 'tape' | 'at'>, seat: number): LocalSetup => {
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

/** What can be made of a replay. `isKept`: a server has it, and knows it by the page's address. */
export const replayTools = (
  session: ReplaySession,
  isKept: boolean,
  goOn: (setup: LocalSetup) => Promise<Refusal | undefined>,
  host: (open: Partial<OpenTable>) => void,
): HTMLElement =>
  makeReplayTools(document, session, {
    takeOver: (seat) => goOn(takeOver(session, seat)),
    openTable: async (seat) => {
      const { journal } = session.tape;
      const [record, packed] = [session.at(), isKept ? undefined : await packMatch(journal, GAMES)];
      if (packed?.ok === false) return packed.refusal;
      if (record >= session.tape.last) return { code: 'over', message: replayWords.takeOverLate };
      const source = packed ? { packed: packed.value } : { match: journal.terms.match };
      host({ listed: false, from: { ...source, record, seat } });
      return undefined;
    },
    clipLink: async ({ from, to }) => {
      const whole = isKept ? location.href : await linkOf(session.tape.journal);
      if (whole === undefined) return undefined;
      const url = new URL(whole);
      url.search = `?clip=${from}-${to}`;
      return url.href;
    },
  });
