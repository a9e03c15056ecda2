import type { Refusal, Tagged } from '../../../shared/engine/game';
import type { Ghost } from '../../../client/tabletop/gameTable';
import { Hand, type HandPorts } from '../../../client/tabletop/hand';
import type { Open } from '../../../client/tabletop/asked';
import { Surface } from '../../../client/tabletop/surface';
import { Aim } from '../../../client/viewpoint/gaze';
import { inReadingOrder } from '../../../client/viewpoint/reading';
import { makeStand } from '../input/stand';

interface Put extends Tagged {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

const QUARTER = Math.PI / 2;

/** A point with four directions is asked for, left of the middle only; the keys of a real input layer reach it. */
const ask = () => {
  const stand = makeStand();
  const chosen: Put[] = [];
  const refused: string[] = [];
  let ghost: Ghost | undefined;
  const check = (move: Tagged): Refusal | undefined =>
    (move as Put).x < 0 ? undefined : { code: 'outside', message: 'Only on the left.' };
  const surface = new Surface(stand.scene, stand.input, { check, preview: (shown) => (ghost = shown) });
  const nothing = (): undefined => undefined;
  const hand = new Hand({
    ...{ surface, changed: nothing, pointed: nothing, holdUp: nothing, carry: nothing, count: nothing },
    asked: () => ({ offer: { check } }) as unknown as Open,
    answer: (move: Tagged) => void chosen.push(move as Put),
    refuse: (refusal: Refusal | undefined) => void refused.push(refusal?.code ?? ''),
  } as unknown as HandPorts);
  stand.input.on((gesture) => hand.take(gesture));
  const gaze = new Aim();
  gaze.through(stand.scene.activeCamera!);
  stand.input.stops(() =>
    inReadingOrder(gaze, surface.points(), 24).map((row) => row.map(({ thing }) => thing)),
  );
  surface.ask({ point: 'surface', turns: 4, of: (x, z, turn): Put => ({ type: 'put', x, z, turn }) });
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) {
      stand.canvas.send('keydown', { key });
      stand.frame();
    }
  };
  return { surface, press, chosen, refused, ghost: () => ghost };
};

test('keys walk over the points where it may be put, turn it both ways, and put it', () => {
  const { press, chosen, ghost } = ask();
  press('ArrowRight');
  const from = ghost()!;
  expect(from).toMatchObject({ turn: 0, refusal: undefined });
  press('ArrowRight');
  expect(ghost()!.x).toBeGreaterThan(from.x);
  expect(ghost()!.y).toBeCloseTo(from.y);
  press('.');
  expect(ghost()!.turn).toBeCloseTo(QUARTER);
  press(',', ',');
  expect(ghost()!.turn).toBeCloseTo(3 * QUARTER);
  press(']', ']', '[');
  expect(ghost()!.turn).toBeCloseTo(0);
  press('.', 'Enter');
  expect(chosen).toHaveLength(1);
  expect(chosen[0]!.turn).toBeCloseTo(QUARTER);
  expect(chosen[0]!.x).toBeCloseTo(ghost()!.x);
});

test('the focus stops only where the rules allow it, and stays where it is when a turn forbids that', () => {
  const { surface } = ask();
  const points = surface.points();
  expect(points.length).toBeGreaterThan(20);
  expect(points.every(({ at }) => at.x < 0)).toBe(true);
  const [first] = points;
  surface.ask({
    point: 'surface',
    turns: 4,
    of: (x, z, turn): Put => ({ type: 'put', x: turn > 0 ? 1 : x, z, turn }),
  });
  surface.point(first!.at);
  surface.rotate(1);
  expect(surface.points().map(({ pick }) => pick)).toEqual([first!.pick]);
});

test('once nothing is asked the keys turn nothing and there is no point to stop at', () => {
  const { surface, press, chosen, ghost } = ask();
  surface.ask(undefined);
  press('.', 'Enter');
  expect([surface.points(), ghost(), chosen]).toEqual([[], undefined, []]);
});
