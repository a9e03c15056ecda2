import type { MatchClock } from '../../shared/engine/game';
import type { TimeControl } from '../../shared/protocol';
import { TableClock } from './clock';
import type { ServedGame } from './games';
import type { TimedEntry } from './journalLines';
import type { TableDoc } from './tableDoc';

interface Timed {
  readonly game: ServedGame | undefined;
  readonly doc: TableDoc;
  readonly control: TimeControl | undefined;
  readonly house: { readonly now: () => number };
}

/** The clock of a match that begins or goes on; reactions may have their time from the game. */
export const newClock = ({ game, doc, control, house }: Timed, seats: number): TableClock =>
  new TableClock(control, seats, house.now, game?.reactionMs?.(doc.options) ?? 0);

/** The clock of a match that is shown again. */
export const matchTimeOf = (
  { doc, house }: Pick<Timed, 'doc' | 'house'>,
  game: ServedGame,
  seats: number,
): TableClock =>
  newClock({ game, doc, control: 'perAskMs' in doc.time ? doc.time : undefined, house }, seats);

/** Whether the table made this record: it called time. */
export const isCall = (entry: TimedEntry['entry']): boolean => 'actor' in entry && entry.actor === 'table';

/** The match's own clock, where its options ask for one. */
export const matchClock = ({ game, doc }: Pick<Timed, 'game' | 'doc'>): MatchClock | undefined =>
  game?.clock?.(doc.options);

/** When the table calls time next, in table time; `undefined`: not any more. */
export const nextCall = ({ limitMs, overtimeMs }: MatchClock, called: number): number | undefined =>
  called === 0 ? limitMs : called === 1 ? limitMs + overtimeMs : undefined;
