import type { Tagged } from '../../shared/engine/game';
import { BLOW_MS } from '../../shared/engine/telling';
import type { Play, Session } from '../net/session';
import { blowStepMs, FAR_BEHIND, type Leisure, leisurely, type Tempo, usedUp, weightIn } from './pacing';

/** One event of a record that is about to be told at leisure. */
export interface Moment {
  readonly event: Tagged;
  /** What follows in the same record. */
  readonly next: Tagged | undefined;
  readonly play: Play;
  /** Its place in a record that answers a question of this seat; undefined: somebody else's. */
  readonly own: number | undefined;
  /** So many records wait after this one. */
  readonly behind: number;
  /** How many times faster than usual it was asked for. */
  readonly rate: number;
}

/** When a volley and its hits end, and when what follows them may begin already. */
export interface Run {
  readonly end: number;
  readonly next?: number;
}

/** Keeps account of what the story has taken since one's own last answer. */
export class Timing {
  private spent = 0;
  private turns = 0;
  /** When the blows that are told now began, and with what. */
  private blows: { readonly from: number; readonly type: string } | undefined;

  constructor(private readonly session: Session) {}

  /** One's own answer is told: the next turns begin anew. */
  begin(): void {
    this.spent = this.turns = 0;
  }

  /** A turn begins; whoever looks on has none of their own. */
  turn(): void {
    this.turns++;
    if (this.session.state().seat < 0) this.begin();
  }

  /** So many milliseconds were told. */
  spend(ms: number): void {
    this.spent += ms;
  }

  tempoOf({ event, play, own, rate, behind }: Moment): Tempo {
    const { pace, part } = leisurely(weightIn(event, play), own, this.leisure(rate, behind));
    return { pace: rate * pace, part };
  }

  /** Blows that follow each other have their time; `overlap`: where it is late, the next may begin before. */
  runOf({ event, next, play, rate, behind }: Moment, began: number, overlap: boolean): Run | undefined {
    if (weightIn(event, play) !== 'blow' || behind >= FAR_BEHIND) return undefined;
    const { from, type } = (this.blows ??= { from: began, type: event.type });
    // A volley and its hits belong together; another volley begins anew.
    if (next !== undefined && next.type !== type && weightIn(next, play) === 'blow') return undefined;
    this.blows = undefined;
    const end = from + BLOW_MS / rate;
    const step = overlap ? blowStepMs(usedUp(this.leisure(rate, behind))) : BLOW_MS;
    return step < BLOW_MS ? { end, next: from + step / rate } : { end };
  }

  private leisure(rate: number, behind: number): Leisure {
    const others = Math.max(1, Object.keys(this.session.state().view.seats).length - 1);
    return { others, spentMs: this.spent * rate, turns: this.turns, behind };
  }
}
