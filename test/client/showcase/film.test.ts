import { TABLES } from '../../../client/games';
import { cutFilm } from '../../../client/showcase/film';
import { FILM_MS, type LoopPorts, runLoop, type Showing } from '../../../client/showcase/loop';
import { recordGame } from '../../../client/showcase/record';
import { openReplay } from '../../../client/net/replaySession';
import type { Tape } from '../../../client/net/replayTape';
import { fastRng } from '../../../shared/engine/rng';
import { succeeded } from '../../../shared/engine/result';
import { GAMES, type GameId } from '../../../shared/games';

const chance = (seed: number) => {
  const rng = fastRng(seed);
  return (bytes: number): string =>
    Array.from({ length: bytes }, () => rng.below(256).toString(16).padStart(2, '0')).join('');
};

const record = async (id: GameId, seed: number): Promise<Tape> => {
  const module = await GAMES[id]();
  const seats = Math.max(2, module.game.seats.min);
  const breathe = () => Promise.resolve();
  const tape = await recordGame({ module, seats, options: {}, random: chance(seed), breathe });
  if (!tape.ok) throw new Error(tape.refusal.message);
  return tape.value;
};

describe.each(Object.keys(GAMES) as GameId[])('%s', (id) => {
  test.each([1, 2])('game %i: bots play it to its end, and a film is cut from it', async (seed) => {
    const tape = await record(id, seed);
    expect(tape.module.game.outcome(tape.moment(tape.last).line.state)).toBeDefined();
    const table = await TABLES[id]?.();
    const cuts = cutFilm(tape, 120_000, ({ type }) => table?.shots?.[type]?.slow ?? 1);
    // It begins with the first turn: before that little stands on the table.
    expect(cuts[0]?.from).toBe(Math.max(0, tape.chapters[0]!.at - 1));
    // It ends as the game ends, and never goes back.
    expect(cuts.at(-1)?.to).toBe(tape.last);
    cuts.reduce((before, { from, to }) => {
      expect(from).toBeGreaterThanOrEqual(before);
      expect(to).toBeGreaterThan(from);
      return to;
    }, 0);
    const told = cuts.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(told).toBeLessThan(tape.last);
  });
});

test('one game after the other, each with its title and its end; one that cannot be played is passed over', async () => {
  const tape = await record('attackWing', 3);
  const [said, shown]: [string[], string[]] = [[], []];
  const begins: number[] = [];
  const stopped = new AbortController();
  let open = 0;
  let at = (): number => -1;
  let isWhole = false;
  const show = (): Showing => {
    open++;
    const session = openReplay(tape, { names: [] });
    at = () => session.at();
    return {
      session,
      slow: () => 1,
      whole: () => (isWhole = true),
      ready: () => Promise.resolve(),
      told: () => {
        isWhole = false;
        return Promise.resolve();
      },
      close: () => {
        open--;
        shown.push(`closed at ${session.at() === tape.last ? 'its end' : session.at()}`);
      },
    };
  };
  const ports: LoopPorts = {
    programme: ['one', 'two', 'three'].map((id) => ({ id, title: id, tagline: `about ${id}` })),
    cards: {
      title: (name, _line, cast) => {
        if (cast.length === 0) return;
        said.push(`title ${name}`);
        begins.push(at());
      },
      ending: (text, next) => {
        // An end is seen with the whole table.
        expect(isWhole).toBe(true);
        said.push(`${text === '' ? 'nothing' : 'an end'}, next ${next}`);
      },
      clear: () => undefined,
    },
    record: (id) => {
      expect(open).toBe(0);
      if (said.length >= 6) stopped.abort();
      return Promise.resolve(
        id === 'two' ? { ok: false, refusal: { code: 'broken', message: '' } } : succeeded(tape),
      );
    },
    show,
    wait: () => Promise.resolve(),
  };
  await runLoop(ports, stopped.signal);
  expect(said.slice(0, 6)).toEqual([
    ...['title one', 'an end, next two', 'title three'],
    ...['an end, next one', 'title one', 'an end, next two'],
  ]);
  // Over its title a film stands where it begins.
  expect(new Set(begins)).toEqual(new Set([cutFilm(tape, FILM_MS, () => 1)[0]!.from]));
  expect(shown.slice(0, 3)).toEqual(['closed at its end', 'closed at its end', 'closed at its end']);
});
