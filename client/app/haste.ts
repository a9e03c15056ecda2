import type { Tagged } from '../../shared/engine/game';
import { tellingMs } from '../../shared/engine/telling';
import type { Play, Session } from '../net/session';
import type { Settings } from '../ui/settings';

/** Whoever may not be kept waiting sees how things stand within this time. */
const HASTE_MS = 1500;

/**
 * How soon the story has to be over when this seat is asked. Without a clock nobody is hurried, unless they wish it. With a
 * clock the room allows for what has just happened before time runs; for a reaction it allows nothing.
 */
export const catchUpMs =
  (session: Session, settings: () => Settings) =>
  ({ module, offers }: Play, events: readonly Tagged[]): number | undefined => {
    if (settings().hurry) return HASTE_MS;
    if (!('perAskMs' in session.state().view.time)) return undefined;
    if (offers[0]?.ask.reaction === true) return HASTE_MS;
    return Math.max(HASTE_MS, tellingMs(events, module.game.weights));
  };
