import type { Director } from '../director/director';
import type { Play, Session } from '../net/session';
import type { ChanceBar } from '../showcase/chanceBar';
import type { ChanceSource } from '../showcase/chances';
import { make } from '../ui/dom';

/** Whoever plays is not told how good the chances are, unless the table allows it. */
export const maySeeChances = (session: Session, play: Play): boolean =>
  play.view.viewer === 'spectator' || session.state().view.chances;

/** The chances to win beside a game that is looked at by people; gives its place, and how to end it. */
export const openChancePanel = (
  session: Session,
  director: Director,
): { readonly element: HTMLElement; readonly dispose: () => void } => {
  const element = make(document, 'div', { class: 'chance-panel' });
  let opened: { readonly bar: ChanceBar; readonly source: ChanceSource } | undefined;
  let game = '';
  const close = (): void => {
    opened?.bar.dispose();
    opened?.source.dispose();
    opened?.bar.element.remove();
    opened = undefined;
    game = '';
  };
  const open = async ({ module }: Play): Promise<void> => {
    const wanted = (game = module.game.id);
    const [{ makeChanceBar }, { openChances }] = await Promise.all([
      import('../showcase/chanceBar'),
      import('../showcase/reckoned'),
    ]);
    const source = game === wanted ? openChances(module) : undefined;
    const now = director.shown();
    if (!source || !now) return source?.dispose();
    const nameOf = (seat: number): string => session.state().view.seats[String(seat)]?.name ?? '';
    opened = { source, bar: makeChanceBar(document, source, nameOf) };
    element.append(opened.bar.element);
    opened.bar.show(now);
  };
  const see = (play: Play): void => {
    if (!maySeeChances(session, play)) return close();
    if (play.module.game.id === game) opened?.bar.show(play);
    else {
      close();
      void open(play);
    }
  };
  const leave = director.join({ jump: see, reach: see });
  return {
    element,
    dispose: () => {
      leave();
      close();
    },
  };
};
