import { roundsOf } from '../../../shared/events/options';
import { NONE } from '../../../shared/events/types';
import { type EventView, scoredOf, type ShownTable } from '../../../shared/eventProtocol';
import type { EventSession, EventState } from '../../net/eventSession';
import { serverAt } from '../../net/server';
import { keyed, make, makeButton, setText } from '../dom';
import { runClocks, setClock } from './clocks';
import { type DeskPorts, deskButtons, makeLog, playerTools, tableTools } from './desk';
import { panel } from './eventList';
import './events.css';
import type { Evenings } from './evening';
import { deskWords, pageWords, stageWords } from './eventWords';
import { pairingList, type PairingPorts } from './pairings';
import { placeKey, placeLines, refusal, sheetOf } from './place';
import { printBuilds, printScore, type Save, saveCsv, saveJson } from './printing';
import { scoreTable } from './standings';

export interface EventPagePorts {
  readonly session: EventSession;
  readonly event: string;
  /** The address of a table, to play or to look on. */
  table(table: ShownTable, watch: boolean): string;
  replay(match: string): string;
  go(address: string): void;
  readonly save: Save;
  readonly evenings: Evenings;
}

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
    return { element, show: keyed<T>(element, build) };
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
    return pairingList(page, round, { ...pairs, ...tools }, you.player);
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
  const organiser = part<EventState>(({ view }) => (view ? deskButtons(page, desk, view) : []));
  organiser.element.className = 'desk-buttons';
  const papers = part<EventState>((state) => paperLines(page, ports, state, act));
  papers.element.className = 'papers';

  const said = make(page, 'p', { role: 'status', class: 'event-link' }, pageWords.connecting);
  const panels = {
    place: panel(page, 'event-place', pageWords.place, place.element),
    desk: panel(page, 'event-desk', deskWords.title, organiser.element, ...log.elements),
    pairings: panel(page, 'event-pairings', pageWords.pairings, running.element),
    standings: panel(page, 'event-standings', pageWords.standings, standings.element),
    entrants: panel(page, 'event-entrants', pageWords.entrants, entrants.element),
    past: panel(page, 'event-past', pageWords.history, past.element),
    papers: panel(page, 'event-papers', pageWords.print.title, papers.element),
  };
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
    organiser.show([view.stage, names(view)], state);
    papers.show([view.stage, you, view.listed, view.commitment, view.seed], state);
    panels.desk.hidden = !you.organiser;
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
      make(page, 'div', { class: 'event-column' }, panels.desk, panels.place, panels.pairings),
      make(
        page,
        'div',
        { class: 'event-column' },
        panels.standings,
        panels.entrants,
        panels.past,
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

const headLines = (page: Document, evenings: Evenings, view: EventView | undefined): HTMLElement[] => {
  if (!view) return [];
  const round = view.rounds.at(-1);
  const rounds = roundsOf(view.options);
  const where = round
    ? [round.final ? pageWords.final(round.number - rounds) : pageWords.round(round.number, rounds)]
    : [];
  const due = view.due.find(({ what }) => what !== 'timeUp');
  const about = [view.date, evenings[view.options.format].title, pageWords.organised(view.organiser)];
  const projector = makeButton(page, pageWords.projector, () => {
    const on = page.body.classList.toggle('projector');
    projector.textContent = on ? pageWords.projectorOff : pageWords.projector;
  });
  projector.className = 'quiet projector-button';
  return [
    make(page, 'h2', { class: 'event-name', tabindex: '-1' }, view.name),
    make(page, 'p', { class: 'hint' }, about.filter((text) => text !== '').join(' · ')),
    make(page, 'p', { class: 'event-stage', role: 'status' }, [...where, stageWords[view.stage]].join(' · ')),
    ...(due && view.stage !== 'final'
      ? [
          make(
            page,
            'p',
            { class: 'event-due' },
            `${pageWords.due[due.what as keyof typeof pageWords.due]} `,
            setClock(make(page, 'span', { class: 'clock', role: 'timer' }), due.at),
          ),
        ]
      : []),
    projector,
    make(page, 'a', { href: '/events', class: 'button quiet' }, pageWords.all),
  ];
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
      make(page, 'summary', {}, pageWords.score.round(round.number)),
      ...pairingList(page, round, { ...pairs, ...tools }, player),
    );
  });

const entrantLines = (
  page: Document,
  view: EventView,
  organiser: boolean,
  desk: DeskPorts,
): HTMLElement[] => {
  const all = Object.entries(view.entrants).sort(([, one], [, other]) => one.at - other.at);
  if (all.length === 0) return [make(page, 'p', {}, pageWords.nobody)];
  const started = view.stage !== 'registration';
  return [
    make(page, 'p', { class: 'hint' }, pageWords.players(all.length)),
    make(
      page,
      'ul',
      { class: 'entrants' },
      ...all.map(([id, { name, bot, here, leftAfter, sp }]) => {
        const marks = [
          bot === '' ? (here ? pageWords.here : '') : pageWords.bot,
          leftAfter === NONE ? '' : pageWords.left(leftAfter),
        ].filter((text) => text !== '');
        const sheet =
          started && sp > 0
            ? [sheetOf(page, desk.session, desk.evenings[view.options.format], id, name, false)]
            : [];
        return make(
          page,
          'li',
          { class: leftAfter === NONE ? '' : 'left' },
          make(page, 'span', { class: 'name' }, name),
          make(page, 'span', { class: 'hint' }, marks.join(', ')),
          ...(organiser ? playerTools(page, desk, view, id) : []),
          ...sheet,
        );
      }),
    ),
  ];
};

/** Printing, files, links, another device, and what is needed to verify chance. */
const paperLines = (
  page: Document,
  { session, save, event, evenings }: EventPagePorts,
  { view, you }: EventState,
  act: (work: () => Promise<string>) => void,
): HTMLElement[] => {
  if (!view) return [];
  const words = pageWords.print;
  const evening = evenings[view.options.format];
  const now = (use: (view: EventView) => void) => () => {
    const { view: latest } = session.state();
    if (latest) use(latest);
  };
  const started = view.stage !== 'registration';
  const all = (): string[] => Object.keys(session.state().view?.entrants ?? {});
  const record = (): Promise<object | undefined> =>
    view.stage === 'closed'
      ? serverAt(location.origin)
          .eventRecord(event)
          .catch(() => undefined)
      : Promise.resolve(undefined);
  const link = `${location.origin}/event/${event}${view.listed ? '' : `#${you.secret}`}`;
  const told = make(page, 'p', { role: 'status' });
  const device = async (): Promise<string> => {
    const answer = await session.device();
    setText(told, answer ? words.deviceCode(answer.code) : '');
    return answer ? '' : refusal({ ok: false, refusal: { code: 'notSeated', message: pageWords.gone } });
  };
  return [
    ...(started
      ? [
          makeButton(
            page,
            words.score,
            now((latest) => printScore(page, latest, evening)),
            'quiet',
          ),
        ]
      : []),
    ...(started && evening.sheets
      ? [makeButton(page, words.builds, () => void printBuilds(page, session, evening, all()), 'quiet')]
      : []),
    ...(you.sheet === ''
      ? []
      : [
          makeButton(page, words.mine, () => void printBuilds(page, session, evening, [you.player]), 'quiet'),
        ]),
    ...(started
      ? [
          makeButton(
            page,
            words.csv,
            now((latest) => saveCsv(latest, evening, save)),
            'quiet',
          ),
        ]
      : []),
    makeButton(
      page,
      words.json,
      now((latest) => void record().then((whole) => saveJson(latest, whole, save))),
      'quiet',
    ),
    make(
      page,
      'p',
      {},
      make(page, 'a', { href: link, class: 'button quiet' }, words.link),
      ...(you.code === '' ? [] : [` · ${words.code}: `, make(page, 'strong', { class: 'code' }, you.code)]),
    ),
    ...(you.player !== '' || you.organiser
      ? [makeButton(page, words.device, () => act(device), 'quiet')]
      : []),
    told,
    make(
      page,
      'p',
      { class: 'hint fair' },
      view.seed === '' ? pageWords.fair(view.commitment) : pageWords.seed(view.seed),
    ),
  ];
};
