import fs from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';

export interface Usage {
  readonly cpuMs: number;
  readonly rss: number;
  readonly tables: number;
}

/** What is left after a forced collection. Bytes, and numbers of things. */
export interface Left {
  readonly left: true;
  readonly heap: number;
  /** Of the heap: what the engine has compiled, which it does for as long as it finds something to do better. */
  readonly code: number;
  readonly external: number;
  readonly rss: number;
  /** Timers, sockets, requests under way. */
  readonly handles: number;
  /** Open files and sockets, where the system tells. */
  readonly files: number;
  readonly tables: number;
}

const collector = (): (() => void) => {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
};

const openFiles = (): number => {
  try {
    return fs.readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
};

/** Collects until nothing more goes; what was freed may free more. */
const collect = async (): Promise<void> => {
  const gc = collector();
  for (let i = 0; i < 4; i++) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Handles that stay: a timer that happens to run is none. */
const handlesNow = async (): Promise<number> => {
  let least = Infinity;
  for (let looks = 0; looks < 5; looks++) {
    least = Math.min(least, process.getActiveResourcesInfo().length);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return least;
};

const leftOver = async (tables: number): Promise<Left> => {
  await collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const compiled = v8.getHeapCodeStatistics();
  const handles = await handlesNow();
  return {
    left: true,
    heap: heapUsed,
    code: compiled.code_and_metadata_size + compiled.bytecode_and_metadata_size,
    external,
    rss,
    handles,
    files: openFiles(),
    tables,
  };
};

/** Tells the process that started this one what this one uses, whenever it asks. Ends with it. */
export const answerUsage = (tables: () => number): void => {
  process.on('message', (asked) => {
    if (asked === 'left') void leftOver(tables()).then((left) => process.send?.(left));
    if (asked !== 'usage') return;
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      rss: process.memoryUsage().rss,
      tables: tables(),
    };
    process.send?.(usage);
  });
  process.on('disconnect', () => process.exit(0));
};
