import type { Tagged } from '../../shared/engine/game';
import { type Pick, pickKey } from '../kit/pick';
import type { Spot } from '../kit/prompts';
import { PROMPT } from '../kit/prompts/question';
import type { Choice } from './choosing';
import type { AnyTable } from './gameTable';
import type { Stage } from './stage';

/** What lies before the reader is never lain over: the own hand, and what is held up to choose from. */
const BEFORE: ReadonlySet<string> = new Set(['hand', 'held']);

/** What must stay in sight of whatever is said: what is asked for, picked or pointed at, what is held, what the table is about. */
export const spotsOf = (
  stage: Stage,
  table: AnyTable,
  choice: Choice<Tagged> | undefined,
  pointed: Pick | undefined,
): readonly Spot[] => {
  const held = stage.pieces
    .all()
    .flatMap(({ pick, place }) => (pick && BEFORE.has(place.slot) ? [pick] : []));
  const spots = new Map<string, Spot>();
  const add = (things: readonly Pick[], lit: boolean): void => {
    for (const thing of things) {
      const key = pickKey(thing);
      const spot = spots.has(key) ? undefined : stage.spot(thing);
      if (spot) spots.set(key, lit ? { ...spot, lit } : spot);
    }
  };
  add(pointed && pointed.kind !== PROMPT ? [pointed] : [], false);
  add([...held, ...(table.stars ?? [])], false);
  add([...(choice?.picked ?? []), ...(choice?.next ?? [])], true);
  return [...spots.values()];
};
