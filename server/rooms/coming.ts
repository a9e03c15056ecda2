import { MAX_SEATS, NAME_LENGTH, STANDING } from '../../shared/protocol';
import { cleanText } from './clean';
import type { Table } from './table';
import { isFree, isSeated, NO_CHAIR, type Person, type TableDoc } from './tableDoc';

/** Somebody at the door who may come in. */
export interface Comer {
  readonly who: string;
  readonly name?: string | undefined;
  readonly watch: boolean;
  readonly rev?: number | undefined;
}

const MOST_PEOPLE = 100;
/** Above it are those who watch later. */
const MOST_NUMBER = 899_999;

/** Lets somebody in: somebody known gets back what is theirs, somebody new gets a chair if there is one. In a turn. */
export const arrive = (table: Table, comer: Comer): Person => {
  const { doc } = table;
  const person = doc.people.find(({ who }) => who.includes(comer.who)) ?? addPerson(table, comer);
  table.setPresent(person.id, true);
  stopWaiting(table, person.id);
  const seat = table.seatOf(person.id);
  const chair = seat === undefined ? undefined : doc.chairs[seat];
  if (chair) chair.standIn = false;
  else if (doc.stage === 'lobby' && !comer.watch && !isSeated(doc)) takeFreeChair(table, person.id);
  const isHosted = table.isPresent(doc.host) || isWaitedFor(table, doc.host);
  if (!isHosted && mayHost(table, person.id)) doc.host = person.id;
  if (seat !== undefined) table.listener?.came(table, seat);
  return person;
};

/** Before a match whoever is there may be the host; a table that plays or has played is its players', even while they are gone. */
const mayHost = ({ doc }: Table, person: string): boolean =>
  doc.event === undefined && (doc.host === '' || doc.stage === 'lobby' || doc.players.includes(person));

/** Says to somebody who has come in what is theirs to know. After the state has been shown. */
export const greet = (table: Table, person: Person, rev: number | undefined): void => {
  const { doc, match } = table;
  const seat = table.seatOf(person.id);
  const viewer = seat ?? 'spectator';
  const missed = rev === undefined ? undefined : match?.story.since(viewer, rev);
  const view = table.viewFor(person.id, seat);
  table.port.tell(person.id, 'welcome', {
    you: person.id,
    seat: seat ?? STANDING,
    rev: table.rev,
    secret: doc.secret,
    code: doc.host === person.id ? doc.code : '',
    ...(view ? { view } : {}),
    story: missed ?? match?.story.tell(viewer) ?? [],
    snap: missed === undefined,
  });
  if (doc.host === person.id) {
    for (const { id, name } of table.house.doors.waitingAt(table.id))
      table.port.tell(person.id, 'knocked', { knock: id, name });
  }
};

const addPerson = (table: Table, comer: Comer): Person => {
  const { doc } = table;
  const number = nextNumber(doc);
  const given = cleanText(comer.name ?? '', NAME_LENGTH);
  const id = `p${String(number)}`;
  const name = given === '' ? `Player ${String(number)}` : given;
  const person: Person = { id, name, who: [comer.who], muted: false, seen: [] };
  doc.people.push(person);
  // Who came once to look and went again is forgotten first.
  const gone = doc.people.find(
    (old) => !table.isPresent(old.id) && table.seatOf(old.id) === undefined && old.id !== id,
  );
  if (doc.people.length > MOST_PEOPLE && gone) doc.people.splice(doc.people.indexOf(gone), 1);
  return person;
};

/** Where somebody has come a million times, the numbers of those who are forgotten are given out again. */
const nextNumber = (doc: TableDoc): number => {
  const isTaken = (number: number): boolean => doc.people.some(({ id }) => id === `p${String(number)}`);
  let number = doc.next;
  while (number > MOST_NUMBER || isTaken(number)) number = number >= MOST_NUMBER ? 1 : number + 1;
  doc.next = number + 1;
  return number;
};

export const mostSeats = (table: Table): number => table.game?.seats.max ?? MAX_SEATS;

export const takeFreeChair = (table: Table, person: string): void => {
  const { chairs } = table.doc;
  for (let seat = 0; seat < mostSeats(table); seat++) {
    const chair = chairs[seat];
    if (chair && !isFree(chair)) continue;
    putPerson(table, seat, person);
    return;
  }
};

/** Puts a person on a chair, adding chairs up to it. */
export const putPerson = (table: Table, seat: number, person: string): void => {
  const { chairs } = table.doc;
  while (chairs.length <= seat) chairs.push({ ...NO_CHAIR });
  chairs[seat] = { ...NO_CHAIR, person };
};

// ── Going ────────────────────────────────────────────────────────────────────────────────────────────────────────
const waiting = new WeakMap<Table, Map<string, NodeJS.Timeout>>();
const waitsOf = (table: Table): Map<string, NodeJS.Timeout> => {
  const known = waiting.get(table) ?? new Map<string, NodeJS.Timeout>();
  waiting.set(table, known);
  return known;
};

const isWaitedFor = (table: Table, person: string): boolean => waitsOf(table).has(person);

const stopWaiting = (table: Table, person: string): void => {
  clearTimeout(waitsOf(table).get(person));
  waitsOf(table).delete(person);
};

export const stopAllWaiting = (table: Table): void => {
  for (const person of [...waitsOf(table).keys()]) stopWaiting(table, person);
};

/** Somebody has gone. Those who dropped are waited for; those who left are not. In a turn. */
export const depart = (table: Table, person: string, consented: boolean): void => {
  table.setPresent(person, false);
  stopWaiting(table, person);
  if (consented) giveUp(table, person);
  else waitFor(table, person);
};

/** Holds what is this person's for the grace time. */
export const waitFor = (table: Table, person: string): void => {
  stopWaiting(table, person);
  const timer = setTimeout(() => {
    waitsOf(table).delete(person);
    void table.turn(async () => {
      if (table.closed || table.isPresent(person)) return;
      giveUp(table, person);
      table.show();
      table.referee.look();
      await table.save();
    });
  }, table.house.graceMs);
  waitsOf(table).set(person, timer);
};

/** No more waiting: in the lobby the chair is free, in a match a bot plays until the owner is back. */
const giveUp = (table: Table, person: string): void => {
  const { doc } = table;
  const seat = table.seatOf(person);
  const chair = seat === undefined ? undefined : doc.chairs[seat];
  if (chair && doc.stage === 'lobby' && !isSeated(doc)) Object.assign(chair, NO_CHAIR);
  // Nobody plays somebody's battle for him.
  else if (chair && doc.stage !== 'lobby' && doc.event?.kind !== 'battle') chair.standIn = true;
  if (doc.stage === 'lobby') table.ready.delete(person);
  if (doc.host === person) passHost(table);
};

/** The next player who is here is the host; in the lobby anybody else too. Otherwise the host remains, though gone. */
export const passHost = (table: Table): void => {
  const { doc } = table;
  const seated = doc.chairs.map(({ person }) => person);
  const next = [...seated, ...doc.people.map(({ id }) => id)].find(
    (id) => table.isPresent(id) && mayHost(table, id),
  );
  if (next === undefined) return;
  doc.host = next;
  table.port.tell(next, 'link', { secret: doc.secret, code: doc.code });
};
