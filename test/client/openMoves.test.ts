import { aboutMove } from '../../client/ui/table/about';
import { openKinds } from '../../client/ui/table/openMoves';
import { spoken } from '../../client/ui/table/tableWords';
import type { Tagged } from '../../shared/engine/game';
import { viewOf, start } from '../../shared/engine/kernel';
import { GAMES, type Register } from '../../shared/games';

const REGISTER: Register = GAMES;
const KEY = 'ab'.repeat(32);

test('a form is drawn for each kind of answer that has something to fill in', async () => {
  const { game } = await REGISTER.attackWing!();
  const menu = [{ type: 'place', ship: 0, x: 10, y: 10, heading: 0 }, { type: 'done' }];
  const [place, ...others] = openKinds(game.move, menu);
  expect(others).toEqual([]);
  expect(place?.type).toBe('place');
  expect(place?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['ship', 'number'],
    ['x', 'number'],
    ['y', 'number'],
    ['heading', 'number'],
  ]);
});

test('kinds that no form can show, and kinds not in the menu, are left out', async () => {
  const { game } = await REGISTER.attackWing!();
  expect(openKinds(game.move, [{ type: 'spendTargetLock' }, { type: 'concede' }])).toEqual([]);
});

test('Panic tells about the card and the target of a shot, and nothing about passing (key abab…)', async () => {
  const { game, words } = await REGISTER.panic!();
  const begun = start(game, {}, 2, KEY);
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { pub } = viewOf(game, begun.value.state, 0);
  const play = { module: { words }, view: { pub }, people: [] };
  const tokens = Object.keys((pub as { tokens: Record<string, unknown> }).tokens);
  const shot: Tagged = { type: 'fire', target: tokens[0] } as Tagged;
  expect(aboutMove(shot, play)).toHaveLength(tokens.length === 0 ? 0 : 1);
  expect(aboutMove({ type: 'repair', facing: 0 } as Tagged, play)).toHaveLength(1);
  expect(aboutMove({ type: 'pass' }, play)).toEqual([]);
});

test.each([
  ['firstGame', 'First game'],
  ['noMissions', 'No missions'],
  ['squadron', 'Squadron'],
])('%s is said "%s"', (name, words) => {
  expect(spoken(name)).toBe(words);
});
