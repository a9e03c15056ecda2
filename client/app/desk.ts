import type { OpenTable } from '../../shared/api';
import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { isShip } from '../../shared/games/attackWing/fleet/known';
import type { Keep } from '../net/identity';
import type { LocalSetup } from '../net/localMatch';
import { find } from '../ui/dom';
import { refusalWords } from '../ui/words';
import type { SceneKeeper } from './sceneKeeper';
import type { Holodeck } from '../holodeck';
import type { Part, viewThrough } from '../holodeck/viewThrough';
import { DESK } from './shelf';
import type { Solo } from './solo';

export interface DeskWishes {
  readonly keep: Keep | undefined;
  readonly scene: SceneKeeper;
  readonly calm: () => boolean;
  readonly home: () => void;
  /** A battle in the page, or why there is none; then it is shown. */
  readonly begin: (setup: LocalSetup) => Promise<Solo>;
  readonly enter: (solo: Solo) => void;
  readonly host: (open: Partial<OpenTable>) => void;
}

const GAME = 'attackWing';

/** The fleet desk: its page, the ship on the table behind it, and the battles that begin there. */
export async function openDesk(page: Document, hash: string, wishes: DeskWishes): Promise<void> {
  const { openDeskPage, readHash } = await DESK();
  page.body.classList.add('at-desk');
  const model = showShips(wishes);
  const close = openDeskPage(page, find(page, 'desk'), {
    keep: wishes.keep,
    origin: location.origin,
    brought: readHash(hash),
    home: () => {
      leave();
      wishes.home();
    },
    look: (card) => model.look(card),
    alone: async ({ options, move }) => {
      const solo = await wishes.begin({ game: GAME, options: { ...options }, levels: ['', USUAL_LEVEL] });
      if (!solo.ok) return refusalWords(solo.refusal);
      leave();
      wishes.enter(solo);
      // The fleet of the desk is the answer to the first question.
      solo.value.session.state().play?.offers[0]?.choose(move);
      return '';
    },
    host: ({ options }) => {
      leave();
      wishes.host({ game: GAME, options: { ...options }, listed: false });
    },
  });
  const leave = (): void => {
    close();
    model.dispose();
    page.body.classList.remove('at-desk');
  };
}

/** The ship that is looked at stands on the table, where there is one: models come when the room is there. */
function showShips({ scene, calm }: DeskWishes): { look(card: string): void; dispose(): void } {
  let wanted = '';
  const gone = new AbortController();
  /** Through the part of the page that is left free for it. */
  const look = ({ eye }: Holodeck, through: typeof viewThrough): void => {
    const part = document.querySelector('.desk-window')?.getBoundingClientRect();
    const page = { width: window.innerWidth, height: window.innerHeight };
    if (part) eye.look(through(seen(part, page), page, Math.tan(eye.camera.fov / 2)), 0);
  };
  const standing = scene.open().then(async (deck) => {
    if (deck === undefined) return undefined;
    const [{ viewThrough }, { standShip }] = await Promise.all([
      import('../holodeck/viewThrough'),
      import('../games/attackWing/shipOnTable'),
    ]);
    if (gone.signal.aborted) return undefined;
    deck.idle(false);
    look(deck, viewThrough);
    window.addEventListener('resize', () => look(deck, viewThrough), { signal: gone.signal });
    const made = await standShip(deck, calm());
    if (isShip(wanted)) made.show(wanted);
    return { made, deck };
  });
  // Without models the desk is the same desk.
  const shown = standing.catch(() => undefined);
  return {
    look: (card) => {
      if (!isShip(card)) return;
      wanted = card;
      void shown.then((there) => there?.made.show(card));
    },
    dispose: () => {
      gone.abort();
      void shown.then((there) => {
        there?.made.dispose();
        there?.deck.idle(true);
      });
    },
  };
}

/** As much of a part as is on the screen while the page is at its top. */
const seen = ({ left, top, width, height }: Part, page: { readonly height: number }): Part => {
  const from = top + window.scrollY;
  return { left, top: from, width, height: Math.max(1, Math.min(height, page.height - from)) };
};
