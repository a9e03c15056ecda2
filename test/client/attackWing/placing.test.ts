import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { pick } from '../../../client/games/attackWing/pick';
import { spotOf } from '../../../client/games/attackWing/place';
import { ATTACK_WING } from '../../../client/games/attackWing/table';
import { BAND, MAT_SIDE, mm, TOP } from '../../../client/kit/mat/measures';
import { SURFACE } from '../../../client/tabletop/surface';
import type { Tagged } from '../../../shared/engine/game';
import { game, words } from '../../../shared/games/attackWing';
import { HEADING_STEP, poseAtMm } from '../../../shared/games/attackWing/geometry';
import type { MoveOf } from '../../../shared/games/attackWing/moves';
import type { OpenQuestion } from '../../../shared/games/attackWing/questions';
import type { State } from '../../../shared/games/attackWing/types';
import { beginRandom, walk } from '../../helpers/randomGame';
import { makeRig } from '../tabletop/rig';

Logger.LogLevels = Logger.NoneLogLevel;

/** The near starting area, as whoever sits there sees it. */
const NEAR = -MAT_SIDE / 2 + BAND / 2;
const at = (x: number, z: number): Vector3 => new Vector3(x, TOP, z);
const STEP = (HEADING_STEP / 180) * Math.PI;

/** Whoever sits at this edge is asked to place a ship for the first time. Seed 4. */
const placing = (edge: 'south' | 'north') => {
  const begun = beginRandom(game, 4, { size: 'squadron' });
  for (const { state } of walk(begun, 4)) {
    const { players } = state as State;
    const ask = state.open.find(({ type, seat }) => type === 'placeShip' && players[seat]?.edge === edge);
    if (ask === undefined) continue;
    const rig = makeRig({ table: ATTACK_WING, words, me: ask.seat, players: 2 });
    const chosen: MoveOf<'place'>[] = [];
    rig.scene.snap(game.publicView(state as State), game.privateView(state as State, ask.seat));
    rig.scene.offer([
      {
        ask,
        moves: [...game.legalMoves(state as State, ask.seat)],
        check: (move) => game.check(state as State, ask.seat, move as never),
        choose: (move: Tagged) => void chosen.push(move as MoveOf<'place'>),
        quiet: () => undefined,
      },
    ]);
    const { ships } = ask as OpenQuestion & { type: 'placeShip' };
    const drawn = () => {
      const { x, y, heading } = chosen[0]!;
      return spotOf(poseAtMm(x, y, heading), edge === 'north');
    };
    return { rig, chosen, ship: ships[0]!, drawn };
  }
  throw new Error(`nobody ever places a ship at the ${edge} edge`);
};

describe.each(['south', 'north'] as const)('from the %s edge', (edge) => {
  test('a ship is carried onto the mat, turned on the way, and stands where it is let go', () => {
    const { rig, chosen, ship, drawn } = placing(edge);
    const [over, held, thing] = [SURFACE, Vector3.Zero(), pick.ship(ship)];
    rig.gesture({ type: 'drag', pick: thing, over: undefined, at: at(1, 0), held });
    rig.gesture({ type: 'drag', pick: thing, over, at: at(0.2, NEAR), held });
    rig.gesture({ type: 'turn', by: 1, pick: undefined });
    rig.gesture({ type: 'turn', by: 1, pick: undefined });
    rig.gesture({ type: 'drag', pick: thing, over, at: at(0.3, NEAR), held });
    rig.gesture({ type: 'drop', pick: thing, over, at: at(0.3, NEAR), held });
    expect(chosen).toMatchObject([{ type: 'place', ship }]);
    const { x, z, turn } = drawn();
    expect(Math.hypot(x - 0.3, z - NEAR)).toBeLessThan(mm(1));
    expect(turn).toBeCloseTo(2 * STEP, 3);
    rig.close();
  });

  test('let go elsewhere it is not placed, and the rules say why', () => {
    const { rig, chosen, ship } = placing(edge);
    const [over, held, thing] = [SURFACE, Vector3.Zero(), pick.ship(ship)];
    rig.gesture({ type: 'drag', pick: thing, over, at: at(0, 0), held });
    rig.gesture({ type: 'drop', pick: thing, over, at: at(0, 0), held });
    expect(chosen).toEqual([]);
    expect(rig.refused.join()).toMatch(/\w/u);
    rig.close();
  });

  test('pressed down on the mat and drawn to a side, it looks there from where it was pressed', () => {
    const { rig, chosen, ship, drawn } = placing(edge);
    rig.gesture({ type: 'choose', pick: pick.ship(ship), at: at(1, 0) });
    const draw = (to: Vector3): void =>
      rig.gesture({ type: 'drag', pick: SURFACE, over: SURFACE, at: to, held: to });
    draw(at(-0.1, NEAR));
    draw(at(0.02, NEAR + 0.12));
    rig.gesture({ type: 'drop', pick: SURFACE, over: SURFACE, at: at(0.02, NEAR + 0.12), held: at(0, 0) });
    expect(chosen).toHaveLength(1);
    const { x, z, turn } = drawn();
    expect(Math.hypot(x + 0.1, z - NEAR)).toBeLessThan(mm(1));
    expect(turn).toBeCloseTo(Math.PI / 4, 3);
    rig.close();
  });
});
