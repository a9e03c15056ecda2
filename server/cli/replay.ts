import { GAMES } from '../../shared/games';
import { runReplay } from './replay/main';

void runReplay(GAMES, process.argv.slice(2));
