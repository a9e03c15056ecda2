/** What has begun to be told and is not over while what follows is told already. */
export class Tails {
  private readonly under = new Set<Promise<void>>();
  private seen: Promise<unknown> = Promise.resolve();
  private wake: () => void = () => undefined;

  add(whole: Promise<void>): void {
    this.under.add(whole);
    void whole.then(() => this.under.delete(whole));
  }

  /** Resolves in the midst of an event, but never before what was told before it. */
  inOrder(midst: Promise<void>): Promise<void> {
    const seen = Promise.all([this.seen, midst]).then(() => undefined);
    this.seen = seen;
    return seen;
  }

  /** Resolves when all is over, or when there is more to tell. */
  async over(): Promise<void> {
    if (this.under.size === 0) return;
    const more = new Promise<void>((resolve) => (this.wake = resolve));
    await Promise.race([Promise.all(this.under), more]);
  }

  /** There is more to tell. */
  more(): void {
    this.wake();
  }
}
