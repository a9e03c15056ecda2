/**
 * Everything that passes between a page and the server: names, shapes, and when each is sent.
 *
 * COMING IN. A table is opened by POST /api/tables (shared/api.ts) and joined with JoinOptions through the room
 * TABLE_ROOM whose id is the table's. Who may come in: whoever brings the table's secret (it is in the link), whoever
 * the table knows already by identity, anybody if the table is listed. A short code only knocks: the host admits. If the
 * room speaks another protocol, or serves another build of the page, it refuses with CLOSE.outdated.
 *
 * IDENTITY is a random secret the browser keeps; there are no accounts. A page that comes with the identity of a person
 * whom the table knows is that person: it gets its seat back at once, after a dropped connection, a reload or a restart
 * of the server. A second page with the same identity takes over, and the first is closed with CLOSE.elsewhere.
 *
 * WHAT IS PUBLIC is in the room's Schema state, described by TABLE (with the game's own board as `board` once a match
 * has begun), and reaches everybody. WHAT IS NOT travels as messages to one page. `rev` ties them: it counts the records
 * of the table's journal and never goes back. For each record, in this order: the patch of the state that brings it to
 * `rev`, then `told { rev, … }` with the events as this page may see them and, if it changed, its private view.
 *
 * FRAMES of a page are plain msgpack: a map of names, and in it nil, booleans, numbers, strings, lists and maps; no
 * extensions, no bytes, at most 16 deep and 512 values long. Every frame counts towards the rate, whatever is in it; what
 * comes too fast is not read, and `refused` then has the number -1: the page sends again what has no answer.
 *
 * PRESENCE is no request: `here` says what others may see of a person just now (shared/presence.ts), at most ten times a second, and
 * gets no answer. What has come from those who sit is sent on to everybody in one frame, `there`, every tenth of a second. It is stored
 * nowhere, has a rate of its own, and is the first thing to be left out when there is much to do.
 *
 * A DELAY keeps a match from those who only watch. While it runs, and until its end is old enough, whoever has no seat is led into a second room
 * by the same way in: it tells what the table told so many seconds ago, and nothing can be asked of it (`watching`). Whoever stands at the table when
 * the match begins is sent there with CLOSE.again, and comes back by CLOSE.again when nothing is held back any more.
 *
 * REQUESTS carry a number of the page's own choosing. Each gets one answer, `done` or `refused`, with that number; the
 * same number again gets the same answer again and does nothing. An accepted move is on the disk before it is answered.
 */
import * as v from 'valibot';
import { json, type PublicOf, text } from './engine/board';
import { PresenceText } from './presence';
import type { Outcome, Tagged } from './engine/game';

/** Raised by any change of a name or shape in this file. */
export const PROTOCOL = 6;

export const TABLE_ROOM = 'table';
/** The room of those who watch a table later than it is played. */
export const WATCH_ROOM = 'watch';

/** Codes of refusal and of closing, beside those of Colyseus (4000 to 4217). */
export const CLOSE = {
  /** The join options have not the shape of JoinOptions. */
  malformed: 4400,
  /** No way in: wrong or missing secret, or removed by the host. */
  forbidden: 4403,
  /** There is no such table (any more). */
  gone: 4404,
  /** The same identity has joined from another page. */
  elsewhere: 4409,
  /** Another protocol or another build of the page: reload. */
  outdated: 4426,
  /** Too many messages, too many wrong guesses, too many spectators: come again later. */
  tooMany: 4429,
  /** The table failed and is being restored: join again. */
  failed: 4500,
  /** The server is going down and will be back: join again. */
  restarting: 4503,
  /** The table has a new state of another shape (another game was chosen): join again, at once. */
  again: 4504,
} as const;

/** People gather; seeds and nonces are exchanged; the game runs; the game is over. */
export const STAGES = ['lobby', 'starting', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Why play is held up: `''` it is not; `diskFull`: nothing can be recorded just now; `held`: the organiser of the event
 * or both players together have stopped the battle. Moves are refused until it goes on.
 */
export type Pause = '' | 'diskFull' | 'held';

/** The most seats any game offers. */
export const MAX_SEATS = 6;
/** The seat of one who has none. */
export const STANDING = -1;
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 240;
/** Spectators may be shown a table so many seconds late. */
export const MOST_DELAY = 600;
export const Delay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DELAY));

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
const PersonId = v.pipe(v.string(), v.regex(/^p[1-9][0-9]{0,5}$/u));
const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${String(bytes * 2)}}$`, 'u')));
export const TableId = v.pipe(v.string(), v.regex(/^[\w-]{6,40}$/u));
/** 16 random bytes, made and kept by the browser. */
export const Identity = hex(16);
/** 16 random bytes, made by the server; part of the link to a table. */
export const LinkSecret = hex(16);
export const PersonName = v.pipe(v.string(), v.minLength(1), v.maxLength(4 * NAME_LENGTH));

/** A landmark of a game, as the game's words name it. */
export const LandmarkId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/u));

const ms = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/**
 * How long people may think. Each question has `perAskMs`; when that is used up, the seat's `reserveMs` for the whole
 * match; then it gets its quiet answer, or the bot's. Questions marked `reaction` are open for exactly `reactionMs`, no
 * matter how soon they are answered, so that nobody can read a secret from the time an answer took.
 */
export const TimeControl = v.strictObject({
  perAskMs: ms(86_400_000),
  reserveMs: ms(86_400_000),
  reactionMs: ms(60_000),
});
export type TimeControl = v.InferOutput<typeof TimeControl>;

/** What both sides must agree on before anything else is read. */
export const Handshake = v.looseObject({
  protocol: v.pipe(v.number(), v.integer()),
  build: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});
export type Handshake = v.InferOutput<typeof Handshake>;

/** What a page says when it joins a table. */
export const JoinOptions = v.strictObject({
  ...Handshake.entries,
  table: TableId,
  identity: Identity,
  secret: v.optional(LinkSecret),
  /** Shown at the seat; the room chooses one when absent. Kept when the person is known. */
  name: v.optional(PersonName),
  /** True: come as a spectator, leave the seats to others. */
  watch: v.optional(v.boolean()),
  /** The last `rev` this page has seen of this table: it gets what it missed, not the story so far. */
  rev: v.optional(whole),
});
export type JoinOptions = v.InferOutput<typeof JoinOptions>;

const request = { request: whole };

/** From a page to the room. (H): the host only. */
export const REQUESTS = {
  /**
   * Take this seat. In the lobby: any free one; whoever sits elsewhere moves. In a running match: one whose owner has
   * offered it to you (`offer`), or one without an owner, if you have had no other seat's view.
   */
  sit: v.strictObject({ ...request, seat: SeatNumber }),
  /** Leave the seat and stay as a spectator. In a running match a bot plays on. */
  stand: v.strictObject({ ...request }),
  /** Offer your seat in a running match to a person at the table; `''` takes the offer back. */
  offer: v.strictObject({ ...request, to: v.union([PersonId, v.literal('')]) }),
  /** Another name. */
  rename: v.strictObject({ ...request, name: PersonName }),
  /** Ready to begin; `nonceHash` promises a nonce (shared/engine/fairness.ts). `''`: not ready after all. */
  ready: v.strictObject({ ...request, nonceHash: v.union([hex(32), v.literal('')]) }),
  /** The promised nonce, once the stage is `starting` and the table's commitment is public. Late ones count as none. */
  nonce: v.strictObject({ ...request, nonce: hex(32) }),
  /** Answer question `ask` (0: a standing move, which answers none). Done when it is recorded. */
  move: v.strictObject({ ...request, ask: whole, move: v.looseObject({ type: v.string() }) }),
  /** Go back to the state after `seq` moves: your own last moves, as long as nothing was revealed since. */
  undo: v.strictObject({ ...request, seq: whole }),
  /** Chat. Plain text; not stored. */
  say: v.strictObject({ ...request, text: v.pipe(v.string(), v.minLength(1), v.maxLength(4 * CHAT_LENGTH)) }),
  /** Point at a landmark of the game, for all to see; `landmark` is an id of the game's words. Nothing is stored. */
  ping: v.strictObject({ ...request, landmark: LandmarkId }),
  /** Ask for a one-time code by which another device takes this person's place (answered by `device`). */
  device: v.strictObject({ ...request }),
  /** (H) What is played, and how. Lobby only; takes everybody's readiness back. Another game: all join again. */
  configure: v.strictObject({
    ...request,
    game: v.optional(v.pipe(v.string(), v.maxLength(40))),
    options: v.optional(v.looseObject({})),
    listed: v.optional(v.boolean()),
    /** `{}`: no clock. */
    time: v.optional(v.union([TimeControl, v.strictObject({})])),
    /** Seconds that spectators are behind; 0: they see what is played. */
    delay: v.optional(Delay),
    /** Whoever plays may see the chances to win. */
    chances: v.optional(v.boolean()),
  }),
  /** (H) Let a bot of this level play a seat: an empty one or a bot's; in a running match one whose person is gone. */
  bot: v.strictObject({ ...request, seat: SeatNumber, level: v.pipe(v.string(), v.maxLength(40)) }),
  /**
   * (H) In a running match: seat a person who stands, where nobody owns the seat or its owner is gone. In a game with
   * secrets only somebody who has had no other seat's view.
   */
  give: v.strictObject({ ...request, seat: SeatNumber, person: PersonId }),
  /** (H) Empty a seat: a bot's, or that of a person who is gone. Lobby only. */
  clear: v.strictObject({ ...request, seat: SeatNumber }),
  /** (H) Begin, once everybody seated is ready and the number fits. Seats close up: gaps vanish. */
  start: v.strictObject({ ...request }),
  /** (H) End the match without a result. */
  end: v.strictObject({ ...request }),
  /** (H) After a match: back to the lobby, same people, same seats. */
  rematch: v.strictObject({ ...request }),
  /** (H) Answer a knock. */
  admit: v.strictObject({ ...request, knock: v.pipe(v.string(), v.maxLength(40)), yes: v.boolean() }),
  /** (H) What this person says reaches nobody; `on: false` takes it back. */
  mute: v.strictObject({ ...request, person: PersonId, on: v.boolean() }),
  /** (H) Remove a person for good; the link and the code change. */
  remove: v.strictObject({ ...request, person: PersonId }),
  /** (H) Make another person at the table the host. */
  promote: v.strictObject({ ...request, person: PersonId }),
} as const;
export type RequestName = keyof typeof REQUESTS;
export type Request<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>;
export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];

/** What others may see of a person just now. */
export const HERE = 'here';
export const Here = v.strictObject({ at: PresenceText });
/** So often a page says it, in milliseconds, and so often it is sent on. */
export const PRESENCE_MS = 100;

/** Why the table refused. A game refuses with codes of its own. The words for each of these are the client's. */
export const REFUSALS = [
  'malformed', // not the shape of the request
  'unknown', // no request of that name
  'tooFast', // slower, please: nothing was done
  'notHost', // only the host may do that
  'notSeated', // you have no seat
  'notNow', // not in this stage
  'taken', // that seat is somebody's
  'empty', // nobody and nothing is there to do that with
  'hasSeen', // you have seen another seat's cards
  'noSuchPerson',
  'noSuchGame',
  'noSuchLevel',
  'notReady', // somebody seated is not ready
  'muted',
  'paused', // nothing can be recorded at the moment
  'held', // the battle stands: the organiser or both players have stopped it
  'broken', // the game failed on this move; nothing was changed
  'engaged', // the event that this table belongs to decides that
  'watching', // you see this table later than it is played: nothing can be asked of it
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Any JSON; what is inside is checked by whom it concerns. */
const anything = v.unknown();
export const AnyTagged: v.GenericSchema<unknown, Tagged> = v.looseObject({ type: v.string() });
/** One record of the journal, as somebody may know it (`Told` of shared/engine/match.ts). */
const Told = v.strictObject({ rev: whole, events: v.array(AnyTagged) });

/** From the room to one page. */
export const ANSWERS = {
  /**
   * First after the state, on every joining. `seat`: this page's own, or STANDING. `secret` and `code`: what the link to
   * the table needs, the code for hosts only. `view`: the private view, where seated in a match. `story`: the last records
   * (about a hundred events) as this page may know them, or what it missed since the `rev` it named; `snap`: there is a
   * gap before the story: show the state as it is.
   */
  welcome: v.strictObject({
    you: PersonId,
    seat: v.pipe(v.number(), v.integer(), v.minValue(STANDING)),
    rev: whole,
    secret: v.string(),
    code: v.string(),
    view: v.optional(anything),
    story: v.array(Told),
    snap: v.boolean(),
  }),
  /** Which seat is this page's own now, with the private view that belongs to it in a match. */
  seated: v.strictObject({
    seat: v.pipe(v.number(), v.integer(), v.minValue(STANDING), v.maxValue(MAX_SEATS - 1)),
    view: v.optional(anything),
  }),
  /**
   * One record of the journal: its events as this page may know them, and of its private view the fields that changed
   * (`view`) and those that are no longer there (`gone`). `undo`: the record took moves back, there are no events, the
   * state is what it was. `snap`: the table was restored.
   */
  told: v.strictObject({
    ...Told.entries,
    view: v.optional(v.record(v.string(), anything)),
    gone: v.optional(v.array(v.string())),
    undo: v.optional(v.boolean()),
    snap: v.optional(v.boolean()),
  }),
  /** The request was done. `held`: the answer to a reaction is kept and counts when the window closes. */
  done: v.strictObject({ request: whole, held: v.optional(v.boolean()) }),
  /** The request changed nothing. `request` is -1 when what came had no readable number. `message` is a game's own. */
  refused: v.strictObject({
    request: v.pipe(v.number(), v.integer()),
    code: v.string(),
    message: v.optional(v.string()),
    rule: v.optional(v.string()),
  }),
  /** Somebody said something. */
  said: v.strictObject({ person: PersonId, text: v.string() }),
  /** Somebody points at a landmark. */
  pinged: v.strictObject({ person: PersonId, landmark: LandmarkId }),
  /** To the host: somebody knocks. Answer with `admit`. */
  knocked: v.strictObject({ knock: v.string(), name: v.string() }),
  /** What is to be seen of people who sit here, where that has changed: each person's id and presence. */
  there: v.strictObject({ people: v.array(v.tuple([PersonId, PresenceText])) }),
  /** The one-time code asked for, and how long it is good for. */
  device: v.strictObject({ code: v.string(), forMs: whole }),
  /** The link and the code have changed. */
  link: v.strictObject({ secret: v.string(), code: v.string() }),
} as const;
export type AnswerName = keyof typeof ANSWERS;
export type Answer<Name extends AnswerName> = v.InferOutput<(typeof ANSWERS)[Name]>;
export const ANSWER_NAMES = Object.keys(ANSWERS) as readonly AnswerName[];

/** The public state of every table; built into Schema by server/sync. Empty seats are not there. */
export const TABLE = {
  stage: text<Stage>(),
  /** `''`: not chosen yet. */
  game: 'string',
  options: json<Record<string, unknown>>(),
  listed: 'boolean',
  /** A person's id. */
  host: 'string',
  time: json<TimeControl | Record<string, never>>(),
  /** Seconds that spectators are behind. */
  delay: 'number',
  /** Whoever plays may see the chances to win. */
  chances: 'boolean',
  /** The match and the record that the next match goes on from. */
  origin: json<{ readonly match: string; readonly record: number } | Record<string, never>>(),
  paused: text<Pause>(),
  /** The event that this table belongs to; `''`: none. */
  event: 'string',
  /** The match that runs or was the last; `''`: none yet. */
  match: 'string',
  /** The promise the table made about its seed before this match. */
  commitment: 'string',
  outcome: json<Outcome | Record<string, never>>(),
  rev: 'number',
  /** Moves accepted in the match, less those undone. */
  seq: 'number',
  /** By seat number. */
  seats: {
    map: {
      name: 'string',
      /** The owner's id; `''`: a bot's own seat. */
      person: 'string',
      connected: 'boolean',
      /** A bot plays it now: its own seat, or for a person who is gone. */
      bot: 'boolean',
      level: 'string',
      ready: 'boolean',
      /** The person this seat is offered to, or `''`. */
      offered: 'string',
      /** With a clock: what is left for the open question and in reserve, at the moment this changed. */
      askMs: 'number',
      reserveMs: 'number',
    },
  },
  /** All who are here, by id. */
  people: { map: { name: 'string', muted: 'boolean' } },
  /** The open questions by their number, each as JSON without `id`, and without `open` where that is false. */
  asks: { map: 'string' },
} as const;
/** The name of a bot's seat that nobody has given the bot a name for. */
export const SOME_BOT = 'Bot';
export type TableView = PublicOf<typeof TABLE>;
export type SeatView = TableView['seats'][string];

/** A table nobody has told us anything about yet. */
export const NO_TABLE: TableView = {
  stage: 'lobby',
  game: '',
  options: {},
  listed: false,
  host: '',
  time: {},
  delay: 0,
  chances: false,
  origin: {},
  paused: '',
  event: '',
  match: '',
  commitment: '',
  outcome: {},
  rev: 0,
  seq: 0,
  seats: {},
  people: {},
  asks: {},
};
