import type { SessionState } from '../net/session';
import type { SceneKeeper } from './sceneKeeper';
import type { Holodeck } from '../holodeck';
import type { Stats } from '../holodeck/stats';
import type { GameScene } from '../tabletop/scene';
import type { FullTable } from './fullTable';
import type { EffectsCost, SceneCost } from '../holodeck/measure';
import type { Visit } from '../xr';
import type { Quality } from '../ui/address';

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
  /** The game on the table, once it is there. */
  table(): GameScene | undefined;
  /** What somebody does in a headset. */
  visit(): Visit | undefined;
  /** The names of those of whom something is to be seen at the table. */
  others(): readonly string[];
  /** Opens the scene anew beside the page, at its busiest, and closes it again. */
  measure(quality: Quality | 'xr'): Promise<SceneCost>;
  /** Opens the scene anew and counts what every effect at once adds to it. */
  effects(quality: Quality | 'xr'): Promise<EffectsCost>;
  /** Times the scene's own script with nothing drawn; `collect` gives the bytes in use after clearing up. */
  timing(
    quality: Quality | 'xr',
    collect: () => Promise<number>,
    full?: FullTable,
  ): Promise<{ readonly frameMs: number; readonly heapBytes: number }>;
}

declare global {
  interface Window {
    starboard?: { readonly debug: Debug };
  }
}

export function openDebug(
  session: () => SessionState | undefined,
  scene: SceneKeeper,
  table: () => GameScene | undefined,
  visit: () => Visit | undefined,
  others: () => readonly string[],
): void {
  let open: Holodeck | undefined;
  void scene.open().then((opened) => (open = opened));
  window.starboard = {
    debug: {
      session: () => withoutPlay(session()),
      frames: () => open?.frames(),
      deck: () => open,
      table,
      visit,
      others,
      measure: async (quality) => (await import('../holodeck/measure')).measureScene(document, quality),
      effects: async (quality) => (await import('../holodeck/measure')).measureEffects(document, quality),
      timing: async (quality, collect, full) => {
        const busy = full && (await import('./fullTable')).fillTable(full);
        return (await import('../holodeck/measure')).timeScene(document, quality, collect, busy);
      },
      stats: async () => {
        const deck = await scene.open();
        if (deck === undefined) return undefined;
        await deck.centrepiece;
        const { takeStats, watchStats } = await import('../holodeck/stats');
        return visit() === undefined ? takeStats(deck.scene) : watchStats(deck.scene);
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
