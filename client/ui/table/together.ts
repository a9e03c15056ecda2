import { levelsOf, USUAL_LEVEL } from '../../../shared/bots/thinker';
import type { Session, SessionState } from '../../net/session';
import { keyed, make, makeButton } from '../dom';
import { makePeople } from '../lobbyPeople';
import { sharing } from '../share';
import { makeDevice } from './device';
import { levelWords, seatNameAt } from './tableWords';
import { offeredTo, seatPower, togetherWords } from './togetherWords';

export interface Together {
  readonly element: HTMLDetailsElement;
  show(): void;
  dispose(): void;
}

/** Everything between people in a running match: who is here, the host's powers, one's own seat, another device. */
export function makeTogether(page: Document, session: Session): Together {
  const people = makePeople(page, session, 'table');
  const own = make(page, 'div', { class: 'own-seat' });
  const powers = make(page, 'ul', { class: 'people powers' });
  const invite = make(page, 'div', { class: 'invite' });
  const device = makeDevice(page, session);
  const element = make(page, 'details', { class: 'panel play-together' });
  const share = make(
    page,
    'details',
    { class: 'share' },
    make(page, 'summary', {}, togetherWords.invite),
    invite,
  );
  const body = make(page, 'div', { class: 'scroll' }, people.element, powers, own, device.element, share);
  element.append(make(page, 'summary', {}, togetherWords.title), body);
  const showOwn = keyed<SessionState>(own, (state) => ownSeat(page, session, state));
  const showPowers = keyed<SessionState>(powers, (state) => hostPowers(page, session, state));
  const showInvite = keyed<SessionState>(invite, (state) => sharing(page, 'table-share', state));
  return {
    element,
    show() {
      const state = session.state();
      const { view, you, seat, secret, code, link } = state;
      people.show();
      const seats = Object.entries(view.seats).map(([key, who]) => ({ ...who, key, askMs: 0, reserveMs: 0 }));
      showOwn([view.stage, seat, view.people, seats], state);
      showPowers([view.stage, view.host === you, view.people, seats], state);
      showInvite([link, view.listed, secret, code], state);
      powers.hidden = powers.childElementCount === 0;
    },
    dispose: device.dispose,
  };
}

/** People who are here and have no seat. */
const standing = ({ view, you }: SessionState): readonly (readonly [string, string])[] => {
  const seated = new Set(Object.values(view.seats).map(({ person }) => person));
  return Object.entries(view.people).flatMap(([person, { name }]) =>
    seated.has(person) || person === you ? [] : [[person, name] as const],
  );
};

/** Standing up, and offering the seat to somebody who stands. */
function ownSeat(page: Document, session: Session, state: SessionState): HTMLElement[] {
  const { view, seat } = state;
  if (seat < 0 || view.stage !== 'playing') return [];
  const w = togetherWords;
  const stand = makeButton(page, w.stand, () => void session.ask('stand', {}), 'quiet');
  const actions = make(page, 'div', { class: 'actions' }, stand);
  const lines: HTMLElement[] = [actions, make(page, 'p', { class: 'hint' }, w.standHint)];
  const offered = view.seats[String(seat)]?.offered ?? '';
  if (offered !== '') {
    const name = view.people[offered]?.name ?? offered;
    actions.append(makeButton(page, w.takeBack, () => void session.ask('offer', { to: '' }), 'quiet'));
    return [...lines, make(page, 'p', { role: 'status' }, offeredTo(name))];
  }
  const people = standing(state);
  if (people.length === 0) return [...lines, make(page, 'p', { class: 'hint' }, w.offerNobody)];
  const offer = pickForm(page, 'offer-to', w.offerTo, people, w.offer, (to) => session.ask('offer', { to }));
  return [...lines, offer];
}

/** For every seat that a bot plays or whose owner is gone: another bot, or a person who stands. */
function hostPowers(page: Document, session: Session, state: SessionState): HTMLElement[] {
  const { view, you, play } = state;
  if (view.host !== you || view.stage !== 'playing' || !play) return [];
  const levels = levelsOf(play.module.game).map((level) => [level, levelWords(level)] as const);
  const people = standing(state);
  const w = togetherWords;
  return Object.entries(view.seats).flatMap(([key, who]) => {
    if (who.person !== '' && who.connected) return [];
    const seat = Number(key);
    const title = seatNameAt(seat, { view, play });
    const level = who.level === '' ? USUAL_LEVEL : who.level;
    const bot = pickForm(
      page,
      `bot-${key}`,
      seatPower(w.botLevel, title),
      levels,
      w.bot,
      (chosen) => session.ask('bot', { seat, level: chosen }),
      level,
    );
    const give =
      people.length === 0
        ? []
        : [
            pickForm(page, `give-${key}`, seatPower(w.giveTo, title), people, w.give, (person) =>
              session.ask('give', { seat, person }),
            ),
          ];
    return [make(page, 'li', { class: 'power' }, bot, ...give)];
  });
}

/** A choice and a button that does something with it. */
function pickForm(
  page: Document,
  id: string,
  label: string,
  options: readonly (readonly [string, string])[],
  words: string,
  use: (chosen: string) => unknown,
  now?: string,
): HTMLElement {
  const select = make(page, 'select', { id });
  for (const [value, text] of options)
    select.append(make(page, 'option', { value, selected: value === now }, text));
  const button = makeButton(page, words, () => undefined, 'quiet');
  button.type = 'submit';
  const form = make(page, 'form', { class: 'chat' }, make(page, 'label', { for: id }, label), select, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    use(select.value);
  });
  return form;
}
