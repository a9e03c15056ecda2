import type { TakeOver } from '../../shared/api';
import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { gameOfLink, openingLink } from '../../shared/engine/gameLink';
import { type Journal, journalShape } from '../../shared/engine/journal';
import { keyOf } from '../../shared/engine/match';
import type { Origin } from '../../shared/engine/origin';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { loadGame, type ServedGame } from './games';
import type { House } from './house';
import { heldUntil } from './keptMatch';
import { inSlices } from './slices';
import { NO_CHAIR, type TableDoc, type TakenFrom } from './tableDoc';
import { keptMatch } from './wake';

type Kept = Pick<House, 'store' | 'log' | 'games' | 'date'>;

/** All of it is played again when the table begins, while everybody else waits: longer games go on alone, in the page. */
const MOST_RECORDS = 4000;
const LONGEST_TEXT = 20_000;
const LONGEST_MATCH = 8_000_000;

const GONE = { code: 'gone', message: 'there is no such match' } as const;
const PAST_END = { code: 'malformed', message: 'from: the match has no such record that can be played on' };

/** The journal of a match that is over: kept here, or wholly in a link. */
const journalFrom = async (house: Kept, { match, packed }: Partial<TakenFrom>): Promise<Result<Journal>> => {
  if (packed !== undefined) {
    const named = gameOfLink(packed);
    const game = named.ok ? await loadGame(house.games, named.value) : undefined;
    return game
      ? inSlices(openingLink(game, packed, { entries: MOST_RECORDS, text: LONGEST_TEXT }))
      : failed({ code: 'malformed', message: 'from: no link to a game' });
  }
  const text = match === undefined ? undefined : await keptMatch(house, match);
  if (text === undefined || house.date() < heldUntil(text)) return failed(GONE);
  if (text.length > LONGEST_MATCH) return failed(PAST_END);
  const { journal } = JSON.parse(text) as { readonly journal: unknown };
  return parse<Journal>(journalShape, journal, 'journal');
};

/** What a table is like that goes on from a match: its game, its options, bots on every seat but one. */
export const goingOn = async (
  house: Kept,
  { match, packed, record, seat }: TakeOver,
): Promise<Result<Pick<TableDoc, 'game' | 'options' | 'chairs'> & { readonly origin: TakenFrom }>> => {
  const found = await journalFrom(house, {
    ...(match === undefined ? {} : { match }),
    ...(packed === undefined ? {} : { packed }),
  });
  if (!found.ok) return found;
  const { terms, entries } = found.value;
  const game = await loadGame(house.games, terms.game);
  if (game?.version !== terms.version)
    return failed({ code: 'otherVersion', message: 'the match is of another version of the game' });
  // One that was itself taken over says where from, but not all that went before.
  if (record >= entries.length || record > MOST_RECORDS || seat >= terms.seats || terms.origin)
    return failed(PAST_END);
  return succeeded({
    game: terms.game,
    options: { ...terms.options },
    chairs: Array.from({ length: terms.seats }, (_, at) =>
      at === seat ? { ...NO_CHAIR } : { ...NO_CHAIR, level: USUAL_LEVEL },
    ),
    origin: { match: terms.match, ...(packed === undefined ? {} : { packed }), record },
  });
};

/** Where the next match of a table begins; undefined: at its beginning. */
export const originOf = async (
  house: Kept,
  game: ServedGame,
  from: TakenFrom | undefined,
  seats: number,
): Promise<Result<Origin | undefined>> => {
  if (!from) return succeeded(undefined);
  const found = await journalFrom(house, from);
  if (!found.ok) return found;
  const { terms, entries } = found.value;
  if (game.version !== terms.version)
    return failed({ code: 'otherVersion', message: 'the match is of another version of the game' });
  if (terms.seats !== seats)
    return failed({
      code: 'badSeats',
      message: `expected ${String(terms.seats)} seats, as in the match that goes on`,
    });
  const { match, record } = from;
  const key = keyOf(found.value);
  return succeeded({ match, record, key, entries: entries.slice(0, record), viewer: 'spectator' });
};
