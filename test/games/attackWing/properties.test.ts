import fc from 'fast-check';
import { advance, start } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { SIZES } from '../../../shared/games/attackWing/data/fleets';
import { DAMAGE_DECK } from '../../../shared/games/attackWing/data/damage';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import { isOnMat } from '../../../shared/games/attackWing/geometry';
import type { State } from '../../../shared/games/attackWing/types';
import { penetration } from './geometry/scatter';

/** Walks a random battle in place and calls back after every move. */
const walkBattle = (seed: number, size: string, seen: (state: State) => void): void => {
  const started = start(game, { size }, 2, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const rng = fastRng(seed);
  while (!game.outcome(state)) {
    const { seat } = rng.pick(state.open);
    advance(game, state, seat, game.sampleMove!(state, seat, rng), rng);
    seen(state);
  }
};

const problems = (state: State): string[] => {
  const found: string[] = [];
  const standing = state.ships.filter(({ fate, placed }) => fate === 'alive' && placed);
  standing.forEach((ship, at) => {
    const { hull, shields } = shipCard(ship.card);
    if (!isOnMat(ship.pose)) found.push('a ship stands off the mat');
    for (const other of standing.slice(at + 1))
      if (penetration(ship.pose, other.pose) > 0.001) found.push('two bases overlap');
    if (ship.shields < 0 || ship.disabledShields < 0 || ship.shields + ship.disabledShields > shields)
      found.push('shields out of bounds');
    if (ship.damage.length >= hull && !ship.doomed) found.push('a ship flies without hull');
    if (ship.cloak !== 'none' && ship.shields > 0) found.push('a cloaked ship has Active Shields');
    if (Math.min(ship.evade, ship.battleStations, ship.scan, ship.aux) < 0)
      found.push('fewer than no tokens');
    const locked = state.ships[ship.lock];
    if (ship.lock >= 0 && (locked?.fate !== 'alive' || locked.seat === ship.seat))
      found.push('a lock on nothing');
  });
  for (const seat of [0, 1]) {
    const { deck, discards } = state.players[seat]!;
    const dealt = state.ships.flatMap((ship) =>
      ship.seat === seat ? ship.damage.map(({ card }) => card) : [],
    );
    const all = [...deck.cards, ...discards.cards, ...dealt].sort();
    if (all.join() !== [...DAMAGE_DECK].sort().join())
      found.push(`seat ${seat}: the damage deck is not whole`);
  }
  return found;
};

test('random battles keep their shape at every move', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...SIZES), (seed, size) => {
      walkBattle(seed, size, (state) => expect(problems(state)).toEqual([]));
    }),
    { seed: 1, numRuns: 25 },
  );
});

test('no battle is longer than its bound, by far', () => {
  let longest = 0;
  for (let seed = 1; seed <= 100; seed++)
    walkBattle(seed, 'squadron', ({ seq }) => (longest = Math.max(longest, seq)));
  expect(longest).toBeLessThan(game.longest);
});
