import type { Tagged } from '../../shared/engine/game';
import { type Pick, pickKey } from '../kit/pick';
import type { Spot } from '../kit/prompts';
import { PROMPT } from '../kit/prompts/question';
import type { Place } from '../viewpoint/place';
import type { Choice } from './choosing';
import type { AnyTable } from './gameTable';
import type { Stage } from './stage';

/** What lies before the reader is never lain over: the own hand, and what is held up to choose from. */
const BEFORE: ReadonlySet<string> = new Set(['hand', 'held']);
/** What else hangs before the eye, over the table, and what stands on it. */
const ASIDE: ReadonlySet<string> = new Set(['own', 'common', 'piles', 'table']);

/** Hands of others that lie open are read like one's own. */
const isAside = (place: Place): boolean =>
  ASIDE.has(place.slot) || (place.slot === 'far' && place.closed !== true);

type Kind = Partial<Record<'lit' | 'held' | 'aside' | 'pointed', true>>;

/** What must stay in sight of whatever is said: what is asked for, picked or pointed at, what is held, what the table is about. */
export const spotsOf = (
  stage: Stage,
  table: AnyTable,
  choice: Choice<Tagged> | undefined,
  pointed: Pick | undefined,
): readonly Spot[] => {
  const where = (fits: (place: Place) => boolean): readonly Pick[] =>
    stage.pieces.all().flatMap(({ pick, place }) => (pick && fits(place) ? [pick] : []));
  const spots = new Map<string, Spot>();
  const add = (things: readonly Pick[], more: Kind = {}): void => {
    for (const thing of things) {
      const key = pickKey(thing);
      const spot = spots.has(key) ? undefined : stage.spot(thing);
      if (spot) spots.set(key, { ...spot, ...more });
    }
  };
  add(
    where(({ slot }) => BEFORE.has(slot)),
    { held: true },
  );
  add(table.stars ?? []);
  if (pointed && pointed.kind !== PROMPT)
    add([pointed], { pointed: true, ...(stage.isOnTable(pointed) ? {} : { held: true }) });
  add([...(choice?.picked ?? []), ...(choice?.next ?? [])], { lit: true });
  // Panels know these only where they are asked for; marks keep off all of them.
  const others = where(isAside).flatMap((thing) => stage.spot(thing) ?? []);
  return [...spots.values(), ...others.map((spot) => ({ ...spot, aside: true }))];
};
