import { game, words } from '../../../../shared/games/attackWing';
import type { Event } from '../../../../shared/games/attackWing/events';
import { does } from '../helpers';
import { begin, flying, obstacle } from './lying';

test('what happens is told in sentences', () => {
  const { state } = flying({}, 'straight1', []);
  const pub = game.publicView(state);
  const said = (event: Event): string => words.event(event, pub, []);
  expect(said({ type: 'obstaclePlaced', seat: 0, x: 221_000, y: 221_000 })).toBe(
    'Player 1 places an obstacle in the south-west.',
  );
  expect(said({ type: 'planetMet', ship: 0 })).toMatch(
    /^The planet is in the way: .* has slid back from it\.$/u,
  );
  expect(said({ type: 'obstacleStruck', ship: 0, face: 'hit', x: 0, y: 0 })).toMatch(
    / runs into an obstacle and rolls 1 Hit\.$/u,
  );
  expect(said({ type: 'obstacleStruck', ship: 0, face: 'blank', x: 0, y: 0 })).toMatch(
    / rolls 1 blank, which does no harm\.$/u,
  );
  expect(words.ask({ id: 1, seat: 0, type: 'placeObstacle', open: true }, pub, [])).toBe(
    'Where do you place an obstacle?',
  );
  expect(words.move(obstacle(221, 457), pub, [])).toEqual({
    sentence: 'Place it 221 mm from the west and 457 mm from the south.',
    path: ['West'],
  });
  for (const id of ['planet', 'obstacle'])
    expect(words.about(id, pub, [])).toMatch(/^An? (planet|obstacle): /u);
  const lines = words.table(game.publicView(begin()), undefined, [])[0]!.lines;
  expect(lines).toContain('Planet: x 457 mm, y 457 mm, 100 mm across.');
});

test('what is placed is named: obstacles until the last one lies, then ships', () => {
  const state = begin();
  const first = (): string => words.table(game.publicView(state), undefined, [])[0]!.lines[0]!;
  expect(words.event({ type: 'phaseBegan', phase: 'placement' }, game.publicView(state), [])).toBe(
    'Placing obstacles.',
  );
  for (const [x, y] of [
    [221, 221],
    [221, 457],
    [221, 693],
    [693, 221],
    [693, 457],
    [693, 693],
  ] as const) {
    expect(first()).toBe('Placing obstacles.');
    does(state, state.open[0]!.seat, obstacle(x, y));
  }
  expect(first()).toBe('Placing ships.');
  const plain = begin({ terrain: false });
  expect(words.table(game.publicView(plain), undefined, [])[0]!.lines[0]).toBe('Placing ships.');
});
