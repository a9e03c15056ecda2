import type { Holodeck } from './holodeck';
import type { Session, SessionState } from './net/session';

/** What tests may look at. Only a page opened with ?test has it. */
export interface Debug {
  session(): Omit<SessionState, 'play'>;
  /** Frames drawn so far; undefined while the holodeck is shut. */
  frames(): number | undefined;
}

declare global {
  interface Window {
    starboard?: { readonly debug: Debug };
  }
}

export function openDebug(session: Session, holodeck: Promise<Holodeck | undefined>): void {
  let open: Holodeck | undefined;
  void holodeck.then((opened) => (open = opened));
  window.starboard = { debug: { session: () => withoutPlay(session.state()), frames: () => open?.frames() } };
}

/** A match holds functions, which no test can take out of the page. */
const withoutPlay = ({ play: _, ...state }: SessionState): Omit<SessionState, 'play'> => state;
