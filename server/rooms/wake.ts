import type { Refusal } from '../../shared/engine/game';
import { beginning, keyOf } from '../../shared/engine/match';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { type Shelf, StoreError } from '../store/store';
import { waitFor } from './coming';
import { loadGame } from './games';
import type { House, Port } from './house';
import { charterOf, readingMatch } from './journalLines';
import { type Begun, KeptMatch } from './keptMatch';
import { isCall, newClock } from './matchTime';
import { inSlices } from './slices';
import { Table } from './table';
import { isHeld, readTableDoc, type TableDoc } from './tableDoc';

/** A text that the store finds damaged is set aside there, said here, and as good as gone. */
export const keptOn =
  (shelf: Shelf) =>
  async ({ store, log }: Pick<House, 'store' | 'log'>, id: string): Promise<string | undefined> => {
    try {
      return await store.get(shelf, id);
    } catch (error) {
      if (!(error instanceof StoreError) || error.trouble !== 'damaged') throw error;
      log.error({ [shelf]: id, reason: error.message }, 'a text is damaged: set aside');
      return undefined;
    }
  };
export const keptTable = keptOn('table');
export const keptMatch = keptOn('match');

/** A table from its journal: where its last acknowledged move left it. */
export const wakeTable = async (house: House, id: string, port: Port): Promise<Result<Table>> => {
  const text = await keptTable(house, id);
  if (text === undefined) return failed({ code: 'gone', message: 'there is no such table' });
  const doc = readTableDoc(text);
  if (!doc.ok) return setAside(house, id, '', doc.refusal);
  const game = await loadGame(house.games, doc.value.game);
  if (doc.value.game !== '' && !game)
    return failed({ code: 'noSuchGame', message: `the game ${doc.value.game} is not here` });
  const table = new Table(house, doc.value, game, port);
  if (isHeld(doc.value)) table.paused = 'held';
  const restored = await restoreMatch(table);
  if (!restored.ok) return restored;
  if (!house.doors.open(doc.value.code, id)) {
    doc.value.code = house.doors.freshCode();
    house.doors.open(doc.value.code, id);
  }
  // Everybody is gone for now; those who do not come back in time are played for.
  for (const { person } of table.doc.chairs) if (person !== '') waitFor(table, person);
  return succeeded(table);
};

const restoreMatch = async (table: Table): Promise<Result<undefined>> => {
  const { doc, house } = table;
  if (doc.stage === 'lobby' || doc.match === '') return succeeded(undefined);
  const kept = await house.store.lines(doc.match);
  if (kept.cut) house.log.warn({ table: doc.id, match: doc.match }, 'a torn last record was cut off');
  if (kept.damage !== undefined)
    return setAside(house, doc.id, doc.match, { code: 'damaged', message: kept.damage });
  const read = await inSlices(readingMatch(kept.lines));
  if (!read.ok) return setAside(house, doc.id, doc.match, read.refusal);
  const { header, nonces, records } = read.value;
  if (!nonces) return abandonStart(table);
  const { game } = table;
  if (game?.version !== header.terms.version) return failed(otherVersion(doc, game?.version));
  const { terms } = header;
  const clock = newClock(table, terms.seats);
  const begun = await inSlices(beginning(game, terms, keyOf(charterOf(header, nonces))));
  if (!begun.ok) return setAside(house, doc.id, doc.match, begun.refusal);
  const journal = { header, nonces, records, begun: begun.value };
  const match = await KeptMatch.restore(house.store, game, journal, (open, record, toldMs) => {
    const time = record?.t ?? 0;
    clock.set(time);
    if (record && isCall(record.entry)) clock.called++;
    clock.note(open, time, () => record?.bot === true, table.control ? toldMs() : 0);
  });
  if (!match.ok) return setAside(house, doc.id, doc.match, match.refusal);
  table.match = match.value;
  table.clock = clock;
  table.commitment = header.commitment;
  await feedWatch(table, game, journal);
  return settle(table);
};

/** Those who are shown it later see all of it again, each record when it is old enough. */
const feedWatch = async (
  table: Table,
  game: NonNullable<Table['game']>,
  { header, nonces, records, begun }: Begun,
): Promise<void> => {
  const { doc } = table;
  if (doc.delay === 0 || !doc.cast || nonces.at === undefined) return;
  const watch = table.watched();
  watch.begin({ game, header, begun, cast: doc.cast }, nonces.at);
  for (const record of records) watch.enter(record, record.at ?? nonces.at);
  if (doc.hidden?.match === doc.match) watch.over(doc.hidden.until - doc.delay * 1000);
  await inSlices(watch.catchingUp());
};

/** The crash came before the first card: the promise is void, nothing was shown. */
const abandonStart = async (table: Table): Promise<Result<undefined>> => {
  const { doc } = table;
  const { match } = doc;
  Object.assign(doc, { stage: 'lobby', match: '' });
  await table.save({ do: 'cut', journal: match, from: 0 });
  return succeeded(undefined);
};

/** What the crash left undone: the stage, or the end. */
const settle = async (table: Table): Promise<Result<undefined>> => {
  const { doc, match } = table;
  if (doc.stage === 'starting') doc.stage = 'playing';
  if (match?.outcome && doc.stage === 'playing') {
    doc.stage = 'over';
    await table.finish();
  }
  return succeeded(undefined);
};

const otherVersion = (doc: TableDoc, version: number | undefined): Refusal => ({
  code: 'otherVersion',
  message: `the table plays another version of ${doc.game} than ${String(version)}, which this server has`,
});

/** Keeps what cannot be used under another name, says so, and leaves the rest alone. */
const setAside = async <T>(house: House, id: string, match: string, why: Refusal): Promise<Result<T>> => {
  const { store, log } = house;
  const table = (await keptTable(house, id)) ?? '';
  const { lines } = match === '' ? { lines: [] } : await store.lines(match);
  const text = JSON.stringify({ why: why.message, table, lines });
  await store.write(
    { do: 'put', shelf: 'aside', key: id, text },
    { do: 'remove', shelf: 'table', key: id },
    { do: 'cut', journal: match, from: 0 },
  );
  log.error({ table: id, match, reason: why.message }, 'a table’s journal is damaged: set aside');
  return failed({ code: 'damaged', message: why.message });
};
