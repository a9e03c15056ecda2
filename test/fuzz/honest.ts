import type { FinishedMatch } from '../../shared/api';
import { type Journal, verify } from '../../shared/engine/journal';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { skirmish } from '../helpers/skirmish';
import { begin, gather, type Gathered, type Page } from '../helpers/tables';

const PERIOD_MS = 100;
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const askedOf = (pages: readonly Page[]): readonly Page[] =>
  pages.filter((page) => (page.state().play?.offers.length ?? 0) > 0);

/** Tables of people who only play: one move each in a tenth of a second. Measures how long each takes to be done. */
export class Honest {
  private playing = true;
  private samples: number[] = [];
  private readonly loops: Promise<void>[] = [];
  private readonly tables: Gathered[] = [];
  verified = 0;
  /** What should not happen to honest people. */
  readonly faults: string[] = [];

  constructor(private readonly origin: string) {}

  async open(tables: number): Promise<void> {
    for (let i = 0; i < tables; i++) {
      const gathered = await gather(this.origin, 2, { options: { rounds: 9, hull: 9 } });
      await begin(gathered);
      this.tables.push(gathered);
      for (const page of gathered.pages)
        page.watch(() => {
          const { type } = page.state().link;
          if (this.playing && type !== 'connected') this.faults.push(`a page is ${type}`);
        });
    }
    this.loops.push(...this.tables.map((gathered, seed) => this.play(gathered, fastRng(seed + 1))));
  }

  /** The times since the last that were taken. */
  take(): readonly number[] {
    const { samples } = this;
    this.samples = [];
    return samples;
  }

  async close(): Promise<void> {
    this.playing = false;
    await Promise.all(this.loops);
    for (const { pages } of this.tables) for (const page of pages) page.leave();
  }

  private async play(gathered: Gathered, rng: Rng): Promise<void> {
    await wait(rng.below(PERIOD_MS));
    while (this.playing) {
      const due = performance.now() + PERIOD_MS;
      if (gathered.host.state().view.stage === 'over') await this.again(gathered);
      const [page] = askedOf(gathered.pages);
      if (page) await this.move(page, rng);
      await wait(Math.max(1, due - performance.now()));
    }
  }

  private async move(page: Page, rng: Rng): Promise<void> {
    const offer = page.state().play?.offers[0];
    if (!offer) return;
    const began = performance.now();
    const answered = await page.ask('move', { ask: offer.ask.id, move: { ...rng.pick(offer.moves) } });
    if (answered.ok) this.samples.push(performance.now() - began);
    else if (this.playing) this.faults.push(`a move was refused: ${answered.refusal.code}`);
  }

  /** A match is over: its journal proves itself, and another begins. */
  private async again(gathered: Gathered): Promise<void> {
    const { match } = gathered.host.state().view;
    const response = await fetch(`${this.origin}/api/matches/${match}`);
    const { journal } = (await response.json()) as FinishedMatch;
    const verdict = verify(journal as Journal, skirmish.game);
    if (verdict.ok) this.verified++;
    else this.faults.push(`match ${match}: ${verdict.refusal.message}`);
    await gathered.host.ask('rematch', {});
    await begin(gathered);
  }
}
