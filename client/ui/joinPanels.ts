import { GAMES, type Register } from '../../shared/games';
import { pause } from '../director/pause';
import { serverAt, ServerTrouble } from '../net/server';
import { readDoor } from './address';
import { make, makeButton, makeElement } from './dom';
import { keepName, LONGEST_NAME, readName } from './keptName';
import type { MenuWishes } from './menuWishes';
import { codeWords, watchWords } from './menuWords';
import { replayPanel } from './replayPanel';
import type { Refusal } from '../../shared/engine/game';

/** How often to ask whether the host has opened the door. */
const KNOCK_MS = 1000;
const MOST_KNOCKS = 200;

/** Where a short code leads: asks the server, and the host if need be. Gives the table, or why not. */
export async function useCode(
  code: string,
  identity: string,
  tell: (words: string) => void,
  isWanted: () => boolean,
): Promise<{ readonly table?: string; readonly trouble?: string }> {
  const server = serverAt(location.origin);
  try {
    // The host is told who knocks.
    const name = readName();
    const used = await server.useCode({ code, identity, ...(name === '' ? {} : { name }) });
    if ('table' in used) return { table: used.table };
    if ('event' in used) {
      location.assign(`/event/${used.event}`);
      return {};
    }
    tell(codeWords.knocking);
    for (let tries = 0; tries < MOST_KNOCKS && isWanted(); tries++) {
      const { state, table } = await server.knock(used.knock, identity);
      if (state === 'admitted' && table !== undefined) return { table };
      if (state !== 'waiting') return { trouble: codeWords.declined };
      await pause(KNOCK_MS);
    }
    return { trouble: codeWords.declined };
  } catch (error) {
    const trouble = error instanceof ServerTrouble ? error.code : 'offline';
    if (trouble === 'offline') return { trouble: watchWords.offline };
    return { trouble: trouble === 'tooMany' ? codeWords.tooMany : codeWords.noSuch };
  }
}

/** A form for a table's code or link; `purpose` says whether one comes to play or to look on. */
function codeForm(page: Document, purpose: 'join' | 'watch', wishes: MenuWishes, code = ''): HTMLElement[] {
  const field = make(page, 'input', {
    type: 'text',
    id: `${purpose}-code`,
    name: 'code',
    autocomplete: 'off',
    spellcheck: 'false',
    autocapitalize: 'none',
    'aria-describedby': `${purpose}-error`,
  });
  const name = make(page, 'input', {
    type: 'text',
    id: `${purpose}-name`,
    maxlength: String(LONGEST_NAME),
    autocomplete: 'nickname',
  });
  name.value = readName();
  const error = make(page, 'p', { id: `${purpose}-error`, class: 'error', role: 'alert' });
  const told = make(page, 'p', { role: 'status' });
  const button = makeButton(page, codeWords.go[purpose], () => undefined);
  button.type = 'submit';
  const form = make(
    page,
    'form',
    {},
    make(page, 'label', { for: field.id }, codeWords.label),
    field,
    make(page, 'label', { for: name.id }, codeWords.name),
    name,
    button,
    told,
    error,
  );
  const go = async (): Promise<void> => {
    const door = readDoor(field.value);
    keepName(name.value);
    error.textContent = door === undefined ? codeWords.wrong : '';
    field.setAttribute('aria-invalid', String(door === undefined));
    if (door === undefined) return field.focus();
    if (door.type === 'table') return wishes.enter(door.table, door.secret, purpose === 'watch');
    const found = await useCode(
      door.code,
      wishes.identity,
      (words) => (told.textContent = words),
      () => form.isConnected,
    );
    told.textContent = '';
    error.textContent = found.trouble ?? '';
    if (found.table !== undefined) wishes.enter(found.table, undefined, purpose === 'watch');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void go();
  });
  if (code !== '') {
    field.value = code;
    void go();
  }
  return [makeElement(page, 'p', codeWords[purpose]), form];
}

/** `code`: one that was brought along, which is tried at once. */
export const joinPanel = (page: Document, wishes: MenuWishes, code = ''): HTMLElement[] =>
  codeForm(page, 'join', wishes, code);

/** Tables that are open to everybody, a code for those that are not, and games of the past. */
export function watchPanel(page: Document, wishes: MenuWishes, trouble?: Refusal): HTMLElement[] {
  const list = make(page, 'ul', { class: 'tables' });
  const said = make(page, 'p', { role: 'status' }, watchWords.loading);
  const show = async (): Promise<void> => {
    try {
      const { tables } = await serverAt(location.origin).lobby();
      const rows = await Promise.all(
        tables.map(async ({ table, game, host, taken, seats, stage }) => {
          const words = watchWords.row(await titleOf(game), host, taken, seats, stage);
          const button = makeButton(
            page,
            watchWords.watch,
            () => wishes.enter(table, undefined, true),
            'quiet',
          );
          button.setAttribute('aria-label', `${watchWords.watch}: ${words}`);
          return make(page, 'li', {}, make(page, 'span', {}, words), button);
        }),
      );
      said.textContent = rows.length === 0 ? watchWords.none : watchWords.lead;
      list.replaceChildren(...rows);
    } catch {
      said.textContent = watchWords.offline;
    }
  };
  void show();
  const past = replayPanel(page, wishes, trouble);
  const live = [said, list, ...codeForm(page, 'watch', wishes)];
  return trouble ? [past, ...live] : [...live, past];
}

const titleOf = async (id: string): Promise<string> => {
  const games: Register = GAMES;
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  return load ? (await load()).words.title : '';
};
