/**
 * Every message between a page and a table's room: its name, its shape, when it is sent.
 *
 * A page joins the room TABLE_ROOM with JoinOptions. If the room speaks another protocol, or serves another build
 * of the page, it refuses with CLOSE.outdated and the page offers to reload. The room's Schema state is public and
 * reaches everybody; what is not public travels as messages.
 */
import * as v from 'valibot';

/** Raised by any change of a name or shape in this file. */
export const PROTOCOL = 1;

export const TABLE_ROOM = 'table';

/** Codes of refusal and of closing, beside those of Colyseus (4000 to 4217). */
export const CLOSE = {
  /** The join options have not the shape of JoinOptions. */
  malformed: 4400,
  /** Another protocol or another build of the page: reload. */
  outdated: 4426,
  /** The server is going down and will be back: join again. */
  restarting: 4503,
} as const;

/** The table's stage: people gather, the game runs, the game is over. */
export const STAGES = ['lobby', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** The most seats any game offers. */
export const MAX_SEATS = 6;

/** The seat of one who has none. */
export const STANDING = -1;

export const NAME_LENGTH = 24;

/** What both sides must agree on before anything else is read. */
export const Handshake = v.looseObject({
  protocol: v.pipe(v.number(), v.integer()),
  build: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});
export type Handshake = v.InferOutput<typeof Handshake>;

/** What a page says when it joins a table. */
export const JoinOptions = v.strictObject({
  ...Handshake.entries,
  /** Shown at the seat; the room chooses one when absent. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_LENGTH))),
  /** True: come as a spectator, leave the seats to others. */
  watch: v.optional(v.boolean()),
});
export type JoinOptions = v.InferOutput<typeof JoinOptions>;

/** Numbers a client's requests, so that an answer names what it answers. */
const RequestId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));

export const REQUEST_NAMES = ['sit', 'stand'] as const;
export type RequestName = (typeof REQUEST_NAMES)[number];

/** From a page to the room. */
export const REQUESTS = {
  /** Take this seat; whoever sits elsewhere at the table moves. Lobby only. */
  sit: v.strictObject({ request: RequestId, seat: SeatNumber }),
  /** Leave the seat and stay as a spectator. Lobby only. */
  stand: v.strictObject({ request: RequestId }),
} as const satisfies Record<RequestName, v.GenericSchema>;
export type Request<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>;

/** Why a request was refused. The words for each are the client's. */
export const REFUSALS = ['malformed', 'unknown', 'taken', 'notSeated', 'started'] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const ANSWER_NAMES = ['seated', 'refused'] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** From the room to one page. */
export const ANSWERS = {
  /** Which seat is this page's own: on joining, on coming back, and whenever it changes. STANDING: none. */
  seated: v.strictObject({
    seat: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(MAX_SEATS - 1)),
  }),
  /** The request changed nothing. `request` is -1 when what came had no readable number. */
  refused: v.strictObject({ request: v.pipe(v.number(), v.integer()), code: v.picklist(REFUSALS) }),
} as const satisfies Record<AnswerName, v.GenericSchema>;
export type Answer<Name extends AnswerName> = v.InferOutput<(typeof ANSWERS)[Name]>;

/** One occupied seat as everybody sees it. */
export const SeatView = v.object({ name: v.string(), connected: v.boolean(), bot: v.boolean() });
export type SeatView = v.InferOutput<typeof SeatView>;

/** The public state as it reaches a page (the room's Schema, server/rooms/tableState.ts); empty seats are not there. */
export const TableView = v.object({ stage: v.picklist(STAGES), seats: v.record(v.string(), SeatView) });
export type TableView = v.InferOutput<typeof TableView>;

/** What `/health` answers. */
export const Health = v.object({ ok: v.boolean(), protocol: v.number(), build: v.string() });
export type Health = v.InferOutput<typeof Health>;
