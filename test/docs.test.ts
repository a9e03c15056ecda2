import fs from 'node:fs';
import path from 'node:path';
import { TABLES } from '../client/games';
import { FIRST_GAME, guidanceOf, isTaught, RULEBOOKS, TAGLINES } from '../client/app/shelf';
import { GAMES, type GameId } from '../shared/games';
import { ROOT } from './helpers/bundled';

const IDS = Object.keys(GAMES) as GameId[];
const page = fs.readFileSync(path.join(ROOT, 'docs/adding-a-game.md'), 'utf8');
/** The files of a section's table, as they are named there. */
const listed = (section: number): string[] => {
  const text = page.split(/^## /mu)[section] ?? '';
  return [...text.matchAll(/^\| `([^`]+)`/gmu)].map(([, name]) => name!);
};
/** A file, a folder, or a name that may be either. */
const exists = (name: string): boolean =>
  [name, `${name}.ts`, `${name}/index.ts`].some((one) => fs.existsSync(path.join(ROOT, one)));

test('the page is one page, and every file it names by its whole name is there', () => {
  expect(page.split('\n').length).toBeLessThan(80);
  const named = [...page.matchAll(/`((?:client|shared|test|docs)\/[\w./]*)`/gu)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test.each(IDS)('%s has every file of the rules', (id) => {
  const files = listed(1).map((name) => name.replaceAll('<id>', id));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((name) => !exists(name))).toEqual([]);
});

test('the list of the rules is the list that the tree is held to', () => {
  const tree = fs.readFileSync(path.join(ROOT, 'test/tree.test.ts'), 'utf8');
  for (const name of listed(1)) {
    const short = path.basename(name).replace(/\.ts$/u, '');
    if (short !== 'index') expect(tree).toContain(`'${short}'`);
  }
});

test.each(IDS)('%s stands in every register of the page', (id) => {
  expect(listed(2)).toEqual(['client/app/shelf.ts', 'client/games/index.ts']);
  expect(TAGLINES[id]).toMatch(/\.$/u);
  expect(Object.keys(RULEBOOKS)).toContain(id);
  expect(Object.keys(TABLES)).toContain(id);
});

test.each(IDS.filter((id) => TABLES[id] !== undefined))(
  'the scene of %s has its files, and is a table',
  async (id) => {
    const files = listed(3).map((name) => name.replaceAll('<id>', id));
    expect(files.filter((name) => !exists(name))).toEqual([]);
    const table = await TABLES[id]?.();
    const members = /the `GameTable`: ([\w, ]+)/u.exec(page)?.[1]?.trim().split(', ') ?? [];
    expect(members.length).toBeGreaterThan(6);
    const ours: Readonly<Record<string, string>> = { routes: 'route' };
    expect(members.filter((name) => !Object.hasOwn(table!, ours[name] ?? name))).toEqual([]);
  },
);

test('the guide of every game that is taught is a guidance', async () => {
  expect(isTaught(FIRST_GAME)).toBe(true);
  expect((await guidanceOf('nothing')).setup.game).toBe(FIRST_GAME);
  for (const game of Object.keys(GAMES).filter(isTaught)) {
    const { lessons, title, setup } = await guidanceOf(game);
    expect(setup.game).toBe(game);
    for (const { id } of lessons) expect(title(id)).not.toBe('');
  }
});
