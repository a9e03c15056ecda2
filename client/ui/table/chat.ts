import type { Session } from '../../net/session';
import { make, makeButton } from '../dom';
import { tableWords } from './tableWords';

/** Saying something to the table; what is said is in the log. */
export function makeSpeech(page: Document, session: Session, id = 'chat-field'): HTMLElement {
  const field = make(page, 'input', { type: 'text', id, maxlength: '240', autocomplete: 'off' });
  const send = makeButton(page, tableWords.say, () => undefined, 'quiet');
  send.type = 'submit';
  const form = make(
    page,
    'form',
    { class: 'chat' },
    make(page, 'label', { for: id }, tableWords.chat),
    field,
    send,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    void session.ask('say', { text });
  });
  return form;
}
