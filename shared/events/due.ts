import type { Entry, Round, Stamped, Table, Tournament } from './types';

type Bare<T> = T extends Entry ? Omit<T, keyof Stamped> : never;
/** A line without who and when. */
export type BareEntry = Bare<Entry>;

/** Something that happens by itself when nobody does it before. */
export interface Due {
  readonly at: number;
  /** What people are told is coming. */
  readonly what: 'sign' | 'absent' | 'timeUp' | 'next' | 'close';
  readonly entries: readonly BareEntry[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Rules 10.10: after the last round the event closes after a day. */
const DAY = 24 * 60 * MINUTE;

const isOpen = ({ status }: Table): boolean => status === 'signing' || status === 'battle';

/** All that the clock will do, the soonest first (rules 10.8, 10.10, 10.13). */
export const dueIn = (event: Readonly<Tournament>): Due[] => {
  const round = event.rounds.at(-1);
  if (!round || event.stage === 'registration' || event.stage === 'closed') return [];
  const all = round.closed ? afterRound(event, round) : inRound(event, round);
  return all.filter(({ entries }) => entries.length > 0).sort((a, b) => a.at - b.at);
};

const inRound = ({ options, entrants }: Readonly<Tournament>, round: Round): Due[] => {
  const bots = new Set(entrants.filter(({ bot }) => bot !== '').map(({ id }) => id));
  const open = round.tables.filter(isOpen);
  const unsigned = round.tables
    .filter(({ status }) => status === 'signing')
    .flatMap(({ players, builds }) => players.filter((_, at) => builds[at] === 'none'));
  const sign = (players: readonly string[]): BareEntry[] =>
    players.map((player) => ({ type: 'signBuild', player }));
  return [
    { at: round.opened, what: 'sign', entries: sign(unsigned.filter((player) => bots.has(player))) },
    { at: round.opened + options.verifySeconds * SECOND, what: 'sign', entries: sign(unsigned) },
    {
      at: round.opened + options.absentMinutes * MINUTE,
      what: 'absent',
      entries: open.flatMap((table) => absentees(round, table, bots)),
    },
  ];
};

/** Rules 10.13. At a table of several captains the others simply play. */
const absentees = (round: Round, table: Table, bots: ReadonlySet<string>): BareEntry[] => {
  const players = table.players.filter((player, at) => table.came[at] !== true && !bots.has(player));
  const plays = table.players.length > 2 && players.length < table.players.length;
  if (players.length === 0 || plays) return [];
  return [{ type: 'absent', round: round.number, table: round.tables.indexOf(table), players }];
};

const afterRound = ({ options, entrants, stage }: Readonly<Tournament>, round: Round): Due[] => {
  const bots = new Set(entrants.filter(({ bot }) => bot !== '').map(({ id }) => id));
  const over = round.tables.filter(({ status }) => status === 'over');
  const unsigned = over.flatMap(({ players, results }) => players.filter((_, at) => results[at] === 'none'));
  const sign = (players: readonly string[]): BareEntry[] =>
    players.map((player) => ({ type: 'signResult', player }));
  const since = Math.max(round.ended, round.signed);
  // Who calls the organiser is heard before the event goes on by itself.
  const disputed = over.some(({ objections }) => objections.length > 0);
  const goesOn = !disputed && unsigned.length === 0;
  return [
    { at: round.ended, what: 'sign', entries: sign(unsigned.filter((player) => bots.has(player))) },
    { at: since + options.verifySeconds * SECOND, what: 'sign', entries: sign(unsigned) },
    {
      at: since + options.verifySeconds * SECOND,
      what: 'next',
      entries: goesOn && stage === 'closing' ? [{ type: 'nextRound' }] : [],
    },
    { at: since + DAY, what: 'close', entries: goesOn && stage === 'final' ? [{ type: 'close' }] : [] },
  ];
};
