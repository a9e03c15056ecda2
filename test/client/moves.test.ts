import type { AnyWords, Tagged } from '../../shared/engine/game';
import { chosenBy, filterMoves, groupMoves, type Listed, listMoves } from '../../client/ui/table/moves';

interface Said extends Tagged {
  readonly say: string;
  readonly path: readonly string[];
}
const said = (say: string, ...path: string[]): Said => ({ type: 'said', say, path });
const words = {
  move: (move: Tagged) => ({ sentence: (move as Said).say, path: (move as Said).path }),
} as unknown as AnyWords;

const MOVES = [
  said('Fire Phaser 1 at the D7.', 'Fire', 'Phaser 1'),
  said('Fire Phaser 1 at the Bird.', 'Fire', 'Phaser 1'),
  said('Fire Torpedo at the D7.', 'Fire', 'Torpedo'),
  said('End the phase.'),
  said('Turn to port.', 'Helm'),
  said('Commit Kirk’s log.', 'Commit', 'A log'),
  said('Commit a Séance.', 'Commit', 'A log'),
];
const listed = listMoves(MOVES, { module: { words }, view: { pub: {} }, people: [] });
const sentences = (items: readonly Listed[]): string[] => items.map(({ sentence }) => sentence);

test('numbers run from one in the order in which the list is read, and headings over one move are left out', () => {
  const root = groupMoves(listed);
  expect(sentences(root.moves)).toEqual(['End the phase.', 'Turn to port.']);
  expect(root.groups.map(({ title, count }) => [title, count])).toEqual([
    ['Fire', 3],
    ['Commit: A log', 2],
  ]);
  expect(sentences(root.groups[0]!.moves)).toEqual(['Fire Torpedo at the D7.']);
  expect(sentences(root.groups[0]!.groups[0]!.moves)).toHaveLength(2);
  expect(listed.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(sentences(listed).slice(0, 4)).toEqual([
    'End the phase.',
    'Turn to port.',
    'Fire Torpedo at the D7.',
    'Fire Phaser 1 at the D7.',
  ]);
});

test.each([
  ['', 7],
  ['fire', 3],
  ['D7 phaser', 1],
  ['HELM', 1],
  ["kirk's", 1],
  ['seance', 1],
  ['3', 1],
  ['warp', 0],
])('typing "%s" leaves %d', (text, left) => {
  expect(filterMoves(listed, text)).toHaveLength(left);
});

test.each([
  ['1', 'End the phase.'],
  [' 4 ', 'Fire Phaser 1 at the D7.'],
  ['torpedo', 'Fire Torpedo at the D7.'],
  ['fire', undefined],
  ['99', undefined],
  ['', undefined],
])('Enter after "%s" chooses %s', (text, sentence) => {
  expect(chosenBy(listed, text)?.sentence).toBe(sentence);
});

test('Enter alone chooses only where there is no choice', () => {
  expect(chosenBy(listed.slice(0, 1), '')?.sentence).toBe('End the phase.');
});

test('a filtered list keeps its numbers', () => {
  expect(filterMoves(listed, 'commit').map(({ number }) => number)).toEqual([6, 7]);
});
