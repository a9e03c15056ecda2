import { farAway, inRow } from '../../../client/viewpoint/place';
import { SIZE } from '../input/stand';
import { openAs, type Seen, seenAt } from './picture';

/** Pixels of a picture of 1280×720 that the smallest capital of a name has to be high; most are nearly twice as large. */
const READ = 5;
/** As many of them the board takes from above. */
const BOARD = 96;
const HAND = 5;

const isOver = (one: Seen, other: Seen): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The mission, three cards that were laid to it, and both piles. */
const commonOf = (picture: ReturnType<typeof openAs>): readonly Seen[] =>
  [
    inRow('common', 0, 1),
    ...[0, 1, 2].map((nth) => inRow('common', nth, 3, { row: 1 })),
    inRow('piles', 0, 2),
    inRow('piles', 1, 2),
  ].map((place) => seenAt(picture, place));

test.each([1, 2, 3, 4, 5, 6])(
  'whoever looks on at %i players reads the names in every hand: none is under the board or the mission',
  (players) => {
    const picture = openAs(-1, players);
    const common = commonOf(picture);
    // Before each hand lies a character.
    const all = Array.from(
      { length: players * (HAND + 1) },
      (_, i) => [Math.floor(i / 6), (i % 6) - 1] as const,
    );
    const faults = all.map(([seat, nth]) => {
      const card = seenAt(picture, farAway(seat, nth, HAND));
      return [
        ...(card.capital < READ ? [`too small: ${card.capital}`] : []),
        ...(card.top < BOARD ? [`under the board: ${card.top}`] : []),
        ...(card.left < 0 || card.right > SIZE.width || card.bottom > SIZE.height ? ['cut off'] : []),
        ...(common.some((other) => isOver(card, other)) ? ['under what belongs to all'] : []),
      ].map((fault) => `seat ${seat}, card ${nth}: ${fault}`);
    });
    expect(faults.flat()).toEqual([]);
  },
);

test.each([5, 6])('beside a panel %i hands lie off each other, the mission and the piles', (players) => {
  const picture = openAs(-1, players);
  picture.desk.covered(0.26);
  picture.settle();
  const common = commonOf(picture);
  const hands = Array.from({ length: players }, (_, seat) =>
    [-1, 0, 1, 2, 3].map((nth) => seenAt(picture, farAway(seat, nth, HAND - 1))),
  );
  for (const [seat, hand] of hands.entries())
    for (const card of hand) {
      const others = hands.filter((_, other) => other !== seat).flat();
      expect([...common, ...others].filter((other) => isOver(card, other))).toEqual([]);
      expect(card.bottom).toBeLessThan(SIZE.height);
    }
});

test('beside a panel the hands at both sides leave the middle to the ship', () => {
  const picture = openAs(-1, 4);
  const panel = 0.26;
  picture.desk.covered(panel);
  picture.settle();
  const free = SIZE.width * (1 - panel);
  const [left, right] = [seenAt(picture, farAway(0, HAND - 1, HAND)), seenAt(picture, farAway(3, -1, HAND))];
  expect(left.right).toBeLessThan(0.4 * free);
  expect(right.left).toBeGreaterThan(0.6 * free);
});

test('whoever plays has the hands of others smaller, and the mission where their own hand is not', () => {
  const [onlooker, player] = [openAs(-1, 2), openAs(0, 2)];
  const place = farAway(1, 0, HAND);
  expect(seenAt(onlooker, place).capital).toBeGreaterThan(1.4 * seenAt(player, place).capital);
  expect(seenAt(player, inRow('common', 0, 1)).bottom).toBeLessThan(SIZE.height / 2);
});
