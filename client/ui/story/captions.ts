import type { Tagged } from '../../../shared/engine/game';
import { weightOf } from '../../../shared/engine/telling';
import type { Audience } from '../../director/audience';
import type { Play } from '../../net/session';
import { make } from '../dom';
import { tableWords } from '../table/tableWords';
import { addLine, beginTurn, type Gathered, nextToGo, NOTHING, standing } from './gather';

/** Where there is no picture, one line of the story takes this long. */
const LINE_MS = 250;
/** What is heard stays this long to be read. */
const HEARD_MS = 2600;

export interface Captions extends Audience {
  readonly element: HTMLElement;
  /** What is heard, for a while. */
  heard(text: string): void;
  /** Something about the company: who has dropped, what somebody says. */
  note(text: string): void;
}

const textOf = (event: Tagged, { module, view, people }: Play): string =>
  weightOf(event, module.game.weights) === 'aside' ? '' : module.words.event(event, view.pub, people);

/** The story as short lists, one a turn, each standing until it can be read. The log has everything: a screen reader reads that. */
export function makeCaptions(page: Document, now = () => performance.now()): Captions {
  let gathered: Gathered = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const turns = make(page, 'div', { class: 'story-turns' });
  const heard = make(page, 'p', { class: 'heard' });
  const element = make(page, 'div', { class: 'story', 'aria-hidden': 'true' }, turns, heard);
  const show = (next: Gathered): void => {
    gathered = standing(next, now());
    turns.replaceChildren(
      ...gathered
        .flatMap(({ title, lines }) => (lines.length === 0 ? [] : [turn(page, title, lines)]))
        .reverse(),
    );
    clearTimeout(timer);
    const due = nextToGo(gathered);
    if (due !== undefined) timer = setTimeout(() => show(gathered), Math.max(0, due - now()) + 1);
  };
  const hear = (text: string): void => {
    clearTimeout(silence);
    heard.textContent = text;
    if (text !== '') silence = setTimeout(() => hear(''), HEARD_MS);
  };
  /** A turn begins with this, told or left out: what follows is of that turn. */
  const turned = (event: Tagged, { module, view, people }: Play): boolean => {
    const title = module.words.chapter(event, view.pub, people);
    if (title !== '') show(beginTurn(gathered, title));
    return title !== '';
  };
  const say = (event: Tagged, play: Play): void => {
    const { module } = play;
    if (turned(event, play)) return;
    const text = textOf(event, play);
    if (text !== '') show(addLine(gathered, { text, weight: weightOf(event, module.game.weights) }, now()));
  };
  return {
    element,
    heard: hear,
    note: (text) => show(addLine(gathered, { text, weight: 'news' }, now())),
    jump: (_, { undo }) => {
      const line = { text: tableWords.takenBack, weight: 'news' } as const;
      hear('');
      show(undo === true ? addLine(NOTHING, line, now()) : NOTHING);
    },
    play: (event, { play, seen }) => seen.then(() => say(event, play)),
    pass: (event, play) => void turned(event, play),
    length: (event, play) => (textOf(event, play) === '' ? 0 : LINE_MS),
    reach: () => undefined,
    dispose: () => {
      clearTimeout(timer);
      hear('');
      gathered = NOTHING;
      turns.replaceChildren();
      element.remove();
    },
  };
}

const turn = (page: Document, title: string, lines: readonly { readonly text: string }[]): HTMLElement =>
  make(
    page,
    'section',
    { class: 'story-turn' },
    ...(title === '' ? [] : [make(page, 'h3', {}, title)]),
    make(page, 'ul', {}, ...lines.map(({ text }) => make(page, 'li', {}, text))),
  );
