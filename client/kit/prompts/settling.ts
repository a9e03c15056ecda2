import type { Marks } from './marks';
import type { Reader } from './panel';
import { type Area, hidden, type Obstacle } from './place';
import type { PanelBox } from './types';

/** Seconds for which marks stay at their places at least: while the eye moves, and once it rests. */
const SETTLED = { moving: 0.8, resting: 0.2 } as const;
/** Behind the board or a question a mark is gone; a card that it lies behind is as good to see. */
const OVER_PANEL = 6;
/** Two letterings one over the other cannot be read. */
const OVER_SIGN = 3;

const NOTHING: readonly never[] = [];

/** When marks look for their places, and what they keep off: the question keeps off them where they are, and they off it where that was not possible. */
export class Settling {
  /** The question lies over more of them than before: it looks once more for other room. */
  again = false;
  private unsettled = true;
  private at = -Infinity;
  /** How much of the marks lies under the question. */
  private under = 0;
  private written: readonly PanelBox[] = [];

  constructor(
    private readonly marks: Marks,
    private readonly board: Obstacle,
    private readonly question: Obstacle,
  ) {}

  /** What is written on the table, as it lies in the picture. */
  signs(written: readonly PanelBox[]): void {
    this.written = written;
    this.unsettled = true;
  }

  /** Whenever something is seen otherwise, now and then; `stale`: at once. */
  update(time: number, reader: Reader, texel: number, stale: boolean): void {
    this.unsettled ||= reader.moved || reader.changed;
    const settled = reader.moved ? SETTLED.moving : SETTLED.resting;
    if (!this.unsettled || (!stale && time < this.at + settled)) return;
    this.unsettled = false;
    this.at = time;
    this.settle(reader, texel);
    reader.look().mark(this.marks.areas);
  }

  private settle({ camera, window, look }: Reader, texel: number): void {
    const { marks, question } = this;
    const obstacles = [...look().still];
    for (const { isOpen, area } of [this.board, question])
      for (let time = 0; isOpen && time < OVER_PANEL; time++) obstacles.push(area);
    for (const { x, y, w, h } of this.written) {
      const area: Area = { x: x * window.across, y: y * window.up, w: w * window.across, h: h * window.up };
      for (let time = 0; time < OVER_SIGN; time++) obstacles.push(area);
    }
    marks.settle(camera, window, texel, obstacles);
    const under = question.isOpen ? hidden(question.area, NOTHING, marks.areas) : 0;
    this.again = under > this.under + 1e-6;
    this.under = under;
  }
}
