import { NONE } from '../../../shared/events/types';
import type {
  EventAnswer,
  EventRequestName,
  EventView,
  LogLine,
  ShownTable,
} from '../../../shared/eventProtocol';
import type { EventSession, EventWish } from '../../net/eventSession';
import { make, makeButton, setText } from '../dom';
import type { Evenings } from './evening';
import { deedWords, deskWords, logWords } from './eventWords';
import { keptAs } from './keeping';
import type { NameOf } from './pairings';
import { refusal } from './place';
import { resultForm } from './resultForm';

export interface DeskPorts {
  readonly session: EventSession;
  readonly act: (work: () => Promise<string>) => void;
  readonly nameOf: NameOf;
  readonly evenings: Evenings;
}

/** A button of the organiser. */
const asking = <Name extends EventRequestName>(
  page: Document,
  { session, act }: DeskPorts,
  words: string,
  name: Name,
  message: EventWish<Name>,
  className = 'quiet',
): HTMLElement =>
  makeButton(page, words, () => act(async () => refusal(await session.ask(name, message))), className);

/** What cannot simply be taken back is asked for twice; whoever looks elsewhere meanwhile has changed their mind. */
const sure = (button: HTMLElement): HTMLElement => {
  const words = button.textContent;
  const label = button.getAttribute('aria-label');
  let asked = false;
  const ask = (on: boolean): void => {
    asked = on;
    setText(button, on ? deskWords.sure(words) : words);
    if (label !== null) button.setAttribute('aria-label', on ? deskWords.sure(label) : label);
  };
  button.addEventListener(
    'click',
    (event) => {
      if (!asked) event.stopImmediatePropagation();
      ask(!asked);
    },
    true,
  );
  button.addEventListener('blur', () => ask(false));
  return button;
};

/** What goes on with the event as a whole. */
export const deskButtons = (page: Document, ports: DeskPorts, view: EventView): HTMLElement[] => {
  const count = Object.values(view.entrants).filter(({ leftAfter }) => leftAfter === NONE).length;
  const registers = view.stage === 'registration';
  return [
    ...(registers && count % 2 === 1 && ports.evenings[view.options.format].sheets
      ? [make(page, 'p', { class: 'hint' }, deskWords.odd)]
      : []),
    ...(view.stage === 'verifying' || view.stage === 'battle'
      ? [make(page, 'p', { class: 'hint' }, deskWords.runs)]
      : []),
    ...(view.stage === 'closing' ? [make(page, 'p', { class: 'hint' }, deskWords.signs)] : []),
    ...(registers ? [asking(page, ports, deskWords.bot, 'bot', { sheet: '' })] : []),
    ...(registers ? [sure(asking(page, ports, deskWords.start, 'start', {}, 'begin'))] : []),
    ...(view.stage === 'closing' ? [asking(page, ports, deskWords.next, 'nextRound', {}, 'begin')] : []),
    ...(view.stage === 'final' ? [sure(asking(page, ports, deskWords.close, 'close', {}, 'begin'))] : []),
  ];
};

/** What the organiser may do with a player. */
export const playerTools = (
  page: Document,
  ports: DeskPorts,
  view: EventView,
  player: string,
): HTMLElement[] => {
  const registers = view.stage === 'registration';
  if (registers)
    return [named(asking(page, ports, deskWords.remove, 'remove', { player }), ports.nameOf(player))];
  const isHere = view.entrants[player]?.leftAfter === NONE;
  return isHere && view.stage !== 'closed' && view.stage !== 'final'
    ? [
        sure(
          named(
            asking(page, ports, deskWords.putOut, 'putOut', { player }, 'quiet danger'),
            ports.nameOf(player),
          ),
        ),
      ]
    : [];
};

const named = (button: HTMLElement, name: string): HTMLElement => {
  button.setAttribute('aria-label', `${button.textContent}: ${name}`);
  return button;
};

type Round = EventView['rounds'][number];

/** What the organiser may do at a table: no-shows, results by hand, corrections, calls, stopping a battle. */
export const tableTools = (
  page: Document,
  ports: DeskPorts,
  view: EventView,
  { number: round }: Round,
  at: number,
  table: ShownTable,
): HTMLElement[] => {
  if (view.stage === 'closed') return [];
  const isOpen = table.status === 'signing' || table.status === 'battle';
  const isLast = view.rounds.length === round;
  const box = make(page, 'details', { class: 'table-tools' });
  box.append(
    make(
      page,
      'summary',
      { 'aria-label': `${deskWords.tools}: ${table.players.map(ports.nameOf).join(', ')}` },
      deskWords.tools,
    ),
  );
  const calls = table.objections.map(({ player, reason }) =>
    make(
      page,
      'div',
      { class: 'call' },
      make(page, 'p', { role: 'status' }, deskWords.calls(ports.nameOf(player), reason)),
      ...(isLast ? [asking(page, ports, deskWords.settle(ports.nameOf(player)), 'settle', { player })] : []),
    ),
  );
  if (isOpen) box.append(...absentTools(page, ports, round, at, table));
  if (table.status === 'battle' && isLast)
    box.append(
      asking(page, ports, table.held ? deskWords.release : deskWords.hold, 'hold', {
        table: at,
        on: !table.held,
      }),
    );
  if (isOpen || table.status === 'over') box.append(entering(page, ports, view, round, at, table));
  return [...calls, ...(box.childElementCount > 1 ? [box] : [])];
};

const absentTools = (
  page: Document,
  ports: DeskPorts,
  round: number,
  at: number,
  { players }: ShownTable,
) => [
  ...(players.length === 2
    ? players.map((player) =>
        asking(page, ports, deskWords.absent(ports.nameOf(player)), 'absent', {
          round,
          table: at,
          players: [player],
        }),
      )
    : []),
  asking(page, ports, deskWords.nobodyCame, 'absent', { round, table: at, players: [...players] }),
];

/** A button that opens the form for a result. */
const entering = (
  page: Document,
  { session, nameOf, evenings }: DeskPorts,
  view: EventView,
  round: number,
  at: number,
  table: ShownTable,
): HTMLElement => {
  const corrects = table.status === 'over';
  const holder = keptAs(
    make(page, 'div', { class: 'entering' }),
    `${String(round)} ${String(at)} ${table.status}`,
  );
  const close = (): void => holder.replaceChildren(open);
  const open = makeButton(
    page,
    corrects ? deskWords.correct : deskWords.enter,
    () => {
      const form = resultForm(
        page,
        evenings[view.options.format],
        { table, nameOf, options: view.options },
        async (report, reason) => {
          const place = { round, table: at, report };
          const said = refusal(
            corrects
              ? await session.ask('correct', { ...place, reason })
              : await session.ask('report', place),
          );
          if (said === '') close();
          return said;
        },
        close,
      );
      holder.replaceChildren(form);
      form.querySelector<HTMLElement>('select, input')?.focus();
    },
    'quiet',
  );
  holder.append(open);
  return holder;
};

/** The desk lets somebody read the log once in a second. */
const AGAIN_MS = 1500;

/** The organiser's log, the newest first, and what could be taken back; fetched anew whenever the journal has grown. */
export const makeLog = (page: Document, { session, act, nameOf }: DeskPorts) => {
  const list = make(page, 'ol', { class: 'event-log', reversed: true });
  const undo = makeButton(page, '', () => act(async () => refusal(await session.ask('undo', {}))), 'quiet');
  undo.hidden = true;
  const why = make(page, 'p', { class: 'hint' });
  why.hidden = true;
  const log = make(page, 'details', {}, make(page, 'summary', {}, deskWords.log), list);
  let shown = -1;
  let again: ReturnType<typeof setTimeout> | undefined;
  const draw = ({ lines, undo: at, stands }: EventAnswer<'log'>): void => {
    const last = lines.find((line) => line.at === at);
    undo.hidden = last === undefined;
    if (last) setText(undo, deskWords.undo(deedWords(last, nameOf)));
    why.hidden = stands === '';
    setText(why, stands === '' ? '' : deskWords.stands(stands));
    list.replaceChildren(...[...lines].reverse().map((line) => logLine(page, line, nameOf)));
  };
  const show = (): void => {
    const { view, you } = session.state();
    if (!you.organiser || !view || view.seq === shown) return;
    shown = view.seq;
    void session.log().then((answer) => {
      if (answer) draw(answer);
      else if (session.state().link.type === 'connected') again ??= setTimeout(askAgain, AGAIN_MS);
      else shown = -1;
    });
  };
  /** Where much happens at once the desk is asked too often; what it has refused then would be missing for ever. */
  const askAgain = (): void => {
    again = undefined;
    shown = -1;
    show();
  };
  return { elements: [undo, why, log], show };
};

const logLine = (page: Document, line: LogLine, nameOf: NameOf): HTMLElement => {
  const time = new Date(line.time);
  const stamp = make(page, 'time', { datetime: time.toISOString() }, time.toLocaleTimeString());
  return make(page, 'li', line.undone ? { class: 'undone' } : {}, stamp, ` ${logWords(line, nameOf)}`);
};
