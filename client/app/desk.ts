import type { OpenTable } from '../../shared/api';
import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { isShip } from '../../shared/games/attackWing/fleet/known';
import type { Keep } from '../net/identity';
import type { LocalSetup } from '../net/localMatch';
import { find } from '../ui/dom';
import { refusalWords } from '../ui/words';
import type { SceneKeeper } from './sceneKeeper';
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
  let over = false;
  const standing = scene.open().then(async (deck) => {
    if (deck === undefined || over) return undefined;
    deck.idle(false);
    deck.view('start', 0);
    const { standShip } = await import('../games/attackWing/shipOnTable');
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
      over = true;
      void shown.then((there) => {
        there?.made.dispose();
        there?.deck.idle(true);
      });
    },
  };
}
