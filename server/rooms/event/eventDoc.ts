import * as v from 'valibot';
import { failed, type Result } from '../../../shared/engine/result';
import { parse } from '../../../shared/engine/shape';
import { EVENTS_VERSION, type EventCharter } from '../../../shared/events/charter';
import { tournamentOptions } from '../../../shared/events/options';
import { STAGES } from '../../../shared/events/types';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** All that is kept of an event beside its journal. */
const EventDoc = v.strictObject({
  format: v.literal(1),
  id: v.string(),
  name: v.string(),
  date: v.string(),
  league: v.string(),
  listed: v.boolean(),
  secret: v.string(),
  code: v.string(),
  /** Hashes of identities: one for each device. */
  organiser: v.strictObject({ name: v.string(), who: v.array(v.string()) }),
  /** Everybody who has ever registered. */
  people: v.array(v.strictObject({ id: v.string(), who: v.array(v.string()) })),
  charter: v.strictObject({
    event: v.string(),
    version: count,
    options: tournamentOptions,
    commitment: v.string(),
    seed: v.string(),
  }),
  /** When it was opened: milliseconds since 1970. */
  opened: count,
  // How it stands, so that a list of events need not read their journals.
  stage: v.picklist(STAGES),
  players: count,
  round: count,
  /** The matches that were played, by the id of their table. */
  matches: v.record(v.string(), v.string()),
  /** The ranks, once it is closed. */
  ranks: v.array(v.strictObject({ player: v.string(), name: v.string(), rank: count })),
});
export type EventDoc = v.InferOutput<typeof EventDoc>;

const Versioned = v.looseObject({ charter: v.looseObject({ version: v.number() }) });

/** Reads what is kept of an event; one of another version is left as it is. */
export const readEventDoc = (text: string): Result<EventDoc> => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return failed({ code: 'notJson', message: 'expected an event in JSON' });
  }
  const versioned = v.safeParse(Versioned, data);
  if (versioned.success && versioned.output.charter.version !== EVENTS_VERSION)
    return failed({
      code: 'otherVersion',
      message: `the event is of version ${String(versioned.output.charter.version)}, this server runs ${String(EVENTS_VERSION)}`,
    });
  return parse<EventDoc>(EventDoc, data, 'event');
};

export const newEventDoc = (
  charter: EventCharter,
  settings: Pick<
    EventDoc,
    'name' | 'date' | 'league' | 'listed' | 'secret' | 'code' | 'organiser' | 'opened'
  >,
): EventDoc => ({
  format: 1,
  id: charter.event,
  ...settings,
  people: [],
  charter: { ...charter },
  stage: 'registration',
  players: 0,
  round: 0,
  matches: {},
  ranks: [],
});
