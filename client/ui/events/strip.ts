import type { EventSession } from '../../net/eventSession';
import { hasFleets } from '../../../shared/events/options';
import type { EventView, ShownTable } from '../../../shared/eventProtocol';
import { make, makeButton, setText } from '../dom';
import { clockText, noticeAt } from './clocks';
import './events.css';
import { pageWords, stripWords } from './eventWords';

/** A line over a table of an event: the way back, the clock with its notices, a pause, and that a result waits. */
export function openStrip(page: Document, session: EventSession, table: string, back: string): () => void {
  const name = make(page, 'span', { class: 'strip-name' });
  const link = make(page, 'a', { href: back, class: 'button quiet' }, stripWords.back, name);
  const clock = make(page, 'span', { class: 'clock', role: 'timer', 'aria-label': pageWords.ends });
  const said = make(page, 'span', { role: 'status' });
  const own = (): ShownTable | undefined =>
    session
      .state()
      .view?.rounds.flatMap(({ tables }) => tables)
      .find(({ room }) => room === table);
  const wishes = (): boolean => own()?.pauses.includes(session.state().you.player) === true;
  const pause = makeButton(
    page,
    stripWords.pause,
    () => void session.ask('pause', { on: !wishes() }),
    'quiet',
  );
  const strip = make(
    page,
    'aside',
    { id: 'event-strip', 'aria-label': stripWords.title },
    ...[link, clock, pause, said],
  );
  page.body.append(strip);
  const given = new Set<number>();
  const show = (): void => {
    const { view, you } = session.state();
    const shown = own();
    if (view) setText(name, `: ${view.name}`);
    pause.hidden = !view || !shown || !mayPause(view, shown, you.player);
    if (!view || !shown) return;
    const left = shown.ends === 0 ? 0 : shown.ends - session.now();
    const runs = shown.status === 'battle' && shown.ends > 0;
    setText(clock, runs ? (left > 0 ? clockText(left) : pageWords.timeUp) : '');
    clock.classList.toggle('soon', runs && left < 60_000);
    setText(
      pause,
      wishes() ? stripWords.unpause : shown.pauses.length > 0 ? stripWords.pauseToo : stripWords.pause,
    );
    const notice = runs ? noticeAt(left, given) : undefined;
    const others = shown.pauses.filter((player) => player !== you.player);
    const names = others.map((player) => view.entrants[player]?.name ?? player).join(', ');
    if (shown.held) setText(said, pageWords.held);
    else if (shown.status === 'over') setText(said, stripWords.over);
    else if (shown.status === 'signing') setText(said, stripWords.signing);
    else if (others.length > 0) setText(said, stripWords.wishes(names));
    else if (wishes()) setText(said, stripWords.waits);
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

/** Whoever plays may wish a pause; a game without a clock of its own is over when the round is. */
const mayPause = ({ options }: EventView, { status, players }: ShownTable, player: string): boolean =>
  status === 'battle' && hasFleets(options) && players.includes(player);
