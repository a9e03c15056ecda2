import { type Pick, pickKey, samePick } from '../kit/pick';
import {
  type AmountStep,
  isAmount,
  isPicks,
  isPoint,
  type PickStep,
  type PointStep,
  type Route,
} from './route';

/** A number that is to be set: which ones may be, and the move that each makes. */
export interface Amount<Move> {
  readonly least: number;
  readonly most: number;
  /** The move of this number; undefined where it may not be chosen. */
  of(n: number): Move | undefined;
}

/** What the table shows of a choice that is being made. */
export interface Choice<Move> {
  /** What has been picked so far. */
  readonly picked: readonly Pick[];
  /** What may be picked next: it glows. */
  readonly next: readonly Pick[];
  /** The moves that are still possible. */
  readonly open: readonly Move[];
  /** Moves that can be named in words now: those without a place, or the few that are left. */
  readonly named: readonly Move[];
  /** Everything is picked, and a number is to be set. */
  readonly amount: Amount<Move> | undefined;
  /** Everything is picked, and a point of the table is to be put. */
  readonly point: PointStep<Move> | undefined;
}

interface Known<Move> {
  readonly move: Move;
  readonly steps: readonly PickStep[];
  readonly last: AmountStep<Move> | PointStep<Move> | undefined;
}

/** What is left of a route after some picks. */
interface Left<Move> {
  readonly known: Known<Move>;
  readonly steps: readonly PickStep[];
}

const knownOf = <Move>(move: Move, route: Route<Move>): Known<Move> => {
  const steps: PickStep[] = [];
  let last: Known<Move>['last'];
  for (const step of route)
    if (isPicks(step)) steps.push(step);
    else last = step;
  return { move, steps, last };
};

/** Whether nothing more has to be picked. */
const isDone = <Move>({ steps }: Left<Move>): boolean => steps.every(({ spare }) => spare === true);

/** Whether a step may come now: all, but for one that waits for those before it. */
const isOpen = ({ later }: PickStep, at: number): boolean => at === 0 || later !== true;

/** The steps that are left after these picks, in whatever order; undefined: they do not lead there. */
const stepsLeft = (
  steps: readonly PickStep[],
  picked: readonly Pick[],
  from = 0,
): readonly PickStep[] | undefined => {
  const first = picked[from];
  if (first === undefined) return steps;
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at];
    if (step === undefined || !isOpen(step, at) || !step.picks.some((one) => samePick(one, first))) continue;
    const left = stepsLeft([...steps.slice(0, at), ...steps.slice(at + 1)], picked, from + 1);
    if (left !== undefined) return left;
  }
  return undefined;
};

/**
 * What may be done now, narrowed down pick by pick. Holds no rules: it knows the legal moves and where each lies. All of them are
 * looked through once, when the question is asked; after that only those that a pick leaves.
 */
export class Choosing<Move> {
  private readonly all: readonly Left<Move>[];
  private readonly byPick = new Map<string, { readonly pick: Pick; readonly among: Left<Move>[] }>();
  private picked: readonly Pick[] = [];
  private left: readonly Left<Move>[];
  private shown: Choice<Move> | undefined;

  /** `vague`: kinds of things that nobody would think of picking; what is left then is asked for in words as well. */
  constructor(
    moves: readonly Move[],
    routeOf: (move: Move) => Route<Move>,
    private readonly vague: readonly string[] = [],
  ) {
    this.all = moves.map((move) => {
      const known = knownOf(move, routeOf(move));
      return { known, steps: known.steps };
    });
    for (const one of this.all)
      for (const step of one.steps.filter(isOpen)) for (const pick of step.picks) this.note(pick, one);
    this.left = this.all;
  }

  private note(pick: Pick, one: Left<Move>): void {
    const key = pickKey(pick);
    const entry = this.byPick.get(key);
    if (entry === undefined) this.byPick.set(key, { pick, among: [one] });
    else if (entry.among.at(-1) !== one) entry.among.push(one);
  }

  private after(picked: readonly Pick[]): readonly Left<Move>[] {
    const [first] = picked;
    if (first === undefined) return this.all;
    const among = this.byPick.get(pickKey(first))?.among ?? [];
    return among.flatMap(({ known }) => {
      const steps = stepsLeft(known.steps, picked);
      return steps === undefined ? [] : [{ known, steps }];
    });
  }

  private settle(picked: readonly Pick[], left = this.after(picked)): void {
    this.picked = picked;
    this.left = left;
    this.shown = undefined;
  }

  /** Picks a thing; gives the move if that settles it. A thing that leads nowhere changes nothing and gives false. */
  take(thing: Pick): Move | boolean {
    const picked = [...this.picked, thing];
    const left = this.after(picked);
    if (left.length === 0) return this.restart(thing);
    this.settle(picked, left);
    const only = left.length === 1 ? left[0] : undefined;
    const move = only !== undefined && isDone(only) ? onlyMove(only.known) : undefined;
    if (move === undefined) return true;
    this.settle([]);
    return move;
  }

  /** Something else is picked in place of what was: a new beginning, if it leads anywhere. Picked again: let go. */
  private restart(thing: Pick): boolean {
    if (this.picked.some((one) => samePick(one, thing))) {
      this.settle([]);
      return true;
    }
    if (this.picked.length === 0 || this.after([thing]).length === 0) return false;
    this.settle([thing]);
    return true;
  }

  /** Takes up again what was picked in an earlier question, as far as it leads anywhere. */
  resume(picked: readonly Pick[]): void {
    const left = this.after(picked);
    if (picked.length > 0 && left.length > 0) this.settle(picked, left);
  }

  /** Lets go of what was picked; false if nothing was. */
  cancel(): boolean {
    const had = this.picked.length > 0;
    this.settle([]);
    return had;
  }

  /** Whether these two things together lead anywhere, as when one is dragged onto the other. */
  fits(thing: Pick, onto: Pick): boolean {
    return this.after([thing, onto]).length > 0;
  }

  /** The number that is to be set once these are picked, if nothing else is open then. */
  amountOf(picked: readonly Pick[]): Amount<Move> | undefined {
    const left = this.after(picked);
    return left.every(isDone) ? amountIn(left) : undefined;
  }

  show(): Choice<Move> {
    return (this.shown ??= this.look());
  }

  private look(): Choice<Move> {
    const { left, picked } = this;
    const done = left.filter(isDone);
    const isVague = ({ steps }: Left<Move>): boolean =>
      steps.every((step) => step.picks.every(({ kind }) => this.vague.includes(kind)));
    const named = (picked.length > 0 ? left.filter(isVague) : done).filter(
      ({ known }) => known.last === undefined,
    );
    return {
      picked,
      next: picked.length === 0 ? [...this.byPick.values()].map(({ pick }) => pick) : picksOf(left),
      open: left.map(({ known }) => known.move),
      named: named.map(({ known }) => known.move),
      amount: amountIn(done),
      point: done.map(({ known }) => known.last).find((last) => isPoint(last)),
    };
  }
}

/** The move of a route that leaves nothing to be set. */
const onlyMove = <Move>({ move, last }: Known<Move>): Move | undefined => {
  if (last === undefined) return move;
  return isAmount(last) && last.amount[0] === last.amount[1] ? last.of(last.amount[0]) : undefined;
};

const amountIn = <Move>(left: readonly Left<Move>[]): Amount<Move> | undefined => {
  const steps = left.map(({ known }) => known.last).filter((last) => isAmount(last));
  if (steps.length === 0) return undefined;
  return {
    least: Math.min(...steps.map(({ amount }) => amount[0])),
    most: Math.max(...steps.map(({ amount }) => amount[1])),
    of: (n) => steps.find(({ amount: [least, most] }) => n >= least && n <= most)?.of(n),
  };
};

const picksOf = <Move>(left: readonly Left<Move>[]): readonly Pick[] => {
  const seen = new Map<string, Pick>();
  for (const { steps } of left)
    for (const step of steps.filter(isOpen)) for (const pick of step.picks) seen.set(pickKey(pick), pick);
  return [...seen.values()];
};
