import * as v from 'valibot';
import { runScript, whole, wholeOr } from '../../server/cli/script';
import { readOptions } from '../../server/cli/sim/settings';
import { playRound } from '../../shared/bots/playOn';
import { answer } from '../../shared/bots/thinker';
import { canonical } from '../../shared/engine/canonical';
import type { AnyGame, Ask, BaseState, Tagged, View } from '../../shared/engine/game';
import { advance, guessFrom, start, viewOf, worth } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng, streamRng } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';

const flags = {
  game: v.picklist(Object.keys(GAMES) as (keyof typeof GAMES)[]),
  seats: whole(1, 99),
  games: wholeOr(20, 1, 100_000),
  seed: wholeOr(1, 0, 2_000_000_000),
  questions: wholeOr(6, 1, 1000),
  iterations: wholeOr(100, 1, 100_000),
  plays: wholeOr(40, 1, 100_000),
  options: v.optional(v.string(), '{}'),
};

/** One question of a game, as the one who is asked sees it. */
interface Asked {
  readonly view: View<object, object>;
  readonly ask: Ask;
}

const officer = (game: AnyGame) => (state: BaseState, ask: Ask, rng: Rng) =>
  game.bots.heuristic!.choose(viewOf(game, state, ask.seat), ask, rng, {});

/** So many questions with more than one answer, any of them alike, from a game that heuristic bots play. */
const questionsOf = (
  game: AnyGame,
  options: object,
  seats: number,
  seed: number,
  many: number,
): readonly Asked[] => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const [chance, rng, draw] = [streamRng(state), fastRng(seed), fastRng(seed + 1_000_003)];
  const drawn: Asked[] = [];
  for (let met = 0; !game.outcome(state) && state.seq < game.longest;) {
    const ask = state.open[0]!;
    const [first, second] = game.legalMoves(state, ask.seat);
    if (second !== undefined || first === undefined) {
      const place = met < many ? met : draw.below(met + 1);
      if (place < many) drawn[place] = structuredClone({ view: viewOf(game, state, ask.seat), ask });
      met++;
    }
    advance(game, state, ask.seat, officer(game)(state, ask, rng), chance);
  }
  return drawn;
};

/** What an answer is worth where heuristic bots play on, in a state that fits what is known. */
const worthOf = (game: AnyGame, { view, ask }: Asked, move: Tagged, seed: number): number | undefined => {
  const rng = fastRng(seed);
  const state = guessFrom(game, view, rng);
  if (game.check(state, ask.seat, move)) return undefined;
  const policy = officer(game);
  playRound(game, state, (now, asked) => (asked.seat === ask.seat ? move : policy(now, asked, rng)), rng);
  for (let moves = 0; moves < game.longest && state.open.length > 0;)
    moves += playRound(game, state, policy, rng);
  const outcome = game.outcome(state);
  return outcome && worth(outcome, ask.seat, game.cooperative);
};

/** How much more the search's answer is worth than the heuristic bot's, with the same chance; undefined: it is the same answer. */
const gainOf = (
  game: AnyGame,
  asked: Asked,
  { seed, iterations, plays }: { readonly seed: number; readonly iterations: number; readonly plays: number },
): number | undefined => {
  const think = (level: string): Tagged =>
    answer(game, { ...asked, game: game.id, level, seed, iterations, thinkMs: 0 }, () => 0);
  const [own, other] = [think('heuristic'), think('search')];
  if (canonical(own) === canonical(other)) return undefined;
  let [sum, played] = [0, 0];
  for (let play = 0; play < plays; play++) {
    const [better, worse] = [other, own].map((move) => worthOf(game, asked, move, seed * 1009 + play));
    if (better === undefined || worse === undefined) continue;
    sum += better - worse;
    played++;
  }
  return played === 0 ? 0 : sum / played;
};

const spread = (gains: readonly number[], mean: number): number =>
  Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1));

/**
 * `npm run levels -- --game panic [--seats 4] [--games 20] [--seed 1] [--questions 6] [--iterations 100] [--plays 40] [--options '{}'] [--json]`:
 * whether the Strategist plays better than the Officer. Where it answers otherwise, both answers are played to the end by Officers.
 */
void runScript('levels', flags, async ({ game: id, games, seed, ...wished }, tell) => {
  const { game }: { readonly game: AnyGame } = await GAMES[id]();
  const { seats = game.seats.max, questions, iterations, plays } = wished;
  const options = readOptions(game, wished.options, seats);
  if (!options.ok) throw new Error(options.refusal.message);
  const gains: number[] = [];
  let tried = 0;
  for (let at = 0; at < games; at++) {
    for (const [nth, asked] of questionsOf(game, options.value, seats, seed + at, questions).entries()) {
      tried++;
      const gain = gainOf(game, asked, { seed: (seed + at) * 1000 + nth, iterations, plays });
      if (gain !== undefined) gains.push(gain);
    }
    tell(`${at + 1} games: ${gains.length} of ${tried} answers differ`);
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
  const error = spread(gains, mean) / Math.sqrt(Math.max(1, gains.length));
  const [better, worse] = [gains.filter((gain) => gain > 0).length, gains.filter((gain) => gain < 0).length];
  const ok = mean >= 0;
  const points = (part: number): string => (100 * part).toFixed(1);
  return {
    report: {
      ...{ game: id, seats, games, seed, questions: tried, iterations, plays, options: options.value },
      ...{ others: gains.length, better, worse, gain: mean, error, ok },
    },
    lines: [
      `${id}, ${seats} seats, ${games} games from seed ${seed}: ${gains.length} of ${tried} answers differ, ${better} better, ${worse} worse`,
      `another answer is worth ${points(mean)} ± ${points(error)} points: ${ok ? 'not worse' : 'WORSE'}`,
    ],
  };
});
