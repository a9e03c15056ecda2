import { roundsOf } from '../../../shared/events/options';
import type { EventView } from '../../../shared/eventProtocol';
import { make, makeButton, setText } from '../dom';
import { setClock } from './clocks';
import type { Evenings } from './evening';
import { pageWords, stageWords } from './eventWords';

/** What it is, how it stands, and what the clock does next. */
export const headLines = (page: Document, evenings: Evenings, view: EventView | undefined): HTMLElement[] => {
  if (!view) return [];
  const round = view.rounds.at(-1);
  const rounds = roundsOf(view.options);
  const where = round
    ? [round.final ? pageWords.final(round.number - rounds) : pageWords.round(round.number, rounds)]
    : [];
  const due = view.due.find(({ what }) => what !== 'timeUp');
  const about = [view.date, evenings[view.options.format].title, pageWords.organised(view.organiser)];
  const projector = makeButton(page, '', () => {
    page.body.classList.toggle('projector');
    name();
  });
  const name = (): void =>
    setText(
      projector,
      page.body.classList.contains('projector') ? pageWords.projectorOff : pageWords.projector,
    );
  name();
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
    make(
      page,
      'div',
      { class: 'event-ways' },
      projector,
      make(page, 'a', { href: '/events', class: 'button quiet' }, pageWords.all),
    ),
  ];
};
