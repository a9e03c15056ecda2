import type { Outcome } from '../../../shared/engine/game';
import type { Journal } from '../../../shared/engine/journal';
import type { Result } from '../../../shared/engine/result';
import type { Tally } from '../../../shared/engine/tally';
import { deedSentence } from '../../../shared/words/en';
import type { Play, Session } from '../../net/session';
import { make, makeButton, setText } from '../dom';
import { copyField } from '../share';
import { refusalWords } from '../words';
import { checkMatch } from './numbers';
import { headlines, notVerified, numberLines, seatNameAt, tableWords, verifiedWords } from './tableWords';
import { togetherWords } from './togetherWords';

export interface EndingPorts {
  readonly session: Session;
  /** The whole journal of the match, once it is over. */
  journal(): Promise<Result<Journal>>;
  again(): void;
  readonly home: () => void;
  download(name: string, text: string): void;
  readonly mode: 'online' | 'alone' | 'replay';
  readonly replay?: (match: string) => string;
  readonly share?: () => Promise<string | undefined>;
}

export interface Ending {
  readonly element: HTMLElement;
  /** `over`: the match is, and its end has been told. */
  show(over: boolean): void;
}

/** How it ended, in words and figures, and the proof that the dice were honest. */
export function makeEnding(page: Document, ports: EndingPorts): Ending {
  const title = make(page, 'h2', { tabindex: '-1' });
  const text = make(page, 'p', { class: 'question', role: 'status' });
  const scores = make(page, 'ul', { class: 'seats' });
  const said = make(page, 'p', { role: 'status', class: 'verdict' });
  const deeds = make(page, 'ul', { class: 'deeds', 'aria-label': tableWords.deeds });
  const figures = make(page, 'dl', { class: 'figures', 'aria-label': tableWords.numbers });
  const again = makeButton(page, tableWords.again, () => ports.again());
  // On a low screen there is room for little else: it stands where nobody has to look for it.
  const first = make(page, 'div', { class: 'actions' }, again);
  const wait = make(page, 'p', { class: 'hint' }, togetherWords.waitHost);
  const link = make(page, 'div', { class: 'replay-link' });
  const buttons = make(
    page,
    'div',
    { class: 'actions' },
    makeButton(page, tableWords.verify, () => void check(true), 'quiet'),
    makeButton(page, tableWords.save, () => void save(), 'quiet'),
    makeButton(page, tableWords.home, () => ports.home(), 'quiet'),
  );
  const element = make(page, 'section', { class: 'panel play-end', 'aria-label': tableWords.over });
  element.hidden = true;
  element.append(title, text, first, wait, scores, deeds, buttons, said, link, figures);
  let shownMatch = '';

  const check = async (aloud: boolean): Promise<void> => {
    const { view, play } = ports.session.state();
    if (aloud) setText(said, tableWords.verifying);
    const journal = await ports.journal();
    if (!journal.ok || !play) {
      if (aloud && !journal.ok) setText(said, refusalWords(journal.refusal));
      return;
    }
    const { verdict, numbers, tally } = checkMatch(journal.value, play.module);
    showDeeds(tally, play);
    if (aloud) setText(said, verdict.ok ? verifiedWords(verdict.value.moves) : notVerified(verdict.refusal));
    element.dataset.verified = aloud ? String(verdict.ok) : '';
    const names = journal.value.nonces.map((_, seat) => seatNameAt(seat, { view, play }));
    figures.replaceChildren(
      ...numberLines(numbers, names).flatMap(([name, value]) => [
        make(page, 'dt', {}, name),
        make(page, 'dd', {}, value),
      ]),
    );
  };
  const showDeeds = (tally: Tally, { module: { words }, view, people }: Play): void => {
    const told = words.deeds?.();
    if (told === undefined) return deeds.replaceChildren();
    deeds.replaceChildren(
      ...tally.map((own, seat) => {
        const others = tally.filter((_, at) => at !== seat);
        const sentence = deedSentence(words.name(seat, view.pub, people), own, others, told);
        const numbers = Object.entries(told.kinds).flatMap(([kind, { title: name }]) =>
          (own[kind] ?? 0) > 0 ? [`${name}: ${String(own[kind])}`] : [],
        );
        return make(page, 'li', {}, sentence, make(page, 'p', { class: 'hint' }, numbers.join(' · ')));
      }),
    );
  };
  const save = async (): Promise<void> => {
    const journal = await ports.journal();
    if (!journal.ok) return setText(said, refusalWords(journal.refusal));
    const { game, match } = journal.value.terms;
    ports.download(`starboard-${game}-${match}.json`, `${JSON.stringify(journal.value)}\n`);
  };
  const showLink = (match: string): void => {
    const href = ports.replay?.(match);
    if (href === undefined) return link.replaceChildren();
    const watch = make(page, 'a', { href, class: 'watch-again' }, tableWords.watchAgain);
    const online = ports.mode === 'online';
    const copy = online ? copyField(page, 'replay-address', tableWords.replayLink, watch.href) : [];
    const story = make(page, 'a', { href: `${href}?story`, class: 'watch-again' }, tableWords.story);
    link.replaceChildren(watch, story, ...copy);
    const [id, words] = online
      ? ['whole-game', tableWords.wholeGame]
      : ['replay-address', tableWords.replayLink];
    void ports.share?.().then((whole) => {
      if (whole !== undefined) link.append(...copyField(page, id, words, whole));
    });
  };
  const showResult = (): void => {
    const { view, play, seat } = ports.session.state();
    if (!play) return;
    const outcome = 'reason' in view.outcome ? (view.outcome as Outcome) : undefined;
    setText(title, headline(outcome, seat));
    setText(
      text,
      outcome ? play.module.words.outcome(outcome, play.view.pub, play.people) : tableWords.ended,
    );
    // A crew that plays together has one result, which the sentence says.
    const points = play.module.game.cooperative ? [] : (outcome?.scores ?? []);
    scores.hidden = points.length === 0;
    scores.replaceChildren(
      ...points.map((score, at) =>
        make(
          page,
          'li',
          {},
          make(page, 'span', {}, seatNameAt(at, { view, play })),
          make(page, 'span', { class: 'score' }, String(score)),
        ),
      ),
    );
    setText(said, '');
    figures.replaceChildren();
    deeds.replaceChildren();
    showLink(view.match);
    if (ports.mode !== 'replay') title.focus();
    void check(false);
  };
  return {
    element,
    show(over) {
      const { view, play, you } = ports.session.state();
      element.hidden = !over;
      first.hidden = ports.mode === 'replay' || view.host !== you;
      wait.hidden = ports.mode !== 'online' || view.host === you;
      if (!over) shownMatch = '';
      if (!over || !play || shownMatch === view.match) return;
      shownMatch = view.match;
      showResult();
    },
  };
}

const headline = (outcome: Outcome | undefined, seat: number): string => {
  if (!outcome || seat < 0) return tableWords.over;
  return outcome.winners.includes(seat) ? headlines.won : headlines.lost;
};
