import type { OpenTable } from '../../shared/api';
import type { Refusal } from '../../shared/engine/game';
import { GAMES } from '../../shared/games';
import type { Director, Pace } from '../director/director';
import { packMatch } from '../net/gameLinks';
import type { LocalSetup } from '../net/localMatch';
import type { ReplaySession } from '../net/replaySession';
import { makeButton } from '../ui/dom';
import { makeReplayBar } from '../ui/replayBar';
import { makeReplayTools, type ReplayToolPorts } from '../ui/replayTools';
import { replayWords } from '../ui/replayWords';
import { openChancePanel } from './chances';
import { linkOf, takeOver } from './past';
import { gaugesOf } from './shelf';

/** How long a record of a replay stays at least. */
const BEAT_MS = 600;

/** Plays a clip once and writes it into a video; gives the address of the video in this page. */
const videoOf =
  (session: ReplaySession, { director, told, drawn: drawing }: ReplayPorts): ReplayToolPorts['video'] =>
  async (range, progress) => {
    const scene = document.querySelector<HTMLCanvasElement>('#holodeck');
    const teller = director();
    const drawn = await drawing();
    if (scene === null || !drawn || !teller) return undefined;
    const { filmClip } = await import('../showcase/clip/film');
    const { signal } = new AbortController();
    const ports = { session, director: teller, scene, drawn, told, progress, signal };
    const clip = await filmClip(document, range, ports);
    if (!clip) return undefined;
    const address = URL.createObjectURL(clip.video);
    document.documentElement.dataset.clipMs = String(Math.round(clip.ms));
    return address;
  };

/** What a replay needs of its page. */
export interface ReplayPorts {
  /** A server has it, and knows it by the page's address. */
  readonly isKept: boolean;
  /** The page is a picture for a stream: what lies over it says how the chances stand. */
  readonly isFilmed: boolean;
  readonly goOn: (setup: LocalSetup) => Promise<Refusal | undefined>;
  readonly host: (open: Partial<OpenTable>) => void;
  readonly director: () => Director | undefined;
  /** Resolves when everything that has happened so far has been shown. */
  readonly told: () => Promise<void>;
  /** Calls after each frame of the scene; gives how to stop. Undefined: there is no scene. */
  readonly drawn: () => Promise<((listener: () => void) => () => void) | undefined>;
}

/** A picture of a record as the scene shows it. */
const pictureOf = async (
  session: ReplaySession,
  { told, drawn: drawing }: ReplayPorts,
  at: number,
): Promise<string | undefined> => {
  const scene = document.querySelector<HTMLCanvasElement>('#holodeck');
  const drawn = await drawing();
  if (scene === null || !drawn) return undefined;
  session.pause();
  session.seek(at);
  await told();
  const { takePicture } = await import('../showcase/clip/picture');
  return takePicture(document, scene, drawn);
};

/** Lays the story of a game over its replay; gives how to end it. */
const openStory = async (session: ReplaySession, ports: ReplayPorts): Promise<() => void> => {
  const { openAfterGame } = await import('../showcase/after/page');
  const [was, gauges] = [session.at(), await gaugesOf(session.tape.module.game.id)];
  const opener = document.activeElement;
  const after = openAfterGame(document, {
    session,
    gauges,
    picture: (at) => pictureOf(session, ports, at),
    href: (at) => {
      const url = new URL(location.href);
      url.search = `?at=${String(at)}`;
      return url.href;
    },
    closed: () => {
      after.dispose();
      session.seek(was);
      if (opener instanceof HTMLElement) opener.focus();
    },
  });
  document.body.append(after.element);
  return () => after.dispose();
};

/** What can be made of a replay. */
const replayTools = (session: ReplaySession, ports: ReplayPorts): HTMLElement =>
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
    video: videoOf(session, ports),
  });

/** The bar of a replay with all that belongs to it. */
export const openReplayBar = (
  session: ReplaySession,
  director: Director,
  ports: ReplayPorts,
  pace: Pace,
): { readonly element: HTMLElement; readonly story: () => void; readonly dispose: () => void } => {
  const onPace = (wanted: Pace): void => {
    session.beat(wanted === 'skip' ? 0 : BEAT_MS / Number(wanted));
    director.pace(wanted);
  };
  const bar = makeReplayBar(document, session, { pace, onPace });
  onPace(pace);
  const chances = ports.isFilmed ? undefined : openChancePanel(session, director);
  const endings = [(): void => bar.dispose(), (): void => chances?.dispose()];
  const story = (): void => void openStory(session, ports).then((end) => endings.push(end));
  bar.element.append(
    ...(chances ? [chances.element] : []),
    makeButton(document, replayWords.story, story, 'quiet'),
    replayTools(session, ports),
  );
  return {
    element: bar.element,
    story,
    dispose: () => {
      for (const end of endings.splice(0)) end();
    },
  };
};
