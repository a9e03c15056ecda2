/** A number on its way to another, the same at the same time however often it is asked. */
export class Way {
  private from: number;
  private start = 0;
  private seconds = 0;

  constructor(private to: number) {
    this.from = to;
  }

  go(now: number, to: number, seconds: number): void {
    this.from = this.at(now);
    this.to = to;
    this.start = now;
    this.seconds = seconds;
  }

  at(now: number): number {
    if (this.seconds <= 0) return this.to;
    const t = Math.min(1, Math.max(0, (now - this.start) / this.seconds));
    return this.from + (this.to - this.from) * t * t * (3 - 2 * t);
  }
}
