import { digestOf, matchKey } from '../../shared/engine/fairness';
import type { Ask, BaseState, Outcome, Seat, Tagged, Viewer } from '../../shared/engine/game';
import { type Journal, replay } from '../../shared/engine/journal';
import { EngineError, start } from '../../shared/engine/kernel';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { enter, type Timeline, timeline } from '../../shared/engine/timeline';
import type { FinishedMatch } from '../../shared/api';
import type { Store } from '../store/store';
import {
  type Header,
  type Nonces,
  noncesLine,
  PREAMBLE,
  type ReadMatch,
  type Record,
  recordLine,
} from './journalLines';
import type { ServedGame } from './games';
import { redacted, Story } from './story';

/** How often the story of a finished match shows the whole board. */
const BOARD_EVERY = 20;

/** One match: the engine's state and its journal, which is always a step ahead of what anybody is told. */
export class Match {
  readonly story = new Story();
  private readonly records: Record[] = [];

  private constructor(
    readonly game: ServedGame,
    readonly header: Header,
    readonly nonces: Nonces,
    private line: Timeline<BaseState>,
  ) {}

  /** Begins: records the nonces, sets up. */
  static async begin(store: Store, game: ServedGame, header: Header, nonces: Nonces): Promise<Result<Match>> {
    const { terms, seed } = header;
    const started = start(game, terms.options, terms.seats, matchKey(seed, nonces.nonces));
    if (!started.ok) return started;
    await store.write({ do: 'append', journal: terms.match, at: 1, text: noncesLine(nonces) });
    const { state, events } = started.value;
    const match = new Match(game, header, nonces, timeline(state));
    match.story.add(match.rev, events);
    return succeeded(match);
  }

  /** Plays a recorded match again, up to where it was. `each` sees every step. */
  static restore(
    game: ServedGame,
    { header, nonces, records }: ReadMatch & { readonly nonces: Nonces },
    each: (open: readonly Ask[], record: Record | undefined) => void,
  ): Result<Match> {
    const story: (readonly Tagged[])[] = [];
    const key = matchKey(header.seed, nonces.nonces);
    const entries = records.map(({ entry }) => entry);
    const replayed = replay(game, header.terms, key, entries, (state, events, at) => {
      story.push(events);
      each(state.open, records[at]);
    });
    if (!replayed.ok) return replayed;
    const match = new Match(game, header, nonces, replayed.value);
    for (const [at, events] of story.entries()) match.story.add(header.rev + 1 + at, events);
    match.records.push(...records);
    return succeeded(match);
  }

  get id(): string {
    return this.header.terms.match;
  }

  /** The record that set the match up is `header.rev + 1`; every entry adds one. */
  get rev(): number {
    return this.header.rev + 1 + this.records.length;
  }

  get state(): Readonly<BaseState> {
    return this.line.state;
  }

  get timeline(): Timeline<BaseState> {
    return this.line;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.line.state);
  }

  /** Judges, records and only then does. When the record cannot be written (a StoreError), nothing has happened. */
  async enter(store: Store, record: Record): Promise<Result<readonly Tagged[]>> {
    const entered = this.tryEntry(record);
    if (!entered.ok) return entered;
    const at = PREAMBLE + this.records.length;
    await store.write({ do: 'append', journal: this.id, at, text: recordLine(record) });
    this.records.push(record);
    this.line = entered.value.line;
    this.story.add(this.rev, entered.value.events);
    return succeeded(entered.value.events);
  }

  private tryEntry(record: Record): Result<{ line: Timeline<BaseState>; events: readonly Tagged[] }> {
    try {
      const entered = enter(this.game, this.line, record.entry);
      if (!entered.ok) return entered;
      return succeeded({ line: entered.value.state, events: entered.value.events });
    } catch (error) {
      const message = error instanceof EngineError ? error.message : `the game failed: ${String(error)}`;
      return failed({ code: 'broken', message });
    }
  }

  publicView(): object {
    return this.game.publicView(this.line.state);
  }

  privateView(seat: Seat): object {
    return this.game.privateView(this.line.state, seat);
  }

  redact(events: readonly Tagged[], viewer: Viewer): Tagged[] {
    return redacted(this.game, events, viewer);
  }

  /** What is published once nothing is secret any more. */
  finished(names: readonly string[]): FinishedMatch {
    const { terms, commitment, seed } = this.header;
    const journal: Journal = {
      format: 1,
      terms,
      commitment,
      nonceHashes: this.nonces.hashes,
      nonces: this.nonces.nonces,
      entries: this.records.map(({ entry }) => entry),
      seed,
      digest: digestOf(this.line.state),
    };
    const { outcome } = this;
    return {
      journal,
      names: [...names],
      story: this.tellAll(journal),
      ...(outcome ? { outcome: { ...outcome } } : {}),
    };
  }

  private tellAll(journal: Journal): FinishedMatch['story'] {
    const told: FinishedMatch['story'] = [];
    const last = this.records.length - 1;
    const key = matchKey(journal.seed, journal.nonces);
    replay(this.game, journal.terms, key, journal.entries, (state, events, at) => {
      const shows = (at + 1) % BOARD_EVERY === 0 || at === last;
      told.push({
        t: this.records[at]?.t ?? 0,
        events: this.redact(events, 'spectator').map((event) => ({ ...event })),
        asks: state.open.map((ask) => ({ ...ask })),
        ...(shows ? { pub: this.game.publicView(state) } : {}),
      });
    });
    return told;
  }
}
