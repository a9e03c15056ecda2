import { start } from '../../shared/engine/kernel';
import { keyFromSeed } from '../../shared/engine/rng';
import { GAMES, type Register } from '../../shared/games';
import { personName } from '../../shared/words/en';
import { PEOPLE } from '../helpers/people';

test.each([
  [0, ['Nyota'], 'Uhura', 'Nyota (Uhura)'],
  [0, ['Nyota'], '', 'Nyota'],
  [0, ['Uhura'], 'Uhura', 'Uhura'],
  [1, ['Nyota', ''], 'Scott', 'Scott'],
  [1, ['Nyota', ''], '', 'Player 2'],
  [2, [], '', 'Player 3'],
])('seat %d of %j playing "%s" is %s', (seat, people, character, name) => {
  expect(personName(seat, people, character)).toBe(name);
});

const REGISTER: Register = GAMES;

test.each(Object.keys(GAMES))('before anything is chosen %s calls everybody by name (seed 1)', async (id) => {
  const { game, words } = await REGISTER[id]!();
  const begun = start(game, {}, 2, keyFromSeed(1));
  if (!begun.ok) throw new Error(begun.refusal.message);
  const pub = game.publicView(begun.value.state);
  expect(words.name(0, pub, PEOPLE)).toMatch(/^Nyota( \(.+\))?$/u);
  expect(words.name(1, pub, PEOPLE)).not.toContain('(');
  expect(words.name(0, pub, [])).not.toContain('Nyota');
});
