import type { Viewer } from '../../engine/game';
import type { PanicEvent } from './events';

/** Hands are open and piles have no hidden order (rulebook p. 4): everybody may know everything that happens. */
export const redact = (event: PanicEvent, _viewer: Viewer): PanicEvent => event;
