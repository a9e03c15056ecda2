import { explainThing } from '../../../client/games/attackWing/explain';
import { pick } from '../../../client/games/attackWing/pick';
import { pictureOf } from '../../../client/games/attackWing/picture';
import { game } from '../../../shared/games/attackWing';
import { OBSTACLE_RADIUS, PLANET } from '../../../shared/games/attackWing/data/terrain';
import type { Explanation } from '../../../client/kit/prompts';
import { tableHiding } from '../../games/attackWing/faceDown';
import type { State } from '../../../shared/games/attackWing/types';

/** What seat 0 is told of the first card that its ship carries. */
const told = (state: State): Explanation | undefined => {
  const [pub, priv] = [game.publicView(state), game.privateView(state, 0)];
  const open = [...game.legalMoves(state, 0)];
  const choice = { picked: [], next: [], named: [], open, amount: undefined, point: undefined };
  const look = { me: 0, players: 2, asked: state.open[0], choice };
  const thing = pick.card(0, 'upgrade', 0);
  return explainThing(thing, pictureOf(pub, priv, 0), look, { pub, people: [] });
};

test('a card that may be used says what it does and costs; face down, that only its owner knows it', () => {
  const state = tableHiding('fedScott', [{ type: 'performAction', ship: 0 }, { type: 'endPhase' }]);
  const { title = '', lines = [] } = told(state) ?? {};
  expect(title).toContain('Montgomery Scott');
  expect(lines).toContain('Turn up Montgomery Scott: 2 attack dice more this round (disable 2 shields).');
  expect(lines).toContain('Face down: only you know it, until you use it.');
});

test('a card that lies open and is of no use now is told by the words alone', () => {
  const state = tableHiding('fedUhura', [{ type: 'performAction', ship: 0 }, { type: 'endPhase' }]);
  state.ships[0]!.upgrades[0]!.faceDown = false;
  expect(told(state)).toBeUndefined();
});

test('a maneuver says whether the planet or an obstacle is in its way', () => {
  const state = tableHiding('fedUhura', [{ type: 'round' }]);
  const { x, y } = state.ships[0]!.pose;
  const lines = (...terrain: State['terrain']): readonly string[] => {
    state.terrain = terrain;
    const pub = game.publicView(state);
    const look = { me: 0, players: 2, asked: state.open[0], choice: undefined };
    const thing = pick.maneuver(0, 'straight2');
    return explainThing(thing, pictureOf(pub, undefined, 0), look, { pub, people: [] })?.lines ?? [];
  };
  const rock = (ahead: number): State['terrain'][number] => ({
    ...{ kind: 'obstacle', seat: 0, x, y: y + ahead, radius: OBSTACLE_RADIUS },
  });
  const struck = 'It would run into an obstacle: one attack die against it, no action.';
  expect(lines()).toHaveLength(1);
  expect(lines(rock(60_000))).toContain(struck);
  expect(lines(rock(60_000))).toHaveLength(2);
  expect(lines(rock(120_000))).toEqual(
    expect.arrayContaining([struck, 'It would rest on an obstacle: no attack from there.']),
  );
  expect(lines({ ...PLANET, x, y: y + 140_000 })).toContain(
    'It would end on the planet and slides back: no action.',
  );
});
