import { botNamed, botNames } from '../../shared/bots';
import { randomBot } from '../../shared/bots/random';
import { searchBot } from '../../shared/bots/search';
import type { Bot } from '../../shared/engine/game';
import { advance, judge, start, viewOf } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../shared/engine/rng';
import { game } from '../helpers/skirmish';
import { LINE_LENGTH, type Move, type Private, type Public, type State } from '../helpers/skirmish/types';

type SkirmishBot = Bot<Public, Private, Move>;

/** Plays one game; every move is judged; gives the winners. */
const play = (bots: readonly SkirmishBot[], seed: number, iterations: number): readonly number[] => {
  const started = start(game, { rounds: 3 }, bots.length, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const chance = streamRng(state);
  const rngs = bots.map((_, seat) => fastRng(seed * 10 + seat));
  while (!game.outcome(state)) {
    const asked = state.open[0]!;
    const move = bots[asked.seat]!.choose(viewOf(game, state, asked.seat), asked, rngs[asked.seat]!, {
      iterations,
    });
    expect(judge(game, state, { actor: asked.seat, ask: asked.id, move })).toBeUndefined();
    advance(game, state, asked.seat, move, chance);
  }
  return game.outcome(state)!.winners;
};

const firstMove = (bot: SkirmishBot, state: State, seed: number, effort = {}): Move =>
  bot.choose(viewOf(game, state, 0), state.open[0]!, fastRng(seed), effort);

const begun = (): State => {
  const started = start(game, {}, 2, keyFromSeed(4));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

describe('random', () => {
  test('answers open questions beyond their menu', () => {
    const spots = new Set(
      Array.from({ length: 60 }, (_, seed) => firstMove(randomBot(game), begun(), seed)).map((move) =>
        'spot' in move ? move.spot % 10 : 0,
      ),
    );
    expect(spots.size).toBeGreaterThan(5);
  });

  test('lists moves where the game has no sampler', () => {
    const { sampleMove: _none, ...listing } = { ...game };
    expect(firstMove(randomBot(listing), begun(), 1)).toMatchObject({ type: 'place' });
  });
});

describe('search', () => {
  test('beats random by far, from views alone (seeds 1 to 20)', () => {
    let points = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const seat = seed % 2;
      const bots = seat === 0 ? [searchBot(game), randomBot(game)] : [randomBot(game), searchBot(game)];
      const winners = play(bots, seed, 40);
      points += winners.includes(seat) ? 1 / winners.length : 0;
    }
    expect(points).toBeGreaterThan(13);
  });

  test('the same seed and budget give the same move; another seed may not', () => {
    const state = begun();
    const bot = searchBot(game);
    expect(firstMove(bot, state, 9, { iterations: 30 })).toEqual(
      firstMove(bot, state, 9, { iterations: 30 }),
    );
  });

  test('stops when told to, whatever its budget', () => {
    let calls = 0;
    const stop = (): boolean => ++calls > 5;
    firstMove(searchBot(game), begun(), 1, { stop });
    expect(calls).toBe(6);
  });

  test('plays on with the game’s heuristic where told to', () => {
    expect(play([searchBot(game, { playOn: 'heuristic' }), randomBot(game)], 3, 8).length).toBeGreaterThan(0);
  });

  test('takes the answer of the bot that plays on, unless it has seen long enough that another is better', () => {
    const near: Move = { type: 'place', spot: 0, row: 0 };
    const far = (pub: Public): readonly number[] => pub.captains.map(({ spot }) => spot / LINE_LENGTH);
    const bot = searchBot(
      { ...game, value: far, bots: { near: { choose: () => near } } },
      { playOn: 'near', depth: 0 },
    );
    expect(firstMove(bot, begun(), 1, { iterations: 3 })).toEqual(near);
    const seen = firstMove(bot, begun(), 1, { iterations: 600 });
    expect('spot' in seen && seen.spot).toBeGreaterThan(LINE_LENGTH / 2);
  });

  test('plays a game without value to its end', () => {
    const { value: _none, ...plain } = game;
    expect(play([searchBot(plain), randomBot(plain)], 5, 6).length).toBeGreaterThan(0);
  });

  test('cannot see what others hold: hidden cards dealt differently do not change its choice', () => {
    const state = begun();
    const other = structuredClone(state);
    // Swap a card of the rival's hand with one from the deck: seat 0's view is the same.
    [other.hands[1]!.cards[0], other.deck.cards[3]] = [other.deck.cards[3]!, other.hands[1]!.cards[0]!];
    expect(viewOf(game, other, 0)).toEqual(viewOf(game, state, 0));
    expect(firstMove(searchBot(game), other, 2, { iterations: 40 })).toEqual(
      firstMove(searchBot(game), state, 2, { iterations: 40 }),
    );
  });
});

describe('bots by name', () => {
  test('are the game’s own, random and search', () => {
    expect(botNames(game)).toEqual(['heuristic', 'random', 'search']);
    for (const name of ['heuristic', 'random', 'search', 'search:25'])
      expect(botNamed(game, name).ok).toBe(true);
  });
  test.each(['', 'toString', 'search:0', 'search:x', 'Search', 'genius'])('%j is none of them', (name) => {
    const none = botNamed(game, name);
    expect(none.ok ? '' : none.refusal.message).toBe(
      `bot: expected one of heuristic, random, search, got "${name}"`,
    );
  });
});
