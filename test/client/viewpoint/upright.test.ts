import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../../../client/holodeck/measures';
import { inRow } from '../../../client/viewpoint/place';
import { openAs, seenAt } from './picture';

const PHONE = { width: 390, height: 844 };
/** Part of the picture that the sheet with a question takes from below, and what tells how it ended. */
const [SHEET, ENDING] = [0.32, 0.47];
/** The board ends so far down. */
const BOARD = 0.24;

const HAND = [0, 1, 2, 3, 4, 5].map((nth) => inRow('hand', nth, 6));

test('on a phone the hand lies over the sheet while there is something to be asked', () => {
  const picture = openAs(0, 2, PHONE);
  picture.desk.covered(0, SHEET);
  picture.settle();
  for (const place of HAND) {
    const { top, bottom } = seenAt(picture, place);
    expect(top).toBeLessThan((1 - SHEET) * PHONE.height);
    expect(bottom).toBeLessThan((1 - SHEET) * PHONE.height + 10);
  }
});

test('on a phone how it ended lies over the hand, and the table stands between it and the board', () => {
  const picture = openAs(0, 2, PHONE);
  picture.desk.covered(0, ENDING, true);
  picture.settle();
  const edge = (1 - ENDING) * PHONE.height;
  for (const place of HAND) expect(seenAt(picture, place).top).toBeGreaterThan(edge);
  const at = (z: number): number => picture.desk.screen(new Vector3(0, TABLE.height, z)).y;
  // All rings of the table, but for what the rim itself takes.
  expect(at(0.9 * TABLE.rim)).toBeGreaterThan(BOARD * PHONE.height - 10);
  expect(at(-0.9 * TABLE.rim)).toBeLessThan(edge);
});
