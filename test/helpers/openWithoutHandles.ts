import fs from 'node:fs';
import pino from 'pino';
import { openStore } from '../../server/store/open';

/** Opens the store of DATA_DIR when the process has no handle left, and says what came of it. */
const open = async (): Promise<void> => {
  const handles: number[] = [];
  // The driver is loaded at its first use: it must not be the driver itself that cannot be read.
  const first = await openStore(`${process.env.DATA_DIR ?? ''}-first`, pino({ level: 'silent' }));
  await first.close();
  try {
    for (;;) handles.push(fs.openSync('/dev/null', 'r'));
  } catch {
    const opened = await openStore(process.env.DATA_DIR ?? '', pino({ level: 'silent' })).catch(
      (error: unknown) => error,
    );
    for (const handle of handles) fs.closeSync(handle);
    console.log(opened instanceof Error ? `${opened.name} ${opened.message}` : 'opened');
  }
};

void open();
