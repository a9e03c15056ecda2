/** One thing after the other: whatever changes a table or an event waits for what was asked for before. */
export class Turns {
  private queue: Promise<unknown> = Promise.resolve();

  /** Runs when everything asked for before has been done. */
  turn<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Resolves when nothing is under way. */
  async rest(): Promise<void> {
    await this.queue;
  }
}
