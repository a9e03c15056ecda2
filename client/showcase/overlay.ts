import './overlay.css';
import type { Tagged } from '../../shared/engine/game';
import { weightOf } from '../../shared/engine/telling';
import type { Director } from '../director/director';
import type { Play, Session } from '../net/session';
import { make } from '../ui/dom';
import type { Gauges } from '../ui/gauges';
import type { OverlayName } from '../ui/streamWish';
import { saidWords } from '../ui/table/tableWords';
import { type ChanceBar, makeChanceBar } from './chanceBar';
import type { ChanceSource, OpenChances } from './chances';
import { makeScoreboard, type Scoreboard } from './scoreboard';
import { showcaseWords } from './showcaseWords';
import { makeThirds } from './thirds';

export interface OverlayPorts {
  readonly session: Session;
  readonly director: Director;
  readonly show: OverlayName;
  /** Times the usual size. */
  readonly scale: number;
  readonly chat: boolean;
  gauges(game: string): Promise<Gauges>;
  readonly chances?: OpenChances | undefined;
}

export interface StreamOverlay {
  readonly element: HTMLElement;
  dispose(): void;
}

/** So many lines of commentary stand at once: more would lie over what they speak of. */
const MOST_LINES = 4;

/** What lies over the picture of a stream: what happens, and in full how it stands. */
export function openOverlay(page: Document, ports: OverlayPorts): StreamOverlay {
  const { director, show, scale } = ports;
  const element = make(page, 'div', { class: `stream-overlay overlay-${show}` });
  element.style.setProperty('--stream-scale', String(scale));
  const endings: (() => void)[] = [];
  if (show !== 'none') {
    const thirds = makeThirds(page);
    element.append(thirds.element);
    endings.push(director.join(thirds));
  }
  if (show === 'full') endings.push(...fill(page, element, ports));
  find(page).append(element);
  return {
    element,
    dispose: () => {
      for (const end of endings) end();
      element.remove();
    },
  };
}

const find = (page: Document): HTMLElement => page.querySelector('main') ?? page.body;

/** The scoreboard, the chances, what happened last, what is said. */
function fill(page: Document, element: HTMLElement, ports: OverlayPorts): (() => void)[] {
  const { session, director } = ports;
  const lines = make(page, 'ul', { class: 'commentary', 'aria-label': showcaseWords.commentary });
  element.append(lines);
  let game = '';
  let board: Scoreboard | undefined;
  let bar: ChanceBar | undefined;
  let source: ChanceSource | undefined;
  const close = (): void => {
    board?.dispose();
    bar?.dispose();
    source?.dispose();
    board?.element.remove();
    bar?.element.remove();
    board = bar = source = undefined;
  };
  const open = async (play: Play): Promise<void> => {
    const wanted = (game = play.module.game.id);
    close();
    const gauges = await ports.gauges(wanted);
    const now = director.shown();
    if (game !== wanted || now === undefined) return;
    board = makeScoreboard(page, session, gauges);
    element.append(board.element);
    source = ports.chances?.(play.module);
    if (source) {
      bar = makeChanceBar(page, source, (seat) => session.state().view.seats[String(seat)]?.name ?? '');
      element.append(bar.element);
    }
    board.show(now);
    bar?.show(now);
  };
  const see = (play: Play): void => {
    if (play.module.game.id !== game) void open(play);
    board?.show(play);
    bar?.show(play);
  };
  const say = (text: string, className = ''): void => {
    if (text === '') return;
    lines.append(make(page, 'li', { class: className }, text));
    while (lines.childElementCount > MOST_LINES) lines.firstElementChild?.remove();
  };
  const tell = (event: Tagged, { module, view, people }: Play): void => {
    if (weightOf(event, module.game.weights) !== 'aside') say(module.words.event(event, view.pub, people));
  };
  const leave = director.join({
    jump: (play, { story = [] }) => {
      lines.replaceChildren();
      for (const event of story.slice(-2 * MOST_LINES)) tell(event, play);
      see(play);
    },
    play: (event, { play, seen }) => seen.then(() => tell(event, play)),
    reach: see,
  });
  const stop = session.watch((news) => {
    if (news.type !== 'said' || !ports.chat) return;
    say(saidWords(session.state().view.people[news.person]?.name ?? news.person, news.text), 'said');
  });
  return [leave, stop, close];
}
