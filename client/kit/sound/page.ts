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

/** So long a browser is given to say that sound may begin. */
const ANSWER_MS = 400;

/** Whether this browser lets sound begin without a gesture: a program that streams does, and so do most once a page was touched. */
const mayBegin = async (): Promise<boolean> => {
  if (typeof AudioContext === 'undefined') return false;
  const context = new AudioContext();
  await Promise.race([
    context.resume().catch(() => undefined),
    new Promise((over) => setTimeout(over, ANSWER_MS)),
  ]);
  const may = context.state === 'running';
  void context.close();
  return may;
};

/** Waits for a gesture; where nobody is expected to make one, it is first tried without. */
const gestureOr =
  (page: EventTarget, tries: boolean): SoundPorts['gesture'] =>
  (then) => {
    let over = false;
    const begin = (): void => {
      if (!over) then();
      over = true;
    };
    const stop = firstGesture(page)(begin);
    if (tries)
      void mayBegin().then((may) => {
        if (!may) return;
        stop();
        begin();
      });
    return () => {
      over = true;
      stop();
    };
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

/**
 * The sounds of the table in a page: nothing is fetched and nothing is heard before the first gesture. A page that is `filmed` is touched by
 * nobody: it is heard wherever its browser allows it.
 */
export const openSounds = (page: Document, filmed = false, ear?: () => Ear): Sounds =>
  makeSounds({
    gesture: gestureOr(page, filmed),
    player: openPlayer,
    now: () => performance.now() / 1000,
    later: (seconds, then) => {
      const timer = setTimeout(then, seconds * 1000);
      return () => clearTimeout(timer);
    },
    ...(ear === undefined ? {} : { ear }),
  });
