/**
 * What the server answers over plain HTTP, beside the page itself. Bodies are JSON. Trouble is `{ error, code }` with a
 * status of 400 (not the shape asked for), 403, 404, 409, 429 (too many; wait), 503.
 */
import * as v from 'valibot';
import {
  AnyTagged,
  Delay,
  Identity,
  LinkSecret,
  MAX_SEATS,
  PersonName,
  TableId,
  TimeControl,
} from './protocol';

/**
 * A record of a finished match from which another goes on: one that this server keeps, or one that is wholly in a link. What strangers did not
 * know then is drawn anew. Bots take all seats but `seat`.
 */
export const TakeOver = v.strictObject({
  match: v.optional(TableId),
  packed: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,7000}$/u))),
  record: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1)),
});
export type TakeOver = v.InferOutput<typeof TakeOver>;

/** POST /api/tables: opens a table. The first to join is its host. */
export const OpenTable = v.strictObject({
  /** Absent: the host chooses in the lobby. */
  game: v.optional(v.pipe(v.string(), v.maxLength(40))),
  options: v.optional(v.looseObject({})),
  /** Listed tables are shown in the lobby and open to anybody. */
  listed: v.optional(v.boolean(), false),
  time: v.optional(v.union([TimeControl, v.strictObject({})])),
  /** Seconds that spectators are behind. */
  delay: v.optional(Delay, 0),
  /** Goes on from a match of the past: game and options are that match's. */
  from: v.optional(TakeOver),
});
export type OpenTable = v.InferOutput<typeof OpenTable>;
export const OpenedTable = v.object({ table: TableId, secret: LinkSecret });
export type OpenedTable = v.InferOutput<typeof OpenedTable>;

/** POST /api/tables/:id/wake: before joining a table that is not awake. 404 also to those who may not come in. */
export const WakeTable = v.strictObject({ identity: Identity, secret: v.optional(LinkSecret) });
export type WakeTable = v.InferOutput<typeof WakeTable>;

/** GET /api/tables: the lobby, tables that are listed and awake. */
export const ListedTable = v.object({
  table: TableId,
  game: v.string(),
  stage: v.string(),
  seats: v.number(),
  taken: v.number(),
  watching: v.number(),
  host: v.string(),
});
export type ListedTable = v.InferOutput<typeof ListedTable>;
export const Lobby = v.object({ tables: v.array(ListedTable) });

/**
 * GET /api/addresses: where other devices find what this page shows. `share` is an origin that they reach, `headset` one
 * that also is secure, as headsets ask for; `''` where the server knows none.
 */
export const Addresses = v.object({ share: v.string(), headset: v.string() });
export type Addresses = v.InferOutput<typeof Addresses>;

/** GET /api/games: what can be played, with the fields of its options and the levels of its bots. */
export const OfferedGame = v.object({
  id: v.string(),
  title: v.string(),
  seats: v.object({ min: v.number(), max: v.number() }),
  fields: v.array(v.looseObject({ name: v.string(), kind: v.string() })),
  levels: v.array(v.string()),
});
export const Games = v.object({ games: v.array(OfferedGame) });

/**
 * POST /api/codes: what a short code leads to. A device code (8 characters) makes this identity the person who asked
 * for it: `{ table }`, or `{ event }` where it was asked for at an event. A table's code (5 characters) knocks: `{ knock }`, and the host is asked.
 */
export const UseCode = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(40)),
  identity: Identity,
  name: v.optional(PersonName),
});
export type UseCode = v.InferOutput<typeof UseCode>;
export const CodeUsed = v.union([
  v.object({ table: TableId }),
  v.object({ event: TableId }),
  v.object({ knock: v.string() }),
]);

/** POST /api/knocks: how a knock stands. `identity` as in `codes`. Once admitted, join `table` with that identity. */
export const AskKnock = v.strictObject({ knock: v.pipe(v.string(), v.maxLength(40)), identity: Identity });
export const KnockStands = v.object({
  state: v.picklist(['waiting', 'admitted', 'declined', 'gone']),
  table: v.optional(TableId),
});

/** GET /api/matches/:id: a finished match: its journal with seed and proof, its story, the names. 409 while it runs, 404 if unknown. */
export const StoryStep = v.object({
  /** Milliseconds of table time since the match began. */
  t: v.number(),
  events: v.array(AnyTagged),
  /** The public view after the first step and after the last; between them what changed in it (shared/engine/delta.ts). */
  pub: v.optional(v.unknown()),
  change: v.optional(v.unknown()),
  /** The step took moves back. */
  undo: v.optional(v.boolean()),
  asks: v.array(AnyTagged),
});
export const FinishedMatch = v.object({
  journal: v.unknown(),
  names: v.array(v.string()),
  story: v.array(StoryStep),
  /** Absent when the match was ended without a result. */
  outcome: v.optional(v.looseObject({ reason: v.string() })),
});
export type FinishedMatch = v.InferOutput<typeof FinishedMatch>;

/** GET /health. `storing` is false while nothing can be written. */
export const Health = v.object({
  ok: v.boolean(),
  protocol: v.number(),
  build: v.string(),
  tables: v.number(),
  people: v.number(),
  storing: v.boolean(),
});
export type Health = v.InferOutput<typeof Health>;
