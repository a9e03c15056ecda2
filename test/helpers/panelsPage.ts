import { makeSheet } from '../../client/app/sheet';
import type { News, Play, Session, SessionState } from '../../client/net/session';
import { openLobby } from '../../client/ui/lobby';
import { makeKnocks } from '../../client/ui/lobbyPeople';
import { makeRefusal } from '../../client/ui/refusal';
import { makeCaptions } from '../../client/ui/story/captions';
import { makeEnding } from '../../client/ui/table/ending';
import { makeLog } from '../../client/ui/table/panels';
import type { Tagged } from '../../shared/engine/game';
import { failed } from '../../shared/engine/result';
import { NO_TABLE } from '../../shared/protocol';

/** Small parts of the page, each by itself in an empty one: what somebody reads there. */

const play = { module: {}, view: {}, people: [] } as unknown as Play;
/** A game in which every event says its own name, and those so named begin a turn. */
const turns = {
  module: {
    words: {
      chapter: ({ type }: Tagged) => (type.startsWith('Turn') ? type : ''),
      event: ({ type }: Tagged) => type,
    },
    game: {},
  },
  view: {},
  people: [],
} as unknown as Play;
const TOLD = { pace: 1, signal: new AbortController().signal, seen: Promise.resolve(), again: false };
const refusal = { code: 'tooFast', message: '' };
const linesOf = (element: HTMLElement, selector: string): readonly string[] =>
  [...element.querySelectorAll<HTMLElement>(selector)].map(({ textContent }) => textContent);

/** What stands of the story after it has been left in the midst: taken back, gone to another place, put right. */
export const captionsAfter = (why: 'undo' | 'seek' | 'repair'): readonly string[] => {
  const captions = makeCaptions(document);
  document.body.replaceChildren(captions.element);
  captions.note('The Klingon fires');
  captions.heard('An explosion');
  if (why === 'undo') captions.jump(play, { story: [], undo: true });
  else captions.jump(play, why === 'seek' ? { story: [] } : {});
  const lines = linesOf(captions.element, 'li, .heard');
  captions.dispose?.();
  return lines.filter((line) => line !== '');
};

/** Under which turn a line stands after turns that were left out. */
export const titleAfterSkip = async (): Promise<readonly string[]> => {
  const captions = makeCaptions(document);
  document.body.replaceChildren(captions.element);
  for (const type of ['Turn 1', 'Told']) await captions.play?.({ type }, { ...TOLD, play: turns });
  for (const type of ['Turn 2', 'Left out', 'Turn 3']) captions.pass?.({ type }, turns);
  await captions.play?.({ type: 'Told again' }, { ...TOLD, play: turns });
  const read = linesOf(captions.element, '.story-turn:first-child > h3, .story-turn:first-child li');
  captions.dispose?.();
  return read;
};

/** A story of so many turns in a picture with this little room for it: what can be read of each turn, whole or in part, from the oldest on. */
export const storyInRoom = async (
  count: number,
  height: number,
): Promise<readonly (readonly [string, boolean])[]> => {
  const captions = makeCaptions(document);
  document.body.className = 'staged playing';
  const over = Object.assign(document.createElement('div'), { className: 'scene-overlay' });
  over.style.cssText = `top: 0; bottom: auto; height: ${height}px; width: 260px`;
  over.append(captions.element);
  document.body.replaceChildren(over);
  for (let turn = 1; turn <= count; turn++)
    for (const type of [`Turn ${turn}`, `Of turn ${turn} this is a line that needs more than one row`])
      await captions.play?.({ type }, { ...TOLD, play: turns });
  const room = captions.element.getBoundingClientRect();
  const read = [...captions.element.querySelectorAll('.story-turn')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isSeen = right > room.left && left < room.right && bottom > room.top && top < room.bottom;
    const isWhole = left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1;
    return isSeen ? [[one.querySelector('h3')?.textContent ?? '', isWhole] as const] : [];
  });
  captions.dispose?.();
  document.body.className = '';
  return read.reverse();
};

/** Two places that say why something was refused; both are read by `refusals`. */
export const refuse = (): void => {
  const line = makeRefusal(document);
  const sheet = makeSheet(document, () => true);
  document.body.replaceChildren(line.element, sheet.element);
  line.say(refusal);
  sheet.refuse('The Enterprise cannot turn.');
};
export const refusals = (): readonly string[] =>
  linesOf(document.body, '[role=alert]').filter((text) => text !== '');

/** A long log that was filled while nobody saw it, opened: how many lines of text it ends before its last. */
export const openedLog = async (lines: number): Promise<number> => {
  const log = makeLog(document);
  document.body.replaceChildren(log.element);
  const scroll = log.element.querySelector<HTMLElement>('[role=log]');
  if (scroll === null) throw new Error('no log');
  scroll.style.cssText = 'height: 10em; overflow: auto';
  log.element.hidden = true;
  for (let line = 1; line <= lines; line++) log.say(`Line ${line}`);
  log.element.hidden = false;
  await new Promise((shown) => setTimeout(shown, 100));
  const below = scroll.scrollHeight - scroll.clientHeight - scroll.scrollTop;
  log.dispose();
  return below;
};

/** Who is listed with points when a game of three has ended, in which everybody has two. */
export const pointsOf = (cooperative: boolean): readonly string[] => {
  const words = { outcome: () => 'It is over.', name: (seat: number) => `Officer ${seat + 1}` };
  const over = { module: { game: { cooperative }, words }, view: {}, people: [] };
  const outcome = { reason: '', winners: [], scores: [2, 2, 2] };
  const ending = makeEnding(document, {
    session: sessionWith({
      play: over as unknown as Play,
      view: { ...NO_TABLE, stage: 'over', match: 'm', outcome },
    }),
    journal: () => Promise.resolve(failed(refusal)),
    ...{ again: () => undefined, home: () => undefined, download: () => undefined, mode: 'alone' },
  });
  ending.show(true);
  return linesOf(ending.element, '.seats li');
};

const listeners = new Set<(news: News) => void>();
const sessionWith = (state: Partial<SessionState>): Session =>
  ({
    state: () => ({ link: { type: 'connected', table: 'a' }, view: NO_TABLE, you: '', seat: -1, ...state }),
    watch: (listener: (news: News) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => Promise.resolve({ ok: true, held: false }),
  }) as unknown as Session;

/** What a guest is told of a table's options. */
export const guestReads = async (game: string, options: object): Promise<readonly string[]> => {
  const view = { ...NO_TABLE, stage: 'lobby', game, options, host: 'p1' } as SessionState['view'];
  const root = document.createElement('div');
  const beside = ['knocks', 'seats'].map((id) => Object.assign(document.createElement('div'), { id }));
  document.body.replaceChildren(root, ...beside);
  const lobby = openLobby(document, root, sessionWith({ view, you: 'p2' }), () => undefined);
  for (let tries = 0; tries < 100 && root.querySelector('dd') === null; tries++)
    await new Promise((loaded) => setTimeout(loaded, 20));
  const [titles, values] = [linesOf(root, '.figures dt'), linesOf(root, '.figures dd')];
  lobby.dispose();
  return titles.map((title, at) => `${title}: ${values[at] ?? ''}`);
};

/** What the host reads when people of these names knock. */
export const knocksOf = (names: readonly string[]): readonly string[] => {
  const knocks = makeKnocks(document, sessionWith({}));
  document.body.replaceChildren(knocks.element);
  names.forEach((name, at) => {
    for (const listener of listeners) listener({ type: 'knocked', knock: `k${at}`, name });
  });
  const read = linesOf(knocks.element, 'li > span');
  knocks.dispose();
  return read;
};
