import { canonical } from '../../shared/engine/canonical';
import { parse } from '../../shared/engine/shape';
import { CLOSE, type Request, type RequestName } from '../../shared/protocol';
import { levelsOf, USUAL_LEVEL } from '../../shared/bots/thinker';
import { mostSeats, passHost } from './coming';
import { loadGame } from './games';
import type { Handler, Handlers } from './handlers';
import { DONE, no, type Reply } from './house';
import { giveSeat } from './seatRequests';
import { hexSecret } from './secrets';
import { beginStart } from './starting';
import type { Table } from './table';
import { isFree, keepLast, NO_CHAIR } from './tableDoc';

const hostOnly =
  <Name extends RequestName>(handler: Handler<Name>): Handler<Name> =>
  (table, person, message) =>
    table.doc.host === person.id ? handler(table, person, message) : no('notHost');

/** Once there is a match, nobody is sent away and nothing ended by a host who had no seat in it; bots alone have no say. */
const playerOnly =
  <Name extends RequestName>(handler: Handler<Name>): Handler<Name> =>
  (table, person, message) => {
    const { stage, players } = table.doc;
    const speaks = stage === 'lobby' || players.length === 0 || players.includes(person.id);
    return speaks ? handler(table, person, message) : no('notSeated');
  };

/** At a table of an event only the event decides what is played, and when it ends. */
const freeOnly =
  <Name extends RequestName>(handler: Handler<Name>): Handler<Name> =>
  (table, person, message) =>
    table.doc.event === undefined ? handler(table, person, message) : no('engaged');

/** What only the host may ask for. */
export const hostRequests: Handlers<
  | 'configure'
  | 'bot'
  | 'give'
  | 'clear'
  | 'start'
  | 'end'
  | 'rematch'
  | 'admit'
  | 'mute'
  | 'remove'
  | 'promote'
> = {
  configure: hostOnly(freeOnly(async (table, _person, wish) => configure(table, wish))),
  bot: hostOnly((table, _person, { seat, level }) => {
    const { doc, game } = table;
    if (game && !levelsOf(game).includes(level)) return no('noSuchLevel');
    if (doc.stage === 'lobby') return botInLobby(table, seat, level);
    const chair = table.chair(seat);
    if (doc.stage !== 'playing') return no('notNow');
    if (!chair) return no('empty');
    if (chair.person !== '' && table.isPresent(chair.person)) return no('taken');
    // The owner, if there is one, stays the owner and takes over when back.
    Object.assign(chair, { level, standIn: chair.person !== '' });
    return DONE;
  }),
  give: hostOnly((table, _person, { seat, person }) => giveSeat(table, person, seat)),
  clear: hostOnly((table, _person, { seat }) => {
    const chair = table.chair(seat);
    if (table.doc.stage !== 'lobby') return no('notNow');
    if (!chair || isFree(chair)) return no('empty');
    if (chair.person !== '' && table.isPresent(chair.person)) return no('taken');
    table.ready.delete(chair.person);
    Object.assign(chair, NO_CHAIR);
    return DONE;
  }),
  start: hostOnly((table) => (table.doc.stage === 'lobby' ? beginStart(table) : no('notNow'))),
  end: hostOnly(freeOnly(playerOnly((table) => table.end()))),
  rematch: hostOnly(
    freeOnly(async (table) => {
      const { doc, match } = table;
      if (doc.stage !== 'over') return no('notNow');
      backToLobby(table);
      if (match) await table.save({ do: 'cut', journal: match.id, from: 0 });
      return DONE;
    }),
  ),
  admit: hostOnly((table, _person, { knock: id, yes }) => {
    const knock = table.house.doors.knockOf(id);
    if (knock?.table !== table.id || knock.state !== 'waiting') return no('noSuchPerson');
    knock.state = yes ? 'admitted' : 'declined';
    if (yes && !table.doc.guests.includes(knock.who))
      table.doc.guests = keepLast(table.doc.guests, knock.who);
    return DONE;
  }),
  mute: hostOnly((table, _person, { person: id, on }) => {
    const person = table.personOf(id);
    if (!person) return no('noSuchPerson');
    person.muted = on;
    return DONE;
  }),
  remove: hostOnly(
    playerOnly((table, host, { person }) => (person === host.id ? no('taken') : removePerson(table, person))),
  ),
  promote: hostOnly((table, _person, { person }) => {
    if (!table.isPresent(person)) return no('noSuchPerson');
    table.doc.host = person;
    table.port.tell(person, 'link', { secret: table.doc.secret, code: table.doc.code });
    return DONE;
  }),
};

const configure = async (table: Table, wish: Request<'configure'>): Promise<Reply> => {
  const { doc, house } = table;
  if (doc.stage !== 'lobby') return no('notNow');
  const id = wish.game ?? doc.game;
  const game = id === doc.game ? table.game : await loadGame(house.games, id);
  if (!game && wish.game !== undefined) return no('noSuchGame');
  const wanted = wish.options ?? (id === doc.game ? doc.options : {});
  const options = game ? parse(game.options, wanted, 'options') : undefined;
  if (options && !options.ok) return { ok: false, code: 'malformed', message: options.refusal.message };
  const reshapes = id !== doc.game;
  // Another game, or the same by other rules, begins at its beginning.
  if (reshapes || (wish.options && canonical(wish.options) !== canonical(doc.options))) delete doc.origin;
  Object.assign(doc, { game: id, options: options?.value ?? {} });
  if (wish.listed !== undefined) doc.listed = wish.listed;
  if (wish.time !== undefined) doc.time = wish.time;
  if (wish.delay !== undefined) doc.delay = wish.delay;
  if (wish.chances !== undefined) doc.chances = wish.chances;
  table.ready.clear();
  if (reshapes && game) takeGame(table, game);
  return DONE;
};

/** Another game: chairs beyond its number are taken away, and the public state takes its shape. */
const takeGame = (table: Table, game: NonNullable<Table['game']>): void => {
  table.game = game;
  table.match = undefined;
  const { chairs } = table.doc;
  const kept = chairs.filter((chair) => !isFree(chair)).slice(0, game.seats.max);
  table.doc.chairs = chairs.length > game.seats.max ? kept : chairs;
  for (const chair of table.doc.chairs)
    if (chair.person === '' && chair.level !== '') chair.level = USUAL_LEVEL;
  table.port.reshape();
};

const botInLobby = (table: Table, seat: number, level: string): Reply => {
  const { chairs } = table.doc;
  const chair = chairs[seat];
  if (!table.game) return no('noSuchGame');
  if (seat >= mostSeats(table)) return no('empty');
  if (chair && chair.person !== '') return no('taken');
  while (chairs.length <= seat) chairs.push({ ...NO_CHAIR });
  chairs[seat] = { ...NO_CHAIR, level };
  return DONE;
};

/** Same people, same chairs; those who are gone leave theirs. */
const backToLobby = (table: Table): void => {
  const { doc } = table;
  Object.assign(doc, { stage: 'lobby', rev: table.rev });
  table.ready.clear();
  table.commitment = '';
  table.match = undefined;
  table.clock = undefined;
  doc.players = [];
  for (const person of doc.people) person.seen = [];
  for (const chair of doc.chairs) {
    const gone = chair.person !== '' && !table.isPresent(chair.person);
    Object.assign(chair, gone ? NO_CHAIR : { standIn: false, offered: '' });
  }
};

const removePerson = (table: Table, id: string): Reply => {
  const { doc, house, port } = table;
  const person = table.personOf(id);
  if (!person) return no('noSuchPerson');
  const seat = table.seatOf(id);
  const chair = seat === undefined ? undefined : table.chair(seat);
  if (chair) Object.assign(chair, { ...NO_CHAIR, level: doc.stage === 'lobby' ? '' : USUAL_LEVEL });
  doc.banned = keepLast(doc.banned, ...person.who);
  doc.guests = doc.guests.filter((who) => !person.who.includes(who));
  doc.people = doc.people.filter((other) => other.id !== id);
  doc.players = doc.players.filter((player) => player !== id);
  table.ready.delete(id);
  port.dismiss(id, CLOSE.forbidden);
  table.setPresent(id, false);
  table.watch?.port?.dismiss(person.who);
  if (doc.host === id) passHost(table);
  // Whoever was sent away knows the old link.
  house.doors.shut(doc.code);
  doc.secret = hexSecret(house.random, 16);
  doc.code = house.doors.freshCode();
  house.doors.open(doc.code, table.id);
  for (const { id: other } of doc.people) {
    if (table.isPresent(other))
      port.tell(other, 'link', { secret: doc.secret, code: other === doc.host ? doc.code : '' });
  }
  return DONE;
};
