import { type ChancePoint, turningPoints } from '../../../client/showcase/chances';

const at = (rev: number, ...chances: number[]): ChancePoint => ({ rev, chances });

test('the records that changed the chances most are found, in the order in which they happened', () => {
  const series = [at(1, 0.5, 0.5), at(2, 0.6, 0.4), at(5, 0.2, 0.8), at(6, 0.2, 0.8), at(9, 0.5, 0.5)];
  expect(turningPoints(series, 2)).toEqual([
    { rev: 5, seat: 0, gain: expect.closeTo(-0.4) as number },
    { rev: 9, seat: 0, gain: expect.closeTo(0.3) as number },
  ]);
});

test('where nothing is known nothing turns', () => {
  expect(turningPoints([], 5)).toEqual([]);
  expect(turningPoints([at(1, 1)], 5)).toEqual([]);
});
