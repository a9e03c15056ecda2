import { make, makeButton } from '../../../ui/dom';
import { makeQrCode } from '../../../ui/qrCode';
import { copyField } from '../../../ui/share';
import type { WrittenFleet } from '../../../../shared/games/attackWing/fleet/fleet';
import { parseFleet } from '../../../../shared/games/attackWing/fleet/text';
import type { Built } from './fleetDesk';
import { fleetLink, readShared } from './link';
import { deskWords } from './words';

/** A fleet as a link, a text and a picture of dots; and a field that reads one. */
export function sharePanel(
  page: Document,
  origin: string,
  take: (fleet: WrittenFleet) => void,
): { readonly element: HTMLElement; show(built: Built): void } {
  const given = make(page, 'div', { class: 'desk-given' });
  const qr = make(page, 'div', { class: 'qr-frame' });
  const input = make(page, 'input', { type: 'text', id: 'desk-read', autocomplete: 'off' });
  const error = make(page, 'p', { class: 'error', role: 'alert' });
  const submit = makeButton(page, deskWords.readDo, () => undefined, 'quiet');
  submit.type = 'submit';
  const form = make(
    page,
    'form',
    { novalidate: true },
    make(page, 'div', { class: 'field' }, make(page, 'label', { for: input.id }, deskWords.read), input),
    submit,
    error,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const parsed = parseFleet(readShared(input.value));
    error.textContent = parsed.ok ? '' : parsed.refusal.message;
    if (!parsed.ok) return;
    input.value = '';
    take(parsed.value);
  });
  const element = make(
    page,
    'details',
    { class: 'desk-shelf' },
    make(page, 'summary', {}, deskWords.share),
    make(page, 'p', { class: 'hint' }, deskWords.shareHint),
    given,
    qr,
    form,
  );
  return {
    element,
    show: ({ text }) => {
      const link = fleetLink(origin, text);
      given.replaceChildren(
        ...copyField(page, 'desk-link', deskWords.link, link),
        ...copyField(page, 'desk-text', deskWords.text, text, deskWords.copyText),
      );
      qr.replaceChildren(makeQrCode(page, link, deskWords.qr));
    },
  };
}
