import { MapSchema, schema, type SchemaType } from '@colyseus/schema';
import type { Stage } from '../../shared/protocol';

/** One occupied seat as everybody sees it. */
export const SeatState = schema({ name: 'string', connected: 'boolean', bot: 'boolean' }, 'SeatState');
export type SeatState = SchemaType<typeof SeatState>;

/** All that is public about a table. Secrets never enter it. Seats are keyed by seat number. */
export const TableState = schema({ stage: 'string', seats: { map: SeatState } }, 'TableState');
export type TableState = SchemaType<typeof TableState>;

export function newTableState(): TableState {
  const stage: Stage = 'lobby';
  return new TableState().assign({ stage, seats: new MapSchema<SeatState>() });
}
