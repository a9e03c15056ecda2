import { USUAL_LEVEL } from '../../shared/bots/thinker';
import type { OpenTable } from '../../shared/api';
import type { Refusal } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { keyOf } from '../../shared/engine/match';
import { GAMES } from '../../shared/games';
import type { Director } from '../director/director';
import { packMatch } from '../net/gameLinks';
import type { LocalSetup } from '../net/localMatch';
import { fetchJournal } from '../net/pastMatch';
import type { ReplaySession } from '../net/replaySession';
import { type Address, packedLink } from '../ui/address';
import { makeReplayTools, type ReplayToolPorts } from '../ui/replayTools';
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

/** Plays a clip once and writes it into a video; gives the address of the video in this page. */
const filmOf =
  (session: ReplaySession, { director, told }: ReplayPorts): ReplayToolPorts['video'] =>
  async (range, progress) => {
    const scene = document.querySelector<HTMLCanvasElement>('#holodeck');
    const teller = director();
    if (scene === null || scene.width === 0 || !teller) return undefined;
    const { filmClip } = await import('../showcase/clip/film');
    const { signal } = new AbortController();
    const clip = await filmClip(document, range, {
      session,
      director: teller,
      scene,
      told,
      progress,
      signal,
    });
    if (!clip) return undefined;
    const address = URL.createObjectURL(clip.video);
    document.documentElement.dataset.clipMs = String(Math.round(clip.ms));
    return address;
  };

/** What a replay needs of its page. */
export interface ReplayPorts {
  /** A server has it, and knows it by the page's address. */
  readonly isKept: boolean;
  readonly goOn: (setup: LocalSetup) => Promise<Refusal | undefined>;
  readonly host: (open: Partial<OpenTable>) => void;
  readonly director: () => Director | undefined;
  /** Resolves when everything that has happened so far has been shown. */
  readonly told: () => Promise<void>;
}

/** What can be made of a replay. */
export const replayTools = (session: ReplaySession, ports: ReplayPorts): HTMLElement =>
  makeReplayTools(document, session, {
    takeOver: (seat) => ports.goOn(takeOver(session, seat)),
    openTable: async (seat) => {
      const { journal } = session.tape;
      const [record, packed] = [session.at(), ports.isKept ? undefined : await packMatch(journal, GAMES)];
      if (packed?.ok === false) return packed.refusal;
      if (record >= session.tape.last) return { code: 'over', message: replayWords.takeOverLate };
      const source = packed ? { packed: packed.value } : { match: journal.terms.match };
      ports.host({ listed: false, from: { ...source, record, seat } });
      return undefined;
    },
    clipLink: async ({ from, to }) => {
      const whole = ports.isKept ? location.href : await linkOf(session.tape.journal);
      if (whole === undefined) return undefined;
      const url = new URL(whole);
      url.search = `?clip=${from}-${to}`;
      return url.href;
    },
    video: filmOf(session, ports),
  });
