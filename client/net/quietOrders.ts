import type { Ask, Tagged } from '../../shared/engine/game';
import type { Offer, Play, Session } from './session';

/**
 * Quiet answers ordered beforehand. The page gives them itself, as soon as it is asked: the table takes each for an answer like
 * any other and keeps it until the time of the question is over, so that nobody learns of the order. Whoever changes their mind
 * in that time may still answer.
 */
export class QuietOrders {
  private readonly ordered = new Set<string>();
  /** The last question that was answered by an order. */
  private answered = '';
  private readonly stop: () => void;

  constructor(private readonly session: Session) {
    // Not in the midst of the news: whoever else listens has to hear of the question before its answer.
    this.stop = session.watch(() => queueMicrotask(() => this.answer()));
  }

  /** Whether an order can be given for what is asked, or already holds. */
  at({ offers: [offer] }: Play): 'none' | 'possible' | 'ordered' {
    const name = offer === undefined ? '' : this.nameOf(offer.ask);
    if (name === '') return 'none';
    return this.ordered.has(name) ? 'ordered' : 'possible';
  }

  /** Gives the order for what is asked now, or takes it back. */
  turn({ offers: [offer] }: Play): void {
    const name = offer === undefined ? '' : this.nameOf(offer.ask);
    if (name === '' || this.ordered.delete(name)) return;
    this.ordered.add(name);
    this.answer();
  }

  dispose(): void {
    this.stop();
    this.ordered.clear();
  }

  private answer(): void {
    const [offer] = this.session.state().play?.offers ?? [];
    if (offer !== undefined && this.ordered.has(this.nameOf(offer.ask))) this.decline(offer);
  }

  private decline(offer: Offer<Tagged>): void {
    const question = `${this.session.state().view.match}/${String(offer.ask.id)}`;
    const move = offer.quiet();
    if (question === this.answered || move === undefined) return;
    this.answered = question;
    offer.choose(move);
  }

  /** Names of one match mean nothing in the next. */
  private nameOf(ask: Ask): string {
    const { play, view } = this.session.state();
    const name = play?.module.game.quietFor?.(play.view.pub, ask) ?? '';
    return name === '' ? '' : `${view.match}/${name}`;
  }
}
