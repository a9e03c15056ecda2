import type { Tagged } from '../../../shared/engine/game';
import { pause } from '../../director/pause';
import type { TableScene } from '../../director/scene';
import { setText } from '../dom';
import type { Spoken } from './moves';

/** How long one line stays at the usual pace. */
const LINE_MS = 1100;

/** The story as lines over the scene, one after the other. The log has them too: a screen reader reads that. */
export function makeCaptions(
  caption: HTMLElement,
  spoken: () => Pick<Spoken, 'module' | 'people'> | undefined,
): TableScene {
  let pub: object | undefined;
  /** Nothing can be said of a table that has not been seen yet. */
  const textOf = (event: Tagged): string => {
    const play = spoken();
    return pub && play ? play.module.words.event(event, pub, play.people) : '';
  };
  return {
    snap: (now) => {
      pub = now;
      caption.classList.add('told');
    },
    play: (event, { pace, signal }) => {
      const text = textOf(event);
      if (text === '') return Promise.resolve();
      caption.classList.remove('told');
      setText(caption, text);
      return pause(LINE_MS / pace, signal);
    },
    length: (event) => (textOf(event) === '' ? 0 : LINE_MS),
    offer: () => undefined,
    dispose: () => setText(caption, ''),
  };
}
