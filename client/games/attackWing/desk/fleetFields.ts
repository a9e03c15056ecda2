import { type ReadySheet, readySheets } from '../../../../shared/events/buildSheets';
import { limitsOf, type TournamentOptions } from '../../../../shared/events/options';
import { checkFleet } from '../../../../shared/games/attackWing/fleet/check';
import { makeFleet, MOST_TEXT } from '../../../../shared/games/attackWing/fleet/text';
import type { Keep } from '../../../net/identity';
import { make } from '../../../ui/dom';
import type { Sheets } from '../../../ui/events/evening';
import { choiceField, fieldLine } from '../../../ui/events/formLines';
import { priceOf } from './edit';
import { savedFleets } from './saved';
import { eveningWords } from './words';

/** A fleet for an event: a ready-made one, one from the fleet desk, or a short text. */
export const fleetFields: Sheets['fields'] = (page, options, sheet) => {
  const ready = [...keptSheets(options), ...readySheets(options)];
  const known = ready.find((one) => one.sheet === sheet);
  const choice = choiceField(
    page,
    [
      ...ready.map(({ name, sheet: text, sp }) => [text, eveningWords.costs(name, sp)] as const),
      ['', eveningWords.ownFleet] as const,
    ],
    sheet === '' ? (ready[0]?.sheet ?? '') : (known?.sheet ?? ''),
  );
  const text = make(page, 'textarea', {
    rows: '3',
    maxlength: String(MOST_TEXT),
    spellcheck: 'false',
    autocomplete: 'off',
  });
  text.value = known ? '' : sheet;
  const own = fieldLine(page, 'place-text', eveningWords.text, text, eveningWords.textHint);
  const take = (built: string): void => {
    choice.value = '';
    text.value = built;
    own.hidden = false;
  };
  const showOwn = (): void => void (own.hidden = choice.value !== '');
  choice.addEventListener('change', showOwn);
  showOwn();
  return {
    lines: [
      fieldLine(page, 'place-fleet', eveningWords.fleet, choice),
      own,
      deskWithin(page, options, () => (choice.value === '' ? text.value.trim() : choice.value), take),
    ],
    read: () => (choice.value === '' ? text.value.trim() : choice.value),
  };
};

/** The fleets kept in this browser that the event allows. */
const keptSheets = (options: TournamentOptions): ReadySheet[] =>
  savedFleets(browserKeep())
    .filter((fleet) => checkFleet(fleet, limitsOf(options)).length === 0)
    .map((fleet) => ({ name: eveningWords.kept(fleet.name), sheet: makeFleet(fleet), sp: priceOf(fleet) }));

/** A browser may refuse to keep anything. */
const browserKeep = (): Keep | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

/** The fleet desk within the registration, loaded when it is opened; it begins with what is chosen then. */
const deskWithin = (
  page: Document,
  options: TournamentOptions,
  start: () => string,
  take: (sheet: string) => void,
): HTMLElement => {
  const details = make(page, 'details', {}, make(page, 'summary', {}, eveningWords.build));
  let asked = false;
  details.addEventListener('toggle', () => {
    if (asked) return;
    asked = true;
    void import('./fleetDesk').then(({ fleetDesk }) => {
      const desk = fleetDesk(page, {
        limits: limitsOf(options),
        start: start(),
        onChange: ({ text }) => take(text),
      });
      details.append(desk.element);
    });
  });
  return details;
};
