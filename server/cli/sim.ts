import { GAMES } from '../../shared/games';
import { runSim } from './sim/main';

void runSim(GAMES);
