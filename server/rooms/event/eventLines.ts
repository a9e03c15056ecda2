import * as v from 'valibot';
import { failed, type Result, succeeded } from '../../../shared/engine/result';
import { parse } from '../../../shared/engine/shape';
import type { Line as EventLine } from '../../../shared/events/ledger';
import { ReportShape } from '../../../shared/eventProtocol';
import type { Line } from '../../store/store';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const stamped = { time: count, by: v.string() };
const ofPlayer = { ...stamped, player: v.string() };
const atTable = { ...stamped, round: count, table: count };

const lineShape = v.variant('type', [
  v.strictObject({
    type: v.literal('register'),
    ...ofPlayer,
    name: v.string(),
    sheet: v.string(),
    nonce: v.string(),
    bot: v.exactOptional(v.string()),
  }),
  v.strictObject({ type: v.literal('changeSheet'), ...ofPlayer, sheet: v.string() }),
  v.strictObject({ type: v.literal('dispute'), ...ofPlayer, reason: v.string() }),
  v.strictObject({
    type: v.picklist(['withdraw', 'signBuild', 'signResult', 'come', 'leave']),
    ...ofPlayer,
  }),
  v.strictObject({ type: v.picklist(['start', 'nextRound', 'close', 'undo']), ...stamped }),
  v.strictObject({ type: v.literal('report'), ...atTable, report: ReportShape }),
  v.strictObject({ type: v.literal('correct'), ...atTable, report: ReportShape, reason: v.string() }),
  v.strictObject({ type: v.literal('absent'), ...atTable, players: v.array(v.string()) }),
]);

export const eventLine = (line: EventLine): string => JSON.stringify(line);

/** Reads the journal of an event, a line at a step: there may be many. */
export function* readingEventLines(
  lines: readonly Line[],
): Generator<undefined, Result<EventLine[]>, undefined> {
  const read: EventLine[] = [];
  for (const { at, text } of lines) {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return failed({ code: 'notJson', message: `line ${String(at)} is not JSON` });
    }
    const line = parse<EventLine>(lineShape, data, `line ${String(at)}`);
    if (!line.ok) return line;
    read.push(line.value);
    yield undefined;
  }
  return succeeded(read);
}
