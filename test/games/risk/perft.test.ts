import { advance, copyOf } from '../../../shared/engine/kernel';
import { fastRng, type Rng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import type { RiskState } from '../../../shared/games/risk/types';
import { begin, flag, frontier, scene, turnOf, turnOver } from './helpers';

/** Every die shows the same; shuffles come from seed 1. */
const everyDie = (face: number): Rng => {
  const rest = fastRng(1);
  return {
    word: () => rest.word(),
    below: (n) => rest.below(n),
    pick: (items) => rest.pick(items),
    shuffle: (items) => rest.shuffle(items),
    die: () => face,
  };
};

/** How many sequences of so many moves there are; the first question open is answered first. */
const perft = (state: RiskState, depth: number, face: number): number => {
  if (depth === 0) return 1;
  const asked = state.open[0];
  if (!asked) return 0;
  let count = 0;
  for (const move of game.legalMoves(state, asked.seat)) {
    if (depth === 1) {
      count++;
      continue;
    }
    const next = copyOf(game, state);
    advance(game, next, asked.seat, move, everyDie(face));
    count += perft(next, depth - 1, face);
  }
  return count;
};

const POSITIONS: Readonly<Record<string, () => RiskState>> = {
  'five captains choose': () => begin(5),
  'a duel across one border': () =>
    scene({ seats: 2, forces: { bajor: [0, 4], chintoka: [1, 3], earth: [1, 2] } }),
  'aliens all around Coridan': () =>
    scene({
      forces: {
        coridan: [0, 6],
        andoria: ['aliens', 2],
        archanis: ['aliens', 2],
        boreth: ['aliens', 2],
        'planet-q': ['aliens', 2],
        betazed: ['aliens', 2],
        trill: ['aliens', 2],
        breen: [1, 3],
        remus: [2, 3],
      },
    }),
  'an empty corner': () => scene({ forces: { 'celtris-iii': [0, 5], earth: [1, 3], risa: [2, 3] } }),
  'a hand of three cards': () =>
    turnOf({
      forces: { bajor: [0, 2], trill: [0, 2], earth: [1, 3], risa: [2, 3] },
      hands: [['card-bajor', 'card-risa', 'card-vulcan'], [], []],
    }).state,
  'Mission 2: credits for everybody on the bridge': () =>
    frontier({
      forces: { bajor: [0, 3], chintoka: [1, 2], earth: [1, 2], risa: [2, 1] },
      credits: [900, 900, 0],
      crew: [
        [0, 2, 4, 5],
        [1, 2, 3, 5],
      ],
    }),
  'Mission 2: to the death': () =>
    frontier({
      forces: { bajor: [0, 4], chintoka: ['aliens', 3], earth: [1, 2], risa: [2, 1] },
      flags: [flag('toTheDeath', 1)],
    }),
  'Mission 2: Return to Tomorrow': () =>
    turnOver('qvent-return-to-tomorrow', {
      forces: { bajor: [0, 3], trill: [0, 2], earth: [1, 2], risa: [2, 1] },
    }).state,
  'a maneuver along a chain': () =>
    scene({
      ask: 'maneuver',
      forces: { bajor: [0, 4], chintoka: [0, 1], 'minos-corva': [0, 3], earth: [1, 3], risa: [2, 3] },
    }),
};

// Dice: every die shows 3, so the defender wins all ties and the attacker loses one ship per pair.
test.each([
  ['five captains choose', 1, 5],
  ['five captains choose', 3, 60],
  ['a duel across one border', 1, 16],
  ['a duel across one border', 2, 111],
  ['a duel across one border', 3, 531],
  ['aliens all around Coridan', 1, 49],
  ['aliens all around Coridan', 2, 1414],
  ['an empty corner', 1, 9],
  ['an empty corner', 2, 88],
  ['an empty corner', 3, 793],
  ['a hand of three cards', 1, 4],
  ['a hand of three cards', 3, 85],
  ['a maneuver along a chain', 1, 11],
  ['a maneuver along a chain', 2, 286],
  ['Mission 2: credits for everybody on the bridge', 1, 12],
  ['Mission 2: credits for everybody on the bridge', 2, 96],
  ['Mission 2: credits for everybody on the bridge', 3, 847],
  ['Mission 2: to the death', 1, 14],
  ['Mission 2: to the death', 2, 127],
  ['Mission 2: to the death', 3, 1072],
  ['Mission 2: Return to Tomorrow', 1, 4],
  ['Mission 2: Return to Tomorrow', 2, 16],
  ['Mission 2: Return to Tomorrow', 3, 119],
])('%s, depth %i: %i sequences', (name, depth, count) => {
  expect(perft(POSITIONS[name]!(), depth, 3)).toBe(count);
});
