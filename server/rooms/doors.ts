import { type Bucket, buckets, type Rate } from './limits';
import { type Entropy, newCode, newId, readCode } from './secrets';

/** Somebody before the door, waiting for the host. */
export interface Knock {
  readonly id: string;
  readonly table: string;
  readonly who: string;
  readonly name: string;
  state: 'waiting' | 'admitted' | 'declined';
  readonly until: number;
}

export const TABLE_CODE_LENGTH = 5;
export const DEVICE_CODE_LENGTH = 8;
export const DEVICE_CODE_MS = 5 * 60_000;
const KNOCK_MS = 3 * 60_000;
const MOST_KNOCKS_AT_A_TABLE = 10;

/** Ten wrong guesses at once, then one in six seconds. */
const GUESSES = { burst: 10, perSecond: 1 / 6 };
/** Opening tables costs memory and disk. */
const OPENINGS = { burst: 20, perSecond: 1 / 3 };

/** A match that is begun is kept, whether it is played or not. */
const STARTS = { burst: 60, perSecond: 1 / 6 };

export interface DeviceCode {
  readonly table: string;
  readonly person: string;
}

/** The ways into tables that are not links: codes, knocks, and how often somebody may try. Forgotten on restart. */
export class Doors {
  private readonly tableByCode = new Map<string, string>();
  private readonly devices = new Map<string, DeviceCode & { readonly until: number }>();
  private readonly knocks = new Map<string, Knock>();
  /** By address of the caller. */
  readonly guesses: (caller: string) => Bucket;
  readonly openings: (caller: string) => Bucket;
  readonly starts: (caller: string) => Bucket;

  constructor(
    private readonly random: Entropy,
    private readonly now: () => number,
    rates: {
      readonly guesses?: Rate | undefined;
      readonly openings?: Rate | undefined;
      readonly starts?: Rate | undefined;
    } = {},
  ) {
    this.guesses = buckets(rates.guesses ?? GUESSES, now);
    this.openings = buckets(rates.openings ?? OPENINGS, now);
    this.starts = buckets(rates.starts ?? STARTS, now);
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

  deviceCode(table: string, person: string): string {
    this.tidy();
    const code = newCode(this.random, DEVICE_CODE_LENGTH);
    this.devices.set(code, { table, person, until: this.now() + DEVICE_CODE_MS });
    return code;
  }

  /** Whom this code stands for; it works once. */
  useDeviceCode(typed: string): DeviceCode | undefined {
    this.tidy();
    const code = readCode(typed);
    const found = this.devices.get(code);
    this.devices.delete(code);
    return found && { table: found.table, person: found.person };
  }

  /** `undefined`: too many wait at this table already. Who knocks twice waits once. */
  knock(table: string, who: string, name: string): Knock | undefined {
    this.tidy();
    const here = [...this.knocks.values()].filter((knock) => knock.table === table);
    const known = here.find((knock) => knock.who === who && knock.state === 'waiting');
    if (known) return known;
    if (here.length >= MOST_KNOCKS_AT_A_TABLE) return undefined;
    const until = this.now() + KNOCK_MS;
    const knock: Knock = { id: newId(this.random), table, who, name, state: 'waiting', until };
    this.knocks.set(knock.id, knock);
    return knock;
  }

  knockOf(id: string): Knock | undefined {
    this.tidy();
    return this.knocks.get(id);
  }

  waitingAt(table: string): readonly Knock[] {
    this.tidy();
    return [...this.knocks.values()].filter((knock) => knock.table === table && knock.state === 'waiting');
  }

  private tidy(): void {
    const time = this.now();
    for (const [code, { until }] of this.devices) if (until <= time) this.devices.delete(code);
    for (const [id, { until }] of this.knocks) if (until <= time) this.knocks.delete(id);
  }
}
