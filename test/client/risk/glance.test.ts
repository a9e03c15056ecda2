import { explainThing } from '../../../client/games/risk/names';
import { type Picture, pictureOf } from '../../../client/games/risk/picture';
import { alertOf } from '../../../client/games/risk/read';
import { pick, routeOf } from '../../../client/games/risk/route';
import { statusOf } from '../../../client/games/risk/status';
import { Choosing } from '../../../client/tabletop/choosing';
import { game } from '../../../shared/games/risk';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';
import { MEMBERS, SECTOR_BONUS } from '../../../shared/games/risk/data/map';
import { invasionOdds } from '../../../shared/games/risk/odds';
import type { RiskState } from '../../../shared/games/risk/types';
import { at, frontier, scene } from '../../games/risk/helpers';

const paint = (state: RiskState, me = 0): Picture =>
  pictureOf(game.publicView(state), me < 0 ? undefined : game.privateView(state, me), me);

/** So many locations of each seat, all in the third round. */
const holding = (...held: readonly number[]): Picture => {
  let next = 0;
  const picture = paint(scene({ seats: held.length, forces: { earth: [0, 1] } }));
  picture.owner.fill(-1);
  held.forEach((many, seat) => {
    for (let left = many; left > 0; left--) picture.owner[next++] = seat;
  });
  return Object.assign(picture, { round: 3, alive: held.map((many) => (many > 0 ? 1 : 0)) });
};

test.each<[string, readonly number[], Partial<Picture>, string]>([
  ['nobody is near anything', [8, 8, 8], { goal: 0 }, 'calm'],
  ['a captain has three locations left', [8, 8, 3], { goal: 0 }, 'yellow'],
  ['half of the goal is held', [9, 8, 8], { goal: 18 }, 'yellow'],
  ['a captain has one location left', [8, 8, 1], { goal: 0 }, 'red'],
  ['a captain is out, and nobody near it', [8, 8, 0], { goal: 0 }, 'calm'],
  ['a captain is three locations short of the goal', [15, 8, 8], { goal: 18 }, 'red'],
  [
    'one Quest is missing',
    [8, 8, 8],
    { goal: 0, questGoal: 3, quests: [[], ['a', 'b'], []] as never },
    'red',
  ],
  ['everybody begins with one location', [1, 1, 1], { goal: 0, round: 1 }, 'calm'],
  ['it is over', [15, 1, 1], { goal: 18, reason: 'locations' }, 'calm'],
])('%s: %j', (_, held, more, alert) => {
  expect(alertOf({ ...holding(...held), ...more })).toBe(alert);
});

const SECTOR = 1;
const BONUS = SECTOR_BONUS[SECTOR]!;

/** Seat 1 holds a whole sector; seat 0 Earth and its neighbour. */
const late = (): RiskState => {
  const whole = MEMBERS[SECTOR]!.map((member): [string, [number, number]] => [LOCATIONS[member]!.id, [1, 2]]);
  const state = frontier({
    forces: { earth: [0, 9], trill: [0, 2], qonos: [2, 4], ...Object.fromEntries(whole) },
    credits: [3, 2, 5],
    hands: [[], ['bajor', 'trill'] as never],
  });
  state.quests[1] = [state.questReserve[0]!];
  return state;
};

test('the board says whose turn and step it is, what each captain has, and who is about to win', () => {
  const state = late();
  const many = MEMBERS[SECTOR]!.length;
  const seats = ['Kirk', 'Spock', 'Worf'].map((name) => ({ name, note: '' }));
  const company = { me: 0, seats, people: [], open: state.open, clock: '' };
  const { phase, turn, lines, seats: shown } = statusOf(paint(state), company);
  expect(phase).toBe('Expand and invade');
  expect(turn).toMatch(/^Round 2 · Kirk · \d+ Q-Vents left$/u);
  expect(shown).toMatchObject([
    { name: 'Kirk', meaning: 'mine', active: true, value: '2', note: '11 ships, 0 cards, 3 cr' },
    {
      name: 'Spock · 1 Quest',
      active: false,
      value: String(many),
      note: `${2 * many} ships (+${BONUS}), 2 cards, 2 cr`,
    },
    { name: 'Worf', value: '1', note: '4 ships, 0 cards, 5 cr' },
  ]);
  expect(lines).toMatchObject([{ title: 'Most Quests', gauges: [{ text: 'Spock', now: 1 }] }]);
});

/** What seat `me` is told who points at a world. */
const told = (state: RiskState, world: string, me: number): readonly string[] => {
  const moves = me < 0 ? [] : [...game.legalMoves(state, me)];
  const choice = moves.length > 0 ? new Choosing(moves, routeOf, []).show() : undefined;
  const look = { me, players: 3, asked: undefined, choice };
  const asking = { pub: game.publicView(state), people: [] };
  const about = explainThing(pick.location(at(world)), paint(state, me), look, asking);
  return about ? [about.title, ...about.lines] : [];
};

test('whoever points at a world is told whose it is, what may come of invading it, what it is worth', () => {
  const state = scene({ forces: { earth: [0, 9], 'tellar-prime': [1, 2], trill: [0, 4], qonos: [2, 1] } });
  const chance = (from: string): string => {
    const { win } = invasionOdds(game.publicView(state), at(from), at('tellar-prime'));
    return `${String(Math.round(100 * win))} % to take it.`;
  };
  const lines = told(state, 'tellar-prime', 0);
  expect(lines[0]).toContain('Tellar Prime');
  expect(lines[1]).toMatch(/^Two ships of/u);
  expect(lines).toContain(`From Earth: ${chance('earth')}`.replace('100 %', 'over 99 %'));
  expect(lines.join(' ')).toMatch(/All \d+ of its sector bring \d ships a turn; you hold 2\./u);
  // Of an own world, and to one who looks on, no odds are told.
  expect(told(state, 'earth', 0).join(' ')).not.toContain('%');
  expect(told(state, 'earth', -1).join(' ')).toMatch(/bring \d ships a turn\./u);
});

test('in Mission 2 a starbase is worth another world', () => {
  const state = late();
  expect(told(state, 'earth', 0).join(' ')).toContain('Its starbase counts like another world.');
});
