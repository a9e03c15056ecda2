import './cards.css';
import { make, makeButton } from '../ui/dom';
import { makeQrCode } from '../ui/qrCode';
import { showcaseWords } from './showcaseWords';

/** What stands over the film between its acts. */
export interface FilmCards {
  /** The game that comes, as a title. */
  title(name: string, line: string, cast: readonly string[]): void;
  /** How it ended, and what comes next. */
  ending(text: string, next: string): void;
  clear(): void;
  /** Asks whether somebody wants to play. */
  offer(on: boolean): void;
  offering(): boolean;
  dispose(): void;
}

export interface CardPorts {
  play(): void;
  stay(): void;
  /** Where other devices find this server. */
  address(): Promise<string>;
}

export function makeCards(page: Document, ports: CardPorts): FilmCards {
  const card = make(page, 'section', { class: 'film-card', hidden: true, 'aria-live': 'polite' });
  const corner = make(page, 'aside', { class: 'film-corner', 'aria-label': showcaseWords.join });
  const title = make(page, 'h2', { id: 'film-offer', tabindex: '-1' }, showcaseWords.offer);
  const offer = make(page, 'section', {
    ...{ class: 'film-offer', role: 'dialog', hidden: true },
    'aria-labelledby': title.id,
  });
  offer.append(
    title,
    make(
      page,
      'div',
      { class: 'actions' },
      makeButton(page, showcaseWords.play, () => ports.play()),
      makeButton(page, showcaseWords.stay, () => ports.stay(), 'quiet'),
    ),
  );
  (page.querySelector('main') ?? page.body).append(card, corner, offer);
  void ports.address().then((address) => {
    corner.replaceChildren(
      makeQrCode(page, address, showcaseWords.joinQr),
      make(page, 'p', {}, showcaseWords.join),
    );
  });
  const put = (kind: string, ...parts: readonly HTMLElement[]): void => {
    card.replaceChildren(...parts);
    card.dataset.kind = kind;
    card.hidden = false;
  };
  return {
    title: (name, line, cast) =>
      put(
        'title',
        make(page, 'p', { class: 'film-lead' }, showcaseWords.unofficial),
        make(page, 'h2', {}, name),
        make(page, 'p', { class: 'film-line' }, line),
        make(page, 'p', { class: 'film-cast' }, cast.join(' · ')),
      ),
    ending: (text, next) =>
      put(
        'ending',
        make(page, 'h2', {}, showcaseWords.over),
        make(page, 'p', { class: 'film-line' }, text),
        make(page, 'p', { class: 'film-cast' }, `${showcaseWords.next}: ${next}`),
      ),
    clear: () => {
      card.hidden = true;
      card.replaceChildren();
    },
    offer: (on) => {
      const opens = on && offer.hidden;
      offer.hidden = !on;
      page.documentElement.classList.toggle('offering', on);
      if (opens) title.focus();
    },
    offering: () => !offer.hidden,
    dispose: () => {
      page.documentElement.classList.remove('offering');
      for (const part of [card, corner, offer]) part.remove();
    },
  };
}
