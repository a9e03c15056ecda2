import type { AnyGame, BaseState, Seat, Tagged, Viewer } from '../../shared/engine/game';
import { type Moment, redacted } from '../../shared/engine/match';
import { tellingMs } from '../../shared/engine/telling';
import { type PlayView, playView } from './playView';
import { type Seen, seenOf } from './viewChanges';

/**
 * What there is to tell of one record. Each part is worked out once, when it is first asked for: while a record is being
 * written there is time for it, and once it is written people wait.
 */
export class Telling {
  private readonly events = new Map<Viewer, Tagged[]>();
  private readonly seen = new Map<Seat, Seen>();
  private shown: { readonly play: PlayView; readonly pub: object } | undefined;
  private ms: number | undefined;

  constructor(
    readonly game: AnyGame,
    private readonly moment: Moment,
    /** The number of the record that set the match up. */
    private readonly first: number,
  ) {}

  get rev(): number {
    return this.first + this.moment.at;
  }

  get undo(): boolean {
    return this.moment.undo;
  }

  get state(): Readonly<BaseState> {
    return this.moment.line.state;
  }

  /** What everybody sees of the match. */
  get inPublic(): { readonly play: PlayView; readonly pub: object } {
    const { state, rev, game } = this;
    const outcome = game.outcome(state);
    const stage = outcome ? 'over' : 'playing';
    return (this.shown ??= { play: playView({ stage, rev, state, outcome }), pub: game.publicView(state) });
  }

  /** What happened, as this viewer may know it. */
  told(viewer: Viewer): Tagged[] {
    const known = this.events.get(viewer) ?? redacted(this.game, this.moment.events, viewer);
    this.events.set(viewer, known);
    return known;
  }

  /** What this seat may know. */
  seenBy(seat: Seat): Seen {
    const known = this.seen.get(seat) ?? seenOf(this.game.privateView(this.state, seat));
    this.seen.set(seat, known);
    return known;
  }

  /** How long people are told of it. As anybody may know it: a time that counted secrets would tell of them. */
  get toldMs(): number {
    return (this.ms ??= tellingMs(this.told('spectator'), this.game.weights));
  }
}
