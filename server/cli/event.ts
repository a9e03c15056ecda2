import * as v from 'valibot';
import { parse } from '../../shared/engine/shape';
import { tournamentOptions } from '../../shared/events/options';
import { scoreSheet, type SheetLine } from '../../shared/events/scoreSheet';
import { NONE } from '../../shared/events/types';
import { simulateEvent, type SimulatedWish } from './event/play';
import { runScript, type Told, wholeOr } from './script';

const part = v.optional(v.pipe(v.string(), v.regex(/^(?:0(?:\.\d+)?|1)$/u)), '0');
const flags = {
  players: wholeOr(32, 2, 256),
  seed: wholeOr(1, 0, 2_000_000_000),
  drop: part,
  correct: part,
  format: v.optional(v.picklist(['kit', 'swiss'] as const), 'kit'),
  rounds: wholeOr(3, 1, 15),
  cut: v.optional(v.picklist(['0', '2', '4', '8', '16'] as const), '0'),
  events: wholeOr(1, 1, 100_000),
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

const broken = (faults: readonly string[]): Pick<Told, 'fault'> =>
  faults.length === 0 ? {} : { fault: 'laws were broken' };

const playOne = (wish: SimulatedWish): Told => {
  const { event, faults } = simulateEvent(wish);
  const sheet = scoreSheet(event);
  const standings = sheet.map(({ rank, title, player, battlePoints, fleetPoints }) => ({
    ...{ rank, title, player },
    ...{ battlePoints, fleetPoints },
  }));
  return {
    report: { seed: wish.seed, rounds: event.rounds.length, standings, faults },
    lines: [...sheet.map(lineOf), faults.length === 0 ? 'no law was broken' : faults.join('\n')],
    ...broken(faults),
  };
};

/** So many tournaments in a row; a seed of its own for each. */
const playMany = (wish: SimulatedWish, events: number, tell: (line: string) => void): Told => {
  const faults: string[] = [];
  let [rounds, left, corrected] = [0, 0, 0];
  for (let seed = wish.seed; seed < wish.seed + events; seed++) {
    const played = simulateEvent({ ...wish, seed });
    rounds += played.event.rounds.length;
    left += played.left;
    corrected += played.corrected;
    faults.push(...played.faults.map((what) => `seed ${String(seed)}: ${what}`));
    for (const what of played.faults) tell(`seed ${String(seed)}: ${what}`);
  }
  return {
    report: { seed: wish.seed, events, rounds, left, corrected, faults },
    lines: [
      `${String(events)} events, ${String(rounds)} rounds, ${String(left)} left, ${String(corrected)} results corrected: ${faults.length === 0 ? 'no law was broken' : `${String(faults.length)} faults`}`,
    ],
    ...broken(faults),
  };
};

/**
 * `npm run event -- --players 32 --seed 1 [--drop 0.1] [--correct 0.1] [--format swiss --rounds 5] [--cut 8] [--events 100] [--json]`:
 * a whole tournament of heuristic bots through the functions the event desk uses; prints the final standings, or of several
 * events how many laws they broke. Same seed, same standings.
 */
void runScript('event', flags, ({ players, seed, drop, correct, format, rounds, cut, events }, tell) => {
  const options = parse(tournamentOptions, { format, rounds, cut: Number(cut) });
  if (!options.ok) throw new Error(options.refusal.message);
  const wish = { options: options.value, players, seed, drop: Number(drop), correct: Number(correct) };
  return events === 1 ? playOne(wish) : playMany(wish, events, tell);
});
