import { USUAL_LEVEL } from '../../shared/bots/thinker';
import type { Session } from '../net/session';
import { standingMoves } from '../ui/table/moves';
import type { Entry, Page, Pages } from './page';
import { words } from './words/en';

/** Who sits where; one's own seat can be given to somebody who stands. */
export const peoplePage = (menu: Pages): Page => {
  const session = menu.ports.session();
  if (session === undefined) return menu.under(words.people, []);
  const { view, you, seat } = session.state();
  const seats = Object.entries(view.seats);
  const seated = new Set(seats.map(([, { person }]) => person));
  const standing = Object.entries(view.people).filter(([person]) => !seated.has(person) && person !== you);
  const isOffered = seats.some(([key, { offered }]) => Number(key) === seat && offered !== '');
  const choices: Entry[] = [
    ...menu.doors(),
    ...(seat < 0 ? [] : standing).map(([to, { name }]) => ({
      text: words.offer(name),
      do: () => void session.ask('offer', { to }),
    })),
    ...(isOffered ? [{ text: words.keepSeat, do: () => void session.ask('offer', { to: '' }) }] : []),
    ...seats
      .filter(([, { offered }]) => offered === you && you !== '')
      .map(([key]) => ({
        text: words.sit(Number(key) + 1),
        do: () => void session.ask('sit', { seat: Number(key) }),
      })),
    ...absent(session),
    ...(seat >= 0 ? [{ text: words.stand, do: () => void session.ask('stand', {}) }] : []),
  ];
  return menu.under(
    words.people,
    choices,
    seats.map(([key, { name }]) => words.seat(Number(key) + 1, name)),
  );
};

/** The host lets a bot play for whoever is gone. */
const absent = (session: Session): readonly Entry[] => {
  const { view, you } = session.state();
  if (view.host !== you || you === '') return [];
  return Object.entries(view.seats)
    .filter(([, { connected, bot, person }]) => !connected && !bot && person !== '')
    .map(([key]) => ({
      text: words.bot(Number(key) + 1),
      do: () => void session.ask('bot', { seat: Number(key), level: USUAL_LEVEL }),
    }));
};

/** What can be done at any time and is seldom wanted: the game's standing orders, ending it. */
export const ordersPage = (menu: Pages): Page => {
  const session = menu.ports.session();
  const play = menu.ports.play();
  if (session === undefined || play === undefined) return menu.under(words.orders, []);
  const { view, you, seat } = session.state();
  const given = (act: () => unknown) => (): void => {
    menu.open('home');
    void act();
  };
  return menu.under(words.orders, [
    ...(seat < 0 ? [] : standingMoves(play)).map((move) => ({
      text: play.module.words.move(move, play.view.pub, play.people).sentence.replace(/\.$/u, ''),
      meaning: 'danger' as const,
      do: given(() => session.ask('move', { ask: 0, move: { ...move } })),
    })),
    ...(view.host === you && you !== ''
      ? [{ text: words.end, meaning: 'danger' as const, do: given(() => session.ask('end', {})) }]
      : []),
  ]);
};
