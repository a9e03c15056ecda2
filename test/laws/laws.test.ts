import type { GameModule } from '../../shared/engine/game';
import { GAMES, type Register } from '../../shared/games';
import { skirmish } from '../helpers/skirmish';
import { LAWS } from './laws';

const REGISTER: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };
/** A sample; `npm run laws` plays hundreds. Every game names its seed when it fails. */
const GAMES_PER_LAW = 8;

describe.each(Object.keys(REGISTER))('%s keeps the law of', (id) => {
  let module: GameModule;
  beforeAll(async () => {
    module = await REGISTER[id]!();
  });

  test.each(Object.keys(LAWS))('%s', (law) => {
    for (let seed = 1; seed <= GAMES_PER_LAW; seed++) {
      try {
        LAWS[law]!(module, seed);
      } catch (error) {
        throw new Error(`${id}, law of ${law}, seed ${seed}: ${String(error)}`);
      }
    }
  });
});
