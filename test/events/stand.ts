import { fastRng, type Rng } from '../../shared/engine/rng';
import { keyFromSeed } from '../../shared/engine/rng';
import { parse } from '../../shared/engine/shape';
import { enterEvent, openEvent } from '../../shared/events/apply';
import { type EventCharter, makeCharter } from '../../shared/events/charter';
import { takesLate, tournamentOptions } from '../../shared/events/options';
import {
  type Entry,
  NONE,
  type Report,
  type Stamped,
  type Table,
  type Tournament,
} from '../../shared/events/types';

export const FLEET = 'aw1~Lone D7~kliD7.klingonCaptain';

/** An entry without who and when. */
type Bare<T> = T extends Entry ? Omit<T, keyof Stamped> : never;

/** An event in the hands of a test: what is entered must be accepted. */
export class Desk {
  readonly charter: EventCharter;
  readonly entries: Entry[] = [];
  event: Tournament;

  constructor(options: object = {}, seed = 1) {
    const parsed = parse(tournamentOptions, options);
    if (!parsed.ok) throw new Error(parsed.refusal.message);
    this.charter = makeCharter('event-1', parsed.value, keyFromSeed(seed));
    this.event = openEvent(this.charter);
  }

  enter(entry: Bare<Entry>, by = 'organiser'): this {
    const whole = { ...entry, by, time: this.entries.length } as Entry;
    const entered = enterEvent(this.charter, this.event, whole);
    if (!entered.ok) throw new Error(entered.refusal.code);
    this.event = entered.value;
    this.entries.push(whole);
    return this;
  }

  refusal(entry: Bare<Entry>, by = 'organiser'): string {
    const before = JSON.stringify(this.event);
    const entered = enterEvent(this.charter, this.event, { ...entry, by, time: 0 });
    expect(JSON.stringify(this.event)).toBe(before);
    return entered.ok ? '' : entered.refusal.code;
  }

  register(...players: readonly string[]): this {
    for (const player of players)
      this.enter({ type: 'register', player, name: player, sheet: FLEET, nonce: player }, player);
    return this;
  }

  get round(): Tournament['rounds'][number] {
    return this.event.rounds.at(-1)!;
  }

  /** The pairs of the running round are these, whatever chance has made of them. */
  seat(bye: string, ...pairs: readonly string[]): this {
    const { round } = this;
    const tables = pairs.map((pair): Table => ({ ...round.tables[0]!, players: Array.from(pair) }));
    this.event.rounds[this.event.rounds.length - 1] = { ...round, bye, tables };
    return this;
  }

  sign(): this {
    for (const { players } of this.round.tables)
      for (const player of players) this.enter({ type: 'signBuild', player }, player);
    return this;
  }

  /** A battle with these fleet points, of which the first player's fleet cost nothing but points. */
  score(pair: string, first: number, second: number, winner = first > second ? 0 : 1): this {
    const table = this.round.tables.findIndex(({ players }) => players.join('') === pair);
    const over = (points: number): number => Math.max(0, Math.ceil((points - 100) / 10));
    const report: Report = {
      type: 'battle',
      winner,
      surviving: [100 - (second - 10 * over(second)), 100 - (first - 10 * over(first))],
      stacks: [over(first), over(second)],
    };
    return this.enter({ type: 'report', round: this.event.rounds.length, table, report }, 'table');
  }
}

const randomReport = ({ options }: Tournament, { players }: Table, rng: Rng): Report => {
  if (options.format === 'crews') return { type: 'crew', missions: rng.below(6), hull: rng.below(10) };
  if (options.format === 'captains') {
    const order = rng.shuffle(players.map((_, at) => at));
    return { type: 'places', order, held: players.map(() => rng.below(25)) };
  }
  const winner = rng.below(2);
  // Few different numbers, so that there are ties.
  const surviving = [0, 1].map((side) => (side === winner ? 20 * rng.below(4) : 0));
  return { type: 'battle', winner, surviving, stacks: [rng.below(3), rng.below(3)] };
};

/** Plays a whole event with results, departures, absences and corrections at random. */
export const randomEvent = (
  seed: number,
  players: number,
  options: object,
  seen?: (desk: Desk) => void,
): Desk => {
  const rng = fastRng(seed);
  const desk = new Desk(options, seed);
  desk.register(...Array.from({ length: players }, (_, at) => `p${String(at)}`)).enter({ type: 'start' });
  let late = 0;
  while (desk.event.stage !== 'final') {
    if (desk.event.stage === 'closing') {
      if (takesLate(desk.event) && rng.below(6) === 0) desk.register(`late${String(late++)}`);
      desk.enter({ type: 'nextRound' });
    } else playRound(desk, rng);
    seen?.(desk);
  }
  if (rng.below(2) === 0) correctOne(desk, rng);
  return desk;
};

const playRound = (desk: Desk, rng: Rng): void => {
  const round = desk.event.rounds.length;
  if (desk.event.stage === 'verifying') desk.sign();
  const tables = rng.shuffle([...desk.round.tables.keys()]);
  for (const table of tables) {
    const now = desk.round.tables[table]!;
    if (now.status !== 'battle') continue;
    const player = rng.pick(now.players);
    const pair = now.players.length === 2 && desk.event.options.format !== 'captains';
    const chance = rng.below(30);
    if (chance === 0 && pair) desk.enter({ type: 'absent', round, table, players: [player] });
    else if (chance === 1 && pair) desk.enter({ type: 'absent', round, table, players: now.players });
    else if (chance === 2 && pair) desk.enter({ type: 'leave', player }, player);
    else desk.enter({ type: 'report', round, table, report: randomReport(desk.event, now, rng) }, 'table');
  }
  if (rng.below(3) === 0) correctOne(desk, rng);
  const here = desk.event.entrants.filter(({ leftAfter }) => leftAfter === NONE);
  if (rng.below(3) === 0 && here.length > 3 && desk.event.stage === 'closing')
    desk.enter({ type: 'leave', player: rng.pick(here).id });
};

const correctOne = (desk: Desk, rng: Rng): void => {
  const round = 1 + rng.below(desk.event.rounds.length);
  const { tables, final } = desk.event.rounds[round - 1]!;
  const over = [...tables.keys()].filter((at) => tables[at]!.status === 'over');
  if (over.length === 0 || final) return;
  const table = rng.pick(over);
  const report = randomReport(desk.event, tables[table]!, rng);
  desk.enter({ type: 'correct', round, table, report, reason: 'a slip of the pen' });
};
