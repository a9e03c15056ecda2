/**
 * Everything that passes between a page and the room of an event, beside what every room has (shared/protocol.ts: frames,
 * handshake, numbered requests with one answer each). An event is opened by POST /api/events and joined with
 * EventJoin through the room EVENT_ROOM whose id is the event's. Who may come in: anybody if it is listed, else whoever
 * brings its secret (it is in the link, and its short code leads to it) or is known to it by identity.
 *
 * WHAT IS PUBLIC is in the room's Schema state, described by EVENT. Sheets never are: each is asked for with `sheet` and
 * answered as far as whoever asks may see it.
 */
import * as v from 'valibot';
import { json, type PublicOf, text } from './engine/board';
import { tournamentOptions, type TournamentOptions } from './events/options';
import type { Report, RollOff, Scored, Stage, Table } from './events/types';
import { Handshake, Identity, LinkSecret, PersonName, TableId } from './protocol';

export const EVENT_ROOM = 'event';
export const EVENT_NAME_LENGTH = 60;
export const REASON_LENGTH = 200;
const SHEET_LENGTH = 2000;

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const count = whole(Number.MAX_SAFE_INTEGER);
export const PlayerId = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/u));
const Title = v.pipe(v.string(), v.maxLength(4 * EVENT_NAME_LENGTH));
const Day = v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/u));

/** POST /api/events: opens an event; whoever asks is its organiser. */
export const OpenEvent = v.strictObject({
  identity: Identity,
  /** The organiser's name. */
  organiser: v.optional(PersonName),
  name: v.pipe(Title, v.minLength(1)),
  /** The day, 2026-11-17; empty: none. */
  date: v.optional(Day, ''),
  /** Events of one league have one table of points; empty: none. */
  league: v.optional(Title, ''),
  /** Listed events are shown to everybody and open to anybody; others by link and code. */
  listed: v.optional(v.boolean(), true),
  options: v.optional(tournamentOptions, {}),
});
export type OpenEvent = v.InferOutput<typeof OpenEvent>;
export type WishedEvent = v.InferInput<typeof OpenEvent>;
export const OpenedEvent = v.object({ event: TableId, secret: LinkSecret });

/** POST /api/events/codes: where a code leads. */
export const UseEventCode = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

/** GET /api/events: what is listed, the newest first. */
export const ListedEvent = v.object({
  event: TableId,
  name: v.string(),
  date: v.string(),
  league: v.string(),
  format: v.string(),
  stage: v.string(),
  players: v.number(),
  round: v.number(),
  rounds: v.number(),
});
export type ListedEvent = v.InferOutput<typeof ListedEvent>;
export const ListedEvents = v.object({ events: v.array(ListedEvent) });

/** GET /api/leagues/:name: the table of a league over its closed events. */
export const League = v.object({
  name: v.string(),
  events: v.array(v.object({ event: v.string(), name: v.string(), date: v.string() })),
  lines: v.array(
    v.object({
      rank: v.number(),
      player: v.string(),
      name: v.string(),
      points: v.number(),
      events: v.number(),
      best: v.number(),
    }),
  ),
});
export type League = v.InferOutput<typeof League>;

/** What a page says when it joins an event. */
export const EventJoin = v.strictObject({
  ...Handshake.entries,
  event: TableId,
  identity: Identity,
  secret: v.optional(LinkSecret),
});
export type EventJoin = v.InferOutput<typeof EventJoin>;

const points = v.array(whole(10_000));
export const ReportShape: v.GenericSchema<unknown, Report> = v.variant('type', [
  v.strictObject({ type: v.literal('battle'), winner: whole(1), surviving: points, stacks: points }),
  v.strictObject({ type: v.literal('crew'), missions: whole(99), hull: whole(99) }),
  v.strictObject({ type: v.literal('places'), order: points, held: points }),
]);

const request = { request: count };
const player = { ...request, player: PlayerId };
const place = { ...request, round: whole(40), table: whole(256) };
const Reason = v.pipe(v.string(), v.maxLength(4 * REASON_LENGTH));
const Sheet = v.pipe(v.string(), v.maxLength(SHEET_LENGTH));

/** From a page to the room. (O): the organiser only. */
export const EVENT_REQUESTS = {
  /** Enters the event with a sheet; `nonce` is one's part of the event's chance. */
  register: v.strictObject({
    ...request,
    name: PersonName,
    sheet: Sheet,
    nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  }),
  changeSheet: v.strictObject({ ...request, sheet: Sheet }),
  withdraw: v.strictObject({ ...request }),
  /** The opponent's sheet is right. */
  signBuild: v.strictObject({ ...request }),
  /** The result is right; takes an objection back. */
  signResult: v.strictObject({ ...request }),
  /** The result is not right: the organiser is called. A signature that was given is taken back. */
  dispute: v.strictObject({ ...request, reason: Reason }),
  /** Leaves the event for good; a battle that runs is given up. */
  leave: v.strictObject({ ...request }),
  /** Somebody's sheet, as far as it may be seen (answered by `sheet`). */
  sheet: v.strictObject({ ...player }),
  /** Who did what, from this line of the journal on (answered by `log`). */
  log: v.strictObject({ ...request, from: count }),
  /** Asks for a one-time code by which another device becomes this person here (answered by `device`). */
  device: v.strictObject({ ...request }),
  /** (O) A bot takes a place. */
  bot: v.strictObject({ ...request, sheet: v.optional(Sheet, '') }),
  /** (O) Takes somebody off the list before the start. */
  remove: v.strictObject({ ...player }),
  start: v.strictObject({ ...request }),
  nextRound: v.strictObject({ ...request }),
  close: v.strictObject({ ...request }),
  /** (O) Puts somebody out of the event. */
  putOut: v.strictObject({ ...player }),
  /** (O) These have not come. */
  absent: v.strictObject({ ...place, players: v.pipe(v.array(PlayerId), v.maxLength(6)) }),
  /** (O) The result of a battle that could not be finished here. */
  report: v.strictObject({ ...place, report: ReportShape }),
  correct: v.strictObject({ ...place, report: ReportShape, reason: Reason }),
  /** (O) An objection is dealt with: the result stands. */
  settle: v.strictObject({ ...player }),
  /** Wishes a pause of one's battle, or no longer: its clock stands while everybody who plays there wishes it. */
  pause: v.strictObject({ ...request, on: v.boolean() }),
  /** (O) Stops or goes on with the battle at a table of this round. */
  hold: v.strictObject({ ...request, table: whole(256), on: v.boolean() }),
  /** (O) Takes the organiser's last entry back, as long as nothing was published since. */
  undo: v.strictObject({ ...request }),
} as const;
export type EventRequestName = keyof typeof EVENT_REQUESTS;
export type EventRequest<Name extends EventRequestName> = v.InferOutput<(typeof EVENT_REQUESTS)[Name]>;
export const EVENT_REQUEST_NAMES = Object.keys(EVENT_REQUESTS) as readonly EventRequestName[];

/** One line of the log, without anything secret. */
export const LogLine = v.strictObject({
  at: count,
  time: v.number(),
  by: v.string(),
  type: v.string(),
  /** Whom it is about; empty: nobody. */
  player: v.string(),
  name: v.string(),
  round: v.number(),
  table: v.number(),
  reason: v.string(),
  /** It was taken back. */
  undone: v.boolean(),
});
export type LogLine = v.InferOutput<typeof LogLine>;

/** From the room to one page. */
export const EVENT_ANSWERS = {
  /**
   * First after the state, and again whenever it changes: who this page is here. `player`: one's own id, empty for
   * spectators; `sheet`: one's own; `secret`: what the link needs; `code`: for the organiser; `now`: the server's clock.
   */
  you: v.strictObject({
    player: v.string(),
    organiser: v.boolean(),
    sheet: v.string(),
    secret: v.string(),
    code: v.string(),
    now: v.number(),
  }),
  done: v.strictObject({ request: count }),
  refused: v.strictObject({
    request: v.pipe(v.number(), v.integer()),
    code: v.string(),
    message: v.optional(v.string()),
  }),
  sheet: v.strictObject({ player: v.string(), sheet: v.unknown() }),
  /** `undo`: the line the organiser may take back; `stands`: why the last one may not be. */
  log: v.strictObject({ lines: v.array(LogLine), undo: v.number(), stands: v.string() }),
  device: v.strictObject({ code: v.string(), forMs: count }),
} as const;
export type EventAnswerName = keyof typeof EVENT_ANSWERS;
export type EventAnswer<Name extends EventAnswerName> = v.InferOutput<(typeof EVENT_ANSWERS)[Name]>;
export const EVENT_ANSWER_NAMES = Object.keys(EVENT_ANSWERS) as readonly EventAnswerName[];

/** A table of a round, with the room it is played in. */
export interface ShownTable extends Table {
  /** The table's id, and the secret of its link where everybody here may have it. */
  readonly room: string;
  readonly secret: string;
  /** The finished match, for watching it again; empty: none. */
  readonly match: string;
  /** When the battle clock runs out (the server's clock); 0: it does not run. */
  readonly ends: number;
  /** Stopped, by the organiser or by both players together. */
  readonly held: boolean;
  /** Who wishes a pause. */
  readonly pauses: readonly string[];
}

/** What the clock does next, for all to see. */
export interface ShownDue {
  readonly what: string;
  readonly at: number;
}

/** The public state of an event; built into Schema by server/sync. */
export const EVENT = {
  name: 'string',
  date: 'string',
  league: 'string',
  organiser: 'string',
  listed: 'boolean',
  stage: text<Stage>(),
  options: json<TournamentOptions>(),
  /** The promise about the event's chance, and the seed once it is closed. */
  commitment: 'string',
  seed: 'string',
  /** Lines in the journal. */
  seq: 'number',
  due: json<readonly ShownDue[]>(),
  /** By id; `at` is the order of registration. */
  entrants: {
    map: {
      at: 'number',
      name: 'string',
      sp: 'number',
      from: 'number',
      leftAfter: 'number',
      bot: 'string',
      here: 'boolean',
    },
  },
  rounds: {
    list: {
      number: 'number',
      final: 'boolean',
      bye: 'string',
      byePoints: 'number',
      closed: 'boolean',
      opened: 'number',
      ended: 'number',
      signed: 'number',
      rollOffs: json<RollOff[]>(),
      tables: { list: json<ShownTable>() },
    },
  },
} as const;
export type EventView = PublicOf<typeof EVENT>;

/** The event as standings and sheets are made of it. */
export const scoredOf = ({ options, stage, entrants, rounds }: EventView): Scored => ({
  options,
  stage,
  entrants: Object.entries(entrants)
    .sort(([, one], [, other]) => one.at - other.at)
    .map(([id, { name, leftAfter }]) => ({ id, name, leftAfter })),
  rounds,
});
