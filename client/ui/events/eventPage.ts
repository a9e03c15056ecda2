import { takesLate } from '../../../shared/events/options';
import { type EventView, scoredOf, type ShownTable } from '../../../shared/eventProtocol';
import type { EventState } from '../../net/eventSession';
import { keyed, make, setText } from '../dom';
import { shareLines } from '../share';
import { runClocks } from './clocks';
import { type DeskPorts, deskButtons, makeLog, tableTools } from './desk';
import { entrantLines } from './entrants';
import { panel } from './eventList';
import './events.css';
import { deskWords, pageWords } from './eventWords';
import { headLines } from './head';
import { keeping } from './keeping';
import { pairingList, type PairingPorts } from './pairings';
import { paperLines, type PaperPorts } from './papers';
import { placeKey, placeLines } from './place';
import { rulesList } from './rules';
import { roundTitle, scoreTable } from './standings';

export interface EventPagePorts extends PaperPorts {
  /** The address of a table, to play or to look on. */
  table(table: ShownTable, watch: boolean): string;
  replay(match: string): string;
  go(address: string): void;
}

/** More than so many do not fit a wall one below the other. */
const CROWD = 14;

/** The page of an event: one's place, the clock, pairings, standings, history; the organiser's desk for the organiser. */
export function openEventPage(page: Document, root: HTMLElement, ports: EventPagePorts): () => void {
  const { session, evenings } = ports;
  const nameOf = (id: string): string => session.state().view?.entrants[id]?.name ?? id;
  const error = make(page, 'p', { class: 'error', role: 'alert' });
  const act = (work: () => Promise<string>): void => void work().then((said) => setText(error, said));
  const desk: DeskPorts = { session, act, nameOf, evenings };
  const pairs: PairingPorts = {
    nameOf,
    isBot: (player) => (session.state().view?.entrants[player]?.bot ?? '') !== '',
    link: (table) => ports.table(table, true),
    replay: (match) => ports.replay(match),
  };
  const log = makeLog(page, desk);
  const part = <T>(build: (state: T) => readonly (Node | string)[], tag: 'div' | 'header' = 'div') => {
    const element = make(page, tag);
    return { element, show: keyed<T>(element, build, (rebuild) => keeping(element, rebuild)) };
  };
  const head = part<EventState>(({ view }) => headLines(page, evenings, view));
  head.element.className = 'event-head';
  const place = part<EventState>((state) =>
    placeLines(page, { session, act, go: (table) => ports.go(ports.table(table, false)), evenings }, state),
  );
  const running = part<EventState>(({ view, you }) => {
    const round = view?.rounds.at(-1);
    if (!view || !round) return [];
    const tools = you.organiser
      ? {
          tools: (of: typeof round, at: number, table: ShownTable) =>
            tableTools(page, desk, view, of, at, table),
        }
      : {};
    return pairingList(page, round, { ...pairs, ...tools, past: view.stage === 'closed' }, you.player);
  });
  const standings = part<EventState>(({ view, you }) =>
    view && view.rounds.length > 0
      ? [scoreTable(page, scoredOf(view), evenings[view.options.format].points, you.player)]
      : [],
  );
  const past = part<EventState>(({ view, you }) => (view ? history(page, view, you, pairs, desk) : []));
  const entrants = part<EventState>(({ view, you }) =>
    view ? entrantLines(page, view, you.organiser, desk) : [],
  );
  const organiser = part<EventState>(({ view, you }) =>
    view && you.organiser ? deskButtons(page, desk, view) : [],
  );
  organiser.element.className = 'desk-buttons';
  const share = part<EventState>(({ view, you }) =>
    shareLines(
      page,
      'event',
      pageWords.share,
      (origin) => `${origin}/event/${ports.event}${view?.listed === false ? `#${you.secret}` : ''}`,
      you.code,
    ),
  );
  const rules = part<EventState>(({ view }) =>
    view ? [rulesList(page, view.options, evenings[view.options.format])] : [],
  );
  const papers = part<EventState>((state) => paperLines(page, ports, state, act));
  papers.element.className = 'papers';

  const said = make(page, 'p', { role: 'status', class: 'event-link' }, pageWords.connecting);
  const panels = {
    place: panel(page, 'event-place', pageWords.place, place.element),
    desk: panel(page, 'event-desk', deskWords.title, organiser.element, ...log.elements),
    pairings: panel(page, 'event-pairings', pageWords.pairings, running.element),
    standings: panel(page, 'event-standings', pageWords.standings, standings.element),
    entrants: panel(page, 'event-entrants', pageWords.entrants, entrants.element),
    rules: panel(page, 'event-rules', pageWords.rules, rules.element),
    past: panel(page, 'event-past', pageWords.history, past.element),
    share: panel(page, 'event-share', pageWords.share.title, share.element),
    papers: panel(page, 'event-papers', pageWords.print.title, papers.element),
  };
  // A table that is broader than the page is moved with the keys.
  panels.standings.tabIndex = 0;
  const tick = (): void => runClocks(root, session.now(), pageWords.timeUp);
  const show = (): void => {
    const state = session.state();
    const { view, you, link } = state;
    setText(said, linkText(link.type));
    root.classList.toggle('event-lost', link.type !== 'connected');
    if (!view) return;
    page.title = `${view.name} – Starboard`;
    head.show(
      [view.name, view.date, view.stage, view.organiser, view.options, view.due, view.rounds.length],
      state,
    );
    place.show(placeKey(state), state);
    const ends = view.rounds.at(-1)?.tables;
    running.show([ends, view.rounds.at(-1)?.bye, view.stage, you.organiser, names(view)], state);
    standings.show([view.rounds, view.stage, names(view), you.player], state);
    past.show([view.rounds.slice(0, -1), you.organiser, view.stage, names(view)], state);
    entrants.show([view.entrants, view.stage, you.organiser], state);
    organiser.show([view.stage, names(view), you.organiser], state);
    rules.show([view.options], state);
    if (you.secret !== '') share.show([you.code, you.secret, view.listed], state);
    root.classList.toggle('registering', view.rounds.length === 0);
    root.classList.toggle('many-rounds', view.rounds.length > 1);
    root.classList.toggle('crowded', Object.keys(view.entrants).length > CROWD);
    papers.show([view.stage, you, view.listed, view.commitment, view.seed], state);
    panels.desk.hidden = !you.organiser;
    // Who only runs it has no place in it; nobody is brought to what takes nobody in.
    panels.place.hidden = you.organiser && you.player === '' && view.stage !== 'registration';
    panels.share.hidden =
      view.stage === 'closed' || (!you.organiser && view.rounds.length > 0 && !takesLate(view));
    const isOver = view.stage === 'final' || view.stage === 'closed';
    const title = panels.standings.querySelector('h2');
    if (title) setText(title, isOver ? pageWords.finalStandings : pageWords.standings);
    panels.pairings.hidden = view.rounds.length === 0;
    panels.standings.hidden = view.rounds.length === 0;
    panels.past.hidden = view.rounds.length < 2;
    log.show();
    tick();
  };
  root.replaceChildren(
    make(page, 'div', { class: 'event-top' }, head.element, said, error),
    make(
      page,
      'div',
      { class: 'event-columns' },
      make(page, 'div', { class: 'event-column' }, panels.desk, panels.place, panels.share, panels.pairings),
      make(
        page,
        'div',
        { class: 'event-column' },
        panels.standings,
        panels.entrants,
        panels.past,
        panels.rules,
        panels.papers,
      ),
    ),
  );
  const stop = session.watch(show);
  const timer = setInterval(tick, 500);
  show();
  return () => {
    stop();
    clearInterval(timer);
    root.replaceChildren();
  };
}

/** Who is who, and who has left. */
const names = (view: EventView): string[] =>
  Object.values(view.entrants).map(({ name, leftAfter }) => `${name} ${String(leftAfter)}`);

const linkText = (link: EventState['link']['type']): string => {
  switch (link) {
    case 'connected':
      return '';
    case 'connecting':
      return pageWords.connecting;
    case 'outdated':
      return pageWords.outdated;
    case 'gone':
    case 'refused':
      return pageWords.gone;
    default:
      return pageWords.lost;
  }
};

const history = (
  page: Document,
  view: EventView,
  { organiser, player }: EventState['you'],
  pairs: PairingPorts,
  desk: DeskPorts,
): HTMLElement[] =>
  view.rounds.slice(0, -1).map((round) => {
    const tools = organiser
      ? {
          tools: (of: typeof round, at: number, table: ShownTable) =>
            tableTools(page, desk, view, of, at, table),
        }
      : {};
    return make(
      page,
      'details',
      {},
      make(page, 'summary', {}, roundTitle(round, view.rounds)),
      ...pairingList(page, round, { ...pairs, ...tools, past: true }, player),
    );
  });
