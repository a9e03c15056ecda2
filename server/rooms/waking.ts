import { failed, type Refusal, type Result, succeeded } from '../../shared/engine/result';

/** Wakes a table or an event once, however many ask for it at the same time. */
export class Waking {
  private readonly under = new Map<string, Promise<Result<undefined>>>();

  constructor(
    /** Makes the room, which loads what it carries. */
    private readonly makeRoom: (id: string) => Promise<unknown>,
    /** What is said about one that could not be woken. */
    private readonly refusal: (error: Error, id: string) => Refusal,
  ) {}

  has(id: string): boolean {
    return this.under.has(id);
  }

  rouse(id: string): Promise<Result<undefined>> {
    const under = this.under.get(id) ?? this.make(id);
    this.under.set(id, under);
    return under.finally(() => this.under.delete(id));
  }

  private async make(id: string): Promise<Result<undefined>> {
    try {
      await this.makeRoom(id);
      return succeeded(undefined);
    } catch (error) {
      return failed(this.refusal(error instanceof Error ? error : new Error(String(error)), id));
    }
  }
}
