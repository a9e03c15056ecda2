import './chance.css';
import { MARKS, seatMeaning } from '../kit/theme';
import type { Play } from '../net/session';
import { make } from '../ui/dom';
import { type ChancePoint, type ChanceSource, turningPoints } from './chances';
import { nameIn } from './names';
import { makeSpark } from './plot';
import { chanceOf, percent, showcaseWords, swingWords } from './showcaseWords';

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
  plain: (seat: number) => string,
): ChanceBar {
  const bar = make(page, 'div', { class: 'chance-bar', role: 'img' });
  const label = make(page, 'p', { class: 'chance-title' }, showcaseWords.chances);
  const course = make(page, 'div', { class: 'chance-course' });
  const element = make(page, 'div', { class: 'chance', hidden: true }, label, bar, course);
  let rev = 0;
  let cooperative = false;
  let nameOf = plain;
  const draw = (): void => {
    const series = source.series().filter((point) => point.rev <= rev);
    const chances = series.at(-1)?.chances;
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
    course.hidden = series.length < 2;
    course.replaceChildren(courseOf(page, series, cooperative, nameOf));
    bar.setAttribute('aria-label', `${showcaseWords.chances}: ${words.join(', ')}`);
  };
  const stop = source.watch(draw);
  return {
    element,
    show: (play) => {
      rev = play.rev;
      cooperative = play.module.game.cooperative;
      nameOf = nameIn(play, plain);
      source.note(rev, spectatorsView(play));
      draw();
    },
    dispose: stop,
  };
}

/** How many of the greatest changes are marked. */
const MARKED = 5;
/** A change of fewer points is nothing to speak of. */
const WORTH_MARKING = 0.06;

/** The chances so far, with the records that changed them most. */
const courseOf = (
  page: Document,
  series: readonly ChancePoint[],
  cooperative: boolean,
  nameOf: (seat: number) => string,
): HTMLElement => {
  const [first, last] = [series[0]?.rev ?? 0, series.at(-1)?.rev ?? 0];
  const [seat, length] = [cooperative ? [0] : (series[0]?.chances ?? []).map((_, at) => at), last - first];
  const numbers = (of: number): readonly number[] =>
    Array.from({ length: length + 1 }, (_, at) => valueAt(series, first + at, of));
  const marks = turningPoints(series, MARKED)
    .filter(({ gain }) => Math.abs(gain) >= WORTH_MARKING)
    .map(({ rev, seat: whose, gain }) => ({
      at: rev - first,
      words: swingWords(cooperative ? showcaseWords.together : nameOf(whose), gain),
      brief: swingWords(cooperative ? '' : MARKS[seatMeaning(whose, -1)], gain),
    }));
  const lines = seat.map((one) => ({
    meaning: cooperative ? 'mine' : seatMeaning(one, -1),
    numbers: numbers(one),
  }));
  return makeSpark(page, lines, marks);
};

const valueAt = (series: readonly ChancePoint[], rev: number, seat: number): number =>
  series.findLast((point) => point.rev <= rev)?.chances[seat] ?? 0;

const restOf = (page: Document, chance: number): HTMLElement => {
  const rest = make(page, 'span', { class: 'chance-part chance-rest' });
  rest.style.flexGrow = String(Math.max(0.001, 1 - chance));
  return rest;
};

/** Whoever shows the bar may know more than a spectator: that is left out. */
const spectatorsView = ({ view: { seq, open, pub } }: Play) =>
  ({ viewer: 'spectator', seq, open, pub }) as const;
