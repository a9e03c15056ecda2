import type { Tagged, Viewer } from '../../shared/engine/game';
import type { Step } from '../../shared/protocol';
import type { ServedGame } from './games';

/** One record of the journal, as it happened; nobody gets to see it unredacted. */
interface Happened {
  readonly rev: number;
  readonly events: readonly Tagged[];
}

/** Events that a newcomer is told of. */
const MOST_EVENTS = 100;

export const redacted = (game: ServedGame, events: readonly Tagged[], viewer: Viewer): Tagged[] =>
  events.flatMap((event) => {
    const shown = game.redact(event, viewer);
    return shown ? [shown] : [];
  });

/** The last steps of a match, for those who come and those who come back. */
export class Story {
  private steps: Happened[] = [];
  private count = 0;

  add(rev: number, events: readonly Tagged[]): void {
    this.steps.push({ rev, events });
    this.count += events.length;
    for (
      let first = this.steps[0];
      first && this.count - first.events.length >= MOST_EVENTS;
      first = this.steps[0]
    ) {
      this.count -= first.events.length;
      this.steps.shift();
    }
  }

  /** What happened after `rev`, as this viewer may know it; `undefined` when it is not all here any more. */
  since(game: ServedGame, viewer: Viewer, rev: number, now: number): Step[] | undefined {
    if (rev > now) return undefined;
    const first = this.steps[0];
    if (rev < now && (!first || first.rev > rev + 1)) return undefined;
    return this.tell(game, viewer, rev);
  }

  /** The last step, unredacted: for the room, which redacts for each. */
  tellRaw(): readonly Tagged[] {
    return this.steps.at(-1)?.events ?? [];
  }

  tell(game: ServedGame, viewer: Viewer, after = -1): Step[] {
    return this.steps
      .filter((step) => step.rev > after)
      .map((step) => ({ rev: step.rev, events: redacted(game, step.events, viewer) }));
  }
}
