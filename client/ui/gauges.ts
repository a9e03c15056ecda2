/** One thing about a match that can be counted: shown on a scoreboard, plotted over time. */
export interface Gauge<Public> {
  readonly title: string;
  /** `seats`: one number for each; `table`: one for all together. */
  readonly by: 'seats' | 'table';
  of(pub: Public): readonly number[];
  /** What it may reach, where that is known. */
  most?(pub: Public): number;
}

/** The gauges of a game whose types are forgotten. */
export type AnyGauge = Gauge<object>;
export type Gauges = readonly AnyGauge[];
