import type { Seat } from '../../../shared/engine/game';
import { failed, type Result, succeeded } from '../../../shared/engine/result';
import { makeCharter } from '../../../shared/events/charter';
import { leagueTable } from '../../../shared/events/league';
import { replayingLedger } from '../../../shared/events/ledger';
import { roundsOf } from '../../../shared/events/options';
import {
  EVENT_NAME_LENGTH,
  type League,
  type ListedEvent,
  type OpenEvent,
} from '../../../shared/eventProtocol';
import { NAME_LENGTH } from '../../../shared/protocol';
import { cleanText } from '../clean';
import type { House } from '../house';
import { hexSecret, isSame, newCode, newId, readCode, whoOf } from '../secrets';
import { inSlices } from '../slices';
import type { Table, TableListener } from '../table';
import { MOST_DEVICES, readTableDoc } from '../tableDoc';
import type { Tables } from '../tables';
import { keptOn, keptTable } from '../wake';
import { Waking } from '../waking';
import { type EventPort, EventDesk } from './eventDesk';
import { type EventDoc, newEventDoc, readEventDoc } from './eventDoc';
import { playerIdOf, tableIdOf } from './eventIds';
import { readingEventLines } from './eventLines';
import { ORGANISER } from './eventRequests';

/** Tables have five letters, devices eight. */
export const EVENT_CODE_LENGTH = 6;
const keptEvent = keptOn('event');

/** All events of this process: those awake by name, of the others what the list shows. */
export class Events implements TableListener {
  private readonly awake = new Map<string, EventDesk>();
  private readonly waking: Waking;
  /** Everything that is kept, without journals. */
  private readonly docs = new Map<string, EventDoc>();
  /** Where whoever opened or woke an event called from. */
  private readonly callers = new Map<string, string>();

  constructor(
    readonly house: House,
    readonly tables: Tables,
    /** Makes a room for an event; the room loads it. */
    makeRoom: (id: string) => Promise<unknown>,
  ) {
    tables.listener = this;
    tables.isSealed = (match) => this.isSealed(match);
    this.waking = new Waking(makeRoom, ({ message }, event) => {
      house.log.error({ event, reason: message }, 'an event could not be woken');
      return { code: 'damaged', message };
    });
  }

  /** Looks through what is kept, before anybody may ask: whoever comes back to a server just started finds their event. */
  async recall(): Promise<void> {
    for (const { key } of await this.house.store.list('event')) {
      const text = await keptEvent(this.house, key);
      const doc = text === undefined ? undefined : readEventDoc(text);
      if (!doc) continue;
      if (!doc.ok) {
        this.house.log.warn({ event: key, reason: doc.refusal.message }, 'an event is left as it is');
        continue;
      }
      await this.recallMatches(doc.value);
      this.docs.set(key, doc.value);
    }
  }

  /** What is played in its last round is shut before anybody asks, also where the server went down before that was noted. */
  private async recallMatches({ charter, stage, players, round, matches }: EventDoc): Promise<void> {
    if (stage === 'closed' || round === 0) return;
    for (let at = 0; at < players; at++) {
      const id = tableIdOf(charter, round, at);
      const text = await keptTable(this.house, id);
      const table = text === undefined ? undefined : readTableDoc(text);
      if (table?.ok && table.value.match !== '') matches[id] = table.value.match;
    }
  }

  /** Goes on with what was under way when the server went down. */
  async begin(): Promise<void> {
    const under = [...this.docs.values()].filter(({ stage }) =>
      ['verifying', 'battle', 'closing'].includes(stage),
    );
    for (const { id } of under) if (!this.awake.has(id)) await this.waking.rouse(id);
  }

  get(id: string): EventDesk | undefined {
    return this.awake.get(id);
  }

  get count(): number {
    return this.awake.size;
  }

  /** Opens an event, as asked for from this address. */
  async open(
    asked: OpenEvent,
    caller = '',
  ): Promise<Result<{ readonly event: string; readonly secret: string }>> {
    const { house } = this;
    const { random } = house;
    const name = cleanText(asked.name, EVENT_NAME_LENGTH);
    if (name === '') return failed({ code: 'badShape', message: 'body.name: expected a name' });
    const charter = makeCharter(newId(random), asked.options, hexSecret(random, 32));
    const secret = hexSecret(random, 16);
    const doc = newEventDoc(charter, {
      name,
      date: asked.date,
      league: cleanText(asked.league, EVENT_NAME_LENGTH),
      listed: asked.listed,
      secret,
      code: this.freshCode(),
      organiser: { name: cleanText(asked.organiser ?? '', NAME_LENGTH), who: [whoOf(asked.identity)] },
      opened: house.date(),
    });
    await house.store.write({ do: 'add', shelf: 'event', key: doc.id, text: JSON.stringify(doc) });
    this.docs.set(doc.id, doc);
    this.callers.set(doc.id, caller);
    await this.waking.rouse(doc.id);
    return succeeded({ event: doc.id, secret });
  }

  private freshCode(): string {
    const taken = new Set([...this.docs.values()].map(({ code }) => code));
    let code = newCode(this.house.random, EVENT_CODE_LENGTH);
    while (taken.has(code)) code = newCode(this.house.random, EVENT_CODE_LENGTH);
    return code;
  }

  /** Where a code leads. */
  byCode(typed: string): { readonly event: string; readonly secret: string } | undefined {
    const code = readCode(typed);
    const doc = [...this.docs.values()].find((one) => one.code === code);
    return doc && { event: doc.id, secret: doc.secret };
  }

  /** Wakes an event for somebody who may come in; to all others it is not there. */
  async wake(
    id: string,
    identity: string,
    secret: string | undefined,
    caller = '',
  ): Promise<Result<undefined>> {
    const doc = this.docs.get(id);
    if (!doc) return this.unknown(id);
    if (!mayAttend(doc, whoOf(identity), secret)) return gone();
    if (this.awake.has(id)) return succeeded(undefined);
    this.callers.set(id, caller);
    return this.waking.rouse(id);
  }

  /** One that is kept and cannot be read says why. */
  private async unknown(id: string): Promise<Result<undefined>> {
    const text = await keptEvent(this.house, id);
    const doc = text === undefined ? undefined : readEventDoc(text);
    return doc && !doc.ok && doc.refusal.code === 'otherVersion' ? doc : gone();
  }

  /** Loads an event for its room. One event never has two rooms. */
  async load(id: string, port: EventPort): Promise<EventDesk> {
    const doc = this.docs.get(id);
    if (!doc || this.awake.has(id)) throw new Error(`event ${id} is awake already, or unknown`);
    const kept = await this.house.store.lines(id);
    if (kept.damage !== undefined) throw new Error(kept.damage);
    const lines = await inSlices(readingEventLines(kept.lines));
    if (!lines.ok) throw new Error(lines.refusal.message);
    const ledger = await inSlices(replayingLedger(doc.charter, lines.value));
    if (!ledger.ok) throw new Error(ledger.refusal.message);
    const desk = new EventDesk(this.house, this.tables, doc, ledger.value, port);
    desk.address = this.callers.get(id) ?? '';
    this.awake.set(id, desk);
    return desk;
  }

  release(desk: EventDesk): void {
    desk.close();
    if (this.awake.get(desk.id) === desk) this.awake.delete(desk.id);
    this.callers.delete(desk.id);
  }

  /** Another device becomes this person, here and at the table where they sit. */
  async addDevice(id: string, person: string, who: string): Promise<boolean> {
    const desk = this.awake.get(id);
    if (!desk) return false;
    const { doc, ledger } = desk;
    const own = person === ORGANISER ? doc.organiser.who : doc.people.find((one) => one.id === person)?.who;
    const isOther = doc.people.some((one) => one.id !== person && one.who.includes(who));
    if (!own || isOther) return false;
    if (!own.includes(who) && own.length >= MOST_DEVICES) return false;
    if (!own.includes(who)) own.push(who);
    await this.house.store.write(desk.docChange());
    const round = ledger.event.rounds.at(-1);
    for (const [at, { players }] of (round?.tables ?? []).entries()) {
      const table = this.tables.get(tableIdOf(doc.charter, round?.number ?? 0, at));
      const chair = table?.doc.chairs[players.indexOf(person)];
      if (table && chair) this.tables.addDevice(table.id, chair.person, who);
    }
    desk.port.tellAll();
    return true;
  }

  /** What is listed, the newest first. */
  list(): ListedEvent[] {
    return [...this.docs.values()]
      .filter(({ listed }) => listed)
      .sort((one, two) => two.opened - one.opened)
      .slice(0, MOST_LISTED)
      .map(({ id, name, date, league, charter, stage, players, round }) => ({
        event: id,
        name,
        date,
        league,
        format: charter.options.format,
        stage,
        players,
        round,
        rounds: roundsOf(charter.options),
      }));
  }

  /** The table of a league over its listed events that are closed, in the order of their days. */
  league(name: string): League | undefined {
    const events = [...this.docs.values()]
      .filter(({ league, stage, listed }) => league === name && name !== '' && stage === 'closed' && listed)
      .sort((one, two) => (one.date < two.date ? -1 : one.date > two.date ? 1 : one.opened - two.opened));
    if (events.length === 0) return undefined;
    return {
      name,
      events: events.map(({ id, name: title, date }) => ({ event: id, name: title, date })),
      lines: leagueTable(events.map(({ ranks }) => ranks)),
    };
  }

  /** A closed event with its journal, its seed and its promise, as JSON: anybody can play it again. */
  async record(id: string): Promise<Result<string>> {
    const doc = this.docs.get(id);
    if (!doc) return gone();
    if (doc.stage !== 'closed') return failed({ code: 'notOver', message: 'the event is not closed yet' });
    // As it was written: reading it would stop everybody else for as long as the journal is.
    const { lines, damage } = await this.house.store.lines(id);
    if (damage !== undefined) return failed({ code: 'damaged', message: damage });
    const texts = lines.map(({ text }) => text).join(',');
    return succeeded(`{"charter":${JSON.stringify(doc.charter)},"lines":[${texts}]}`);
  }

  /** Whether the record of a match would show what is secret until its event is closed: the sheets. */
  isSealed(match: string): boolean {
    const table = this.tables.all.find(({ doc }) => doc.match === match);
    const event = table?.doc.event && this.docs.get(table.doc.event.id);
    if (event) return event.stage !== 'closed';
    return [...this.docs.values()].some(
      ({ stage, matches }) => stage !== 'closed' && Object.values(matches).includes(match),
    );
  }

  isAwake(id: string): boolean {
    return this.awake.has(id) || this.waking.has(id);
  }

  /** Nobody has ever registered, and its day is not to come. */
  isUnused(id: string): boolean {
    const doc = this.docs.get(id);
    const today = new Date(this.house.date()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    return doc?.people.length === 0 && doc.players === 0 && doc.date < today;
  }

  /** Takes events away that nobody can look at any more. */
  forget(id: string): void {
    this.docs.delete(id);
  }

  // ── What happens at tables ─────────────────────────────────────────────────────────────────────────────────────
  private deskOf({ doc }: Table): EventDesk | undefined {
    return doc.event && this.awake.get(doc.event.id);
  }

  came(table: Table, seat: Seat): void {
    const desk = this.deskOf(table);
    const { event } = table.doc;
    if (!desk || !event) return;
    void desk.turn(async () => {
      const { rounds } = desk.ledger.event;
      const at = rounds[event.round - 1]?.tables[event.table];
      const player = at?.players[seat];
      if (player === undefined || rounds.length !== event.round || at?.came[seat]) return;
      await desk.enter({ type: 'come', player }, 'table');
    });
  }

  ready(table: Table): void {
    this.deskOf(table)?.nudge();
  }

  over(table: Table): void {
    this.deskOf(table)?.nudge();
  }
}

const MOST_LISTED = 200;
const gone = <T>(): Result<T> => failed({ code: 'gone', message: 'there is nothing here' });

/** Whether somebody is known to an event. */
export const isKnownTo = (doc: EventDoc, who: string): boolean =>
  doc.organiser.who.includes(who) ||
  doc.people.some((person) => person.who.includes(who) || person.id === playerIdOf(who));

export const mayAttend = (doc: EventDoc, who: string, secret: string | undefined): boolean =>
  doc.listed || (secret !== undefined && isSame(secret, doc.secret)) || isKnownTo(doc, who);
