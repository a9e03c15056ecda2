import { type Bucket, buckets, type Rate } from './limits';
import { type Entropy, newCode, newId, readCode } from './secrets';

/** Somebody before the door, waiting for the host. */
export interface Knock {
  readonly id: string;
  readonly table: string;
  readonly who: string;
  readonly name: string;
  /** The address it came from. */
  readonly caller: string;
  state: 'waiting' | 'admitted' | 'declined';
  readonly until: number;
}

export const TABLE_CODE_LENGTH = 5;
export const DEVICE_CODE_LENGTH = 8;
export const DEVICE_CODE_MS = 5 * 60_000;
const KNOCK_MS = 3 * 60_000;
/** Who wait at one table; when one more comes, whoever has waited longest at the busiest address goes. */
const MOST_WAITING = 30;
/** Of one address. */
const MOST_OF_ONE = 10;

/** Ten wrong guesses at once, then one in six seconds. */
const GUESSES = { burst: 10, perSecond: 1 / 6 };
/** Opening tables costs memory and disk. */
const OPENINGS = { burst: 20, perSecond: 1 / 3 };

/** An event is kept for long, and its tables go on by themselves. */
const EVENTS = { burst: 10, perSecond: 1 / 120 };
/** A match that is begun is kept, whether it is played or not. */
const STARTS = { burst: 60, perSecond: 1 / 6 };
/** Requests of any kind. */
const VISITS = { burst: 400, perSecond: 100 };
/** Files of the page: a hall full of people may open it at once. */
const FILES = { burst: 5000, perSecond: 300 };
/** Bytes of past matches and events: reading, checking and sending them costs everybody. */
const RECORDS = { burst: 32 * 1024 * 1024, perSecond: 1024 * 1024 };
/** Connections that are opened. */
const CONNECTIONS = { burst: 500, perSecond: 100 };

export interface DeviceCode {
  readonly table: string;
  readonly person: string;
}

/** The ways into tables that are not links: codes, knocks, and how often somebody may try. Forgotten on restart. */
export class Doors {
  private readonly tableByCode = new Map<string, string>();
  /** By code, in the order in which they end, and the one code of each person. */
  private readonly devices = new Map<string, DeviceCode & { readonly until: number }>();
  private readonly codeOf = new Map<string, string>();
  /** By id, in the order in which they end, and those who wait at each table. */
  private readonly knocks = new Map<string, Knock>();
  private readonly waiting = new Map<string, Set<Knock>>();
  /** By address of the caller. */
  readonly guesses: (caller: string) => Bucket;
  readonly openings: (caller: string) => Bucket;
  readonly events: (caller: string) => Bucket;
  readonly starts: (caller: string) => Bucket;
  readonly visits: (caller: string) => Bucket;
  readonly files: (caller: string) => Bucket;
  readonly pastBytes: (caller: string) => Bucket;
  readonly connections: (caller: string) => Bucket;

  constructor(
    private readonly random: Entropy,
    private readonly now: () => number,
    rates: {
      readonly guesses?: Rate | undefined;
      readonly openings?: Rate | undefined;
      readonly events?: Rate | undefined;
      readonly starts?: Rate | undefined;
      readonly visits?: Rate | undefined;
      readonly files?: Rate | undefined;
      readonly pastBytes?: Rate | undefined;
      readonly connections?: Rate | undefined;
    } = {},
  ) {
    this.guesses = buckets(rates.guesses ?? GUESSES, now);
    this.openings = buckets(rates.openings ?? OPENINGS, now);
    this.events = buckets(rates.events ?? EVENTS, now);
    this.starts = buckets(rates.starts ?? STARTS, now);
    this.visits = buckets(rates.visits ?? VISITS, now);
    this.files = buckets(rates.files ?? FILES, now);
    this.pastBytes = buckets(rates.pastBytes ?? RECORDS, now);
    this.connections = buckets(rates.connections ?? CONNECTIONS, now);
  }

  /** A code that no awake table has. */
  freshCode(): string {
    let code = newCode(this.random, TABLE_CODE_LENGTH);
    while (this.tableByCode.has(code)) code = newCode(this.random, TABLE_CODE_LENGTH);
    return code;
  }

  /** The code leads to this table until `shut`. False: it leads elsewhere. */
  open(code: string, table: string): boolean {
    const led = this.tableByCode.get(code);
    if (led !== undefined && led !== table) return false;
    this.tableByCode.set(code, table);
    return true;
  }

  shut(code: string): void {
    this.tableByCode.delete(code);
  }

  tableOf(typed: string): string | undefined {
    return this.tableByCode.get(readCode(typed));
  }

  /** One code for each person at a time: another takes its place. */
  deviceCode(table: string, person: string): string {
    this.tidy();
    this.forgetDevice(this.codeOf.get(`${table} ${person}`));
    const code = newCode(this.random, DEVICE_CODE_LENGTH);
    this.devices.set(code, { table, person, until: this.now() + DEVICE_CODE_MS });
    this.codeOf.set(`${table} ${person}`, code);
    return code;
  }

  /** Whom this code stands for; it works once. */
  useDeviceCode(typed: string): DeviceCode | undefined {
    this.tidy();
    const code = readCode(typed);
    const found = this.devices.get(code);
    this.forgetDevice(code);
    return found && { table: found.table, person: found.person };
  }

  private forgetDevice(code: string | undefined): void {
    const found = code === undefined ? undefined : this.devices.get(code);
    if (code === undefined || !found) return;
    this.devices.delete(code);
    this.codeOf.delete(`${found.table} ${found.person}`);
  }

  /** Who knocks twice waits once. Nobody shuts the door to others: who comes too often pushes out their own knocks. */
  knock(table: string, who: string, name: string, caller: string): Knock {
    this.tidy();
    const here = this.waitingAt(table);
    const known = here.find((knock) => knock.who === who);
    if (known) return known;
    const goes = crowdedOut(here, caller);
    if (goes) this.forgetKnock(goes);
    const until = this.now() + KNOCK_MS;
    const knock: Knock = { id: newId(this.random), table, who, name, caller, state: 'waiting', until };
    this.knocks.set(knock.id, knock);
    this.waiting.set(table, (this.waiting.get(table) ?? new Set()).add(knock));
    return knock;
  }

  knockOf(id: string): Knock | undefined {
    this.tidy();
    return this.knocks.get(id);
  }

  waitingAt(table: string): readonly Knock[] {
    this.tidy();
    return [...(this.waiting.get(table) ?? [])].filter(({ state }) => state === 'waiting');
  }

  private forgetKnock(knock: Knock): void {
    this.knocks.delete(knock.id);
    const here = this.waiting.get(knock.table);
    here?.delete(knock);
    if (here?.size === 0) this.waiting.delete(knock.table);
  }

  /** What has run out is at the front. */
  private tidy(): void {
    const time = this.now();
    for (const [code, { until }] of this.devices) {
      if (until > time) break;
      this.forgetDevice(code);
    }
    for (const knock of this.knocks.values()) {
      if (knock.until > time) break;
      this.forgetKnock(knock);
    }
  }
}

/** Who makes room for one more from this address; nobody while there is room. */
const crowdedOut = (here: readonly Knock[], caller: string): Knock | undefined => {
  const count = (address: string): number => here.filter((knock) => knock.caller === address).length;
  if (count(caller) >= MOST_OF_ONE) return here.find((knock) => knock.caller === caller);
  if (here.length < MOST_WAITING) return undefined;
  const busiest = here.reduce((most, { caller: one }) => (count(one) > count(most) ? one : most), caller);
  return here.find((knock) => knock.caller === busiest) ?? here[0];
};
