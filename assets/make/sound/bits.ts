const table = (polynomial: number, width: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, byte) => {
    let crc = byte << (width - 8);
    for (let i = 0; i < 8; i++) crc = crc & (1 << (width - 1)) ? (crc << 1) ^ polynomial : crc << 1;
    return crc & ((1 << width) - 1);
  });
const CRC8 = table(0x07, 8);
const CRC16 = table(0x8005, 16);

/** Writes numbers of any width, highest bit first. */
export class Bits {
  private readonly out: number[] = [];
  private held = 0;
  private count = 0;

  put(value: number, width: number): this {
    for (let left = width; left > 0;) {
      const take = Math.min(8 - this.count, left);
      const part = Math.floor(value / Math.pow(2, left - take)) & ((1 << take) - 1);
      this.held = (this.held << take) | part;
      this.count += take;
      left -= take;
      if (this.count === 8) this.flush();
    }
    return this;
  }

  /** That many zeros and a one. */
  unary(zeros: number): this {
    for (let left = zeros; left > 0; left -= 16) this.put(0, Math.min(16, left));
    return this.put(1, 1);
  }

  /** Fills the byte that was begun, and tells where the next one is. */
  align(): number {
    if (this.count > 0) this.put(0, 8 - this.count);
    return this.out.length;
  }

  crc8(from: number): number {
    return this.out.slice(from).reduce((crc, byte) => CRC8[crc ^ byte] ?? 0, 0);
  }

  crc16(from: number): number {
    return this.out
      .slice(from)
      .reduce((crc, byte) => ((crc << 8) & 0xffff) ^ (CRC16[(crc >> 8) ^ byte] ?? 0), 0);
  }

  bytes(): Uint8Array {
    this.align();
    return Uint8Array.from(this.out);
  }

  private flush(): void {
    this.out.push(this.held & 255);
    this.held = 0;
    this.count = 0;
  }
}
