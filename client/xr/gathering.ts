import { USUAL_LEVEL } from '../../shared/bots/thinker';
import type { Outcome } from '../../shared/engine/game';
import type { Session } from '../net/session';
import { begin } from '../ui/begin';
import type { Entry, Page, Pages } from './page';
import { words } from './words/en';

/** At no table: all the ways to one. */
export const startPage = (menu: Pages, around: readonly Entry[]): Page => {
  const { start } = menu.ports;
  return {
    title: words.start,
    choices: [
      { text: words.first, meaning: 'legal', do: () => start.first() },
      ...start.games().map(([id, title]) => ({ text: words.alone(title), do: () => start.alone(id) })),
      { text: words.host, do: () => start.host() },
      menu.to('code', words.join),
      menu.to('name', words.name(start.name())),
      ...around,
    ],
  };
};

/** Seats, readiness, the beginning. */
export const gatherPage = (menu: Pages, session: Session, around: readonly Entry[]): Page => {
  const { view, you, seat } = session.state();
  const isHost = view.host === you && you !== '';
  const isReady = view.seats[String(seat)]?.ready ?? false;
  const title = (id: string): string => menu.ports.start.games().find(([one]) => one === id)?.[1] ?? id;
  const taken = Object.keys(view.seats).map(Number);
  const free = [0, 1, 2, 3, 4, 5].filter((one) => !taken.includes(one)).slice(0, 2);
  const seated: readonly Entry[] =
    seat < 0
      ? []
      : [
          {
            text: isReady ? words.notReady : words.ready,
            do: () => void (isReady ? session.ask('ready', { nonceHash: '' }) : session.ready()),
          },
        ];
  const choices: Entry[] = [
    ...menu.doors(),
    ...seated,
    ...(isHost && view.game !== ''
      ? [{ text: words.begin, meaning: 'legal' as const, do: () => void begin(session) }]
      : []),
    ...free.map((one) => ({ text: words.sit(one + 1), do: () => void session.ask('sit', { seat: one }) })),
    ...(isHost
      ? free.map((one) => ({
          text: words.bot(one + 1),
          do: () => void session.ask('bot', { seat: one, level: USUAL_LEVEL }),
        }))
      : []),
    ...(isHost
      ? menu.ports.start
          .games()
          .filter(([id]) => id !== view.game)
          .map(([game, name]) => ({
            text: words.chosenGame(name),
            do: () => void session.ask('configure', { game }),
          }))
      : []),
    menu.to('name', words.name(menu.ports.start.name())),
    ...around,
    { text: words.home, meaning: 'danger', do: () => menu.ports.home() },
  ];
  const lines = [
    ...(view.game === '' ? [] : [words.game(title(view.game))]),
    ...Object.entries(view.seats).map(([key, { name }]) => words.seat(Number(key) + 1, name)),
  ];
  return { title: words.lobby, lines: [lines.join('. ')], choices };
};

/** How it ended, and what comes next. */
export const overPage = (menu: Pages, session: Session, around: readonly Entry[]): Page => {
  const { view, you } = session.state();
  const play = menu.ports.play();
  const { outcome } = view;
  const ended = 'reason' in outcome ? (outcome as Outcome) : undefined;
  const told = play && ended ? [play.module.words.outcome(ended, play.view.pub, play.people)] : [];
  return {
    title: words.over,
    lines: told,
    choices: [
      ...(view.host === you || view.host === ''
        ? [{ text: words.rematch, meaning: 'legal' as const, do: () => void session.ask('rematch', {}) }]
        : []),
      menu.to('log', words.log),
      menu.to('say', words.say),
      ...around,
      { text: words.home, do: () => menu.ports.home() },
    ],
  };
};
