// npm test: installs what is missing, provides a browser, checks and tests everything.
import { checkNode } from './nodeVersion.mjs';

if (checkNode()) import('./checks.mjs').then(({ test }) => test(process.argv.slice(2)));
