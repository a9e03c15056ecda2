import type { Tagged } from '../../shared/engine/game';
import type { Play } from '../net/session';
import type { Audience } from './audience';
import { weightIn } from './pacing';
import { pause } from './pause';
import type { Run } from './timing';

/** An event that has been shown. */
export interface Shown {
  readonly event: Tagged;
  readonly play: Play;
  readonly run: Run | undefined;
  /** It is filmed at the usual pace, and nothing else happens meanwhile. */
  readonly isFilmed: boolean;
}

/** Waits until blows have had their time and, in a film, until what was said can have been read; or until the signal. */
export const stand = (
  audiences: Iterable<Audience>,
  shown: Shown,
  signal: AbortSignal,
): Promise<void> | undefined => {
  const until = Math.max(shown.run?.end ?? 0, readBy(audiences, shown));
  return until === 0 ? undefined : pause(until - performance.now(), signal);
};

/** Only what somebody has done stays in the picture for its sentence; blows that follow each other do so together, once they are over. */
const readBy = (audiences: Iterable<Audience>, { event, play, run, isFilmed }: Shown): number => {
  const weight = weightIn(event, play);
  if (!isFilmed || (weight === 'blow' ? run === undefined : weight !== 'deed')) return 0;
  return Math.max(0, ...[...audiences].map((audience) => audience.readBy?.() ?? 0));
};
