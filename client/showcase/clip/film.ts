import type { Director } from '../../director/director';
import { atMost, pause } from '../../director/pause';
import { tapSound } from '../../kit/sound';
import type { ReplaySession } from '../../net/replaySession';
import type { RecordRange } from '../../ui/streamWish';
import { makeThirds } from '../thirds';
import { makePainter } from './painter';

export interface ClipPorts {
  readonly session: ReplaySession;
  readonly director: Director;
  /** Where the scene is drawn. */
  readonly scene: HTMLCanvasElement;
  /** Calls after each frame of the scene, while its picture can be read; gives how to stop. */
  readonly drawn: (listener: () => void) => () => void;
  /** Resolves when everything that has happened so far has been shown. */
  readonly told: () => Promise<void>;
  /** How much of it is done, 0 to 1. */
  readonly progress: (part: number) => void;
  readonly signal: AbortSignal;
}

export interface Clip {
  readonly video: Blob;
  /** How long it is, in milliseconds. */
  readonly ms: number;
}

/** A video is as high as the scene is drawn, within these; writing more than there is to be seen costs what should be drawn with. */
const [LOWEST, HIGHEST] = [360, 720] as const;
const FRAMES = 30;
/** Where the scene is drawn slowly its last picture is written so often: the video lasts as long as what it shows. */
const REPEAT_MS = 100;
const FIRST_MS = 5000;
/** The picture stands a moment before the first record and after the last. */
const STAND_MS = 700;
/** The first that a browser has: it is written while the scene is drawn, so what costs least comes first. */
const KINDS = ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus', 'video/webm'] as const;

/** What this browser can write; undefined: no video at all. */
export const videoKind = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

/** Plays a part of a match and writes what is seen and heard of it, with its captions, into a video. */
export const filmClip = async (
  page: Document,
  range: RecordRange,
  ports: ClipPorts,
): Promise<Clip | undefined> => {
  const kind = videoKind();
  if (kind === undefined) return undefined;
  const { session, director, scene, told } = ports;
  session.pause();
  session.seek(range.from);
  await told();
  const thirds = makeThirds(page);
  const leave = director.join(thirds);
  const painter = makePainter(page, scene, sizeFor(scene));
  const words = (name: string): string =>
    thirds.element.hidden ? '' : (thirds.element.querySelector(`.third-${name}`)?.textContent ?? '');
  let painted = 0;
  let stop = (): void => undefined;
  // The video begins with a picture, not in the dark.
  const first = new Promise<void>((resolve) => {
    stop = ports.drawn(() => {
      painter.paint(words('title'), words('text'));
      painted = performance.now();
      resolve();
    });
  });
  await atMost(first, FIRST_MS);
  const repeat = setInterval(() => {
    if (performance.now() - painted >= REPEAT_MS) painter.repeat();
  }, REPEAT_MS);
  const sound = tapSound();
  const pictures = painter.canvas.captureStream(FRAMES);
  const stream = new MediaStream([...pictures.getTracks(), ...(sound?.stream.getAudioTracks() ?? [])]);
  const take = record(stream, kind);
  try {
    await take.begun;
    await pause(STAND_MS);
    await tellRange(range, ports);
    await pause(STAND_MS);
    return ports.signal.aborted ? undefined : await take.end();
  } finally {
    stop();
    clearInterval(repeat);
    for (const track of stream.getTracks()) track.stop();
    sound?.stop();
    leave();
    thirds.dispose?.();
  }
};

const tellRange = async (
  { from, to }: RecordRange,
  { session, told, progress, signal }: ClipPorts,
): Promise<void> => {
  while (session.at() < to && !signal.aborted && session.forward()) {
    await told();
    progress((session.at() - from) / (to - from));
  }
};

/** As high as the scene, 16 : 9, in even numbers: all that writes videos can do with these. */
const sizeFor = ({ height }: HTMLCanvasElement): readonly [number, number] => {
  const even = 2 * Math.round(Math.min(HIGHEST, Math.max(LOWEST, height)) / 2);
  return [2 * Math.round((even * 8) / 9), even];
};

interface Taking {
  /** Resolves when it is being written: on a busy machine that takes its time. */
  readonly begun: Promise<void>;
  end(): Promise<Clip>;
}

const record = (stream: MediaStream, mimeType: string): Taking => {
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 6_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
  const begun = new Promise<void>((resolve) => {
    recorder.addEventListener('start', () => resolve());
  });
  recorder.start(1000);
  // It takes pictures and sound from here on; a busy page hears of its start more than a second later.
  const began = performance.now();
  return {
    begun,
    end: () =>
      new Promise((resolve) => {
        const ms = performance.now() - began;
        recorder.addEventListener('stop', () =>
          resolve({ video: new Blob(parts, { type: 'video/webm' }), ms }),
        );
        recorder.stop();
      }),
  };
};
