import type { Ear, SoundPorts } from './tableSounds';
import { makeSounds } from './tableSounds';
import { routeSound } from './tap';
import type { Player } from './player';
import type { Sounds } from './types';

/** What browsers take as the person's leave to make a sound. */
const GESTURES = ['pointerup', 'keydown', 'touchend'] as const;

const firstGesture =
  (page: EventTarget): SoundPorts['gesture'] =>
  (then) => {
    const stop = (): void => {
      for (const name of GESTURES) page.removeEventListener(name, once, true);
    };
    const once = (): void => {
      stop();
      then();
    };
    for (const name of GESTURES) page.addEventListener(name, once, true);
    return stop;
  };

/** Some browsers let only what happens inside the gesture make a sound, so the context is made at once, the rest later. */
const openPlayer = (): Promise<Player | undefined> => {
  if (typeof AudioContext === 'undefined') return Promise.resolve(undefined);
  const context = new AudioContext();
  routeSound(context);
  // It never settles where sound is forbidden, so nothing may wait for it.
  context.resume().catch(() => undefined);
  return import('./babylonPlayer').then(({ openBabylonPlayer }) => openBabylonPlayer(context));
};

/** The sounds of the table in a page: nothing is fetched and nothing is heard before the first gesture. */
export const openSounds = (page: Document, ear?: () => Ear): Sounds =>
  makeSounds({
    gesture: firstGesture(page),
    player: openPlayer,
    now: () => performance.now() / 1000,
    later: (seconds, then) => {
      const timer = setTimeout(then, seconds * 1000);
      return () => clearTimeout(timer);
    },
    ...(ear === undefined ? {} : { ear }),
  });
