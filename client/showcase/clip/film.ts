import type { Director } from '../../director/director';
import { pause } from '../../director/pause';
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

const SIZE = [1280, 720] as const;
const FRAMES = 30;
/** The picture stands a moment before the first record and after the last. */
const STAND_MS = 700;
const KINDS = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'] as const;

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
  const painter = makePainter(page, scene, SIZE);
  const words = (name: string): string =>
    thirds.element.hidden ? '' : (thirds.element.querySelector(`.third-${name}`)?.textContent ?? '');
  const stop = ports.drawn(() => painter.paint(words('title'), words('text')));
  const sound = tapSound();
  const pictures = painter.canvas.captureStream(FRAMES);
  const stream = new MediaStream([...pictures.getTracks(), ...(sound?.stream.getAudioTracks() ?? [])]);
  const take = record(stream, kind);
  try {
    await pause(STAND_MS);
    await tellRange(range, ports);
    await pause(STAND_MS);
    return ports.signal.aborted ? undefined : await take.end();
  } finally {
    stop();
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

/** Begins to write at once. */
const record = (stream: MediaStream, mimeType: string): { end(): Promise<Clip> } => {
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 6_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
  recorder.start(1000);
  const began = performance.now();
  return {
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
