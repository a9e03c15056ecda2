import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type Register } from '../../shared/games';
import { type Playthrough, tellGame } from '../helpers/playthrough';
import { skirmish } from '../helpers/skirmish';

/**
 * One golden game for each, told in words and reviewed like code when it changes. A rule change raises the game's
 * version and regenerates its text: RETELL=1 npx jest test/playthroughs
 */
const GOLDEN: Readonly<Record<keyof typeof GAMES | 'risk2' | 'balanceOfTerror' | 'skirmish', Playthrough>> = {
  panic: { seats: 4, seed: 1, options: {}, bot: 'heuristic' },
  risk: { seats: 3, seed: 1966, options: { goal: 16 }, bot: 'heuristic' },
  risk2: { seats: 4, seed: 1966, options: { mission: 2 }, bot: 'heuristic' },
  attackWing: { seats: 2, seed: 1, options: {}, bot: 'heuristic' },
  balanceOfTerror: {
    seats: 2,
    seed: 2,
    options: { mission: 'balanceOfTerror', clockMinutes: 60 },
    bot: 'heuristic',
  },
  skirmish: { seats: 3, seed: 1, options: {}, bot: 'heuristic' },
};

const REGISTER: Register = {
  ...GAMES,
  risk2: GAMES.risk,
  balanceOfTerror: GAMES.attackWing,
  skirmish: () => Promise.resolve(skirmish),
};

test.each(Object.entries(GOLDEN))('%s is played through as it was written down', async (id, playthrough) => {
  const file = join(__dirname, `${id}.txt`);
  const told = tellGame(await REGISTER[id]!(), playthrough);
  if (process.env.RETELL === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});
