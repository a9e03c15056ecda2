import type { EventSession } from '../../net/eventSession';
import { make, setText } from '../dom';
import { clockText, noticeAt } from './clocks';
import './events.css';
import { pageWords, stripWords } from './eventWords';

/** A line over a table of an event: the way back, the battle clock with its notices, and that a result waits. */
export function openStrip(page: Document, session: EventSession, table: string, back: string): () => void {
  const link = make(page, 'a', { href: back, class: 'button quiet' }, stripWords.back);
  const clock = make(page, 'span', { class: 'clock', role: 'timer', 'aria-label': pageWords.ends });
  const said = make(page, 'span', { role: 'status' });
  const strip = make(page, 'aside', { id: 'event-strip', 'aria-label': stripWords.title }, link, clock, said);
  page.body.append(strip);
  const given = new Set<number>();
  const show = (): void => {
    const { view } = session.state();
    if (!view) return;
    const own = view.rounds.flatMap(({ tables }) => tables).find(({ room }) => room === table);
    setText(link, `${stripWords.back}: ${view.name}`);
    if (!own) return;
    const left = own.ends === 0 ? 0 : own.ends - session.now();
    const runs = own.status === 'battle' && own.ends > 0;
    setText(clock, runs ? (left > 0 ? clockText(left) : pageWords.timeUp) : '');
    clock.classList.toggle('soon', runs && left < 60_000);
    const notice = runs ? noticeAt(left, given) : undefined;
    if (own.held) setText(said, pageWords.held);
    else if (own.status === 'over') setText(said, stripWords.over);
    else if (own.status === 'signing') setText(said, stripWords.signing);
    else if (notice !== undefined) setText(said, stripWords.notice(notice));
    else if (given.size === 0) setText(said, '');
  };
  const stop = session.watch(show);
  const timer = setInterval(show, 500);
  show();
  return () => {
    stop();
    clearInterval(timer);
    strip.remove();
  };
}
