import * as v from 'valibot';
import { advance, start, viewOf } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng, streamRng } from '../../shared/engine/rng';
import { parse } from '../../shared/engine/shape';
import { enterEvent, openEvent } from '../../shared/events/apply';
import { type EventCharter, isKept, makeCharter } from '../../shared/events/charter';
import { faultsOf } from '../../shared/events/faults';
import { battleOptions, hasFleets, tournamentOptions } from '../../shared/events/options';
import { scoreSheet, type SheetLine } from '../../shared/events/scoreSheet';
import {
  type Entry,
  NONE,
  type Report,
  type Stamped,
  type Table,
  type Tournament,
} from '../../shared/events/types';
import { game } from '../../shared/games/attackWing';
import { FLEET_IDS, fleetOf } from '../../shared/games/attackWing/data/fleets';
import { type Fleet, writeFleet } from '../../shared/games/attackWing/fleet/fleet';
import { makeFleet } from '../../shared/games/attackWing/fleet/text';
import { runScript, wholeOr } from './script';

const flags = {
  players: wholeOr(32, 2, 256),
  seed: wholeOr(1, 0, 2_000_000_000),
  drop: v.optional(v.pipe(v.string(), v.regex(/^(?:0(?:\.\d+)?|1)$/u)), '0'),
  format: v.optional(v.picklist(['kit', 'swiss'] as const), 'kit'),
  rounds: wholeOr(3, 1, 15),
  cut: v.optional(v.picklist(['0', '2', '4', '8', '16'] as const), '0'),
};

type Bare<T> = T extends Entry ? Omit<T, keyof Stamped> : never;

/** The desk of an event that runs by itself. */
class SimulatedEvent {
  event: Tournament;
  private time = 0;

  constructor(private readonly charter: EventCharter) {
    this.event = openEvent(charter);
  }

  enter(entry: Bare<Entry>, by: string): void {
    const entered = enterEvent(this.charter, this.event, { ...entry, by, time: this.time++ });
    if (!entered.ok) throw new Error(`${entry.type} is refused: ${entered.refusal.message}`);
    this.event = entered.value;
  }
}

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
    // Bots do not look at a clock: so many moves are an hour.
    if (state.seq === MOVES_IN_AN_HOUR) advance(game, state, 'table', { type: 'timeUp' }, chance);
    else
      advance(game, state, asked.seat, bot.choose(viewOf(game, state, asked.seat), asked, own, {}), chance);
  }
  const { winner, surviving, stacks } = state.result;
  return { type: 'battle', winner, surviving: [...surviving], stacks: [...stacks] };
};

const MOVES_IN_AN_HOUR = 600;

/** Ready-made fleets of full size, one after the other. */
const sheetFor = (at: number): string => {
  const ready = FLEET_IDS.map((id): Fleet & { readonly size: string } => fleetOf(id)).filter(
    ({ size }) => size === 'squadron',
  );
  const fleet = ready[at % ready.length];
  if (!fleet) throw new Error('there is no ready-made fleet');
  return makeFleet(writeFleet(fleet));
};

const playRound = (desk: SimulatedEvent, seed: number, rng: Rng, drop: number): void => {
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
    if (desk.event.stage === 'closing' && leftAfter === NONE && rng.below(1000) < drop * 1000)
      desk.enter({ type: 'leave', player: id }, id);
};

const lineOf = ({ rank, title, name, rounds, battlePoints, fleetPoints, leftAfter }: SheetLine): string =>
  [
    String(rank).padStart(3),
    title.padEnd(20),
    name.padEnd(10),
    ...rounds.map((one) => `${one.result || '–'} ${String(one.fleetPoints).padStart(3)}`),
    `${String(battlePoints)}/${String(fleetPoints)}`,
    leftAfter === NONE ? '' : `left after round ${String(leftAfter)}`,
  ].join('  ');

/**
 * `npm run event -- --players 32 --seed 1 [--drop 0.1] [--format swiss --rounds 5] [--cut 8] [--json]`: a whole tournament
 * of heuristic bots through the functions the event desk uses; prints the final standings. Same seed, same standings.
 */
void runScript('event', flags, ({ players, seed, drop, format, rounds, cut }) => {
  const options = parse(tournamentOptions, { format, rounds, cut: Number(cut) });
  if (!options.ok) throw new Error(options.refusal.message);
  const charter = makeCharter(`simulated-${String(seed)}`, options.value, keyFromSeed(seed));
  const desk = new SimulatedEvent(charter);
  const rng = fastRng(seed);
  for (let at = 0; at < players; at++) {
    const player = `bot${String(at + 1)}`;
    const sheet = hasFleets(options.value) ? sheetFor(at) : '';
    desk.enter({ type: 'register', player, name: player, sheet, nonce: String(rng.word()) }, player);
  }
  desk.enter({ type: 'start' }, 'organiser');
  const faults: string[] = [];
  while (desk.event.stage !== 'final') {
    if (desk.event.stage === 'closing') desk.enter({ type: 'nextRound' }, 'organiser');
    else playRound(desk, seed, rng, Number(drop));
    faults.push(...faultsOf(desk.event));
  }
  desk.enter({ type: 'close' }, 'organiser');
  if (!isKept(charter)) faults.push('the promise about chance was not kept');
  const sheet = scoreSheet(desk.event);
  const standings = sheet.map(({ rank, title, player, battlePoints, fleetPoints }) => ({
    rank,
    title,
    player,
    battlePoints,
    fleetPoints,
  }));
  return Promise.resolve({
    report: { seed, rounds: desk.event.rounds.length, standings, faults },
    lines: [...sheet.map(lineOf), faults.length === 0 ? 'no law was broken' : faults.join('\n')],
  });
});
