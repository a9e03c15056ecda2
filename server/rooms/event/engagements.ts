import { USUAL_LEVEL } from '../../../shared/bots/thinker';
import { hasFleets } from '../../../shared/events/options';
import { engagementOf } from '../../../shared/events/reports';
import type { Round, Table as EventTable, Tournament } from '../../../shared/events/types';
import { beginStart } from '../starting';
import type { Table } from '../table';
import { newTableDoc, NO_CHAIR, type TableDoc } from '../tableDoc';
import type { Tables } from '../tables';
import type { EventDoc } from './eventDoc';
import { tableIdOf, tableSecretOf } from './eventIds';

/** Once both sheets are signed a battle waits so long for its players to come to the table. */
export const GATHERING_MS = 20_000;

export const isOpen = ({ status }: EventTable): boolean => status === 'signing' || status === 'battle';

/** The table of an event as an ordinary table: who sits where, with which sheets. */
export const describeTable = (
  tables: Tables,
  { id, charter, listed, people }: EventDoc,
  { options, entrants }: Tournament,
  { number, tables: all }: Round,
  at: number,
): TableDoc => {
  const players = all[at]?.players ?? [];
  const { game, options: battle } = engagementOf(options, { players }, entrants);
  const kind = options.format === 'crews' ? 'crew' : hasFleets(options) ? 'battle' : 'captains';
  const settings = { game, options: { ...battle }, listed: listed && kind !== 'crew', time: {} };
  const { doors } = tables.house;
  const secret = tableSecretOf(charter, number, at);
  const doc = newTableDoc(tableIdOf(charter, number, at), secret, doors.freshCode(), settings);
  doc.event = { id, round: number, table: at, kind, held: false, pauses: [], done: false };
  for (const player of players) {
    const entrant = entrants.find((one) => one.id === player);
    if (entrant && entrant.bot !== '')
      doc.chairs.push({ ...NO_CHAIR, level: entrant.bot, name: entrant.name });
    else {
      const person = `p${String(doc.next++)}`;
      const who = people.find((one) => one.id === player)?.who ?? [];
      doc.people.push({ id: person, name: entrant?.name ?? player, who: [...who], muted: false, seen: [] });
      doc.chairs.push({ ...NO_CHAIR, person });
      if (kind === 'crew') doc.host = person;
    }
  }
  return doc;
};

/** Begins a battle when everybody at the table is ready, or when they have had time enough. */
export const beginBattle = async (table: Table, isTime: boolean): Promise<void> => {
  await table.turn(async () => {
    const { doc } = table;
    if (doc.stage !== 'lobby' || table.closed || doc.event?.kind === 'crew') return;
    const missing = doc.chairs.filter(({ person }) => person !== '' && !table.isReady(person));
    if (missing.length > 0 && !isTime) return;
    // For captains who have not come bots play until they do.
    if (doc.event?.kind === 'captains')
      for (const chair of missing)
        if (!table.isPresent(chair.person)) Object.assign(chair, { standIn: true, level: USUAL_LEVEL });
    await beginStart(table);
    table.show();
    await table.save();
  });
};

/** The event has its result: what still runs at the table ends, and nobody waits for it. */
export const dismiss = async (table: Table): Promise<void> => {
  await table.turn(async () => {
    const { event, stage } = table.doc;
    if (!event || event.done || table.closed) return;
    event.done = true;
    if (stage === 'playing') await table.end();
    table.show();
    await table.save();
  });
};
