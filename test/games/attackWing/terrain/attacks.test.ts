import { game, words } from '../../../../shared/games/attackWing';
import { PLANET } from '../../../../shared/games/attackWing/data/terrain';
import { poseAtMm } from '../../../../shared/games/attackWing/geometry';
import { oddsOf } from '../../../../shared/games/attackWing/odds';
import { PRIMARY, type Terrain } from '../../../../shared/games/attackWing/types';
import { asked, dice, does, only, refusalOf } from '../helpers';
import { attack, facing, rock } from './lying';

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

  test('and it is said where the attack is weighed, and when it is declared', () => {
    const told = (lying: readonly Terrain[]): readonly [boolean, string] => {
      const state = facing(lying);
      const { obstructed } = oddsOf(state, 0, PRIMARY, 1);
      const [declared] = only(
        does(state, 0, attack, dice('blank', 'blank', 'blank', 'blank', 'blank')),
        'attackDeclared',
      );
      return [obstructed, words.event(declared!, game.publicView(state), [])];
    };
    expect(told([])).toEqual([false, expect.not.stringContaining('defense die')]);
    expect(told([{ ...rock(457, 400), radius: 25_000 }])).toEqual([
      true,
      expect.stringMatching(/ at range 2, across something that gives one more defense die\.$/u),
    ]);
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
