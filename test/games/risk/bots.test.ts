import { botNamed } from '../../../shared/bots';
import { askOf } from '../../../shared/engine/asks';
import type { Seat } from '../../../shared/engine/game';
import { advance, judge, viewOf } from '../../../shared/engine/kernel';
import { fastRng, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import { battleOdds } from '../../../shared/games/risk/odds';
import { heuristic } from '../../../shared/games/risk/bots/heuristic';
import { value } from '../../../shared/games/risk/bots/value';
import { publicView } from '../../../shared/games/risk/view';
import type { CardId } from '../../../shared/games/risk/data/cards';
import type { Move } from '../../../shared/games/risk/moves';
import type { Options } from '../../../shared/games/risk/options';
import { noInvasion } from '../../../shared/games/risk/setup';
import type { RiskState } from '../../../shared/games/risk/types';
import { at, begin, scene, turnOf } from './helpers';

const random = botNamed(game, 'random');

/** Plays a whole game, every move judged; gives back how it ended. */
const playOut = (bots: readonly string[], seed: number, options: Partial<Options> = {}): RiskState => {
  const state = begin(bots.length, seed, options);
  const [chance, own] = [streamRng(state), fastRng(seed)];
  while (!game.outcome(state)) {
    const asked = state.open[0]!;
    const bot = bots[asked.seat] === 'heuristic' ? heuristic : random.ok ? random.value : heuristic;
    const move = bot.choose(viewOf(game, state, asked.seat), asked, own, {}) as Move;
    const refusal = judge(game, state, { actor: asked.seat, ask: asked.id, move });
    if (refusal) throw new Error(`seed ${seed}: ${JSON.stringify(move)} is refused: ${refusal.code}`);
    advance(game, state, asked.seat, move, chance);
  }
  return state;
};

test('the heuristic bot beats the random one in 98 of 100 games of two (seeds 1 to 500, seats in turn)', () => {
  let won = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const seat = seed % 2;
    const bots = seat === 0 ? ['heuristic', 'random'] : ['random', 'heuristic'];
    if (playOut(bots, seed).result.winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(490);
});

/** Games with a winner, and how many of them this seat's heuristic won against random captains. */
const frontierRecord = (seats: number, games: number): { won: number; decided: number } => {
  let [won, decided] = [0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const own = seed % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? 'heuristic' : 'random'));
    const { winners } = playOut(bots, seed, { mission: 2 }).result;
    if (winners.length > 0) decided++;
    if (winners.includes(own)) won++;
  }
  return { won, decided };
};

// A sample of what docs/balance.md tells of 500 and 300 games.
test.each([
  [2, 40, 0.98],
  [4, 40, 0.85],
])(
  'Mission 2: the heuristic bot among %i captains wins against random ones (seeds 1 to %i)',
  (seats, games, part) => {
    const { won, decided } = frontierRecord(seats, games);
    expect(decided).toBeGreaterThan(games * 0.9);
    expect(won / decided).toBeGreaterThanOrEqual(part - 0.04);
  },
);

test.each([
  [2, { betaFirst: true }],
  [3, {}],
  [4, { goal: 12, reserve: 30 }],
  [5, { rounds: 5 }],
  [2, { mission: 2 }],
  [3, { mission: 2, freeSeating: true }],
  [5, { mission: 2, quests: 6, reserve: 30 }],
])('%i heuristic bots never make a refused move (seeds 1 to 15, options %j)', (seats, options) => {
  for (let seed = 1; seed <= 15; seed++) {
    const bots = Array.from({ length: seats }, () => 'heuristic');
    const { reason, winners } = playOut(bots, seed, options).result;
    expect(winners).toHaveLength(reason === 'tribbles' || reason === 'nobody' ? 0 : 1);
  }
});

test('the heuristic bot copes with whatever random play leads to (seeds 1 to 20)', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const state = begin(2 + (seed % 4), seed);
    const [chance, own] = [streamRng(state), fastRng(seed)];
    while (!game.outcome(state)) {
      const asked = state.open[0]!;
      const view = viewOf(game, state, asked.seat);
      const move = heuristic.choose(view, asked, own, {});
      const refusal = judge(game, state, { actor: asked.seat, ask: asked.id, move });
      if (refusal) throw new Error(`seed ${seed}: ${JSON.stringify(move)} is refused: ${refusal.code}`);
      advance(game, state, asked.seat, game.sampleMove!(state, asked.seat, own), chance);
    }
  }
});

describe('odds of an assault', () => {
  test.each([
    [1, 1, 15 / 36],
    [2, 1, 0.7542],
    [3, 1, 0.9163],
    [3, 2, 0.656],
    [10, 5, 0.9164],
    [5, 10, 0.118],
  ])('%i ships to lose against %i: %f', (attackers, defenders, win) => {
    expect(battleOdds(attackers, defenders).win).toBeCloseTo(win, 2);
  });

  test('nobody to lose, nobody to beat, more than the table knows', () => {
    expect(battleOdds(0, 3).win).toBe(0);
    expect(battleOdds(4, 0)).toEqual({ win: 1, left: 4 });
    expect(battleOdds(70, 20).win).toBeGreaterThan(0.99);
    expect(battleOdds(10, 70).win).toBeLessThan(0.01);
  });
});

describe('what the heuristic bot does', () => {
  const choose = (state: RiskState, seat: Seat = 0): Move =>
    heuristic.choose(viewOf(game, state, seat), askOf(state, seat)!, fastRng(1), {});

  test('takes the location that wins', () => {
    const state = scene({
      options: { goal: 10 },
      forces: { bajor: [0, 2], earth: [1, 9], risa: [2, 3], chintoka: [1, 30] },
      changes: {},
    });
    state.held[0] = 9;
    expect(choose(state)).toMatchObject({ type: 'expand', from: at('bajor') });
  });

  test('leaves a strong neighbour alone', () => {
    const state = scene({
      forces: {
        'celtris-iii': [0, 3],
        soukara: [1, 12],
        'amleth-prime': [1, 12],
        risa: [2, 3],
      },
    });
    expect(choose(state)).toEqual({ type: 'endActions' });
  });

  test('assaults a weak one, and eliminates where it can', () => {
    const state = scene({
      forces: {
        bajor: [0, 12],
        trill: [0, 1],
        chintoka: [1, 1],
        cardassia: ['aliens', 1],
        risa: [2, 3],
        'volchok-prime': [2, 1],
      },
      hands: [[], ['card-earth', 'card-breen'], []],
    });
    expect(choose(state)).toMatchObject({ type: 'assault', to: at('chintoka') });
  });

  test('defends with two', () => {
    const state = scene({ forces: { bajor: [0, 3], chintoka: [1, 9], risa: [2, 3] } });
    state.open = [{ type: 'defend', seat: 0, id: 99, open: false }];
    state.invasion = {
      ...noInvasion(),
      attacker: 1,
      from: at('chintoka'),
      to: at('bajor'),
      ships: 3,
      downTo: 1,
    };
    expect(choose(state)).toEqual({ type: 'defend', ships: 2 });
  });

  test.each([
    [2, 6],
    [3, 8],
  ])('with %i captains it waits for %i stars, then trades the two-star cards first', (seats, enough) => {
    const twos: CardId[] = ['card-bajor', 'card-trill', 'card-earth', 'card-breen'];
    const rivals =
      seats === 2 ? { earth: [1, 3] as const } : { earth: [1, 3] as const, risa: [2, 3] as const };
    const holding = (hand: CardId[]) =>
      turnOf({ seats, forces: { bajor: [0, 3], trill: [0, 1], ...rivals }, hands: [hand] }).state;
    const almost: CardId[] = ['card-risa', ...twos.slice(0, enough / 2 - 1)];
    expect(choose(holding(almost))).toEqual({ type: 'endTrade' });
    expect(choose(holding([...almost, 'card-vulcan']))).toEqual({ type: 'tradeCard', card: 'card-bajor' });
  });

  test('brings idle ships to the front', () => {
    const state = scene({
      ask: 'maneuver',
      forces: {
        'celtris-iii': [0, 7],
        soukara: [0, 1],
        'amleth-prime': [0, 1],
        'septimus-iii': [1, 1],
        risa: [2, 3],
      },
    });
    expect(choose(state)).toMatchObject({ type: 'maneuver', from: at('celtris-iii'), ships: 6 });
  });
});

describe('the value of a position', () => {
  test('adds up to one, favours the stronger, and is certain at the end', () => {
    const state = scene({ forces: { bajor: [0, 9], trill: [0, 4], earth: [1, 3], risa: [2, 3] } });
    const values = value(publicView(state));
    expect(values.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(values[0]).toBeGreaterThan(values[1]!);
    state.result = { reason: 'locations', winners: [2] };
    expect(value(publicView(state))).toEqual([0, 0, 1]);
  });

  test('before anybody is on the map all are equal; who is out has none', () => {
    for (const chance of value(publicView(begin(4)))) expect(chance).toBeCloseTo(0.25);
    const state = scene({ forces: { bajor: [0, 9], earth: [1, 3] } });
    expect(value(publicView(state))[2]).toBe(0);
  });
});
