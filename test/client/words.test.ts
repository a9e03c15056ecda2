import { refusalWords, seatWords } from '../../client/ui/words';

const SEAT = { person: 'p1', level: '', ready: false, offered: '', askMs: 0, reserveMs: 0 };

test.each([
  [0, undefined, false, 'Seat 1: free'],
  [1, { name: 'Sulu', connected: true, bot: false }, false, 'Seat 2: Sulu'],
  [1, { name: 'Sulu', connected: true, bot: false }, true, 'Seat 2: Sulu (you)'],
  [2, { name: 'Scott', connected: false, bot: false }, false, 'Seat 3: Scott (away)'],
  [5, { name: 'Data', connected: true, bot: true }, false, 'Seat 6: Data (bot)'],
])('seat %d %j, mine %s', (seat, view, mine, words) => {
  expect(seatWords(seat, view && { ...SEAT, ...view }, mine)).toBe(words);
});

test.each([
  [{ code: 'taken', message: '' }, 'That seat is taken.'],
  [{ code: 'notHeld', message: 'That card is not in your hand.' }, 'That card is not in your hand.'],
  [{ code: 'odd', message: '' }, 'odd'],
])('a refusal %j', (refusal, words) => {
  expect(refusalWords(refusal)).toBe(words);
});
