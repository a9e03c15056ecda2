import { runReplay } from '../../../server/cli/replay/main';
import { GAMES } from '../../../shared/games';
import { skirmish } from '../skirmish';

// The real command, with the reference game in the register.
void runReplay({ ...GAMES, skirmish: () => Promise.resolve(skirmish) }, process.argv.slice(2));
