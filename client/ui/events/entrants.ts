import { NONE } from '../../../shared/events/types';
import type { EventView } from '../../../shared/eventProtocol';
import { make } from '../dom';
import { type DeskPorts, playerTools } from './desk';
import { pageWords } from './eventWords';
import { sheetOf } from './place';

/** Everybody who has registered, with their sheets where they may be seen. */
export const entrantLines = (
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
          make(
            page,
            'span',
            { class: 'who' },
            make(page, 'span', { class: 'name' }, name),
            make(page, 'span', { class: 'hint' }, marks.join(', ')),
          ),
          ...(organiser ? playerTools(page, desk, view, id) : []),
          ...sheet,
        );
      }),
    ),
  ];
};
