import * as v from 'valibot';
import { FinishedMatch } from '../../shared/api';
import { type Journal, journalShape } from '../../shared/engine/journal';
import { failed, type Result } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';

/** The journal of a finished match from the server that keeps it. */
export const fetchJournal = async (origin: string, match: string): Promise<Result<Journal>> => {
  const response = await fetch(`${origin}/api/matches/${encodeURIComponent(match)}`).catch(() => undefined);
  const data: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const read = v.safeParse(FinishedMatch, data);
  if (!read.success)
    return failed({ code: 'noRecord', message: 'The server does not have the record of this match.' });
  return parse<Journal>(journalShape, read.output.journal, 'journal');
};
