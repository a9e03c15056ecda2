import type { SessionState } from './net/session';
import type { SceneKeeper } from './scene';
import type { Holodeck } from './holodeck';
import type { Stats } from './holodeck/stats';

type Told = Omit<SessionState, 'play'>;

/** What tests may look at. Only a page opened with ?test has it. */
export interface Debug {
  /** Undefined while the page is at no table. */
  session(): Told | undefined;
  /** Frames drawn so far; undefined while the holodeck is shut. */
  frames(): number | undefined;
  /** What the scene costs, once everything is loaded. */
  stats(): Promise<Stats | undefined>;
  /** The open scene itself. */
  deck(): Holodeck | undefined;
}

declare global {
  interface Window {
    starboard?: { readonly debug: Debug };
  }
}

export function openDebug(session: () => SessionState | undefined, scene: SceneKeeper): void {
  let open: Holodeck | undefined;
  void scene.open().then((opened) => (open = opened));
  window.starboard = {
    debug: {
      session: () => withoutPlay(session()),
      frames: () => open?.frames(),
      deck: () => open,
      stats: async () => {
        const deck = await scene.open();
        if (deck === undefined) return undefined;
        await deck.centrepiece;
        const { takeStats } = await import('./holodeck/stats');
        return takeStats(deck.scene);
      },
    },
  };
}

/** A match holds functions, which no test can take out of the page. */
const withoutPlay = (state: SessionState | undefined): Told | undefined => {
  if (state === undefined) return undefined;
  const { play: _, ...told } = state;
  return told;
};
