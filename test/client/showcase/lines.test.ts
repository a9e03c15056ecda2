import { makeLines } from '../../../client/showcase/lines';
import { readingMs } from '../../../client/showcase/reading';

beforeEach(() => void jest.useFakeTimers());

const [NEWS, DEED] = [1, 2];
const speak = () => {
  const said: (string | undefined)[] = [];
  return { said, lines: makeLines((text) => said.push(text)) };
};

test('a sentence stands until it has been read; the next of its weight waits, what weighs more does not', () => {
  const { said, lines } = speak();
  lines.say('Kirk fires.', DEED);
  lines.say('Uhura fires.', DEED);
  expect(said).toEqual(['Kirk fires.']);
  expect(lines.readBy() - performance.now()).toBe(readingMs('Kirk fires.') + readingMs('Uhura fires.'));
  jest.advanceTimersByTime(readingMs('Kirk fires.'));
  expect(said).toEqual(['Kirk fires.', 'Uhura fires.']);
  const { said: other, lines: light } = speak();
  light.say('Kirk draws a card.', NEWS);
  light.say('Kirk fires.', DEED);
  expect(other).toEqual(['Kirk draws a card.', 'Kirk fires.']);
});

test('what waited is not said after something that happened later', () => {
  const { said, lines } = speak();
  lines.say('Kirk draws a card.', NEWS);
  lines.say('Kirk keeps it.', NEWS);
  lines.say('Uhura fires.', DEED);
  jest.advanceTimersByTime(60_000);
  expect(said).toEqual(['Kirk draws a card.', 'Uhura fires.', undefined]);
});

test('with nothing new the last sentence goes', () => {
  const { said, lines } = speak();
  lines.say('Kirk fires.', DEED);
  jest.advanceTimersByTime(20_000);
  expect(said).toEqual(['Kirk fires.', undefined]);
  lines.say('Uhura fires.', DEED);
  lines.clear();
  expect(said.at(-1)).toBeUndefined();
  expect(lines.readBy()).toBe(0);
});

test('what has been read makes way for what comes next, what has not does not', () => {
  const { said, lines } = speak();
  lines.say('Kirk fires.', DEED);
  lines.makeWay();
  expect(said).toEqual(['Kirk fires.']);
  jest.advanceTimersByTime(readingMs('Kirk fires.'));
  lines.makeWay();
  expect(said).toEqual(['Kirk fires.', undefined]);
});
