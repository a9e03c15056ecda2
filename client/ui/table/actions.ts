import type { Session } from '../../net/session';
import { make, makeButton } from '../dom';
import { standingMoves } from './moves';
import { tableWords } from './tableWords';

export interface ActionPorts {
  readonly session: Session;
  readonly home: () => void;
  /** The settings, to be changed during a game too. */
  readonly settings: () => readonly HTMLElement[];
}

/** What can be done at any time: taking back, the game's standing orders, ending it. */
export function makeActions(
  page: Document,
  { session, home, settings }: ActionPorts,
  done: () => void,
): { readonly element: HTMLElement; show(): void } {
  const undo = makeButton(
    page,
    tableWords.undo,
    () => {
      const { seq } = session.state().view;
      void session.ask('undo', { seq: seq - 1 }).then(done);
    },
    'quiet',
  );
  const orders = make(page, 'div', { class: 'actions' });
  const standing = make(page, 'details', {}, make(page, 'summary', {}, tableWords.standing), orders);
  const sure = makeButton(page, tableWords.endSure, () => void session.ask('end', {}), 'quiet');
  const end = make(
    page,
    'details',
    {},
    make(page, 'summary', {}, tableWords.end),
    make(page, 'div', { class: 'actions' }, sure),
  );
  const wishes = make(
    page,
    'details',
    { class: 'settings' },
    make(page, 'summary', {}, tableWords.settings),
    ...settings(),
  );
  const leave = makeButton(page, tableWords.home, home, 'quiet');
  const element = make(page, 'div', { class: 'actions standing' }, undo, leave, standing, end, wishes);
  let shownGame = '';
  return {
    element,
    show() {
      const { play, view, you, seat } = session.state();
      undo.hidden = seat < 0 || view.stage !== 'playing';
      end.hidden = you === '' || view.host !== you || view.stage !== 'playing';
      if (!play) return;
      const moves = seat < 0 ? [] : standingMoves(play);
      standing.hidden = moves.length === 0;
      if (shownGame === `${view.game}/${seat}`) return;
      shownGame = `${view.game}/${seat}`;
      orders.replaceChildren(
        ...moves.map((move) =>
          makeButton(
            page,
            play.module.words.move(move, play.view.pub, play.people).sentence,
            () => void session.ask('move', { ask: 0, move: { ...move } }).then(done),
            'quiet',
          ),
        ),
      );
    },
  };
}
