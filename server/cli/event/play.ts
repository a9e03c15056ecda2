import { canonical } from '../../../shared/engine/canonical';
import { advance, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng, streamRng } from '../../../shared/engine/rng';
import { enterEvent, openEvent, replayEvent } from '../../../shared/events/apply';
import { type EventCharter, isKept, makeCharter } from '../../../shared/events/charter';
import { faultsOf } from '../../../shared/events/faults';
import { battleOptions, hasFleets, type TournamentOptions } from '../../../shared/events/options';
import {
  type Entry,
  NONE,
  type Report,
  type Stamped,
  type Table,
  type Tournament,
} from '../../../shared/events/types';
import { game } from '../../../shared/games/attackWing';
import { FLEET_IDS, fleetOf } from '../../../shared/games/attackWing/data/fleets';
import { type Fleet, writeFleet } from '../../../shared/games/attackWing/fleet/fleet';
import { makeFleet } from '../../../shared/games/attackWing/fleet/text';

/** A tournament that runs by itself. */
export interface SimulatedWish {
  readonly options: TournamentOptions;
  readonly players: number;
  readonly seed: number;
  /** The part of the players who leave after each round, and of the battles whose result is corrected afterwards. */
  readonly drop: number;
  readonly correct: number;
}

export interface Simulated {
  readonly event: Tournament;
  readonly left: number;
  readonly corrected: number;
  /** Every law that was broken on the way. */
  readonly faults: readonly string[];
}

type Bare<T> = T extends Entry ? Omit<T, keyof Stamped> : never;

/** The desk of an event that runs by itself. */
class SimulatedDesk {
  event: Tournament;
  readonly entries: Entry[] = [];

  constructor(readonly charter: EventCharter) {
    this.event = openEvent(charter);
  }

  enter(entry: Bare<Entry>, by: string): void {
    const line: Entry = { ...entry, by, time: this.entries.length };
    const entered = enterEvent(this.charter, this.event, line);
    if (!entered.ok) throw new Error(`${entry.type} is refused: ${entered.refusal.message}`);
    this.event = entered.value;
    this.entries.push(line);
  }
}

/** Bots do not look at a clock: so many moves are an hour. */
const MOVES_IN_AN_HOUR = 600;

/** A whole battle of heuristic bots with the sheets of both, as a table reports it. */
const fight = ({ options, entrants }: Tournament, { players }: Table, seed: number): Report => {
  const [one = '', other = ''] = players.map(
    (player) => entrants.find(({ id }) => id === player)?.sheet ?? '',
  );
  const begun = start(game, battleOptions(options, [one, other]), 2, keyFromSeed(seed));
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { state } = begun.value;
  const [chance, own] = [streamRng(state), fastRng(seed)];
  const bot = game.bots.heuristic;
  while (!game.outcome(state)) {
    const asked = state.open[0];
    if (!asked || !bot) throw new Error('nobody is asked');
    if (state.seq === MOVES_IN_AN_HOUR) advance(game, state, 'table', { type: 'timeUp' }, chance);
    else
      advance(game, state, asked.seat, bot.choose(viewOf(game, state, asked.seat), asked, own, {}), chance);
  }
  const { winner, surviving, stacks } = state.result;
  return { type: 'battle', winner, surviving: [...surviving], stacks: [...stacks] };
};

/** Ready-made fleets of full size, one after the other. */
const sheetFor = (at: number): string => {
  const ready = FLEET_IDS.map((id): Fleet & { readonly size: string } => fleetOf(id)).filter(
    ({ size }) => size === 'squadron',
  );
  const fleet = ready[at % ready.length];
  if (!fleet) throw new Error('there is no ready-made fleet');
  return makeFleet(writeFleet(fleet));
};

const happens = (rng: Rng, part: number): boolean => rng.below(1000) < part * 1000;

const playRound = (desk: SimulatedDesk, seed: number, rng: Rng, drop: number): void => {
  const number = desk.event.rounds.length;
  const tables = desk.event.rounds.at(-1)?.tables ?? [];
  // In a final, who would have met somebody who has left is through at once.
  const isOpen = ({ status }: Table): boolean => status === 'signing';
  for (const { players } of tables.filter(isOpen))
    for (const player of players) desk.enter({ type: 'signBuild', player }, player);
  tables.forEach((table, at) => {
    if (!isOpen(table)) return;
    const report = fight(desk.event, table, seed * 100_000 + number * 1000 + at);
    desk.enter({ type: 'report', round: number, table: at, report }, 'table');
  });
  for (const { id, leftAfter } of desk.event.entrants)
    if (desk.event.stage === 'closing' && leftAfter === NONE && happens(rng, drop))
      desk.enter({ type: 'leave', player: id }, id);
};

/** Some results of any round so far turn out to have been written down the wrong way round. */
const correctSome = (desk: SimulatedDesk, rng: Rng, part: number): void => {
  if (part === 0) return;
  for (const { number, tables, final } of desk.event.rounds)
    for (const [table, { reports }] of tables.entries()) {
      const [report] = reports;
      if (final || report?.type !== 'battle' || !happens(rng, part)) continue;
      const { winner, surviving, stacks } = report;
      const turned: Report = {
        type: 'battle',
        winner: 1 - winner,
        surviving: [...surviving].reverse(),
        stacks: [...stacks].reverse(),
      };
      desk.enter(
        { type: 'correct', round: number, table, report: turned, reason: 'Entered the wrong way round.' },
        'organiser',
      );
    }
};

/** A whole tournament of heuristic bots through the functions the event desk uses. Same seed, same standings. */
export const simulateEvent = ({ options, players, seed, drop, correct }: SimulatedWish): Simulated => {
  const charter = makeCharter(`simulated-${String(seed)}`, options, keyFromSeed(seed));
  const desk = new SimulatedDesk(charter);
  const rng = fastRng(seed);
  for (let at = 0; at < players; at++) {
    const player = `bot${String(at + 1)}`;
    const sheet = hasFleets(options) ? sheetFor(at) : '';
    desk.enter({ type: 'register', player, name: player, sheet, nonce: String(rng.word()) }, player);
  }
  desk.enter({ type: 'start' }, 'organiser');
  const faults: string[] = [];
  while (desk.event.stage !== 'final') {
    if (desk.event.stage === 'closing') desk.enter({ type: 'nextRound' }, 'organiser');
    else {
      playRound(desk, seed, rng, drop);
      correctSome(desk, rng, correct);
    }
    faults.push(...faultsOf(desk.event));
  }
  desk.enter({ type: 'close' }, 'organiser');
  if (!isKept(charter)) faults.push('the promise about chance was not kept');
  const again = replayEvent(charter, desk.entries);
  if (!again.ok || canonical(again.value) !== canonical(desk.event))
    faults.push('the journal does not give the same event again');
  const counted = (type: Entry['type']): number => desk.entries.filter((one) => one.type === type).length;
  return { event: desk.event, left: counted('leave'), corrected: counted('correct'), faults };
};
