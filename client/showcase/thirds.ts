import type { Tagged } from '../../shared/engine/game';
import { weightOf, type Weight } from '../../shared/engine/telling';
import type { Audience } from '../director/audience';
import type { Play } from '../net/session';
import { make, setText } from '../ui/dom';
import { makeLines } from './lines';

const RANK: Readonly<Record<Weight, number>> = { blow: 3, deed: 2, news: 1, aside: 0 };

export interface Thirds extends Audience {
  readonly element: HTMLElement;
}

/** What happens, in one sentence at a time, under the title of the turn. */
export function makeThirds(page: Document): Thirds {
  const title = make(page, 'p', { class: 'third-title' });
  const text = make(page, 'p', { class: 'third-text' });
  const element = make(page, 'div', { class: 'third', hidden: true, 'aria-hidden': 'true' }, title, text);
  const lines = makeLines((line) => {
    element.hidden = line === undefined;
    if (line !== undefined) setText(text, line);
  });
  const rankOf = (event: Tagged, { module }: Play): number => RANK[weightOf(event, module.game.weights)];
  const tell = (event: Tagged, play: Play): void => {
    const { module, view, people } = play;
    const chapter = module.words.chapter(event, view.pub, people);
    if (chapter !== '') setText(title, chapter);
    const rank = rankOf(event, play);
    const sentence = rank === 0 ? '' : module.words.event(event, view.pub, people);
    if (sentence !== '' && sentence !== chapter) lines.say(sentence, rank);
  };
  return {
    element,
    jump: ({ module, view, people }, { story = [] }) => {
      lines.clear();
      const chapters = story.map((event) => module.words.chapter(event, view.pub, people));
      setText(title, chapters.findLast((one) => one !== '') ?? '');
    },
    play: (event, { play, seen }) => {
      if (rankOf(event, play) > 0) lines.makeWay();
      return seen.then(() => tell(event, play));
    },
    readBy: () => lines.readBy(),
    reach: () => undefined,
    dispose: () => {
      lines.clear();
      element.remove();
    },
  };
}
