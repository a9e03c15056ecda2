import { refusalWords, seatWords } from '../../client/ui/words';

const SEAT = { person: 'p', level: '', ready: false, offered: '', askMs: 0, reserveMs: 0 };

test.each([
  [0, undefined, false, 'Seat 1: free'],
  [1, { ...SEAT, name: 'Sulu', connected: true, bot: false }, false, 'Seat 2: Sulu'],
  [1, { ...SEAT, name: 'Sulu', connected: true, bot: false }, true, 'Seat 2: Sulu (you)'],
  [2, { ...SEAT, name: 'Scott', connected: false, bot: false }, false, 'Seat 3: Scott (away)'],
  [5, { ...SEAT, name: 'Data', connected: true, bot: true }, false, 'Seat 6: Data (bot)'],
  [3, { ...SEAT, name: 'Uhura', connected: false, bot: true }, false, 'Seat 4: Uhura (bot, away)'],
  [4, { ...SEAT, person: '', name: 'Bot', connected: false, bot: true }, false, 'Seat 5: Officer 5 (bot)'],
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
