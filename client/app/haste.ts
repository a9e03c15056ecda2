import type { Play, Session } from '../net/session';
import type { Settings } from '../ui/settings';

/** Whoever may not be kept waiting sees how things stand within this time. */
const HASTE_MS = 1500;

/**
 * How soon the story has to be over when this seat is asked. Without a clock nobody is hurried, unless they wish it. At a
 * clock that runs everything else has to wait.
 */
export const catchUpMs =
  (session: Session, settings: () => Settings) =>
  (_play: Play): number | undefined =>
    settings().hurry || 'perAskMs' in session.state().view.time ? HASTE_MS : undefined;
