/** Letters a fixed part of their size wide, so that layouts are the same on every machine. */
export const measure = (text: string, px: number): number => Array.from(text).length * px * 0.4;

/** A canvas for the mind's eye: it measures, counts what is written, and draws nothing. */
export class FakeSurface {
  readonly written: string[] = [];
  readonly #context: object;

  constructor(
    public width: number,
    public height: number,
  ) {
    const { written } = this;
    const own: Record<string, unknown> = {
      canvas: this,
      font: '',
      measureText: (text: string) => ({
        width: measure(text, 100),
        actualBoundingBoxLeft: 0,
        actualBoundingBoxRight: 0,
      }),
      fillText: (text: string) => written.push(text),
    };
    this.#context = new Proxy(own, {
      get: (target, name) => (typeof name === 'string' && name in target ? target[name] : () => undefined),
      set: (target, name, value) => {
        if (typeof name === 'string') target[name] = value;
        return true;
      },
    });
  }

  getContext(): object {
    return this.#context;
  }
}
