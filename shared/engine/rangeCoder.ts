/** How likely each of a few symbols is, by how often it came before. Writer and reader learn alike. */
export class Model {
  private readonly counts: number[];
  private total: number;

  constructor(counts: readonly number[]) {
    this.counts = counts.slice();
    this.total = counts.reduce((sum, count) => sum + count, 0);
  }

  /** Where the symbol lies among all: how much comes before it, how much is its own, how much there is. */
  placeOf(symbol: number): Portion {
    let before = 0;
    for (let i = 0; i < symbol; i++) before += this.counts[i] ?? 0;
    return { before, own: this.counts[symbol] ?? 0, total: this.total };
  }

  /** The symbol that lies there. */
  symbolAt(value: number): number {
    let before = 0;
    for (let symbol = 0; symbol < this.counts.length - 1; symbol++) {
      before += this.counts[symbol] ?? 0;
      if (value < before) return symbol;
    }
    return this.counts.length - 1;
  }

  get size(): number {
    return this.total;
  }

  learn(symbol: number): void {
    this.counts[symbol] = (this.counts[symbol] ?? 0) + STEP;
    this.total += STEP;
    if (this.total <= MOST) return;
    this.total = 0;
    for (let i = 0; i < this.counts.length; i++) {
      this.counts[i] = Math.ceil((this.counts[i] ?? 0) / 2);
      this.total += this.counts[i] ?? 0;
    }
  }
}

interface Portion {
  readonly before: number;
  readonly own: number;
  readonly total: number;
}

const STEP = 24;
const MOST = 4096;
/** Numbers are written in digits of this size. */
const DIGIT = 1 << 12;
const TOP = 0x1_0000_0000;
const BYTE = 0x100_0000;
const LEAST = 0x1_0000;

/**
 * Writes choices into bytes, each in as many bits as it is unlikely: a range coder without carries (Subbotin). A
 * choice among n equals costs log₂ n bits, whatever n is.
 */
export class ChoiceWriter {
  private low = 0;
  private range = TOP - 1;
  private readonly bytes: number[] = [];

  private put({ before, own, total }: Portion): void {
    const part = Math.floor(this.range / total);
    this.low = (this.low + before * part) % TOP;
    this.range = own * part;
    while (isSettled(this.low, this.range) || this.range < LEAST) {
      if (!isSettled(this.low, this.range)) this.range = LEAST - (this.low % LEAST);
      this.bytes.push(Math.floor(this.low / BYTE));
      this.low = (this.low * 256) % TOP;
      this.range = Math.min(this.range * 256, TOP - 1);
    }
  }

  /** One of `of` equals. */
  equal(choice: number, of: number): void {
    let [rest, left] = [choice, of];
    while (left > DIGIT) {
      this.put({ before: rest % DIGIT, own: 1, total: DIGIT });
      rest = Math.floor(rest / DIGIT);
      left = Math.ceil(left / DIGIT);
    }
    if (left > 1) this.put({ before: rest, own: 1, total: left });
  }

  learnt(symbol: number, model: Model): void {
    this.put(model.placeOf(symbol));
    model.learn(symbol);
  }

  finish(): Uint8Array {
    for (let i = 0; i < 4; i++) {
      this.bytes.push(Math.floor(this.low / BYTE));
      this.low = (this.low * 256) % TOP;
    }
    // What is not there is read as zero.
    while (this.bytes.at(-1) === 0) this.bytes.pop();
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what a ChoiceWriter wrote, when asked for the same choices. */
export class ChoiceReader {
  private low = 0;
  private range = TOP - 1;
  private code = 0;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    for (let i = 0; i < 4; i++) this.code = this.code * 256 + this.byte();
  }

  /** More was asked for than was ever written. */
  get isBeyond(): boolean {
    return this.at > this.bytes.length + 8;
  }

  private byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  private value(total: number): number {
    const part = Math.floor(this.range / total);
    const distance = (this.code - this.low + TOP) % TOP;
    return Math.min(total - 1, Math.floor(distance / part));
  }

  private take({ before, own, total }: Portion): void {
    const part = Math.floor(this.range / total);
    this.low = (this.low + before * part) % TOP;
    this.range = own * part;
    while (isSettled(this.low, this.range) || this.range < LEAST) {
      if (!isSettled(this.low, this.range)) this.range = LEAST - (this.low % LEAST);
      this.code = (this.code * 256 + this.byte()) % TOP;
      this.low = (this.low * 256) % TOP;
      this.range = Math.min(this.range * 256, TOP - 1);
    }
  }

  equal(of: number): number {
    let [choice, scale, left] = [0, 1, of];
    while (left > DIGIT) {
      const digit = this.value(DIGIT);
      this.take({ before: digit, own: 1, total: DIGIT });
      choice += digit * scale;
      scale *= DIGIT;
      left = Math.ceil(left / DIGIT);
    }
    if (left <= 1) return choice;
    const last = this.value(left);
    this.take({ before: last, own: 1, total: left });
    return choice + last * scale;
  }

  learnt(model: Model): number {
    const symbol = model.symbolAt(this.value(model.size));
    this.take(model.placeOf(symbol));
    model.learn(symbol);
    return symbol;
  }
}

/** The first byte will not change any more. */
const isSettled = (low: number, range: number): boolean =>
  low + range < TOP && Math.floor(low / BYTE) === Math.floor((low + range) / BYTE);
