import { PRESENCE_MS } from '../../shared/protocol';

/** A process that is so late, in milliseconds, has better things to do. */
const LATE_MS = 100;

/** What is to be seen of the people at one table since the last tick: only the newest of each, and nothing is kept. */
export class Gathering {
  private readonly news = new Map<string, string>();
  private ticking: NodeJS.Timeout | undefined;
  private due = 0;

  constructor(private readonly send: (people: [string, string][]) => void) {}

  note(person: string, at: string): void {
    this.news.set(person, at);
    if (this.ticking !== undefined) return;
    this.due = performance.now() + PRESENCE_MS;
    this.ticking = setTimeout(() => this.tick(), PRESENCE_MS);
  }

  private tick(): void {
    this.ticking = undefined;
    const people = [...this.news];
    this.news.clear();
    if (performance.now() - this.due < LATE_MS) this.send(people);
  }

  forget(person: string): void {
    this.news.delete(person);
  }

  close(): void {
    clearTimeout(this.ticking);
    this.news.clear();
  }
}
