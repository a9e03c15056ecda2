import type { Session } from './net/session';
import type { SceneKeeper } from './scene';
import type { Pace } from './director/director';
import type { Settings } from './ui/settings';

/** A thing on the table by its kind and id, as scenes name what can be picked: `{ kind: 'sector', id: '3' }`. */
export interface Pointed {
  readonly kind: string;
  readonly id: string;
}

/** What shows a session in 3D, for as long as the page is at that table. */
export interface AttachedScene {
  settle(settings: Settings): void;
  /** How fast the story is told, where it is not as in the settings (a replay). */
  pace(pace: Pace): void;
  /** Resolves when everything that has happened so far has been shown. */
  idle(): Promise<void>;
  /** Lights up what a lesson speaks of; none: nothing. */
  point(things: readonly Pointed[]): void;
  dispose(): void;
}

/** Puts a game on the holodeck's table. Where there is no holodeck, nothing is shown and nothing is missed. */
export const attachScene = (_session: Session, _settings: Settings, keeper: SceneKeeper): AttachedScene => {
  void keeper.open().then((deck) => {
    deck?.idle(false);
    deck?.view('table');
  });
  return {
    settle: () => undefined,
    pace: () => undefined,
    idle: () => Promise.resolve(),
    point: () => undefined,
    dispose: () =>
      void keeper.open().then((deck) => {
        deck?.idle(true);
        deck?.view('start');
      }),
  };
};
