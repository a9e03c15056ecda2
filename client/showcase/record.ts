import { botNamed } from '../../shared/bots';
import { fallback, USUAL_LEVEL } from '../../shared/bots/thinker';
import { commitmentOf, nonceHashOf } from '../../shared/engine/fairness';
import type { GameModule, Tagged } from '../../shared/engine/game';
import { journalOf } from '../../shared/engine/journal';
import { viewOf } from '../../shared/engine/kernel';
import { begin, type Charter, keyOf, type Moment, next } from '../../shared/engine/match';
import { failed, type Result } from '../../shared/engine/result';
import { fastRng } from '../../shared/engine/rng';
import type { Entry } from '../../shared/engine/timeline';
import { botIn } from '../net/botIn';
import { Tape } from '../net/replayTape';

export interface Casting {
  readonly seats: number;
  readonly options: object;
  /** So many random bytes in hex. */
  readonly random: (bytes: number) => string;
  /** Lets others have their turn; called now and then. */
  readonly breathe: () => Promise<unknown>;
}

/** After so many moves others have their turn: a frame is not held up. */
const MOVES_AT_ONCE = 6;
const BROKEN = { code: 'broken', message: 'The bots could not play this game to its end.' } as const;

/** Bots play a whole game, unseen: the film is cut from it. */
export const recordGame = async ({
  module,
  seats,
  options,
  random,
  breathe,
}: Casting & { readonly module: GameModule }): Promise<Result<Tape>> => {
  const { game } = module;
  const seed = random(32);
  const nonces = Array.from({ length: seats }, () => '');
  const terms = { match: `film-${random(6)}`, game: game.id, version: game.version, options, seats };
  const charter: Charter = {
    ...{ terms, seed, nonces, nonceHashes: nonces.map(nonceHashOf) },
    commitment: commitmentOf(seed, terms),
  };
  const begun = begin(game, terms, keyOf(charter));
  if (!begun.ok) return begun;
  const bot = botNamed(game, USUAL_LEVEL);
  if (!bot.ok) return bot;
  const rng = fastRng(Number.parseInt(seed.slice(0, 8), 16));
  const entries: Entry<Tagged>[] = [];
  let moment: Moment = begun.value;
  while (!game.outcome(moment.line.state)) {
    const { state } = moment.line;
    const ask = state.open[0];
    if (!ask || entries.length > game.longest) return failed(BROKEN);
    const wish = bot.value.choose(viewOf(game, state, ask.seat), ask, rng, {});
    const move = game.check(state, ask.seat, wish) ? fallback(game, state, ask, rng.below(1 << 30)) : wish;
    const entry = { actor: ask.seat, ask: ask.id, move };
    const entered = next(game, moment, entry);
    if (!entered.ok) return entered;
    entries.push(entry);
    moment = entered.value;
    if (entries.length % MOVES_AT_ONCE === 0) await breathe();
  }
  const people = nonces.map((_, seat) => botIn(game, seat, USUAL_LEVEL));
  return Tape.read(module, journalOf(charter, entries, moment), people);
};
