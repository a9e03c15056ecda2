import * as v from 'valibot';
import { failed, type Result } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { Delay, SOME_BOT, STAGES, TimeControl } from '../../shared/protocol';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Somebody who is or was at the table. */
const Person = v.strictObject({
  id: v.string(),
  name: v.string(),
  /** Hashes of the identities that are this person: one for each device. */
  who: v.array(v.string()),
  muted: v.boolean(),
  /** The seats whose private view this person has had in the match that runs. */
  seen: v.array(count),
});
export type Person = v.InferOutput<typeof Person>;

/** One chair. A person's, a bot's, or nobody's. */
const Chair = v.strictObject({
  /** The owner; `''`: none. */
  person: v.string(),
  /** The bot that plays it when there is no owner, or while the owner is gone; `''`: none. */
  level: v.string(),
  /** True: the owner is gone for longer than the grace time, and the bot plays. */
  standIn: v.boolean(),
  offered: v.string(),
  /** What an event calls the bot whose seat it is; `''`: nothing of its own. */
  name: v.optional(v.string(), ''),
});
export type Chair = v.InferOutput<typeof Chair>;

/**
 * A table of an event. `battle`: two players, whom nobody plays for; `captains`: several, for whom bots play while they are
 * gone; `crew`: its captain is the host and gathers the others.
 */
const Engaged = v.strictObject({
  id: v.string(),
  round: count,
  table: count,
  kind: v.picklist(['battle', 'captains', 'crew']),
  /** The organiser has stopped the battle. */
  held: v.boolean(),
  /** The seats that wish a pause; it stands while everybody who plays wishes it. */
  pauses: v.optional(v.array(count), []),
  /** The event has its result from elsewhere: nothing is waited for any more. */
  done: v.boolean(),
});
export type Engaged = v.InferOutput<typeof Engaged>;

/** Rules 10.12: a battle stands while the organiser stops it, or both players together; a bot has no objection. */
export const isHeld = ({ event, chairs }: Pick<TableDoc, 'event' | 'chairs'>): boolean =>
  event !== undefined &&
  (event.held ||
    (event.pauses.length > 0 &&
      chairs.every(({ person }, seat) => person === '' || event.pauses.includes(seat))));

/** A match that this server keeps, or one that is wholly in a link; and the record. */
const TakenFrom = v.strictObject({ match: v.string(), packed: v.optional(v.string()), record: count });
export type TakenFrom = v.InferOutput<typeof TakenFrom>;

/** A seat of the match that runs, as it was when the match began. */
const Cast = v.strictObject({ name: v.string(), person: v.string(), level: v.string() });

/** All that is kept of a table beside the journals of its matches. */
const TableDoc = v.strictObject({
  format: v.literal(1),
  id: v.string(),
  game: v.string(),
  options: v.looseObject({}),
  listed: v.boolean(),
  time: v.union([TimeControl, v.strictObject({})]),
  /** Seconds that spectators are behind. */
  delay: v.optional(Delay, 0),
  /** Whoever plays may see the chances to win. */
  chances: v.optional(v.boolean(), false),
  /** The record of a match that every match of this table goes on from. */
  origin: v.optional(TakenFrom),
  secret: v.string(),
  code: v.string(),
  host: v.string(),
  people: v.array(Person),
  /** Number of the next person. */
  next: count,
  chairs: v.array(Chair),
  /** Whose match it is: who had a seat when it began, and to whom one of them or the host gave one since. */
  players: v.optional(v.array(v.string()), []),
  /** Hashes of identities that may come in though they have no secret. */
  guests: v.array(v.string()),
  banned: v.array(v.string()),
  stage: v.picklist(STAGES),
  match: v.string(),
  /** Who plays in it, for those who see it later; only where there is a delay. */
  cast: v.optional(v.array(Cast)),
  /** The end of this match is held back until then: milliseconds since 1970. */
  hidden: v.optional(v.strictObject({ match: v.string(), until: count })),
  /** The place in an event that this table is opened for. */
  event: v.optional(Engaged),
  /** The rev when the match began, or the last one. */
  rev: count,
});
export type TableDoc = v.InferOutput<typeof TableDoc>;

/** What is kept of people has a bound, however often somebody comes and goes: the oldest is forgotten. */
const MOST_KEPT = 200;
/** Devices of one person. */
export const MOST_DEVICES = 8;
export const keepLast = (kept: readonly string[], ...more: readonly string[]): string[] =>
  [...kept, ...more].slice(-MOST_KEPT);

export const NO_CHAIR: Chair = { person: '', level: '', standIn: false, offered: '', name: '' };

/** What somebody at the table is called; `bot`: one that has no name of its own. */
export const nameAt = (
  { people }: Pick<TableDoc, 'people'>,
  { person, name }: Chair,
  bot: string = SOME_BOT,
): string => people.find(({ id }) => id === person)?.name ?? (name === '' ? bot : name);

export const isFree = (chair: Chair): boolean => chair.person === '' && chair.level === '';

export const readTableDoc = (text: string): Result<TableDoc> => {
  try {
    return parse<TableDoc>(TableDoc, JSON.parse(text), 'table');
  } catch {
    return failed({ code: 'notJson', message: 'expected a table in JSON' });
  }
};

export const newTableDoc = (
  id: string,
  secret: string,
  code: string,
  settings: Pick<TableDoc, 'game' | 'options' | 'listed' | 'time'> &
    Partial<Pick<TableDoc, 'delay' | 'origin' | 'chairs'>>,
): TableDoc => ({
  format: 1,
  id,
  delay: 0,
  chances: false,
  chairs: [],
  ...settings,
  secret,
  code,
  host: '',
  people: [],
  next: 1,
  players: [],
  guests: [],
  banned: [],
  stage: 'lobby',
  match: '',
  rev: 0,
});

/** Whose seats an event has given out: nobody else sits down, and nobody is the host. */
export const isSeated = ({ event }: Pick<TableDoc, 'event'>): boolean =>
  event !== undefined && event.kind !== 'crew';

/** Whether anything of the table's match is held back from those who watch. */
export const isHiddenAt = ({ delay, stage, hidden }: TableDoc, date: number): boolean =>
  (delay > 0 && stage === 'playing') || (hidden !== undefined && date < hidden.until);
