import type { Holodeck } from '../holodeck';
import type { Address } from '../ui/address';
import type { Settings } from '../ui/settings';
import type { Shell } from '../ui/shell';

/** The 3D side as the page sees it: perhaps not there, perhaps not yet, and replaced when its quality changes. */
export interface SceneKeeper {
  /** The open holodeck; undefined without WebGL 2 or after a failure. */
  open(): Promise<Holodeck | undefined>;
  /** Shows new settings, building the scene again if its quality changed. */
  settle(settings: Settings): void;
}

/** What an address says of the scene: its quality, which goes before the settings, and whether it is drawn at all. */
type Wish = Pick<Address, 'quality' | 'blind'>;

/** Keeps the scene behind the page. The page comes first and goes on without it. */
export function keepScene(shell: Shell, settings: Settings, wish: Wish): SceneKeeper {
  let now = settings;
  let deck = openScene(shell, now, wish);
  return {
    open: () => deck,
    settle: (next) => {
      const rebuild = next.quality !== now.quality;
      now = next;
      if (rebuild) deck = deck.then((old) => reopen(old, shell, next));
      else
        void deck.then((open) => {
          open?.colours(next.colours);
          open?.calm(next.calm);
        });
    },
  };
}

async function reopen(
  old: Holodeck | undefined,
  shell: Shell,
  settings: Settings,
): Promise<Holodeck | undefined> {
  if (old === undefined) return undefined;
  old.dispose();
  // A canvas keeps the antialiasing it began with, so a new quality wants a new canvas.
  const canvas = document.querySelector('#holodeck');
  canvas?.replaceWith(canvas.cloneNode());
  return openScene(shell, settings, { quality: undefined, blind: false });
}

async function openScene(shell: Shell, settings: Settings, wish: Wish): Promise<Holodeck | undefined> {
  const canvas = document.querySelector<HTMLCanvasElement>('#holodeck');
  if (canvas === null) return undefined;
  if (document.createElement('canvas').getContext('webgl2') === null) {
    canvas.hidden = true;
    shell.scene('noWebGL');
    return undefined;
  }
  shell.scene('loading');
  shell.progress(0.05);
  try {
    const { openHolodeck } = await import('../holodeck');
    shell.progress(0.2);
    const quality = wish.quality ?? (settings.quality === 'auto' ? undefined : settings.quality);
    const blind = wish.blind && { engine: new (await import('../holodeck/blindEngine')).BlindEngine(canvas) };
    const deck = await openHolodeck(canvas, {
      quality,
      colours: settings.colours,
      calm: settings.calm,
      onProgress: (part) => shell.progress(part),
      ...blind,
    });
    deck.centrepiece.then(
      () => shell.scene('open'),
      () => shell.scene('noShip'),
    );
    return deck;
  } catch {
    canvas.hidden = true;
    shell.scene('failed');
    return undefined;
  }
}

/** Calls after each frame of the holodeck, while its picture can be read; undefined where there is none. */
export const afterFrames = (deck: Holodeck | undefined): ((listener: () => void) => () => void) | undefined =>
  deck &&
  ((listener) => {
    const seen = deck.scene.onAfterRenderObservable.add(listener);
    return () => void deck.scene.onAfterRenderObservable.remove(seen);
  });
