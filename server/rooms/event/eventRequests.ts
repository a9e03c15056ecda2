import * as v from 'valibot';
import { USUAL_LEVEL } from '../../../shared/bots/thinker';
import { readySheets, sheetFor } from '../../../shared/events/buildSheets';
import type { BareEntry } from '../../../shared/events/due';
import { NOTHING_TO_UNDO, offeredUndo } from '../../../shared/events/ledger';
import { hasFleets } from '../../../shared/events/options';
import {
  EVENT_REQUESTS,
  type EventAnswer,
  type EventAnswerName,
  type EventRequest,
  type EventRequestName,
  REASON_LENGTH,
} from '../../../shared/eventProtocol';
import { NAME_LENGTH } from '../../../shared/protocol';
import { cleanText } from '../clean';
import { DEVICE_CODE_MS } from '../doors';
import { DONE, no, type Reply } from '../house';
import { hexSecret } from '../secrets';
import type { EventDesk } from './eventDesk';
import { playerIdOf, tableIdOf } from './eventIds';
import { logLines } from './eventView';

/** Who asks: a hash of an identity, from where, and how to answer. */
export interface Asker {
  readonly who: string;
  /** The address it comes from. */
  readonly caller: string;
  tell<Name extends EventAnswerName>(name: Name, answer: EventAnswer<Name>): void;
}

/** The device code of an organiser who is not a player. */
export const ORGANISER = 'organiser';
/** The log is told from its end; a message has its limits. */
const MOST_LOG = 500;

export const playerOf = ({ doc }: EventDesk, who: string): string =>
  doc.people.find((person) => person.who.includes(who))?.id ?? '';
export const isOrganiser = ({ doc }: EventDesk, who: string): boolean => doc.organiser.who.includes(who);

type Handler<Name extends EventRequestName> = (
  desk: EventDesk,
  asker: Asker,
  message: EventRequest<Name>,
) => Promise<Reply> | Reply;
type Handlers = { readonly [Name in EventRequestName]: Handler<Name> };

/** By a player who is registered: the rules say whether he may. */
const asPlayer =
  <Name extends EventRequestName>(
    entry: (player: string, message: EventRequest<Name>) => BareEntry,
  ): Handler<Name> =>
  (desk, { who, caller }, message) => {
    const player = playerOf(desk, who);
    const known = desk.ledger.event.entrants.some(({ id }) => id === player);
    if (!known) return no('notSeated');
    if (!desk.entries(who).take() || !desk.mayAdd(player, caller)) return no('tooFast');
    return desk.enter(entry(player, message), player);
  };

const asOrganiser =
  <Name extends EventRequestName>(
    work: (desk: EventDesk, message: EventRequest<Name>) => Promise<Reply> | Reply,
  ): Handler<Name> =>
  (desk, { who }, message) => {
    if (!isOrganiser(desk, who))
      return { ok: false, code: 'organiserOnly', message: 'Only the organiser may do that.' };
    return desk.orders.take() ? work(desk, message) : no('tooFast');
  };

const byOrganiser = <Name extends EventRequestName>(
  entry: (message: EventRequest<Name>) => BareEntry | { readonly type: 'undo' },
): Handler<Name> => asOrganiser((desk, message) => desk.enter(entry(message), 'organiser'));

const reasonOf = (reason: string): string => cleanText(reason, REASON_LENGTH);

const HANDLERS: Handlers = {
  register: async (desk, { who, caller }, { name, sheet, nonce }) => {
    const { doc } = desk;
    const player = playerOf(desk, who) || playerIdOf(who);
    if (!desk.entries(who).take() || !desk.mayAdd(player, caller)) return no('tooFast');
    const isNew = !doc.people.some(({ id }) => id === player);
    if (isNew && (!desk.comers(caller).take() || !desk.remember(player, who))) return no('tooFast');
    const entered = await desk.enter(
      { type: 'register', player, name: cleanText(name, NAME_LENGTH), sheet, nonce },
      player,
    );
    if (isNew && !entered.ok) doc.people = doc.people.filter(({ id }) => id !== player);
    return entered;
  },
  changeSheet: asPlayer((player, { sheet }) => ({ type: 'changeSheet', player, sheet })),
  withdraw: asPlayer((player) => ({ type: 'withdraw', player })),
  signBuild: asPlayer((player) => ({ type: 'signBuild', player })),
  signResult: asPlayer((player) => ({ type: 'signResult', player })),
  dispute: asPlayer((player, { reason }) => ({ type: 'dispute', player, reason: reasonOf(reason) })),
  leave: asPlayer((player) => ({ type: 'leave', player })),
  sheet: (desk, asker, { player }) => {
    const { event } = desk.ledger;
    const entrant = event.entrants.find(({ id }) => id === player);
    const sheet = entrant && sheetFor(entrant, playerOf(desk, asker.who), event.stage);
    if (!sheet) return no('empty');
    asker.tell('sheet', { player, sheet });
    return DONE;
  },
  log: (desk, asker, { from }) => {
    if (!desk.readings(asker.who).take() || !desk.readingsFrom(asker.caller).take()) return no('tooFast');
    const offered = isOrganiser(desk, asker.who) ? offeredUndo(desk.ledger) : NOTHING_TO_UNDO;
    asker.tell('log', { lines: logLines(desk.ledger, from, MOST_LOG), ...offered });
    return DONE;
  },
  device: (desk, asker) => {
    const person = playerOf(desk, asker.who) || (isOrganiser(desk, asker.who) ? ORGANISER : '');
    if (person === '') return no('notSeated');
    const code = desk.house.doors.deviceCode(desk.id, person);
    asker.tell('device', { code, forMs: DEVICE_CODE_MS });
    return DONE;
  },
  bot: asOrganiser((desk, { sheet }) => desk.enter(botEntry(desk, sheet), 'organiser')),
  remove: byOrganiser(({ player }) => ({ type: 'withdraw', player })),
  start: byOrganiser(() => ({ type: 'start' })),
  nextRound: byOrganiser(() => ({ type: 'nextRound' })),
  close: byOrganiser(() => ({ type: 'close' })),
  putOut: byOrganiser(({ player }) => ({ type: 'leave', player })),
  absent: byOrganiser(({ round, table, players }) => ({ type: 'absent', round, table, players })),
  report: byOrganiser(({ round, table, report }) => ({ type: 'report', round, table, report })),
  correct: byOrganiser(({ round, table, report, reason }) => ({
    type: 'correct',
    round,
    table,
    report,
    reason: reasonOf(reason),
  })),
  settle: byOrganiser(({ player }) => ({ type: 'signResult', player })),
  pause: async (desk, { who }, { on }) => {
    const { event } = desk.ledger;
    const player = playerOf(desk, who);
    const at = event.rounds.at(-1)?.tables.findIndex(({ players }) => players.includes(player)) ?? -1;
    const table = desk.tables.get(tableIdOf(desk.doc.charter, event.rounds.length, at));
    if (player === '' || at < 0) return no('notSeated');
    if (!hasFleets(event.options) || table?.doc.stage !== 'playing') return no('notNow');
    if (!desk.entries(who).take()) return no('tooFast');
    const seat = event.rounds.at(-1)?.tables[at]?.players.indexOf(player) ?? -1;
    await table.turn(() => table.wishPause(seat, on));
    return DONE;
  },
  hold: asOrganiser(async (desk, { table: at, on }) => {
    const { rounds } = desk.ledger.event;
    const table = desk.tables.get(tableIdOf(desk.doc.charter, rounds.length, at));
    if (table?.doc.stage !== 'playing') return no('notNow');
    await table.turn(() => table.hold(on));
    return DONE;
  }),
  undo: byOrganiser(() => ({ type: 'undo' })),
};

/** A bot takes the first ready-made fleet that nobody else has, and a name of its own. */
const botEntry = (desk: EventDesk, wished: string): BareEntry => {
  const { event } = desk.ledger;
  const { entrants, options } = event;
  let number = 1;
  const isTaken = (): boolean =>
    entrants.some(({ id, name }) => id === `bot${String(number)}` || name === `Bot ${String(number)}`);
  while (isTaken()) number++;
  const ready = readySheets(options);
  const free = ready.find(({ sheet }) => !entrants.some((one) => one.sheet === sheet)) ?? ready[0];
  const sheet = wished === '' && hasFleets(options) ? (free?.sheet ?? '') : wished;
  const nonce = hexSecret(desk.house.random, 32);
  const player = `bot${String(number)}`;
  return { type: 'register', player, name: `Bot ${String(number)}`, sheet, nonce, bot: USUAL_LEVEL };
};

/** Requests that add nothing to the journal: nothing follows from them. */
const ASIDE: ReadonlySet<EventRequestName> = new Set(['sheet', 'log', 'device']);

/** Checks the shape of a request and does it, in its turn. */
export const performAtDesk = async <Name extends EventRequestName>(
  desk: EventDesk,
  asker: Asker,
  name: Name,
  message: unknown,
): Promise<Reply> => {
  const shape = EVENT_REQUESTS[name] as unknown as v.GenericSchema<unknown, EventRequest<Name>>;
  const read = v.safeParse(shape, message);
  if (!read.success) return no('malformed');
  return desk.turn(async () => {
    if (desk.closed) return no('notNow');
    const reply = await HANDLERS[name](desk, asker, read.output);
    if (reply.ok && !ASIDE.has(name)) desk.nudge();
    return reply;
  });
};
