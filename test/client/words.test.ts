import { seatWords } from '../../client/ui/words';

test.each([
  [0, undefined, false, 'Seat 1: free'],
  [1, { name: 'Sulu', connected: true, bot: false }, false, 'Seat 2: Sulu'],
  [1, { name: 'Sulu', connected: true, bot: false }, true, 'Seat 2: Sulu (you)'],
  [2, { name: 'Scott', connected: false, bot: false }, false, 'Seat 3: Scott (away)'],
  [5, { name: 'Data', connected: true, bot: true }, false, 'Seat 6: Data (bot)'],
])('seat %d %j, mine %s', (seat, view, mine, words) => {
  expect(seatWords(seat, view, mine)).toBe(words);
});
