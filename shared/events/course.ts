import type { Rng } from '../engine/rng';
import { finalists, pairFinal } from './finals';
import { roundsOf } from './options';
import { type Pairing, pairNext } from './pairing';
import { breakTies } from './rollOffs';
import { byePointsOf, givenUp, scoresOf } from './scores';
import { NONE, type Report, type Round, type Table, type Tournament } from './types';

const newTable = (players: readonly string[], signs: boolean, time: number): Table => ({
  players,
  status: signs ? 'signing' : 'battle',
  came: players.map(() => false),
  begun: signs ? NONE : time,
  builds: players.map(() => 'none'),
  results: players.map(() => 'none'),
  reports: [],
  scores: [],
  corrections: [],
  objections: [],
});

const isFinalNext = (draft: Tournament): boolean => draft.rounds.length >= roundsOf(draft.options);

/** Bye and pairs are made and published together. */
export const openRound = (draft: Tournament, rng: Rng, time: number): void => {
  const final = isFinalNext(draft);
  const pairing: Pairing = final ? pairFinal(draft) : pairNext(draft, rng);
  const signs = draft.options.format === 'kit' || draft.options.format === 'swiss';
  const round: Round = {
    number: draft.rounds.length + 1,
    final,
    bye: pairing.bye,
    byePoints: NONE,
    tables: pairing.tables.map((players) => newTable(players, signs, time)),
    rollOffs: [],
    closed: false,
    opened: time,
    ended: NONE,
    signed: NONE,
  };
  draft.rounds.push(round);
  if (final) for (const table of round.tables) giveUpForAbsent(draft, table);
  draft.stage = signs && round.tables.length > 0 ? 'verifying' : 'battle';
  closeRound(draft, rng, time);
};

/** Rules 10.13: who has left is not paired again; in a final his opponent is through at once. */
const giveUpForAbsent = (draft: Tournament, table: Table): void => {
  const left = table.players.filter((player) =>
    draft.entrants.some(({ id, leftAfter }) => id === player && leftAfter !== NONE),
  );
  const [loser] = left;
  if (loser === undefined) return;
  if (left.length < table.players.length) takeReport(draft, table, givenUp(table, draft.entrants, loser));
  else table.status = 'notFought';
};

/** The report that counts from now on. */
export const takeReport = ({ options }: Tournament, table: Table, report: Report): void => {
  table.status = 'over';
  table.reports = [report];
  table.scores = scoresOf(options, table, report);
};

const isOver = ({ status }: Table): boolean => status === 'over' || status === 'notFought';

/** When the last battle is over: bye points are entered, ties are rolled off, standings are published. */
export const closeRound = (draft: Tournament, rng: Rng, time: number): void => {
  const round = draft.rounds.at(-1);
  if (!round || round.closed || !round.tables.every(isOver)) return;
  round.closed = true;
  round.ended = time;
  if (round.bye !== '') round.byePoints = byePointsOf(draft.options, round);
  if (!round.final) breakTies(draft, rng);
  draft.stage = hasMore(draft) ? 'closing' : 'final';
};

/** Whether another round follows. */
const hasMore = (draft: Tournament): boolean => {
  if (!isFinalNext(draft)) return true;
  return draft.options.cut > 0 && finalists(draft).length > 1;
};

/** After a correction: bye points of that round, and the ties there are now. Pairs that were published stand. */
export const reopenPoints = (draft: Tournament, number: number, rng: Rng): void => {
  const round = draft.rounds[number - 1];
  if (!round?.closed) return;
  if (round.bye !== '') round.byePoints = byePointsOf(draft.options, round);
  breakTies(draft, rng);
};

/** Rules 10.13: who leaves gives up the battle he is in, keeps his points and is not paired again. */
export const leave = (draft: Tournament, player: string): void => {
  const round = draft.rounds.at(-1);
  const running = round && !round.closed ? round : undefined;
  for (const one of draft.entrants) if (one.id === player) one.leftAfter = draft.rounds.length;
  const table = running?.tables.find(({ players }) => players.includes(player));
  if (!table || isOver(table)) return;
  if (table.players.length === 2 && draft.options.format !== 'captains')
    takeReport(draft, table, givenUp(table, draft.entrants, player));
  else if (table.players.length === 1) table.status = 'notFought';
};
