import { CLOSE } from '../../shared/protocol';
import { passHost } from './coming';
import type { Table } from './table';

/** Whether somebody must be content with the room for those who watch. */
export const isKeptOut = (table: Table, who: string): boolean => {
  if (!table.isHidden) return false;
  const person = table.doc.people.find((one) => one.who.includes(who));
  return person === undefined || table.seatOf(person.id) === undefined;
};

/** Whoever has no seat goes where those are who watch. In a turn. */
export const sendWatchersAway = (table: Table): void => {
  if (!table.isHidden) return;
  const { doc, port } = table;
  for (const { id } of doc.people) {
    if (!table.isPresent(id) || table.seatOf(id) !== undefined) continue;
    port.dismiss(id, CLOSE.again);
    table.setPresent(id, false);
  }
  if (!table.isPresent(doc.host)) passHost(table);
};
