import { makeReckoner, MOST_TRIES, type Position, REST, type Tried } from '../../../client/showcase/reckoner';
import { reckonedChances, type Thread } from '../../../client/showcase/reckoned';
import { start, step, viewOf } from '../../../shared/engine/kernel';
import { keyFromSeed } from '../../../shared/engine/rng';
import { game, skirmish } from '../../helpers/skirmish';

const begun = () => {
  const started = start(game, {}, 3, keyFromSeed(7));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};
const spectators = () => viewOf(game, begun(), 'spectator');

describe('a source of chances', () => {
  const open = () => {
    const given: Position[] = [];
    let tell: (tried: Tried) => void = () => undefined;
    let closed = false;
    const openThread = (_game: string, told: (tried: Tried) => void): Thread => {
      tell = told;
      return { reckon: (position) => given.push(position), close: () => (closed = true) };
    };
    const source = reckonedChances(skirmish, openThread)!;
    return { source, given, tell: (tried: Tried) => tell(tried), isClosed: () => closed };
  };

  test('knows what the game says at once, and more when games have been played on', () => {
    const { source, given, tell } = open();
    let told = 0;
    source.watch(() => told++);
    source.note(4, spectators());
    expect(source.series()).toEqual([{ rev: 4, chances: [1 / 3, 1 / 3, 1 / 3] }]);
    expect(given).toMatchObject([{ rev: 4, seats: 3 }]);
    tell({ rev: 4, tries: 20, worths: [20, 0, 0] });
    const [first] = source.series();
    expect(first!.chances[0]).toBeCloseTo(2 / 3);
    expect(first!.chances[0]! + first!.chances[1]! + first!.chances[2]!).toBeCloseTo(1);
    expect(told).toBe(2);
  });

  test('reckons each record once, in any order, and the lowest comes first', () => {
    const { source, given } = open();
    for (const rev of [5, 2, 5]) source.note(rev, spectators());
    expect(source.series().map(({ rev }) => rev)).toEqual([2, 5]);
    expect(given.length).toBe(2);
  });

  test('says nothing any more once it is let go', () => {
    const { source, tell, isClosed } = open();
    let told = 0;
    source.note(1, spectators());
    source.watch(() => told++);
    source.dispose();
    tell({ rev: 1, tries: 1, worths: [1, 0, 0] });
    source.note(2, spectators());
    expect([told, isClosed(), source.series().length]).toEqual([0, true, 1]);
  });

  test('where a game has no value there is none', () => {
    const { value: _, ...plain } = game;
    expect(
      reckonedChances({ game: plain }, () => ({ reckon: () => undefined, close: () => undefined })),
    ).toBe(undefined);
  });
});

describe('playing on', () => {
  test('rests after every game, takes the newest first, and comes to an end', () => {
    let time = 0;
    const waits: { then: () => void; ms: number }[] = [];
    const tried: Tried[] = [];
    // Each look at the clock takes ten milliseconds.
    const clock = {
      now: () => (time += 10),
      wait: (then: () => void, ms: number) => void waits.push({ then, ms }),
    };
    const reckoner = makeReckoner(game, clock, (one) => tried.push(one));
    reckoner.reckon({ rev: 1, view: spectators(), seats: 3 });
    reckoner.reckon({ rev: 2, view: spectators(), seats: 3 });
    expect(waits.length).toBe(1);
    for (let next = waits.shift(); next; next = waits.shift()) {
      if (tried.length > 0) expect(next.ms).toBe(REST * 10);
      next.then();
    }
    expect(tried.slice(0, MOST_TRIES).every(({ rev }) => rev === 2)).toBe(true);
    expect(tried.length).toBe(2 * MOST_TRIES);
    const last = tried.at(-1)!;
    expect(last.worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(MOST_TRIES);
  });

  test('the same position gives the same games', () => {
    const play = (): Tried[] => {
      const tried: Tried[] = [];
      const waits: (() => void)[] = [];
      const clock = { now: () => 0, wait: (then: () => void) => void waits.push(then) };
      makeReckoner(game, clock, (one) => tried.push(one)).reckon({ rev: 3, view: spectators(), seats: 3 });
      for (let i = 0; i < 5; i++) waits.shift()?.();
      return tried;
    };
    expect(play()).toEqual(play());
  });

  test('moves on from where somebody has answered', () => {
    const state = begun();
    const [asked] = state.open;
    const [move] = [...game.legalMoves(state, asked!.seat)];
    const stepped = step(game, state, { actor: asked!.seat, ask: asked!.id, move: move! });
    if (!stepped.ok) throw new Error(stepped.refusal.message);
    const tried: Tried[] = [];
    const clock = { now: () => 0, wait: (then: () => void) => (tried.length < 3 ? then() : undefined) };
    makeReckoner(game, clock, (one) => tried.push(one)).reckon({
      rev: 2,
      view: viewOf(game, stepped.value.state, 'spectator'),
      seats: 3,
    });
    expect(tried.map(({ tries }) => tries)).toEqual([1, 2, 3]);
  });
});
