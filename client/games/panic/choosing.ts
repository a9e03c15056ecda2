import type { PanicMove } from '../../../shared/games/panic/types';
import { type Pick, samePick as isSame } from '../../input/gesture';
import { pick, type Reacher, stepsLeft, type Way, wayTo } from './reach';

interface Known {
  readonly move: PanicMove;
  readonly way: Way;
}

/** What the table shows of a choice that is being made. */
export interface Choice {
  /** What has been picked so far. */
  readonly picked: readonly Pick[];
  /** What may be picked next: it glows. */
  readonly next: readonly Pick[];
  /** Moves that can be named in words now: those without a place, or the few that are left. */
  readonly named: readonly PanicMove[];
  /** Cards of the discard pile among which one is chosen: they are spread out. */
  readonly spread: boolean;
}

/** Things that nobody would think of picking: what is left then is asked for in words as well. */
const isVague = (step: Way[number]): boolean => step.every(({ kind }) => kind === 'ship' || kind === 'pile');

/** What may be done now, narrowed down pick by pick. Holds no rules: it knows the legal moves and where each lies. */
export class Choosing {
  private readonly known: readonly Known[];
  private picked: readonly Pick[] = [];

  constructor(moves: readonly PanicMove[], by: Reacher) {
    this.known = moves.map((move) => ({ move, way: wayTo(move, by) }));
  }

  private left(picked = this.picked): readonly { readonly move: PanicMove; readonly left: Way }[] {
    return this.known.flatMap(({ move, way }) => {
      const left = stepsLeft(way, picked);
      return left === undefined ? [] : [{ move, left }];
    });
  }

  /** Picks a thing; gives the move if that settles it. A thing that leads nowhere changes nothing and gives false. */
  take(thing: Pick): PanicMove | boolean {
    const after = this.left([...this.picked, thing]);
    if (after.length === 0) return this.restart(thing);
    this.picked = [...this.picked, thing];
    const [only] = after;
    if (after.length === 1 && only?.left.length === 0) {
      this.picked = [];
      return only.move;
    }
    return true;
  }

  /** Something else is picked in place of what was: a new beginning, if it leads anywhere. Picked again: let go. */
  private restart(thing: Pick): boolean {
    if (this.picked.some((one) => isSame(one, thing))) {
      this.picked = [];
      return true;
    }
    if (this.picked.length === 0 || this.left([thing]).length === 0) return false;
    this.picked = [thing];
    return true;
  }

  /** Lets go of what was picked; false if nothing was. */
  cancel(): boolean {
    const had = this.picked.length > 0;
    this.picked = [];
    return had;
  }

  /** Whether these two things together lead anywhere, as when one is dragged onto the other. */
  fits(thing: Pick, onto: Pick): boolean {
    return this.left([thing, onto]).length > 0;
  }

  /** Whether anything can be done with this thing at all. */
  leads(thing: Pick): boolean {
    return this.left([thing]).length > 0;
  }

  show(): Choice {
    const open = this.left();
    const next = unique(open.flatMap(({ left }) => left.flat()));
    const named = open.filter(
      ({ left }) => left.every(isVague) && (this.picked.length > 0 || left.length === 0),
    );
    const spread = open.some(({ move, left }) => left.length > 0 && looksThroughDiscard(move, this.picked));
    return {
      picked: this.picked,
      next,
      named: named.map(({ move }) => move),
      spread,
    };
  }
}

/** Taking a card back is choosing among all that lie on the pile. */
const looksThroughDiscard = (move: PanicMove, picked: readonly Pick[]): boolean =>
  move.type === 'takeBack' ||
  (move.type === 'libraryComputer' && picked.some((one) => isSame(one, pick.card(move.card))));

const unique = (picks: readonly Pick[]): readonly Pick[] => {
  const seen = new Map<string, Pick>();
  for (const one of picks) seen.set(`${one.kind} ${one.id}`, one);
  return [...seen.values()];
};
