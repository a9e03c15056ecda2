import { advance, start } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { State } from '../../../shared/games/attackWing/types';

const OPTIONS = { fleets: 'built', mission: 'balanceOfTerror' };

const begin = (seed: number): State => {
  const begun = start(game, OPTIONS, 2, keyFromSeed(seed));
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.value.state;
};

// In battle 639 a ship that may attack twice has nobody left to attack: its second attack was due for ever.
test('700 random battles of built fleets come to their end', () => {
  const [building, rng] = [fastRng(1), fastRng(1)];
  const fleets: Move[] = [];
  while (fleets.length < 40) {
    const move = game.sampleMove!(begin(1), 0, building);
    if (move.type === 'buildFleet') fleets.push(move);
  }
  for (let seed = 1; seed <= 700; seed++) {
    const state = begin(seed);
    for (const seat of [0, 1]) advance(game, state, seat, fleets[(7 * seed + seat) % fleets.length]!, rng);
    while (!game.outcome(state)) {
      const { seat } = state.open[0]!;
      advance(game, state, seat, game.sampleMove!(state, seat, rng), rng);
    }
  }
});
