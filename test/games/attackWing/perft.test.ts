import { clone } from '../../../shared/engine/clone';
import { advance } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/attackWing';
import type { Face } from '../../../shared/games/attackWing/data/dice';
import type { Rng } from '../../../shared/engine/rng';
import type { State } from '../../../shared/games/attackWing/types';
import { COMBAT, does, dice, go, tableWith } from './helpers';

/** Chance that always comes up the same. */
const fixed = (face: Face): Rng => ({
  word: () => 0,
  below: () => 0,
  die: () => 1,
  shuffle: (items) => items,
  pick: (items) => items.find((item) => item === face) ?? items[0]!,
});

/** The number of move sequences of this length; the oldest question is answered first. */
const perft = (state: State, depth: number, face: Face): number => {
  if (depth === 0) return 1;
  const asked = state.open[0];
  if (!asked) return 0;
  let count = 0;
  for (const move of game.legalMoves(state, asked.seat)) {
    const next = clone(state);
    advance(game, next, asked.seat, move, fixed(face));
    count += perft(next, depth - 1, face);
  }
  return count;
};

const planning = (): State => {
  const state = tableWith({
    phase: 'end',
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'kirk', at: [457, 300, 0] },
      { seat: 1, ship: 'romD7', captain: 'tal', at: [457, 600, 180], aux: 1 },
    ],
    agenda: [{ type: 'round' }],
  });
  go(state);
  return state;
};

const acting = (): State => {
  const state = tableWith({
    phase: 'activation',
    active: 0,
    ships: [
      {
        seat: 0,
        ship: 'romD7',
        captain: 'tal',
        at: [457, 300, 0],
        activated: true,
        cloak: 'green',
        shields: 0,
      },
      { seat: 1, ship: 'fedConstitution', captain: 'kirk', at: [457, 500, 180], dial: 'straight1' },
      { seat: 1, ship: 'fedMiranda', captain: 'kirk', at: [600, 500, 180], dial: 'bankLeft1' },
    ],
    agenda: [
      { type: 'performAction', ship: 0 },
      { type: 'reckon' },
      { type: 'activateNext' },
      { type: 'combat' },
    ],
  });
  go(state);
  return state;
};

const attacking = (): State => {
  const state = tableWith({
    ships: [
      {
        seat: 0,
        ship: 'fedEnterprise',
        captain: 'kirk',
        upgrades: ['fedPhotonTorpedoes'],
        at: [457, 300, 0],
        battleStations: 1,
        lock: 1,
      },
      { seat: 1, ship: 'kliD7', captain: 'krell', at: [457, 500, 180], evade: 1, battleStations: 1 },
      { seat: 1, ship: 'kliD7', captain: 'koloth', at: [520, 480, 180] },
    ],
    agenda: COMBAT,
  });
  go(state);
  return state;
};

test.each([
  ['setting dials', planning, 'blank', [15, 210, 420]],
  ['acting', acting, 'blank', [14, 28, 112]],
  ['attacking, dice all Hits', attacking, 'hit', [4, 10, 19]],
  ['attacking, dice all Battle Stations', attacking, 'battleStations', [4, 12, 26]],
] as const)('%s', (_, make, face, counts) => {
  const state = make();
  expect(counts.map((__, depth) => perft(state, depth + 1, face))).toEqual(counts);
});

test('the same battle twice is the same battle', () => {
  const [one, two] = [attacking(), attacking()];
  for (const state of [one, two])
    does(state, 0, { type: 'attack', weapon: 0, target: 1 }, dice('hit', 'blank', 'blank', 'battleStations'));
  expect(one).toEqual(two);
});
