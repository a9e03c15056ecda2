import { addressesOf } from '../net/addresses';
import type { SessionState } from '../net/session';
import { make, makeButton } from './dom';
import { lobbyWords } from './lobbyWords';
import { makeQrCode } from './qrCode';
import './share.css';

/** The whole link to a table; to a private one with its secret behind the #, so that no server's log ever sees it. */
export const linkTo = (origin: string, { link, view, secret }: SessionState): string => {
  const table = link.type === 'connected' ? link.table : '';
  return `${origin}/table/${table}${view.listed || secret === '' ? '' : `#${secret}`}`;
};

/** Whether the link opens the door: a private table's leads nowhere without its secret. */
export const hasWholeLink = ({ link, view, secret }: SessionState): boolean =>
  link.type === 'connected' && (view.listed || secret !== '');

/** A link, or another text, in a field, with a button that copies it. */
export function copyField(
  page: Document,
  id: string,
  label: string,
  link: string,
  words: { readonly copy: string; readonly copied: string } = lobbyWords,
): HTMLElement[] {
  const field = make(page, 'input', { type: 'text', id, readonly: true });
  field.value = link;
  field.addEventListener('focus', () => field.select());
  const told = make(page, 'p', { role: 'status', class: 'hint' });
  const copy = makeButton(
    page,
    words.copy,
    () => void copyText(link).then((done) => (told.textContent = done ? words.copied : lobbyWords.notCopied)),
    'quiet',
  );
  return [make(page, 'div', { class: 'field' }, make(page, 'label', { for: id }, label), field), copy, told];
}

/** What is said about a link that is shared. */
export interface ShareWords {
  readonly link: string;
  readonly code: string;
  readonly qr: string;
}

/** How others come here: link, code, picture. The link leads where their devices reach this server. */
export function shareLines(
  page: Document,
  prefix: string,
  words: ShareWords,
  linkAt: (origin: string) => string,
  spoken: string,
): HTMLElement[] {
  const links = make(page, 'div', { class: 'share-link' });
  const qr = make(page, 'div', { class: 'qr-frame' });
  const show = (link: string): void => {
    links.replaceChildren(...copyField(page, `${prefix}-link`, words.link, link));
    qr.replaceChildren(makeQrCode(page, link, words.qr));
  };
  show(linkAt(location.origin));
  void addressesOf(location.origin).then(({ share }) => {
    if (share !== location.origin) show(linkAt(share));
  });
  const code = make(page, 'p', { class: 'code' }, make(page, 'span', { class: 'hint' }, words.code), spoken);
  return [links, ...(spoken === '' ? [] : [code]), qr];
}

/** How friends come to this table; nothing while that is not known. */
export const sharing = (page: Document, prefix: string, state: SessionState): HTMLElement[] =>
  hasWholeLink(state)
    ? shareLines(page, prefix, lobbyWords, (origin) => linkTo(origin, state), state.code)
    : [];

/** Browsers give the clipboard to secure pages only; elsewhere the person copies the link by hand. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
