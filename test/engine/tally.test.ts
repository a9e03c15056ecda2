import { botNamed } from '../../shared/bots';
import type { GameModule, Tagged } from '../../shared/engine/game';
import { start, step, viewOf } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../shared/engine/rng';
import { openTally, type Tally } from '../../shared/engine/tally';
import { GAMES, type Register } from '../../shared/games';
import { deedSentence } from '../../shared/words/en';

const REGISTER: Register = GAMES;

/** A whole game of bots with its tally, and all that happened. */
const played = (module: GameModule, seed: number): { readonly tally: Tally; readonly events: Tagged[] } => {
  const { game } = module;
  const seats = Math.max(2, game.seats.min);
  const bot = botNamed(game, 'heuristic');
  const started = start(game, {}, seats, keyFromSeed(seed));
  if (!bot.ok || !started.ok) throw new Error(`${game.id} cannot be played`);
  const counting = openTally(module, seats)!;
  let { state, events } = started.value;
  const all = [...events];
  counting.add(state, events);
  const rng = fastRng(seed);
  for (let asked = state.open[0]; asked; asked = state.open[0]) {
    const move = bot.value.choose(viewOf(game, state, asked.seat), asked, rng, { iterations: 1 });
    const stepped = step(game, state, { actor: asked.seat, ask: asked.id, move });
    if (!stepped.ok) throw new Error(stepped.refusal.message);
    ({ state, events } = stepped.value);
    all.push(...events);
    counting.add(state, events);
  }
  return { tally: counting.tally(), events: all };
};

test.each(Object.keys(GAMES))(
  '%s: everybody has a sentence and numbers, of kinds that have words',
  async (id) => {
    const module = await REGISTER[id]!();
    const deeds = module.words.deeds!();
    const { tally } = played(module, 1);
    expect(tally.length).toBeGreaterThan(1);
    for (const [seat, own] of tally.entries()) {
      expect(Object.keys(deeds.kinds)).toEqual(expect.arrayContaining(Object.keys(own)));
      expect(Object.values(own).every((count) => Number.isInteger(count) && count > 0)).toBe(true);
      const others = tally.filter((_, at) => at !== seat);
      const sentence = deedSentence('Somebody', own, others, deeds);
      expect(sentence).toMatch(/^[A-Z].* .*[.]$/u);
      expect(sentence).not.toMatch(/undefined|NaN/u);
    }
  },
);

test('Panic: as many shots are counted as were fired (seed 3)', async () => {
  const { tally, events } = played(await GAMES.panic(), 3);
  const fired = events.filter(({ type }) => type === 'fired').length;
  expect(fired).toBeGreaterThan(3);
  expect(tally.reduce((sum, own) => sum + (own.hits ?? 0), 0)).toBe(fired);
});

test('what was taken back has not been done', async () => {
  const module = await GAMES.panic();
  const counting = openTally(module, 2)!;
  const started = start(module.game, {}, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  const at = (seq: number) => ({ ...started.value.state, seq });
  const shot = [{ type: 'fired', seat: 1 }] as const;
  counting.add(at(1), shot);
  counting.add(at(2), shot);
  counting.add(at(1), []);
  counting.add(at(2), [{ type: 'committed', seat: 1 } as Tagged]);
  expect(counting.tally()).toEqual([{}, { hits: 1, committed: 1 }]);
});

test.each([
  [{ a: 3, b: 1 }, [{ a: 1 }], 'Kirk fired 3 shots, more than anybody else, and mended 1 section.'],
  [{ a: 1, b: 2 }, [{ a: 4 }], 'Kirk mended 2 sections, more than anybody else, and fired 1 shot.'],
  [{ a: 1 }, [{ a: 4 }], 'Kirk fired 1 shot.'],
  [{ a: 1, b: 2 }, [], 'Kirk fired 1 shot and mended 2 sections.'],
  [{}, [{ a: 1 }], 'Kirk stood by to the end.'],
])('%j beside %j: %s', (own, others, sentence) => {
  const kinds = {
    a: { title: 'Shots', did: (n: number) => `fired ${n} shot${n === 1 ? '' : 's'}` },
    b: { title: 'Mended', did: (n: number) => `mended ${n} section${n === 1 ? '' : 's'}` },
  };
  expect(deedSentence('Kirk', own, others, { kinds })).toBe(sentence);
});
