import type { Request, RequestName } from '../../shared/protocol';
import type { Reply } from './house';
import type { Table } from './table';
import type { Person } from './tableDoc';

/** Does what one kind of request asks for, in a turn of the table. */
export type Handler<Name extends RequestName> = (
  table: Table,
  person: Person,
  message: Request<Name>,
) => Promise<Reply> | Reply;
export type Handlers<Names extends RequestName = RequestName> = { readonly [Name in Names]: Handler<Name> };
