import { CHAT_LENGTH, NAME_LENGTH } from '../../shared/protocol';
import { cleanText } from './clean';
import { mostSeats, putPerson } from './coming';
import { DEVICE_CODE_MS } from './doors';
import type { Handlers } from './handlers';
import { sendWatchersAway } from './hidden';
import { DONE, no, type Reply } from './house';
import { takeNonce } from './starting';
import type { Table } from './table';
import { isFree, isSeated, NO_CHAIR, type Person } from './tableDoc';
import { USUAL_LEVEL } from '../../shared/bots/thinker';

/** What anybody at the table may ask for. */
export const seatRequests: Handlers<
  'sit' | 'stand' | 'offer' | 'rename' | 'ready' | 'nonce' | 'say' | 'ping' | 'device'
> = {
  sit: (table, person, { seat }) => {
    if (isSeated(table.doc)) return no('engaged');
    if (table.seatOf(person.id) === seat) return DONE;
    if (table.doc.stage === 'lobby') return sitInLobby(table, person, seat);
    return table.doc.stage === 'playing' ? sitInMatch(table, person, seat) : no('notNow');
  },
  stand: (table, person) => {
    if (isSeated(table.doc)) return no('engaged');
    const seat = table.seatOf(person.id);
    const chair = seat === undefined ? undefined : table.chair(seat);
    if (!chair) return no('notSeated');
    if (table.doc.stage === 'starting') return no('notNow');
    // In a match the bot plays on; the seat has no owner any more.
    Object.assign(chair, { ...NO_CHAIR, level: table.doc.stage === 'lobby' ? '' : USUAL_LEVEL });
    table.ready.delete(person.id);
    table.tellSeat(person.id);
    // Once it is answered: whoever has no seat is shown the table later.
    void table.turn(() => sendWatchersAway(table));
    return DONE;
  },
  offer: (table, person, { to }) => {
    if (isSeated(table.doc)) return no('engaged');
    const seat = table.seatOf(person.id);
    const chair = seat === undefined ? undefined : table.chair(seat);
    if (!chair) return no('notSeated');
    if (table.doc.stage !== 'playing') return no('notNow');
    if (to !== '' && (to === person.id || !table.personOf(to))) return no('noSuchPerson');
    chair.offered = to;
    return DONE;
  },
  rename: (table, person, { name }) => {
    if (isSeated(table.doc)) return no('engaged');
    if (person.muted) return no('muted');
    const clean = cleanText(name, NAME_LENGTH);
    if (clean === '') return no('malformed');
    person.name = clean;
    return DONE;
  },
  ready: (table, person, { nonceHash }) => {
    if (table.doc.stage !== 'lobby') return no('notNow');
    if (table.seatOf(person.id) === undefined) return no('notSeated');
    if (nonceHash === '') table.ready.delete(person.id);
    else table.ready.set(person.id, nonceHash);
    table.listener?.ready(table);
    return DONE;
  },
  nonce: (table, person, { nonce }) => takeNonce(table, person.id, nonce),
  say: (table, person, { text }) => {
    if (person.muted) return no('muted');
    const clean = cleanText(text, CHAT_LENGTH);
    if (clean === '') return no('malformed');
    if (!table.words(person.id).take()) return no('tooFast');
    table.sayAll({ person: person.id, text: clean });
    return DONE;
  },
  ping: (table, person, { landmark }) => {
    if (person.muted) return no('muted');
    if (table.doc.stage !== 'playing') return no('notNow');
    if (!table.pings(person.id).take()) return no('tooFast');
    table.tellAll('pinged', { person: person.id, landmark });
    return DONE;
  },
  device: (table, person) => {
    const code = table.house.doors.deviceCode(table.id, person.id);
    table.port.tell(person.id, 'device', { code, forMs: DEVICE_CODE_MS });
    return DONE;
  },
};

const sitInLobby = (table: Table, person: Person, seat: number): Reply => {
  const chair = table.chair(seat);
  if (seat >= mostSeats(table)) return no('empty');
  if (chair && !isFree(chair)) return no('taken');
  const mine = table.seatOf(person.id);
  const old = mine === undefined ? undefined : table.chair(mine);
  if (old) Object.assign(old, NO_CHAIR);
  putPerson(table, seat, person.id);
  table.tellSeat(person.id);
  return DONE;
};

/**
 * In a game with secrets a seat passes to a person only by its owner's wish, or to somebody who has had no other seat's
 * view: nobody may play with the knowledge of two hands.
 */
const sitInMatch = (table: Table, person: Person, seat: number): Reply => {
  const chair = table.chair(seat);
  if (!chair) return no('empty');
  if (table.seatOf(person.id) !== undefined) return no('taken');
  const offered = chair.offered === person.id;
  if (!offered && chair.person !== '') return no('taken');
  if (!offered && hasSecrets(table) && person.seen.some((seen) => seen !== seat)) return no('hasSeen');
  if (offered) addPlayer(table, person.id);
  return takeOver(table, person, seat);
};

/** Somebody who may speak for the table from now on, because one of its own wished it. */
const addPlayer = ({ doc }: Table, person: string): void => {
  if (!doc.players.includes(person)) doc.players.push(person);
};

/** Puts a person into the seat of a running match; whoever had it stands. */
const takeOver = (table: Table, person: Person, seat: number): Reply => {
  const chair = table.chair(seat);
  if (!chair) return no('empty');
  const before = chair.person;
  Object.assign(chair, { ...NO_CHAIR, person: person.id });
  if (before !== '') table.tellSeat(before);
  table.tellSeat(person.id);
  return DONE;
};

/** By the host's wish: a seat without an owner, or whose owner is gone, to somebody who stands and knows no other hand. */
export const giveSeat = (table: Table, to: string, seat: number): Reply => {
  const person = table.personOf(to);
  const chair = table.chair(seat);
  if (table.doc.stage !== 'playing') return no('notNow');
  if (!person || !table.isPresent(to)) return no('noSuchPerson');
  if (!chair) return no('empty');
  if (table.seatOf(to) !== undefined || table.isPresent(chair.person)) return no('taken');
  if (hasSecrets(table) && person.seen.some((seen) => seen !== seat)) return no('hasSeen');
  addPlayer(table, to);
  return takeOver(table, person, seat);
};

/** A game whose private views are all empty has none. */
const hasSecrets = ({ match, doc }: Table): boolean =>
  match !== undefined && doc.chairs.some((_, seat) => Object.keys(match.privateView(seat)).length > 0);
