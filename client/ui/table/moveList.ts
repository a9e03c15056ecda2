import { make } from '../dom';
import { aboutMove } from './about';
import { type Group, groupMoves, type Listed, type Spoken } from './moves';
import { fitting, groupTitle, markedWords, more } from './tableWords';

/** More buttons than this under one heading help nobody; typing finds the rest. */
const MOST_SHOWN = 60;
/** Up to so many choices every heading stands open. */
const ALL_OPEN = 14;

export interface MoveListPorts {
  choose(listed: Listed, byKeyboard: boolean): void;
  /** The pointer or the focus is on this one. */
  about(texts: readonly string[]): void;
}

export interface Showing {
  /** With every heading open, because they were looked for. */
  readonly all: boolean;
  /** Those that somebody should look at; their headings stand open. */
  readonly marked: ReadonlySet<Listed>;
  readonly play: Spoken;
}

export interface MoveList {
  readonly element: HTMLElement;
  show(listed: readonly Listed[], how: Showing): void;
  /** Moves the focus to the first choice. */
  focus(): void;
}

/** The plain list: headings that open, numbered buttons under them, arrows to walk. */
export function makeMoveList(page: Document, ports: MoveListPorts): MoveList {
  const element = make(page, 'div', { class: 'moves' });
  /** Headings a person has opened or shut, by their titles. */
  const wished = new Map<string, boolean>();
  const buttons = (): HTMLElement[] =>
    [...element.querySelectorAll<HTMLElement>('button, summary')].filter(
      (item) => item.offsetParent !== null,
    );
  element.addEventListener('keydown', (event) => walk(event, buttons()));

  const show = (listed: readonly Listed[], { all, marked, play }: Showing): void => {
    const button = (item: Listed): HTMLElement => {
      const made = moveButton(page, item, ports, () => aboutMove(item.move, play));
      if (marked.has(item)) mark(page, made);
      return made;
    };
    const holdsMarked = (group: Group): boolean =>
      group.moves.some((item) => marked.has(item)) || group.groups.some(holdsMarked);
    const list = (moves: readonly Listed[]): HTMLElement[] => {
      if (moves.length === 0) return [];
      const items = moves.slice(0, MOST_SHOWN).map((item) => make(page, 'li', {}, button(item)));
      const rest = moves.length - items.length;
      if (rest > 0) items.push(make(page, 'li', { class: 'hint' }, more(rest)));
      return [make(page, 'ul', {}, ...items)];
    };
    const open = all || listed.length <= ALL_OPEN;
    const build = (group: Group, path: string): HTMLElement[] => [
      ...list(group.moves),
      ...group.groups.map((inner) =>
        disclosure(
          page,
          inner,
          {
            key: `${path}/${inner.title}`,
            open: open || group.groups.length === 1 || holdsMarked(inner),
            all,
            wished,
          },
          build,
        ),
      ),
    ];
    element.replaceChildren(...build(groupMoves(listed), ''));
    element.setAttribute('aria-label', fitting(listed.length));
  };
  return { element, show, focus: () => buttons()[0]?.focus() };
}

interface Opening {
  readonly key: string;
  readonly open: boolean;
  readonly all: boolean;
  readonly wished: Map<string, boolean>;
}

/** A heading whose content is made when it is first opened: long lists cost nothing while they are shut. */
function disclosure(
  page: Document,
  group: Group,
  { key, open, all, wished }: Opening,
  build: (group: Group, path: string) => HTMLElement[],
): HTMLElement {
  const details = make(page, 'details', {}, make(page, 'summary', {}, groupTitle(group.title, group.count)));
  let filled = false;
  const fill = (): void => {
    if (!filled) details.append(...build(group, key));
    filled = true;
  };
  if (all || (wished.get(key) ?? open)) {
    details.open = true;
    fill();
  }
  details.querySelector('summary')?.addEventListener('click', () => {
    wished.set(key, !details.open);
    fill();
  });
  return details;
}

function moveButton(
  page: Document,
  item: Listed,
  ports: MoveListPorts,
  about: () => readonly string[],
): HTMLElement {
  const button = make(
    page,
    'button',
    { type: 'button', class: 'move' },
    make(page, 'span', { class: 'number' }, String(item.number)),
    make(page, 'span', {}, ` ${item.sentence}`),
  );
  button.addEventListener('click', (event) => ports.choose(item, event.detail === 0));
  button.addEventListener('focus', () => ports.about(about()));
  button.addEventListener('pointerenter', () => ports.about(about()));
  return button;
}

/** Colour, sign and word: a move that the guide speaks of. */
function mark(page: Document, button: HTMLElement): void {
  button.classList.add('pointed');
  button.append(make(page, 'span', { class: 'spoken' }, ` ${markedWords}`));
}

function walk(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const at = stops.findIndex((stop) => stop === event.target);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
