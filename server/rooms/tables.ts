import type { ListedTable, OpenedTable, OpenTable } from '../../shared/api';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { loadGame } from './games';
import type { Knock } from './doors';
import { heldUntil } from './keptMatch';
import type { House, Port } from './house';
import { lobbyOf } from './lobby';
import { hexSecret, isSame, newId, whoOf } from './secrets';
import type { Table, TableListener } from './table';
import { MOST_DEVICES, newTableDoc, readTableDoc, type TableDoc } from './tableDoc';
import { goingOn } from './takeOver';
import { keptMatch, keptTable, wakeTable } from './wake';
import { Waking } from './waking';

/** A table where nothing was ever played sleeps so soon when nobody is there. */
const EMPTY_NAP_MS = 45_000;

/** All tables of this process: those awake by name, the others in the store. */
export class Tables {
  private readonly awake = new Map<string, Table>();
  private readonly waking: Waking;
  /** Where whoever opened or woke a table called from, by table. */
  private readonly callers = new Map<string, string>();
  /** Tables that are just being taken away. */
  private readonly going = new Set<string>();
  /** Rooms of those who are shown a table later, by table. */
  private readonly watchRooms = new Map<string, Promise<string>>();
  /** Who waits for what happens at the tables of events. */
  listener: TableListener | undefined;
  /** Whether the record of a match is still nobody's to read. */
  isSealed: (match: string) => boolean = () => false;

  constructor(
    readonly house: House,
    /** Makes a room for a table; the room loads it. */
    private readonly makeRoom: (id: string) => Promise<unknown>,
    /** Makes a room for those who are shown a table later, and gives its id. */
    private readonly makeWatchRoom: (id: string) => Promise<string>,
  ) {
    this.waking = new Waking(makeRoom, (error) => {
      const code = 'code' in error ? String(error.code) : '';
      return { code: FOR_GOOD.has(code) ? code : 'asleep', message: error.message };
    });
  }

  get(id: string): Table | undefined {
    return this.awake.get(id);
  }

  get all(): readonly Table[] {
    return [...this.awake.values()];
  }

  /** Opens a new table, as asked for from this address. */
  async open(wish: OpenTable, caller = ''): Promise<Result<OpenedTable>> {
    const { house } = this;
    // Whoever goes on from a match reads all of it in the end.
    if (wish.from?.match !== undefined && this.isSealed(wish.from.match)) return gone();
    const from = wish.from ? await goingOn(house, wish.from) : undefined;
    if (from && !from.ok) return from;
    const { game: gameId = '', listed, time = {}, delay } = { ...wish, ...from?.value };
    const game = await loadGame(house.games, gameId);
    if (gameId !== '' && !game) return failed({ code: 'noSuchGame', message: `there is no game ${gameId}` });
    const options = game
      ? parse(game.options, from?.value.options ?? wish.options ?? {}, 'options')
      : succeeded({});
    if (!options.ok) return options;
    const [id, secret] = [newId(house.random), hexSecret(house.random, 16)];
    const { origin, chairs = [] } = from?.value ?? {};
    const settings = { game: gameId, options: { ...options.value }, listed, time, delay, chairs };
    if (origin) Object.assign(settings, { origin });
    await this.put(newTableDoc(id, secret, house.doors.freshCode(), settings), caller);
    return succeeded({ table: id, secret });
  }

  private async put(doc: TableDoc, caller: string): Promise<void> {
    const { id } = doc;
    await this.house.store.write({ do: 'add', shelf: 'table', key: id, text: JSON.stringify(doc) });
    this.callers.set(id, caller);
    await this.makeRoom(id);
  }

  /** The table of an event: awake, or else woken, or else opened as it is described. */
  async engage(id: string, describe: () => TableDoc, address: string): Promise<Table | undefined> {
    if (!this.awake.has(id)) {
      const kept = await keptTable(this.house, id);
      if (kept === undefined) await this.put(describe(), address);
      else {
        this.callers.set(id, address);
        await this.waking.rouse(id);
      }
    }
    return this.awake.get(id);
  }

  /** Wakes a table for somebody who may come in; to all others it is not there. */
  async wake(
    id: string,
    identity: string,
    secret: string | undefined,
    caller = '',
  ): Promise<Result<undefined>> {
    if (this.going.has(id)) return gone();
    const live = this.awake.get(id);
    const text = live ? undefined : await keptTable(this.house, id);
    const doc = live ? succeeded(live.doc) : text === undefined ? undefined : readTableDoc(text);
    if (!doc || (doc.ok && !mayEnter(doc.value, whoOf(identity), secret))) return gone();
    if (live) return succeeded(undefined);
    this.callers.set(id, caller);
    return this.waking.rouse(id);
  }

  /** Loads a table for its room. One table never has two rooms. */
  async load(id: string, port: Port): Promise<Table> {
    if (this.awake.has(id)) throw new Error(`table ${id} is awake already`);
    const woken = await wakeTable(this.house, id, port);
    if (!woken.ok) throw Object.assign(new Error(woken.refusal.message), { code: woken.refusal.code });
    if (this.awake.has(id)) throw new Error(`table ${id} is awake already`);
    woken.value.address = this.callers.get(id) ?? '';
    woken.value.listener = woken.value.doc.event && this.listener;
    this.awake.set(id, woken.value);
    return woken.value;
  }

  /** How long a table stays awake when nobody is there. One where nothing was played is loaded again in no time. */
  napMs({ doc }: Table): number {
    const { sleepMs } = this.house;
    return doc.match === '' ? Math.min(sleepMs, EMPTY_NAP_MS) : sleepMs;
  }

  /** The room is gone: the table sleeps. The sweeper takes it away when nobody comes back to it. */
  release(table: Table): void {
    table.close();
    if (this.awake.get(table.id) === table) this.awake.delete(table.id);
    this.callers.delete(table.id);
    this.house.doors.shut(table.doc.code);
  }

  isAwake(id: string): boolean {
    return this.awake.has(id) || this.waking.has(id);
  }

  /** Nobody can wake these tables while this is under way. */
  async whileGone(ids: readonly string[], work: () => Promise<void>): Promise<void> {
    for (const id of ids) this.going.add(id);
    try {
      await work();
    } finally {
      for (const id of ids) this.going.delete(id);
    }
  }

  /** Another device becomes this person. False: the table or the person is gone, or the device is somebody else here. */
  addDevice(id: string, personId: string, who: string): boolean {
    const table = this.awake.get(id);
    const person = table?.personOf(personId);
    if (!table || !person || table.doc.banned.includes(who)) return false;
    if (!person.who.includes(who) && person.who.length >= MOST_DEVICES) return false;
    const other = table.doc.people.find((known) => known.who.includes(who));
    // Nobody may come to know two hands by being two people.
    if (other && other !== person && other.seen.some((seat) => seat !== table.seatOf(personId))) return false;
    if (other && other !== person) other.who = other.who.filter((known) => known !== who);
    if (other !== person) person.who.push(who);
    void table.turn(() => table.save());
    return true;
  }

  /** Somebody knocks at a table; its host is asked. */
  knock(id: string | undefined, who: string, name: string, caller: string): Knock | undefined {
    const table = id === undefined ? undefined : this.awake.get(id);
    if (!table || table.doc.banned.includes(who)) return undefined;
    const before = this.house.doors.waitingAt(table.id).some((knock) => knock.who === who);
    const knock = this.house.doors.knock(table.id, who, name === '' ? 'Somebody' : name, caller);
    if (!before) table.port.tell(table.doc.host, 'knocked', { knock: knock.id, name: knock.name });
    return knock;
  }

  /** A finished match, or whether it is not over yet. Whoever asks while its end is being written waits for it. */
  async finished(id: string): Promise<Result<string>> {
    const table = this.all.find(({ doc }) => doc.match === id);
    if (table?.doc.stage === 'over') await table.rest();
    const text = await keptMatch(this.house, id);
    const isHeld = text !== undefined && this.house.date() < heldUntil(text);
    if (text !== undefined && !isHeld) return succeeded(text);
    return table || isHeld ? failed({ code: 'notOver', message: 'the match is not over yet' }) : gone();
  }

  /** The room of those who are shown a table later. Two who come at once find the same. */
  async watchRoomOf(id: string): Promise<string> {
    const under = this.watchRooms.get(id) ?? this.makeWatchRoom(id);
    this.watchRooms.set(id, under);
    return under.catch((error: unknown) => {
      this.watchRooms.delete(id);
      throw error;
    });
  }

  /** The last who watched are gone. */
  forgetWatchRoom(id: string): void {
    this.watchRooms.delete(id);
  }

  /** The lobby. */
  list(): ListedTable[] {
    return lobbyOf(this.all);
  }
}

const gone = <T>(): Result<T> => failed({ code: 'gone', message: 'there is nothing here' });
/** Why a table does not wake today, however often one tries. */
const FOR_GOOD: ReadonlySet<string> = new Set(['damaged', 'noSuchGame', 'otherVersion']);

/** Whether this is one of the table's people, or was admitted by the host. */
export const knows = (doc: TableDoc, who: string): boolean =>
  doc.guests.includes(who) || doc.people.some((person) => person.who.includes(who));

/** Whether somebody may come in: never when removed; otherwise known, admitted, with the secret, or if it is listed. */
export const mayEnter = (doc: TableDoc, who: string, secret: string | undefined): boolean => {
  if (doc.banned.includes(who)) return false;
  return doc.listed || (secret !== undefined && isSame(secret, doc.secret)) || knows(doc, who);
};
