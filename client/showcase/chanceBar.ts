import { seatMeaning } from '../kit/theme';
import type { Play } from '../net/session';
import { make } from '../ui/dom';
import type { ChanceSource } from './chances';
import { chanceOf, percent, showcaseWords } from './showcaseWords';

export interface ChanceBar {
  readonly element: HTMLElement;
  /** Things stand like this now: what is shown is the chance at this record. */
  show(play: Play): void;
  dispose(): void;
}

/** The chances to win as one bar: a part for each seat, or one for all where all win together. */
export function makeChanceBar(
  page: Document,
  source: ChanceSource,
  nameOf: (seat: number) => string,
): ChanceBar {
  const bar = make(page, 'div', { class: 'chance-bar', role: 'img' });
  const label = make(page, 'p', { class: 'chance-title' }, showcaseWords.chances);
  const element = make(page, 'div', { class: 'chance', hidden: true }, label, bar);
  let rev = 0;
  let cooperative = false;
  const draw = (): void => {
    const chances = source.series().findLast((point) => point.rev <= rev)?.chances;
    element.hidden = chances === undefined;
    if (chances === undefined) return;
    const parts = cooperative ? chances.slice(0, 1) : chances;
    bar.replaceChildren(
      ...parts.map((chance, seat) => {
        const part = make(page, 'span', { class: 'chance-part' }, chance >= 0.08 ? percent(chance) : '');
        part.style.flexGrow = String(Math.max(0.001, chance));
        part.style.background = `var(--${cooperative ? 'mine' : seatMeaning(seat, -1)})`;
        return part;
      }),
    );
    if (cooperative) bar.append(restOf(page, parts[0] ?? 0));
    const words = parts.map((chance, seat) =>
      chanceOf(cooperative ? showcaseWords.together : nameOf(seat), chance),
    );
    bar.setAttribute('aria-label', `${showcaseWords.chances}: ${words.join(', ')}`);
  };
  const stop = source.watch(draw);
  return {
    element,
    show: (play) => {
      rev = play.rev;
      cooperative = play.module.game.cooperative;
      source.note(rev, spectatorsView(play));
      draw();
    },
    dispose: stop,
  };
}

const restOf = (page: Document, chance: number): HTMLElement => {
  const rest = make(page, 'span', { class: 'chance-part chance-rest' });
  rest.style.flexGrow = String(Math.max(0.001, 1 - chance));
  return rest;
};

/** Whoever shows the bar may know more than a spectator: that is left out. */
const spectatorsView = ({ view: { seq, open, pub } }: Play) =>
  ({ viewer: 'spectator', seq, open, pub }) as const;
