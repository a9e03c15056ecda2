import { commitmentOf, nonceHashOf, type Terms } from '../../shared/engine/fairness';
import { fitOptions } from '../../shared/engine/kernel';
import { StoreError } from '../store/store';
import { newClock } from './matchTime';
import { DONE, no, type Reply } from './house';
import { type Header, headerLine, type Nonces } from './journalLines';
import { KeptMatch } from './keptMatch';
import { sendWatchersAway } from './hidden';
import { hexSecret, newId } from './secrets';
import { originOf } from './takeOver';
import type { Table } from './table';
import { isFree, nameAt } from './tableDoc';

/** A match that goes on is read and played again first, like the table that was opened for it. */
const GOING_ON = 4;

/** Chairs close up, the table commits itself to a seed, and asks those who are ready for their nonces. In a turn. */
export const beginStart = async (table: Table): Promise<Reply> => {
  const { game, doc, house } = table;
  if (!game) return no('noSuchGame');
  const seated = doc.chairs.filter((chair) => !isFree(chair));
  // An event begins its battles when it is time.
  if (doc.event === undefined && seated.some(({ person }) => person !== '' && !table.isReady(person)))
    return no('notReady');
  const fit = fitOptions(game, doc.options, seated.length);
  if (!fit.ok) return { ok: false, code: fit.refusal.code, message: fit.refusal.message };
  // A battle of an event that people have come to is begun once, and they cannot wait.
  const isAttended = doc.event !== undefined && table.presentCount > 0;
  const cost = doc.origin ? GOING_ON : 1;
  if (!isAttended && !house.doors.starts(table.address).take(cost)) return no('tooFast');
  const origin = await originOf(house, game, doc.origin, seated.length);
  if (!origin.ok) return { ok: false, code: origin.refusal.code, message: origin.refusal.message };
  const match = newId(house.random);
  const seed = hexSecret(house.random, 32);
  const terms: Terms = {
    match,
    game: game.id,
    version: game.version,
    options: fit.value,
    seats: seated.length,
    ...(origin.value === undefined ? {} : { origin: origin.value }),
  };
  const header: Header = {
    format: 1,
    table: doc.id,
    terms,
    commitment: commitmentOf(seed, terms),
    seed,
    rev: table.rev,
  };
  const before = { ...doc };
  Object.assign(doc, { chairs: seated, stage: 'starting', match, rev: table.rev });
  try {
    await house.store.write(
      { do: 'append', journal: match, at: 0, text: headerLine(header) },
      table.docChange(),
    );
  } catch (error) {
    Object.assign(doc, before);
    if (!(error instanceof StoreError)) throw error;
    table.pause(error);
    return no('paused');
  }
  table.match = undefined;
  table.commitment = header.commitment;
  const owing = new Set(seated.map(({ person }) => person).filter((person) => table.isPresent(person)));
  const timer = setTimeout(() => void table.turn(() => launch(table)), house.nonceMs);
  table.starting = { header, owing, nonces: new Map(), cancel: () => clearTimeout(timer) };
  table.show();
  for (const { person } of seated) table.tellSeat(person);
  if (owing.size === 0) await launch(table);
  return DONE;
};

/** A seat keeps its promise. In a turn. */
export const takeNonce = async (table: Table, person: string, nonce: string): Promise<Reply> => {
  const { starting } = table;
  if (!starting?.owing.has(person)) return no('notNow');
  if (nonceHashOf(nonce) !== table.ready.get(person)) return no('malformed');
  starting.nonces.set(person, nonce);
  starting.owing.delete(person);
  if (starting.owing.size === 0) await launch(table);
  return DONE;
};

/** Everybody has spoken, or has had time enough: chance is fixed, and the match begins. */
const launch = async (table: Table): Promise<void> => {
  const { starting, game, doc, house } = table;
  if (!starting || !game || table.closed) return;
  starting.cancel();
  const given = doc.chairs.map(({ person }) => starting.nonces.get(person) ?? '');
  const began = house.date();
  const nonces: Nonces = {
    ...{ nonces: given, hashes: given.map(nonceHashOf) },
    ...(doc.delay > 0 ? { at: began } : {}),
  };
  try {
    const begun = await KeptMatch.begin(house.store, game, starting.header, nonces);
    if (!begun.ok) throw new Error(`a match that was agreed on does not begin: ${begun.refusal.message}`);
    table.starting = undefined;
    table.match = begun.value;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const timer = setTimeout(() => void table.turn(() => launch(table)), house.retryMs);
    table.starting = { ...starting, owing: new Set(), cancel: () => clearTimeout(timer) };
    return;
  }
  doc.stage = 'playing';
  doc.players = doc.chairs.flatMap(({ person }) => (person === '' ? [] : [person]));
  for (const person of doc.people) person.seen = [];
  table.ready.clear();
  if (doc.delay > 0) {
    doc.cast = castOf(table);
    table.watched().begin({ game, header: starting.header, begun: table.match.last, cast: doc.cast }, began);
    sendWatchersAway(table);
  }
  startClock(table, table.match);
  markSeen(table);
  table.show();
  table.publish(table.match.telling());
  await table.save();
};

/** Who plays, by the names they have now. */
const castOf = (table: Table): NonNullable<Table['doc']['cast']> =>
  table.doc.chairs.map((chair) => ({
    ...{ person: chair.person, level: chair.level },
    name: nameAt(table.doc, chair),
  }));

const startClock = (table: Table, match: KeptMatch): void => {
  table.clock = newClock(table, table.doc.chairs.length);
  table.clock.note(match.state.open, 0, () => true, match.telling().toldMs);
};

/** Everybody seated has its own seat's view from now on. */
const markSeen = (table: Table): void => {
  table.doc.chairs.forEach(({ person }, seat) => {
    const known = table.personOf(person);
    if (known) known.seen = [seat];
  });
};
