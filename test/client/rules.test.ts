import fs from 'node:fs';
import path from 'node:path';
import { readRulebook, searchRules } from '../../client/ui/rules/rulebook';
import { start, viewOf } from '../../shared/engine/kernel';
import { keyFromSeed } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';
import { CARDS } from '../../shared/games/panic/data/cards';
import { cardName } from '../../shared/games/panic/words/en/names';
import { ROLES } from '../../shared/games/risk/data/crew';
import { QUESTS } from '../../shared/games/risk/data/quests';
import { QVENTS } from '../../shared/games/risk/data/qvents';
import { SECTORS } from '../../shared/games/risk/data/sectors';
import { PHASES } from '../../shared/games/risk/types';
import { ROOT } from '../helpers/bundled';

const bookOf = (id: string) =>
  readRulebook(fs.readFileSync(path.join(ROOT, 'shared/games', id, 'RULES.md'), 'utf8'));

test.each(Object.keys(GAMES))('the rules of %s are read whole, without what only programmers need', (id) => {
  const sections = bookOf(id);
  const rules = sections.flatMap((section) => section.rules);
  expect(sections.length).toBeGreaterThan(4);
  expect(rules.length).toBeGreaterThan(40);
  expect(sections.map(({ title }) => title).join()).not.toMatch(/where|implemented/iu);
  for (const rule of rules) {
    expect(rule).toMatch(/[.!?]$/u);
    expect(rule).not.toMatch(/\.test\.ts|`|\(R\d|\*\*/u);
  }
});

test('a table becomes rules, and prose becomes one rule a paragraph', () => {
  const text = [
    '# A game',
    'For nobody.',
    '## A turn (p. 7)',
    '',
    '| rule | from |',
    '| --- | --- |',
    '| 3: one trade, or not (`tradeConsent`) (R19) | rulebook |',
    '',
    'A **location** is _held_',
    'by somebody.',
    '## Where the rulebook decided',
    '| no | no |',
  ].join('\n');
  expect(readRulebook(text)).toEqual([
    { title: 'A turn', rules: ['3: one trade, or not.', 'A location is held by somebody.'] },
  ]);
});

test('searching finds every word, in the rule or its section, whatever its case and accents', () => {
  const sections = [
    { title: 'Threats', rules: ['Klingons fire first.', 'Comets pass.'] },
    { title: 'Cards', rules: ['Draw one.'] },
  ];
  expect(searchRules(sections, 'threats KLINGONS')).toEqual([
    { title: 'Threats', rules: ['Klingons fire first.'] },
  ]);
  expect(searchRules(sections, '  ')).toEqual(sections);
  expect(searchRules(sections, 'tribbles')).toEqual([]);
});

test('Panic names every card and the rules of the phase it is in', async () => {
  const { game, words } = await GAMES.panic();
  const started = start(game, {}, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  const { pub } = viewOf(game, started.value.state, 0);
  const lexicon = words.lexicon!(pub, []).flatMap(({ lines }) => lines);
  for (const { id } of CARDS) expect(lexicon.some((line) => line.startsWith(`${cardName(id)}.`))).toBe(true);
  expect(new Set(lexicon).size).toBe(lexicon.length);
  const at = words.rulesAt!(pub);
  const now = bookOf('panic').flatMap(({ rules }) => rules.filter((rule) => rule.startsWith(at)));
  expect(now.length).toBeGreaterThan(0);
});

test.each([1, 2])(
  'Risk, Mission %i: everything is in the lexicon once, and every phase has its rule',
  async (mission) => {
    const { game, words } = await GAMES.risk();
    const started = start(game, { mission }, 3, keyFromSeed(1));
    if (!started.ok) throw new Error(started.refusal.message);
    const { pub } = viewOf(game, started.value.state, 0);
    const lexicon = words.lexicon!(pub, []).flatMap(({ lines }) => lines);
    expect(lexicon.every((line) => line.length > 20)).toBe(true);
    expect(new Set(lexicon).size).toBe(lexicon.length);
    const named = [...SECTORS, ...(mission === 2 ? [...QUESTS, ...QVENTS, ...ROLES] : [])];
    for (const { name } of named) expect(lexicon.some((line) => line.includes(name))).toBe(true);
    const rules = bookOf('risk').flatMap((section) => section.rules);
    const invasion = { ...pub.invasion, to: 3 };
    for (const at of [
      ...PHASES.map((phase) => words.rulesAt!({ ...pub, phase })),
      words.rulesAt!({ ...pub, invasion }),
    ])
      expect(rules.filter((rule) => rule.startsWith(at))).toHaveLength(1);
  },
);
