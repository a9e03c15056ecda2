import { start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game, words } from '../../../shared/games/attackWing';
import { bestManeuver } from '../../../shared/games/attackWing/bots/flying';
import type { Face } from '../../../shared/games/attackWing/data/dice';
import { OBSTACLE_RADIUS, PLANET } from '../../../shared/games/attackWing/data/terrain';
import type { Event } from '../../../shared/games/attackWing/events';
import {
  depthInDisc,
  fly,
  type ManeuverId,
  poseAtMm,
  templateOf,
} from '../../../shared/games/attackWing/geometry';
import { poseAlong } from '../../../shared/games/attackWing/geometry/slide';
import { TEMPLATES } from '../../../shared/games/attackWing/geometry/templates';
import { obstacleAt, obstaclesOf } from '../../../shared/games/attackWing/legal/terrain';
import type { Move } from '../../../shared/games/attackWing/moves';
import { oddsOf } from '../../../shared/games/attackWing/odds';
import { NONE, PRIMARY, type State, type Terrain } from '../../../shared/games/attackWing/types';
import { asked, COMBAT, dice, does, go, only, type Put, refusalOf, tableWith, typesOf } from './helpers';

const rock = (x: number, y: number): Terrain => ({ kind: 'obstacle', seat: 0, ...obstacleAt(x, y) });
const obstacle = (x: number, y: number): Move => ({ type: 'placeObstacle', x, y });

const begin = (options: object = {}): State => {
  const started = start(game, { terrain: true, ...options }, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  does(state, 0, { type: 'chooseFleet', fleet: 'fedSquadron' });
  does(state, 1, { type: 'chooseFleet', fleet: 'romSquadron' });
  return state;
};

describe('setting up', () => {
  test('without the option nothing lies on the mat and nobody is asked', () => {
    const state = begin({ terrain: false });
    expect(state.terrain).toEqual([]);
    expect(asked(state, state.open[0]!.seat).type).toBe('placeShip');
    expect(start(game, {}, 2, keyFromSeed(1))).toMatchObject({
      value: { state: { options: { terrain: false } } },
    });
  });

  test('one planet of radius 50 lies in the middle', () => {
    expect(begin().terrain).toEqual([{ kind: 'planet', seat: NONE, x: 457_000, y: 457_000, radius: 50_000 }]);
  });

  test('six obstacles, three each, by turns from the initiative player, before the ships', () => {
    const state = begin();
    const seats: number[] = [];
    for (const [x, y] of [
      [221, 221],
      [221, 457],
      [221, 693],
      [693, 221],
      [693, 457],
      [693, 693],
    ] as const) {
      const { seat } = state.open[0]!;
      expect(asked(state, seat)).toMatchObject({ type: 'placeObstacle', open: true });
      expect(state.open).toHaveLength(1);
      seats.push(seat);
      expect(only(does(state, seat, obstacle(x, y)), 'obstaclePlaced')).toEqual([
        { type: 'obstaclePlaced', seat, x: x * 1000, y: y * 1000 },
      ]);
    }
    const [first, second] = [state.initiative, 1 - state.initiative];
    expect(seats).toEqual([first, second, first, second, first, second]);
    expect(obstaclesOf(state).map(({ radius }) => radius)).toEqual(Array(6).fill(OBSTACLE_RADIUS));
    expect(asked(state, state.open[0]!.seat).type).toBe('placeShip');
  });

  test.each([
    [220, 457, 'nearEdge'],
    [457, 694, 'nearEdge'],
    [221, 457, undefined],
    [457, 693, undefined],
    [457, 627, 'nearTerrain'],
    [457, 628, undefined],
    [457, 457, 'nearTerrain'],
  ])('an obstacle at %i, %i: %s', (x, y, code) => {
    const state = begin();
    expect(refusalOf(state, state.open[0]!.seat, obstacle(x, y))?.code).toBe(code);
  });

  test.each([
    [361, 'nearTerrain'],
    [362, undefined],
  ])('one beside another, %i mm from the west: %s', (x, code) => {
    const state = begin();
    does(state, state.open[0]!.seat, obstacle(221, 221));
    expect(refusalOf(state, state.open[0]!.seat, obstacle(x, 221))?.code).toBe(code);
  });

  test('whoever tries to leave no room does not succeed', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const state = begin();
      const rng = fastRng(seed);
      for (let n = 0; n < 6; n++) {
        const { seat } = state.open[0]!;
        const menu = [...game.legalMoves(state, seat)];
        expect(menu.length).toBeGreaterThan(0);
        for (const move of menu) expect(refusalOf(state, seat, move)).toBeUndefined();
        // Whatever leaves the fewest of some places tried.
        const left = (move: Move): number => {
          const then = structuredClone(state);
          if (move.type === 'placeObstacle') then.terrain.push(rock(move.x, move.y));
          return [221, 280, 339, 398, 457, 516, 575, 634, 693].reduce(
            (sum, at) =>
              sum +
              [221, 693].reduce(
                (more, side) => more + (free(then, at, side) ? 1 : 0) + (free(then, side, at) ? 1 : 0),
                0,
              ),
            0,
          );
        };
        const tried = Array.from({ length: 6 }, () => rng.pick(menu));
        does(
          state,
          seat,
          tried.reduce((best, move) => (left(move) < left(best) ? move : best)),
        );
      }
      expect(obstaclesOf(state)).toHaveLength(6);
    }
  });

  test('where the lattice of the menu is covered, the sides of the square are offered', () => {
    const state = begin();
    for (const [x, y] of [
      [320, 320],
      [320, 594],
      [594, 320],
      [594, 594],
      [221, 457],
    ] as const)
      state.terrain.push(rock(x, y));
    const menu = [...game.legalMoves(state, state.open[0]!.seat)];
    expect(menu.length).toBeGreaterThan(0);
    for (const move of menu) expect(refusalOf(state, state.open[0]!.seat, move)).toBeUndefined();
  });
});

const free = (state: State, x: number, y: number): boolean =>
  refusalOf(state, state.open[0]!.seat, obstacle(x, y)) === undefined;

/** Ship 0 flies this, with things on the mat; the other stands far away. */
const flying = (
  own: Partial<Put>,
  maneuver: ManeuverId,
  terrain: readonly Terrain[],
  ...faces: readonly Face[]
): { readonly state: State; readonly events: readonly Event[] } => {
  const state = tableWith({
    phase: 'activation',
    ships: [
      {
        seat: 0,
        ship: 'fedConstitution',
        captain: 'federationCaptain',
        at: [457, 200, 0],
        dial: maneuver,
        ...own,
      },
      { seat: 1, at: [60, 860, 180], dial: 'straight1', activated: true },
    ],
    agenda: [{ type: 'activate', ship: 0 }, { type: 'combat' }],
  });
  state.terrain.push(...terrain);
  return { state, events: go(state, dice(...faces)) };
};

describe('the planet', () => {
  test('templates may cross it', () => {
    const { state, events } = flying({ at: [457, 340, 0] }, 'straight6', [PLANET]);
    expect(state.ships[0]!.pose).toEqual(poseAtMm(457, 620, 0));
    expect(typesOf(events)).not.toContain('planetMet');
    expect(asked(state, 0).type).toBe('action');
  });

  test('a base that would end on it slides back along the template and skips Perform Action', () => {
    const { state, events } = flying({ at: [457, 287, 0] }, 'straight3', [PLANET]);
    expect(state.ships[0]!.pose.y / 1000).toBeCloseTo(387, 2);
    expect(state.ships[0]).toMatchObject({ overlapped: false, marks: [], damage: [] });
    expect(only(events, 'flew')).toMatchObject([{ touching: NONE }]);
    expect(only(events, 'planetMet')).toEqual([{ type: 'planetMet', ship: 0 }]);
    expect(only(events, 'actionSkipped')).toMatchObject([{ ship: 0, why: 'skip' }]);
  });

  test('touching its edge is not ending on it', () => {
    const { state, events } = flying({ at: [457, 267, 0] }, 'straight2', [PLANET]);
    expect(state.ships[0]!.pose).toEqual(poseAtMm(457, 387, 0));
    expect(typesOf(events)).not.toContain('planetMet');
  });

  test('Jostled Navigator is about ships, not planets', () => {
    const { state } = flying({ at: [457, 287, 0], damage: ['jostledNavigator'] }, 'straight3', [PLANET]);
    expect(state.ships[0]!.damage).toHaveLength(1);
  });

  test('no free action either', () => {
    const { events } = flying({ at: [457, 287, 0], captain: 'spock' }, 'straight3', [PLANET]);
    expect(only(events, 'actionSkipped')).toHaveLength(1);
  });

  test('a ship that slides back ends as near as it can, free of planet and ships (1,000 flights)', () => {
    const rng = fastRng(12);
    const templates = [...TEMPLATES.values()];
    let slid = 0;
    for (let n = 0; n < 1000; n++) {
      const from = poseAtMm(300 + rng.below(314), 300 + rng.below(314), 15 * rng.below(24));
      if (depthInDisc(from, PLANET) > 0) continue;
      const template = rng.pick(templates);
      const { pose, touching, rear } = fly(from, template, [], [PLANET]);
      expect(depthInDisc(pose, PLANET)).toBe(0);
      if (touching < 0) continue;
      slid++;
      expect(touching).toBe(0);
      if (rear < template.length - 2)
        expect(depthInDisc(poseAlong(from, template, rear + 2), PLANET)).toBeGreaterThan(0);
    }
    expect(slid).toBeGreaterThan(50);
  });

  test('a Sensor Echo may not end on it', () => {
    const state = tableWith({
      phase: 'activation',
      active: 0,
      ships: [
        {
          seat: 0,
          ship: 'romD7',
          captain: 'tal',
          at: [337, 457, 0],
          activated: true,
          cloak: 'green',
          shields: 0,
        },
        { seat: 1, at: [60, 860, 180] },
      ],
      agenda: [{ type: 'performAction', ship: 0 }, { type: 'combat' }],
    });
    state.terrain.push(PLANET, rock(217, 457));
    go(state);
    const echo = (side: 'left' | 'right'): Move => ({ type: 'sensorEcho', side, offset: 0 });
    expect(refusalOf(state, 0, echo('right'))?.code).toBe('onPlanet');
    // It is no maneuver: an obstacle does not harm, but the ship rests on it.
    const events = does(state, 0, echo('left'));
    expect(typesOf(events)).not.toContain('obstacleStruck');
  });
});

describe('an obstacle', () => {
  test.each([
    ['with the base', 'straight1', rock(457, 300)],
    ['with the template', 'straight3', rock(457, 270)],
    ['with the side of a bank', 'bankRight2', rock(480, 290)],
  ] as const)('touched %s: one attack die, no action', (_, maneuver, lying) => {
    const { state, events } = flying({}, maneuver, [lying], 'blank');
    expect(only(events, 'obstacleStruck')).toEqual([{ type: 'obstacleStruck', ship: 0, face: 'blank' }]);
    expect(only(events, 'actionSkipped')).toMatchObject([{ ship: 0, why: 'skip' }]);
    expect(state.ships[0]).toMatchObject({ damage: [], shields: 2 });
  });

  test.each([
    ['beside the template', 'straight3', rock(488, 290)],
    ['touching the base only with its border', 'straight1', rock(457, 320)],
  ] as const)('%s does nothing', (_, maneuver, lying) => {
    const { state, events } = flying({}, maneuver, [lying]);
    expect(typesOf(events)).not.toContain('obstacleStruck');
    expect(asked(state, 0).type).toBe('action');
  });

  test.each([
    ['hit', [false]],
    ['critical', [true]],
    ['battleStations', []],
  ] as const)('with shields down %s is damage, open or not: %j', (face, open) => {
    const { state, events } = flying(
      { shields: 0, ship: 'fedEnterprise' },
      'straight3',
      [rock(457, 270)],
      face,
    );
    expect(only(events, 'damaged').map(({ up }) => up)).toEqual(open);
    expect(state.ships[0]!.damage).toHaveLength(open.length);
  });

  test('a shield takes the damage first', () => {
    const { state } = flying({}, 'straight3', [rock(457, 270)], 'critical');
    expect(state.ships[0]).toMatchObject({ shields: 1, damage: [] });
  });

  test('the last hull point: the ship is destroyed', () => {
    const { state } = flying(
      { shields: 0, damage: ['-directHit', '-directHit', '-directHit'] },
      'straight3',
      [rock(457, 270)],
      'hit',
    );
    expect(state.ships[0]!.fate).toBe('destroyed');
  });

  test('one movement suffers once, however many it touches', () => {
    const { events } = flying({}, 'straight6', [rock(457, 270), rock(457, 420)], 'hit');
    expect(only(events, 'obstacleStruck')).toHaveLength(1);
  });

  test('a ship that starts on one does not touch it by leaving', () => {
    const { events } = flying({ at: [457, 270, 0] }, 'straight3', [rock(457, 270)]);
    expect(typesOf(events)).not.toContain('obstacleStruck');
  });

  test('as far as it was flown: what lies beyond where it slid back to is not touched', () => {
    const { events } = flying({ at: [457, 287, 0] }, 'straight4', [
      { ...PLANET, y: PLANET.y + 30_000 },
      rock(457, 500),
    ]);
    expect(typesOf(events)).toContain('planetMet');
    expect(typesOf(events)).not.toContain('obstacleStruck');
  });
});

/** Two ships head on, 160 mm apart, and things between them. */
const facing = (terrain: readonly Terrain[], own: Partial<Put> = {}): State => {
  const state = tableWith({
    ships: [
      { seat: 0, ship: 'fedEnterprise', captain: 'kirk', at: [457, 300, 0], ...own },
      { seat: 1, ship: 'kliD7', captain: 'klingonCaptain', at: [457, 500, 180] },
    ],
    agenda: COMBAT,
  });
  state.terrain.push(...terrain);
  go(state);
  return state;
};
const attack: Move = { type: 'attack', weapon: PRIMARY, target: 1 };

describe('attacks', () => {
  const planet = (x: number, y: number): Terrain => ({ ...PLANET, x: x * 1000, y: y * 1000 });

  test('a planet on the line blocks them: nobody is asked, and there are no odds', () => {
    const state = facing([planet(457, 400)]);
    expect(state.round).toBe(2);
    expect(oddsOf(state, 0, PRIMARY, 1)).toMatchObject({ attackDice: 0, hit: 0 });
  });

  test('and it says so', () => {
    const state = facing([]);
    state.terrain.push(planet(457, 400));
    expect(refusalOf(state, 0, attack)?.code).toBe('planetBetween');
    state.terrain[0] = planet(457, 200);
    expect(refusalOf(state, 0, attack)).toBeUndefined();
  });

  test('of equally short lines the attacker takes one that passes it', () => {
    const state = facing([{ ...planet(430, 400), radius: 20_000 }]);
    expect(refusalOf(state, 0, attack)).toBeUndefined();
    expect(oddsOf(state, 0, PRIMARY, 1)).toMatchObject({ defenseDice: 1 });
  });

  test('a line that passes the planet but not the obstacle is obstructed', () => {
    const state = facing([
      { ...planet(435, 400), radius: 20_000 },
      { ...rock(471, 400), radius: 16_000 },
    ]);
    expect(refusalOf(state, 0, attack)).toBeUndefined();
    expect(oddsOf(state, 0, PRIMARY, 1)).toMatchObject({ defenseDice: 2 });
  });

  test('across an obstacle: one defense die more', () => {
    expect(oddsOf(facing([]), 0, PRIMARY, 1)).toMatchObject({ attackDice: 3, defenseDice: 1 });
    const state = facing([{ ...rock(457, 400), radius: 25_000 }]);
    expect(oddsOf(state, 0, PRIMARY, 1)).toMatchObject({ attackDice: 3, defenseDice: 2 });
    const events = does(state, 0, attack, dice('hit', 'blank', 'blank', 'evade', 'blank'));
    expect(only(events, 'diceRolled').map(({ faces }) => faces.length)).toEqual([3, 2]);
  });

  test('an obstacle and a token of the Energy Web together: still one', () => {
    const state = facing([{ ...rock(457, 400), radius: 25_000 }]);
    state.webs.push({ seat: 1, card: 'indEnergyWeb', pose: poseAtMm(457, 420, 0) });
    expect(oddsOf(state, 0, PRIMARY, 1)).toMatchObject({ defenseDice: 2 });
  });

  test('a Tholian Vessel shoots through webs, not through obstacles', () => {
    const tholian = { ship: 'indTholiaOne', captain: 'independentCaptain' } as const;
    const webs = facing([], tholian);
    webs.webs.push({ seat: 1, card: 'indEnergyWeb', pose: poseAtMm(457, 420, 0) });
    expect(oddsOf(webs, 0, PRIMARY, 1)).toMatchObject({ defenseDice: 1 });
    const rocks = facing([{ ...rock(457, 400), radius: 25_000 }], tholian);
    expect(oddsOf(rocks, 0, PRIMARY, 1)).toMatchObject({ defenseDice: 2 });
  });

  test('a ship resting on one cannot attack, and may be attacked', () => {
    const state = facing([rock(457, 300)]);
    expect(asked(state, 1).type).toBe('attack');
    const free_ = facing([]);
    free_.terrain.push(rock(457, 300));
    expect(refusalOf(free_, 0, attack)?.code).toBe('onObstacle');
  });
});

describe('bots', () => {
  test('fly round an obstacle rather than through it', () => {
    const state = (lying: readonly Terrain[]): State => {
      const made = tableWith({
        ships: [
          { seat: 0, ship: 'fedConstitution', captain: 'federationCaptain', at: [457, 200, 0] },
          { seat: 1, at: [457, 800, 180] },
        ],
      });
      made.terrain.push(...lying);
      return made;
    };
    const best = bestManeuver(state([]), 0)!;
    const { pose } = fly(poseAtMm(457, 200, 0), templateOf(best.id), []);
    const struck = bestManeuver(state([{ ...rock(0, 0), x: pose.x, y: pose.y }]), 0)!;
    expect(struck.id).not.toBe(best.id);
  });

  test('play a whole battle with terrain, and place every obstacle', () => {
    const state = begin();
    const rng = fastRng(3);
    const seen = new Set<string>();
    while (state.result.winner === NONE) {
      const ask = state.open[0]!;
      const move = game.bots.heuristic!.choose(viewOf(game, state, ask.seat), ask, rng, {});
      for (const { type } of does(state, ask.seat, move, rng)) seen.add(type);
    }
    expect(obstaclesOf(state)).toHaveLength(6);
    expect([...seen]).toEqual(expect.arrayContaining(['obstaclePlaced', 'attackDeclared', 'battleEnded']));
  });
});

test('what happens is told in sentences', () => {
  const { state } = flying({}, 'straight1', []);
  const pub = game.publicView(state);
  const said = (event: Event): string => words.event(event, pub, []);
  expect(said({ type: 'obstaclePlaced', seat: 0, x: 221_000, y: 221_000 })).toBe(
    'Player 1 places an obstacle in the south-west.',
  );
  expect(said({ type: 'planetMet', ship: 0 })).toMatch(
    /^The planet is in the way: .* has slid back from it\.$/u,
  );
  expect(said({ type: 'obstacleStruck', ship: 0, face: 'hit' })).toMatch(
    / runs into an obstacle and rolls 1 Hit\.$/u,
  );
  expect(words.ask({ id: 1, seat: 0, type: 'placeObstacle', open: true }, pub, [])).toBe(
    'Where do you place an obstacle?',
  );
  expect(words.move(obstacle(221, 457), pub, [])).toEqual({
    sentence: 'Place it 221 mm from the west and 457 mm from the south.',
    path: ['West'],
  });
  for (const id of ['planet', 'obstacle'])
    expect(words.about(id, pub, [])).toMatch(/^An? (planet|obstacle): /u);
  const lines = words.table(game.publicView(begin()), undefined, [])[0]!.lines;
  expect(lines).toContain('Planet: x 457 mm, y 457 mm, 100 mm across.');
});
