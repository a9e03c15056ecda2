// npm start: installs what is missing, builds what is stale, serves the game.
import { checkNode } from './nodeVersion.mjs';

if (checkNode()) import('./launch.mjs').then(({ start }) => start());
