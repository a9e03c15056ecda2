import { FORMATS } from '../../../shared/events/options';
import { STAGES } from '../../../shared/events/types';
import type { League, ListedEvent } from '../../../shared/eventProtocol';
import { serverAt, ServerTrouble } from '../../net/server';
import { make, makeButton } from '../dom';
import './events.css';
import type { Evenings } from './evening';
import { listWords, openWords, stageWords } from './eventWords';
import { actionForm, fieldLine, textField } from './formLines';
import { openForm } from './openForm';

export interface ListPorts {
  readonly identity: string;
  readonly evenings: Evenings;
  /** Goes to the page of an event. */
  go(event: string, secret: string): void;
  home(): void;
}

/** The page of all events: what is on, what was, leagues, a code, and a form for a new one. */
export function openEventList(page: Document, root: HTMLElement, ports: ListPorts): void {
  const server = serverAt(location.origin);
  const said = make(page, 'p', { role: 'status' }, listWords.loading);
  const [now, past, leagues] = [0, 1, 2].map(() => make(page, 'div', { class: 'event-rows' }));
  const table = make(page, 'div', { class: 'event-league' });
  const showLeague = async (name: string): Promise<void> => {
    const league = await server.league(name).catch(() => undefined);
    table.replaceChildren(
      ...(league ? [leagueTable(page, league)] : [make(page, 'p', {}, listWords.leagueNone)]),
    );
  };
  const show = async (): Promise<void> => {
    try {
      const { events } = await server.events();
      said.textContent = events.length === 0 ? listWords.none : listWords.lead;
      const row = (one: ListedEvent): HTMLElement => eventRow(page, one, ports);
      now?.replaceChildren(...events.filter(({ stage }) => stage !== 'closed').map(row));
      const closed = events.filter(({ stage }) => stage === 'closed');
      past?.replaceChildren(
        ...(closed.length === 0 ? [] : [make(page, 'h3', {}, listWords.past), ...closed.map(row)]),
      );
      const names = [...new Set(events.map(({ league }) => league))].filter((name) => name !== '');
      leagues?.replaceChildren(
        ...(names.length === 0 ? [] : [make(page, 'h3', {}, listWords.leagues)]),
        ...names.map((name) => makeButton(page, name, () => void showLeague(name), 'quiet')),
      );
    } catch {
      said.textContent = listWords.offline;
    }
  };
  void show();
  const open = openForm(page, ports.identity, ports.evenings, async (wish) => {
    try {
      const { event, secret } = await server.openEvent(wish);
      ports.go(event, wish.listed === false ? secret : '');
      return '';
    } catch (error) {
      return error instanceof ServerTrouble ? error.message : listWords.offline;
    }
  });
  root.replaceChildren(
    panel(
      page,
      'event-list',
      listWords.title,
      said,
      ...[now, past, leagues].flatMap((one) => one ?? []),
      table,
    ),
    panel(
      page,
      'event-open',
      openWords.title,
      open,
      codeForm(page, ports),
      makeButton(page, listWords.home, () => ports.home(), 'quiet'),
    ),
  );
}

export const panel = (page: Document, id: string, title: string, ...children: readonly Node[]): HTMLElement =>
  make(
    page,
    'section',
    { class: 'panel event-panel', id, 'aria-labelledby': `${id}-title` },
    make(page, 'h2', { id: `${id}-title` }, title),
    ...children,
  );

const eventRow = (page: Document, one: ListedEvent, ports: ListPorts): HTMLElement => {
  const { event, name, date, format, stage, players, round, rounds } = one;
  const known = STAGES.find((id) => id === stage) ?? 'registration';
  const kind = ports.evenings[FORMATS.find((id) => id === format) ?? 'kit'].title;
  const link = makeButton(page, listWords.go, () => ports.go(event, ''), 'quiet');
  link.setAttribute('aria-label', `${listWords.go}: ${name}`);
  return make(
    page,
    'article',
    { class: 'event-row' },
    make(
      page,
      'div',
      {},
      make(page, 'strong', {}, name),
      make(page, 'p', { class: 'hint' }, [date, kind].filter((text) => text !== '').join(' · ')),
      make(page, 'p', { class: 'hint' }, listWords.row(players, stageWords[known], round, rounds)),
    ),
    link,
  );
};

const codeForm = (page: Document, ports: ListPorts): HTMLElement => {
  const code = textField(page, '', 12);
  return actionForm(
    page,
    [fieldLine(page, 'event-code', listWords.code, code, listWords.codeHint)],
    listWords.useCode,
    async () => {
      try {
        const { event, secret } = await serverAt(location.origin).eventCode(code.value);
        ports.go(event, secret);
        return '';
      } catch (error) {
        const trouble = error instanceof ServerTrouble ? error.code : 'offline';
        if (trouble === 'offline') return listWords.offline;
        return trouble === 'tooMany' ? listWords.tooMany : listWords.noSuchCode;
      }
    },
  );
};

const leagueTable = (page: Document, { name, lines }: League): HTMLElement =>
  make(
    page,
    'table',
    { class: 'event-table' },
    make(page, 'caption', {}, listWords.league(name)),
    make(
      page,
      'thead',
      {},
      make(page, 'tr', {}, ...listWords.leagueHead.map((head) => make(page, 'th', { scope: 'col' }, head))),
    ),
    make(
      page,
      'tbody',
      {},
      ...lines.map(({ rank, name: player, points, events, best }) =>
        make(
          page,
          'tr',
          {},
          make(page, 'td', {}, String(rank)),
          make(page, 'th', { scope: 'row' }, player),
          ...[points, events, best].map((value) => make(page, 'td', {}, String(value))),
        ),
      ),
    ),
  );
