import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { ATTACK_WING } from '../../../client/games/attackWing/table';
import { beatOf } from '../../../client/tabletop/beats';
import type { AnyTable, Cast, Props } from '../../../client/tabletop/gameTable';
import { weightOf } from '../../../shared/engine/telling';
import { game } from '../../../shared/games/attackWing';
import { beginRandom, walk } from '../../helpers/randomGame';

const TABLE = ATTACK_WING as AnyTable;

/** Anything may be done to it. */
const anything: object = new Proxy(() => undefined, { get: () => anything, apply: () => anything });

test('whatever happens in both missions, with cards of every kind, is shown and heard', () => {
  const [met, heard, shown] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 60; seed++) {
    const mission = seed % 2 === 0 ? 'duel' : 'balanceOfTerror';
    const begun = beginRandom(game, 2 * seed, {
      ...{ mission, fleets: 'built', admirals: true, terrain: seed % 3 === 0 },
    });
    const picture = TABLE.picture.of(game.publicView(begun.first as never), undefined, -1);
    for (const { events } of walk(begun, seed))
      for (const event of events) {
        met.add(event.type);
        const cast = {
          ...{ picture, me: -1, props: anything, effects: anything, lines: anything, pace: 1 },
          seconds: (ms: number) => ms / 1000,
          at: () => undefined,
          seat: () => Vector3.One(),
          hear: () => heard.add(event.type),
        } as unknown as Cast<object, Props<object>>;
        const beat = beatOf(TABLE, event);
        if (beat.ms > 0) shown.add(event.type);
        beat.before(cast);
        TABLE.picture.tell(picture, event);
        beat.after(cast);
      }
  }
  // What is told aside only changes what lies there: it is seen and not heard.
  const silent = [...met].filter((type) => weightOf({ type }, game.weights) !== 'aside' && !heard.has(type));
  expect(silent).toEqual([]);
  expect([...met].filter((type) => !shown.has(type))).toEqual([]);
  expect(met.size).toBeGreaterThan(60);
});
