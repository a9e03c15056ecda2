import type { Ask, BaseState, Outcome } from '../../shared/engine/game';
import { type Stage, TABLE, type TableView } from '../../shared/protocol';

/** What a move changes beside the board; with a clock, the seats' times as well. */
export const PLAY = {
  stage: TABLE.stage,
  outcome: TABLE.outcome,
  rev: TABLE.rev,
  seq: TABLE.seq,
  asks: TABLE.asks,
} as const;
export type PlayView = Pick<TableView, keyof typeof PLAY>;

interface Played {
  readonly stage: Stage;
  readonly rev: number;
  readonly state: Readonly<BaseState> | undefined;
  readonly outcome: Outcome | undefined;
}

export const playView = ({ stage, rev, state, outcome }: Played): PlayView => ({
  stage,
  outcome: outcome ?? {},
  rev,
  seq: state?.seq ?? 0,
  asks: Object.fromEntries((state?.open ?? []).map((ask) => [String(ask.id), askText(ask)])),
});

/** A question without its number, which is its key, and without saying that it is not open, which most are not. */
export const askText = ({ id: _, open, ...rest }: Ask): string =>
  JSON.stringify(open ? { ...rest, open } : rest);
