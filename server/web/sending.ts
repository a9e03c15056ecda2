/** Texts on their way out, all together and to one address: whoever does not read holds what was read for them. */
const MOST = 256 * 1024 * 1024;
const MOST_TO_ONE = 96 * 1024 * 1024;

/** Counts what large texts wait to be read by callers. */
export class Sending {
  private all = 0;
  private readonly byCaller = new Map<string, number>();

  constructor(
    private readonly most = MOST,
    private readonly mostToOne = MOST_TO_ONE,
  ) {}

  /** A text of this size goes out; what is given is called when it has gone. `undefined`: it must not, too much waits already. */
  begin(caller: string, size: number): (() => void) | undefined {
    const own = this.byCaller.get(caller) ?? 0;
    // The first is always sent, however large it is.
    const isFirst = this.all === 0;
    if (!isFirst && (this.all + size > this.most || own + size > this.mostToOne)) return undefined;
    this.add(caller, size);
    return () => this.add(caller, -size);
  }

  private add(caller: string, size: number): void {
    this.all += size;
    const own = (this.byCaller.get(caller) ?? 0) + size;
    if (own > 0) this.byCaller.set(caller, own);
    else this.byCaller.delete(caller);
  }
}
