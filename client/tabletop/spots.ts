import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Tagged } from '../../shared/engine/game';
import { type Pick, pickKey } from '../kit/pick';
import type { Spot } from '../kit/prompts';
import { PROMPT } from '../kit/prompts/question';
import type { Choice } from './choosing';
import type { AnyTable, Piece } from './gameTable';
import type { Stage } from './stage';

/** What lies before the reader is never lain over: the own hand, and what is held up to choose from. */
const BEFORE: ReadonlySet<string> = new Set(['hand', 'held']);
/** What else hangs before the eye, over the table, and what stands on it. */
const ASIDE: ReadonlySet<string> = new Set(['own', 'common', 'piles', 'table']);

type Kind = Partial<Record<'lit' | 'held' | 'aside' | 'pointed', true>>;

/** Hands of others that lie open are read like one's own: each is one spot, from its first card to its last. */
const openHands = (stage: Stage, pieces: readonly Piece[]): readonly Spot[] => {
  const ends = new Map<number, { first: Piece; last: Piece }>();
  for (const piece of pieces) {
    const { pick, place } = piece;
    if (pick === undefined || place.slot !== 'far' || place.closed === true) continue;
    const known = ends.get(place.seat);
    if (known === undefined) ends.set(place.seat, { first: piece, last: piece });
    else if (place.nth < nthOf(known.first)) known.first = piece;
    else if (place.nth > nthOf(known.last)) known.last = piece;
  }
  return [...ends.values()].flatMap(({ first, last }) => {
    const [one, other] = [first, last].map(({ pick }) => pick && stage.spot(pick));
    return one && other ? [across(one, other)] : [];
  });
};

const nthOf = ({ place }: Piece): number => (place.slot === 'far' ? place.nth : 0);

const across = (one: Spot, other: Spot): Spot => ({
  at: Vector3.Center(one.at, other.at),
  wide: Vector3.Distance(one.at, other.at) / 2 + Math.max(one.wide, other.wide),
  high: Math.max(one.high, other.high),
});

/** What must stay in sight of whatever is said: what is asked for, picked or pointed at, what is held, what the table is about. */
export const spotsOf = (
  stage: Stage,
  table: AnyTable,
  choice: Choice<Tagged> | undefined,
  pointed: Pick | undefined,
): readonly Spot[] => {
  const pieces = stage.pieces.all();
  const inSlots = (slots: ReadonlySet<string>): readonly Pick[] =>
    pieces.flatMap(({ pick, place }) => (pick && slots.has(place.slot) ? [pick] : []));
  const spots = new Map<string, Spot>();
  const add = (things: readonly Pick[], more: Kind = {}): void => {
    for (const thing of things) {
      const key = pickKey(thing);
      const spot = spots.has(key) ? undefined : stage.spot(thing);
      if (spot) spots.set(key, { ...spot, ...more });
    }
  };
  add(inSlots(BEFORE), { held: true });
  add(table.stars ?? []);
  if (pointed && pointed.kind !== PROMPT)
    add([pointed], { pointed: true, ...(stage.isOnTable(pointed) ? {} : { held: true }) });
  add([...(choice?.picked ?? []), ...(choice?.next ?? [])], { lit: true });
  // Panels know these only where they are asked for; marks keep off all of them.
  const others = [...inSlots(ASIDE).flatMap((thing) => stage.spot(thing) ?? []), ...openHands(stage, pieces)];
  return [...spots.values(), ...others.map((spot) => ({ ...spot, aside: true }))];
};
