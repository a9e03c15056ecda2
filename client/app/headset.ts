import type { Changing } from '../viewpoint/changing';
import type { Mode, Visit } from '../xr';
import { make, makeButton, setText } from '../ui/dom';
import { headsetWords } from '../ui/headsetWords';
import type { Session } from '../net/session';
import type { Settings } from '../ui/settings';
import { boardPorts, type BoardWishes } from './board';
import { keepPresence, type PresenceKeeper } from './presence';
import type { SceneKeeper } from './sceneKeeper';

/** What a headset brings to the page: buttons where the browser can, and the table seen through it. */
export interface HeadsetKeeper {
  /** Stands on every page with a table; empty where no headset can be had. */
  readonly element: HTMLElement;
  /** A game lies on the table, or none any more. */
  readonly attach: (table: Changing | undefined) => void;
  settle(): void;
  /** The visit that is under way, and the table that it would be at. */
  visit(): Visit | undefined;
  table(): Changing | undefined;
  /** At a table with others: they see each other until the function it gives is called. */
  meet(session: Session): () => void;
  /** The names of those of whom something is to be seen; for tests. */
  others(): readonly string[];
}

export interface HeadsetKeeperPorts extends BoardWishes {
  readonly keeper: SceneKeeper;
  settings(): Settings;
  change(settings: Settings): void;
}

const MODES: Readonly<Record<Mode, XRSessionMode>> = { vr: 'immersive-vr', mr: 'immersive-ar' };

/** Nothing of XR is loaded before a browser has said that it can, nor before the table stands that everybody came for. */
export const keepHeadset = (page: Document, ports: HeadsetKeeperPorts): HeadsetKeeper => {
  let visit: Visit | undefined;
  let table: Changing | undefined;
  let entering = false;
  let presence: PresenceKeeper | undefined;
  const menu = boardPorts(ports);
  const told = make(page, 'p', { role: 'alert', class: 'hint', hidden: true });
  const element = make(page, 'div', { class: 'headset', role: 'group', 'aria-label': headsetWords.group });
  const leave = makeButton(page, headsetWords.leave, () => void visit?.leave(), 'quiet');
  leave.hidden = true;
  const buttons: HTMLButtonElement[] = [];

  const show = (): void => {
    leave.hidden = visit === undefined;
    for (const button of buttons) button.hidden = visit !== undefined;
    page.body.classList.toggle('worn', visit !== undefined);
  };
  const enter = async (mode: Mode): Promise<void> => {
    if (entering || visit !== undefined) return;
    entering = true;
    told.hidden = true;
    try {
      const canvas = page.querySelector<HTMLCanvasElement>('#holodeck');
      const [deck, { beginVisit }] = await Promise.all([ports.keeper.open(), import('../xr')]);
      if (deck === undefined || canvas === null) return;
      visit = await beginVisit(
        {
          ...{ deck, canvas, settings: () => ports.settings(), change: (changed) => ports.change(changed) },
          menu,
          ended: () => {
            visit = undefined;
            show();
          },
        },
        mode,
      );
      visit.attach(table);
    } catch (error) {
      setText(told, headsetWords.failed(error instanceof Error ? error.message : String(error)));
      told.hidden = false;
    } finally {
      entering = false;
      show();
    }
  };
  const offer = async (mode: Mode): Promise<void> => {
    const can = await navigator.xr?.isSessionSupported(MODES[mode]).catch(() => false);
    if (can !== true) return;
    const button = makeButton(page, headsetWords[mode], () => void enter(mode), 'quiet');
    buttons.push(button);
    element.append(button);
    element.append(leave, told);
    show();
  };
  /** Whoever presses a button does not wait for the rest to load. */
  const fetchSoon = async (): Promise<void> => {
    if (buttons.length === 0) return;
    await (
      await ports.keeper.open()
    )?.centrepiece;
    await import('../xr');
  };
  void offer('vr')
    .then(() => offer('mr'))
    .then(fetchSoon)
    // Entering tries again, and says what is wrong.
    .catch(() => undefined);
  return {
    element,
    attach: (now) => {
      table = now;
      visit?.attach(now);
    },
    settle: () => visit?.settle(),
    visit: () => visit,
    table: () => table,
    meet: (session) => {
      // Whoever knocks before a headset is put on is still there afterwards.
      menu.knocks();
      const met = (presence = keepPresence({
        ...{ session, keeper: ports.keeper, settings: () => ports.settings() },
        ...{ visit: () => visit, table: () => table },
      }));
      return () => met.dispose();
    },
    others: () => presence?.people() ?? [],
  };
};
