import { statusOf } from '../../../client/games/panic/status';
import { statusBoard } from '../../../client/tabletop/status';
import { freshPicture, type Picture } from '../../../client/games/panic/picture';
import { alertOf } from '../../../client/games/panic/read';
import type { Company } from '../../../client/tabletop/scene';
import { isWin } from '../../../shared/games/panic/apply/ending';
import { MISSIONS } from '../../../shared/games/panic/data/missions';
import { ENDINGS } from '../../../shared/games/panic/types';

const ask = (seat: number): Company['open'][number] => ({ id: 1, seat, type: 'play' }) as never;
const company = (me: number, ...open: number[]): Company => ({
  me,
  seats: [
    { name: 'Ada', note: '' },
    { name: 'Ben', note: 'bot' },
  ],
  people: [],
  open: open.map(ask),
  clock: '',
});
const picture = (change: Partial<Picture>): Picture => ({
  ...freshPicture(2, 5, 31, 62),
  target: 5,
  turn: 3,
  phase: 'play',
  active: 0,
  ...change,
});

const boardOf = (shown: Picture, at: Company, question = '') =>
  statusBoard(statusOf(shown, at), at, question);

test.each([
  [0, [0], 'Your decision', 'mine'],
  [0, [0, 1], 'Waiting for you and others', 'mine'],
  [1, [0], 'Waiting for Ada', undefined],
  [-1, [0, 1], 'Waiting for Ada and Ben', undefined],
  [0, [], '', undefined],
] as const)('seat %i, asked %j: %s', (me, open, waiting, meaning) => {
  const board = boardOf(picture({}), company(me, ...open));
  expect([board.waiting, board.waitingMeaning]).toEqual([waiting, meaning]);
  expect(board.turn).toBe(me === 0 ? 'Turn 3: you' : 'Turn 3: Ada');
});

test('a question that no panel asks stands on the board of whoever is asked', () => {
  expect(boardOf(picture({}), company(0, 0), 'Which one?').question).toBe('Which one?');
  expect(boardOf(picture({}), company(1, 0), 'Which one?').question).toBeUndefined();
});

test.each(ENDINGS)('%s: the board says how it ended and waits for nobody', (ending) => {
  const missionsDone = MISSIONS.slice(0, 5);
  const board = boardOf(picture({ ending, missionsDone }), company(0, 0));
  expect(board.phase).toBe(isWin(ending) ? 'Victory' : 'Defeat');
  expect(board.turn).toMatch(/^[A-Z].{5,30}$/u);
  expect(board.waiting).toBe('');
  // Nothing is left to be done.
  expect(JSON.stringify(board.lines)).not.toMatch(/drive off/u);
});

test('whoever has won is safe, however the ship looks', () => {
  const hulls = [0, 0, 0, 2, 1, 2];
  expect(alertOf(picture({ hulls }))).toBe('red');
  expect(alertOf(picture({ hulls, ending: 'hullLost' }))).toBe('red');
  expect(alertOf(picture({ hulls, ending: 'missionsDone' }))).toBe('calm');
  expect(alertOf(picture({ hulls, ending: 'bagEmpty' }))).toBe('calm');
});
