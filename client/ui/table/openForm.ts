import type { GameModule, Tagged } from '../../../shared/engine/game';
import { parse } from '../../../shared/engine/shape';
import type { Offer } from '../../net/session';
import { make, makeButton } from '../dom';
import { optionFields, type Values } from '../optionForm';
import { refusalWords } from '../words';
import { openKinds } from './openMoves';
import { spoken, tableWords } from './tableWords';

/** For a question that takes more than its menu lists: one form for each kind of answer, filled with its first entry. */
export function makeOpenForms(page: Document, { game }: GameModule, offer: Offer<Tagged>): HTMLElement[] {
  if (!offer.ask.open) return [];
  return openKinds(game.move, offer.moves).map(({ type, fields }) => {
    const first = offer.moves.find((move) => move.type === type) ?? { type };
    let values: Values = { ...first };
    const inputs = optionFields(page, `open-${type}`, fields, values, (changed) => (values = changed));
    const submit = makeButton(page, tableWords.openDo, () => undefined);
    submit.type = 'submit';
    const error = make(page, 'p', { class: 'error', role: 'alert' });
    const form = make(page, 'form', { novalidate: true }, ...inputs, submit, error);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const move = parse(game.move, { ...values, type }, 'move');
      const refusal = move.ok ? offer.check(move.value) : move.refusal;
      error.textContent = refusal ? refusalWords(refusal) : '';
      if (!refusal && move.ok) offer.choose(move.value);
    });
    const title = `${tableWords.openForm}: ${spoken(type)}`;
    return make(page, 'details', { class: 'open-form' }, make(page, 'summary', {}, title), form);
  });
}
