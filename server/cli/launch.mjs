import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { portTrouble, readPort, tryPort } from './port.mjs';
import { Plain, ROOT, ensureInstalled, main } from './prepare.mjs';

/** Ends with the process serving in this very process; a complaint is one line and exit code 1. */
export const start = () =>
  main(async () => {
    // First what takes no time: a wrong or busy port need not wait for an installation.
    const port = readPort(process.env.PORT);
    if (typeof port === 'string') throw new Plain(port);
    const trouble = await tryPort(port);
    if (trouble !== undefined) throw new Plain(portTrouble(port, trouble));
    ensureInstalled();
    ensureBuilt();
    process.env.NODE_ENV ??= 'production';
    const { serve } = createRequire(import.meta.url)(path.join(ROOT, 'dist/server/main.cjs'));
    const complaint = await serve(ROOT, process.env);
    if (complaint !== undefined) throw new Plain(complaint);
  });
