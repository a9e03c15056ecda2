import * as v from 'valibot';
import { failed, type Result } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { STAGES, TimeControl } from '../../shared/protocol';

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

/** All that is kept of a table beside the journals of its matches. */
const TableDoc = v.strictObject({
  format: v.literal(1),
  id: v.string(),
  game: v.string(),
  options: v.looseObject({}),
  listed: v.boolean(),
  time: v.union([TimeControl, v.strictObject({})]),
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
  /** The place in an event that this table is opened for. */
  event: v.optional(Engaged),
  /** The rev when the match began, or the last one. */
  rev: count,
});
export type TableDoc = v.InferOutput<typeof TableDoc>;

export const NO_CHAIR: Chair = { person: '', level: '', standIn: false, offered: '' };
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
  settings: Pick<TableDoc, 'game' | 'options' | 'listed' | 'time'>,
): TableDoc => ({
  format: 1,
  id,
  ...settings,
  secret,
  code,
  host: '',
  people: [],
  next: 1,
  chairs: [],
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
