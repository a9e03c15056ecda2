import { runSim } from '../../../server/cli/sim/main';
import { GAMES } from '../../../shared/games';
import { skirmish } from '../skirmish';

// The real command, with the reference game in the register.
void runSim({ ...GAMES, skirmish: () => Promise.resolve(skirmish) });
