import type { News, Session } from '../net/session';
import { make, makeButton } from './dom';
import { keepName } from './keptName';
import { lobbyWords } from './lobbyWords';
import { makeSpeech } from './table/chat';
import { saidWords } from './table/tableWords';

interface Part {
  readonly element: HTMLElement;
  readonly dispose: () => void;
}

/** Everybody here; your own name can be changed, and the host has powers over the others. */
export function makePeople(
  page: Document,
  session: Session,
  prefix: string,
): { readonly element: HTMLElement; show(): void } {
  const list = make(page, 'ul', { class: 'people' });
  const field = make(page, 'input', {
    type: 'text',
    id: `${prefix}-name`,
    maxlength: '24',
    autocomplete: 'nickname',
  });
  const change = makeButton(page, lobbyWords.rename, () => undefined, 'quiet');
  change.type = 'submit';
  const form = make(
    page,
    'form',
    { class: 'chat' },
    make(page, 'label', { for: `${prefix}-name` }, lobbyWords.name),
    field,
    change,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (name === '') return;
    keepName(name);
    void session.ask('rename', { name });
  });
  const element = make(page, 'section', { class: 'panel', 'aria-label': lobbyWords.people });
  element.append(make(page, 'h2', {}, lobbyWords.people), list, form);
  let shown = '';
  const show = (): void => {
    const { view, you } = session.state();
    const key = JSON.stringify([view.people, view.host, you]);
    if (key === shown) return;
    shown = key;
    if (field.value === '') field.value = view.people[you]?.name ?? '';
    list.replaceChildren(...Object.keys(view.people).map((person) => personLine(page, session, person)));
  };
  return { element, show };
}

function personLine(page: Document, session: Session, person: string): HTMLElement {
  const { view, you } = session.state();
  const who = view.people[person];
  const marks = [
    person === you ? lobbyWords.you : '',
    person === view.host ? lobbyWords.host : '',
    who?.muted === true ? lobbyWords.muted : '',
  ].filter((mark) => mark !== '');
  const name = `${who?.name ?? person}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
  const line = make(page, 'li', {}, make(page, 'span', {}, name));
  if (view.host !== you || person === you) return line;
  const power = (words: string, use: () => void): HTMLElement => {
    const button = makeButton(page, words, use, 'quiet');
    button.setAttribute('aria-label', `${words}: ${who?.name ?? person}`);
    return button;
  };
  const on = who?.muted !== true;
  line.append(
    power(on ? lobbyWords.mute : lobbyWords.unmute, () => void session.ask('mute', { person, on })),
    power(lobbyWords.promote, () => void session.ask('promote', { person })),
    power(lobbyWords.remove, () => void session.ask('remove', { person })),
  );
  return line;
}

/** Who knocks, for the host to admit. */
export function makeKnocks(page: Document, session: Session): Part {
  const list = make(page, 'ul', { class: 'people' });
  const element = make(page, 'section', { class: 'panel knocks', role: 'alert', hidden: true });
  element.append(make(page, 'h2', {}, lobbyWords.knocks), list);
  const add = (knock: string, name: string): void => {
    const answer = (yes: boolean) => (): void => {
      void session.ask('admit', { knock, yes });
      line.remove();
      element.hidden = list.childElementCount === 0;
    };
    const line = make(
      page,
      'li',
      {},
      make(page, 'span', {}, lobbyWords.knocking(name)),
      makeButton(page, lobbyWords.admit, answer(true)),
      makeButton(page, lobbyWords.decline, answer(false), 'quiet'),
    );
    list.append(line);
    element.hidden = false;
  };
  const known = new Set<string>();
  const dispose = session.watch((news: News) => {
    // Who knocks is told again to a host who comes back.
    if (news.type !== 'knocked' || known.has(news.knock)) return;
    known.add(news.knock);
    add(news.knock, news.name);
  });
  return { element, dispose };
}

/** What people say before the game. Plain text, kept nowhere. */
export function makeChat(page: Document, session: Session): Part {
  const lines = make(page, 'ol', { class: 'said-lines' });
  const form = makeSpeech(page, session, 'lobby-say');
  const element = make(page, 'section', { class: 'panel', 'aria-label': lobbyWords.chat });
  const log = make(page, 'div', { role: 'log', 'aria-label': lobbyWords.chat }, lines);
  element.append(make(page, 'h2', {}, lobbyWords.chat), log, form);
  const dispose = session.watch((news: News) => {
    if (news.type !== 'said') return;
    const name = session.state().view.people[news.person]?.name ?? news.person;
    lines.append(make(page, 'li', {}, saidWords(name, news.text)));
    while (lines.childElementCount > 50) lines.firstElementChild?.remove();
  });
  return { element, dispose };
}
