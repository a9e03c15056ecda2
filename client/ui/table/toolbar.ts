import type { Director } from '../../director/director';
import type { Session } from '../../net/session';
import { make, makeButton } from '../dom';
import { tableWords } from './tableWords';

export interface StoryButtons {
  readonly element: HTMLElement;
  show(): void;
}

/** The story in one's own hands: leave out the rest, hear the last turn again. */
export function makeStoryButtons(page: Document, director: Director): StoryButtons {
  const skip = makeButton(page, tableWords.skip, () => director.skip(), 'quiet');
  const again = makeButton(page, tableWords.whatHappened, () => director.again(), 'quiet');
  const element = make(page, 'div', { class: 'story-buttons' }, skip, again);
  return {
    element,
    show() {
      const telling = director.telling();
      // A button that is pressed vanishes: the other one has the focus then.
      const focused = page.activeElement === skip || page.activeElement === again;
      skip.hidden = !telling;
      again.hidden = !director.canTellAgain();
      if (focused) (telling ? skip : again).focus();
    },
  };
}

/** What can be opened over the scene when the plain table is folded away, by the name its panel has. */
export type Drawer = 'log' | 'talk' | 'people' | 'settings' | 'rules';

export interface Toolbar {
  readonly element: HTMLElement;
  show(): void;
  shut(): void;
}

export interface ToolbarPorts {
  readonly session: Session;
  /** The folded table, whose panels are opened one at a time. */
  readonly root: HTMLElement;
  readonly drawers: readonly Drawer[];
  /** A drawer is about to be seen. */
  readonly opened: (drawer: Drawer) => void;
}

/** Small things on the scene: taking back, and one drawer for each thing that the plain table has besides the question. */
export function makeToolbar(page: Document, { session, root, drawers, opened }: ToolbarPorts): Toolbar {
  const undo = makeButton(
    page,
    tableWords.undo,
    () => void session.ask('undo', { seq: session.state().view.seq - 1 }),
    'quiet',
  );
  const open = (drawer: Drawer | undefined): void => {
    const was = root.dataset.drawer;
    const now = drawer === was ? undefined : drawer;
    if (now === undefined) delete root.dataset.drawer;
    else root.dataset.drawer = now;
    element.classList.remove('open');
    more.setAttribute('aria-expanded', 'false');
    for (const [name, button] of buttons) button.setAttribute('aria-expanded', String(name === now));
    if (now !== undefined) opened(now);
  };
  const buttons = new Map(
    drawers.map((drawer) => {
      const button = makeButton(page, tableWords.drawers[drawer], () => open(drawer), 'quiet');
      button.setAttribute('aria-expanded', 'false');
      button.setAttribute('aria-controls', root.id);
      return [drawer, button] as const;
    }),
  );
  const element = make(page, 'div', { class: 'scene-tools', role: 'group', 'aria-label': tableWords.tools });
  const more = makeButton(
    page,
    tableWords.more,
    () => more.setAttribute('aria-expanded', String(element.classList.toggle('open'))),
    'quiet more',
  );
  more.setAttribute('aria-expanded', 'false');
  element.append(more, undo, ...buttons.values());
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') open(undefined);
  });
  return {
    element,
    show() {
      const { seat, view } = session.state();
      undo.hidden = seat < 0 || view.stage !== 'playing';
    },
    shut: () => open(undefined),
  };
}
