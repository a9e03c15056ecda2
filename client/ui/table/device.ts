import { addressesOf } from '../../net/addresses';
import type { News, Session } from '../../net/session';
import { make, makeButton, setText } from '../dom';
import { makeQrCode } from '../qrCode';
import { goodFor, togetherWords } from './togetherWords';

/** Where another device goes on: the code stands behind the #, so that no server's log ever sees it. */
export const deviceLink = (origin: string, code: string): string => `${origin}/device#${code}`;

/** A one-time code, and a picture of it, by which another device takes this person's place. */
export function makeDevice(page: Document, session: Session): { element: HTMLElement; dispose: () => void } {
  const shown = make(page, 'div', { class: 'device', role: 'status' });
  const button = makeButton(
    page,
    togetherWords.device,
    () => {
      button.disabled = true;
      void session.ask('device', {}).then(() => (button.disabled = false));
    },
    'quiet',
  );
  let over: ReturnType<typeof setTimeout> | undefined;
  const dispose = session.watch((news: News) => {
    if (news.type !== 'device') return;
    const code = make(page, 'p', { class: 'device-code' });
    setText(code, news.code);
    const qr = make(page, 'div', { class: 'qr-frame' });
    // The device may be a headset, which asks for a secure page.
    void addressesOf(location.origin).then(({ headset }) => {
      qr.replaceChildren(makeQrCode(page, deviceLink(headset, news.code), togetherWords.deviceQr));
      // In a low panel not all of it has room at once: the picture, which is of no use by halves, is what must be whole.
      qr.scrollIntoView({ block: 'nearest' });
    });
    shown.replaceChildren(
      make(page, 'p', {}, togetherWords.deviceLead),
      qr,
      code,
      make(page, 'p', { class: 'hint' }, goodFor(news.forMs)),
    );
    shown.scrollIntoView({ block: 'nearest' });
    clearTimeout(over);
    over = setTimeout(() => shown.replaceChildren(), news.forMs);
  });
  return {
    element: make(page, 'div', { class: 'device-frame' }, button, shown),
    dispose: () => {
      dispose();
      clearTimeout(over);
    },
  };
}
