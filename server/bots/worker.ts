import { GAMES } from '../../shared/games';
import { serveBots } from './serve';

serveBots(GAMES);
