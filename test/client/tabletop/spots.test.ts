import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Pick } from '../../../client/kit/pick';
import type { AnyTable, Piece } from '../../../client/tabletop/gameTable';
import { spotsOf } from '../../../client/tabletop/spots';
import type { Stage } from '../../../client/tabletop/stage';
import { farAway, inRow } from '../../../client/viewpoint/place';

const card = (id: string, place: Piece['place']): Piece => ({
  ...{ id, kind: 'card', face: id, place },
  pick: { kind: 'card', id },
});

/** A table on which a card with this number lies so many tenths of a metre from its middle. */
const stageOf = (pieces: readonly Piece[]): Stage =>
  ({
    pieces: { all: () => pieces },
    spot: ({ id }: Pick) => ({ at: new Vector3(Number(id) / 10, 0, 0), wide: 0.03, high: 0.04 }),
  }) as unknown as Stage;

const NO_TABLE = {} as AnyTable;

test('an open hand of somebody else is one thing to keep off, from its first card to its last', () => {
  const hand = [2, 0, 3, 1].map((nth) => card(String(nth), farAway(1, nth, 4)));
  const [spot, ...more] = spotsOf(stageOf(hand), NO_TABLE, undefined, undefined);
  expect(more).toEqual([]);
  expect(spot).toMatchObject({ aside: true, high: 0.04 });
  expect([spot?.at.x, spot?.wide]).toEqual([expect.closeTo(0.15, 6), expect.closeTo(0.18, 6)]);
});

test('hands of others are kept apart, shut ones are no matter, the own hand is held', () => {
  const pieces = [
    card('0', farAway(1, 0, 1)),
    card('1', farAway(2, 0, 1)),
    card('2', farAway(3, 0, 1, { closed: true })),
    card('3', inRow('hand', 0, 1)),
  ];
  const spots = spotsOf(stageOf(pieces), NO_TABLE, undefined, undefined);
  expect(spots.map(({ at, held, aside }) => [Math.round(at.x * 10), held, aside])).toEqual([
    [3, true, undefined],
    [0, undefined, true],
    [1, undefined, true],
  ]);
});
