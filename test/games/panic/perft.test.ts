import { clone } from '../../../shared/engine/clone';
import { advance, run } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/panic';
import { legalMoves } from '../../../shared/games/panic/legal';
import type { PanicState, Work } from '../../../shared/games/panic/types';
import { dice, play, runPhase, table } from './table';

/** Chance that always says the same: sixes of the die are threes, and piles give their first. */
const still = () => ({ ...dice(), die: () => 3 });

/** The number of move sequences of this length. */
const perft = (state: PanicState, depth: number): number => {
  if (game.outcome(state)) return depth === 0 ? 1 : 0;
  const { seat } = state.open[0]!;
  const moves = legalMoves(state, seat);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  let sum = 0;
  for (const move of moves) {
    const next = clone(state);
    advance(game, next, seat, move, still());
    sum += perft(next, depth - 1);
  }
  return sum;
};

/** Phase 4 with every kind of card at hand and something to do for each. */
const battle = (): PanicState =>
  table({
    characters: ['kirk', 'scott'],
    mission: 'doomsdayMachine',
    shields: [1, 0, 2, 2, 2, 2],
    hulls: [1, 2, 2, 2, 2, 2],
    hands: [
      ['photonTorpedo-1', 'directHit-1', 'dilithium-1', 'tritanium-4', 'forceField-1', 'evasiveAction-1'],
    ],
    tokens: {
      'klingonCruiser-1': { sector: 1, range: 2 },
      'romulanBattleCruiser-1': { sector: 6, range: 3 },
      'klingonBirdOfPrey-1': { sector: 2, range: 1, cloaked: true },
      'planetKiller-1': { sector: 1, range: 3 },
    },
  });

/** Boarders, and three hands that hold Security Teams. */
const boarders = (): PanicState => {
  const state = table({
    shields: [0, 2, 2, 2, 2, 2],
    tokens: { 'kang-1': { sector: 1, range: 1 }, 'klingonCruiser-1': { sector: 4, range: 3 } },
    hands: [['securityTeam-1'], ['securityTeam-2', 'securityTeam-3'], ['securityTeam-4'], []],
  });
  runPhase(state, 'threats');
  return state;
};

/** Phase 3 with two possible partners, then phase 4. */
const traders = (): PanicState => {
  const state = table({
    characters: ['uhura', 'sulu', 'chekov'],
    options: { tradeConsent: 'ask' },
    hands: [['dilithium-1', 'phasersFrontShort-1'], ['tritanium-1'], ['sensorSweep-1', 'photonTorpedo-2']],
    tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
  });
  state.open = [];
  const rest: Work[] = [
    { type: 'phase', phase: 'play' },
    { type: 'phase', phase: 'trade' },
  ];
  state.agenda.push(...rest);
  run(game, state, still(), undefined);
  return state;
};

describe('move sequences', () => {
  test.each([
    ['battle', battle, [1, 30, 620, 9782]],
    ['boarders', boarders, [1, 2, 6, 12]],
    ['traders', traders, [1, 7, 17, 96]],
  ] as const)('from %s', (_name, build, counts) => {
    expect(counts.map((_, depth) => perft(build(), depth))).toEqual(counts);
  });

  test('battle: the first ply by kind, counted by hand', () => {
    const kinds: Record<string, number> = {};
    for (const { type } of legalMoves(battle(), 0)) kinds[type] = (kinds[type] ?? 0) + 1;
    expect(kinds).toEqual({
      // The torpedo reaches both visible ships in the front facings, alone or with the Direct Hit.
      fire: 2,
      directHit: 2,
      // Dilithium on the one damaged shield, Tritanium on the one damaged hull.
      repair: 2,
      // One destroyed shield.
      rebuild: 1,
      // Two visible ships.
      forceField: 2,
      evasiveAction: 3,
      // Kirk: each of six cards as either of the two kinds of credit; two hit cards as the named card.
      commit: 14,
      maneuver: 3,
      endPhase: 1,
    });
  });

  test('boarders: a team or a pass', () => {
    const state = boarders();
    expect(legalMoves(state, 0)).toEqual([{ type: 'sendTeam', card: 'securityTeam-1' }, { type: 'pass' }]);
    play(state, { type: 'pass' });
    expect(legalMoves(state, 0)).toEqual([]);
  });
});
