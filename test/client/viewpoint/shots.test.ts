import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { keepsSides, MOST_SIDEWAYS, ROOM, Stage } from '../../../client/viewpoint/framing';
import { Camerawork, LEAST_SHOT, LEAST_WIDER, type Shot, type Take } from '../../../client/viewpoint/shots';
import { isSeen, type Pose } from '../../../client/holodeck/views';
import { consoleAt, consoleOf, handAt } from '../../../client/viewpoint/seating';
import { fastRng } from '../../../shared/engine/rng';
import { beginRandom, walk } from '../../helpers/randomGame';
import { SCENE_GAMES } from '../../helpers/sceneGames';
import { makeRig } from '../tabletop/rig';

jest.useFakeTimers();
Logger.LogLevels = Logger.NoneLogLevel;

const UP = Math.tan(0.75 / 2);
const FRAME = { up: UP, across: (UP * 16) / 9, foot: 0.2 };
const HOME: Pose = { alpha: -Math.PI / 2, beta: 0.74, radius: 2.95, x: 0, y: 0.9, z: -0.13 };
const spot = (x: number, z: number) => ({ x, y: 0.95, z });
const take = (shot: Shot | undefined, ...places: Take['places']): Take => ({
  shot,
  places,
  from: undefined,
});

describe('the camera work', () => {
  test('what happens in a corner is shown close, and the whole table again when nothing more does', () => {
    const work = new Camerawork(HOME, FRAME);
    const close = work.take(take({ frame: 'target' }, spot(0.5, 0.4)), 10);
    expect(close).toMatchObject({ seconds: 0, widens: false });
    expect(close!.pose.radius).toBeLessThan(1.2);
    expect(work.rest(12)).toBeUndefined();
    expect(work.rest(16)).toBeUndefined();
    expect(work.rest(19)!.pose).toEqual(HOME);
    expect(work.rest(40)).toBeUndefined();
  });

  test('within two seconds it only widens until the new is seen too', () => {
    const work = new Camerawork(HOME, FRAME);
    work.take(take({ frame: 'target' }, spot(0.6, 0.4)), 10);
    const wider = work.take(take({ frame: 'target' }, spot(-0.6, -0.2)), 11);
    expect(wider).toMatchObject({ widens: true });
    expect(wider!.seconds).toBeGreaterThan(0);
    expect(new Stage(HOME, FRAME).sees(wider!.pose, [spot(-0.6, -0.2)])).toBe(true);
    expect(work.take(take({ frame: 'target' }, spot(-0.6, -0.2)), 11.5)).toBeUndefined();
    // What has been widened is not cut away at once.
    expect(work.take(take({ frame: 'target' }, spot(-0.6, -0.2)), 12.1)).toBeUndefined();
    expect(work.take(take({ frame: 'target' }, spot(-0.6, -0.2)), 11 + LEAST_WIDER)).toMatchObject({
      widens: false,
    });
  });

  test('a turn that begins too soon after a cut is shown as soon as the shot has stood long enough', () => {
    const work = new Camerawork(HOME, FRAME);
    work.take(take({ frame: 'target' }, spot(0.6, 0.4)), 10);
    expect(work.take(take({ frame: 'table' }), 11)).toBeUndefined();
    expect(work.rest(11.5)).toBeUndefined();
    expect(work.rest(12)!.pose).toEqual(HOME);
    // Unless something else happens meanwhile.
    work.take(take({ frame: 'target' }, spot(0.6, 0.4)), 20);
    work.take(take({ frame: 'table' }), 21);
    work.take(take({ frame: 'target' }, spot(0.6, 0.4)), 21.5);
    expect(work.rest(22.5)).toBeUndefined();
  });

  test('so is a decisive moment, unless it is long past', () => {
    const hit = take({ frame: 'target', slow: 1.5 }, spot(0.3, 0.2));
    const film = (at: number) => {
      const work = new Camerawork(HOME, FRAME);
      work.take(take({ frame: 'line' }, spot(0.3, 0.2), spot(-0.6, -0.2)), 10);
      expect(work.take(hit, 10.5)).toBeUndefined();
      return work.rest(at)?.pose;
    };
    expect(film(12)?.radius).toBe(new Camerawork(HOME, FRAME).take(hit, 10)!.pose.radius);
    expect(film(13)).toBeUndefined();
  });

  test('what happens stands in the middle of what the words at the lower edge leave free', () => {
    const isHigh = (foot: number): boolean => {
      const { pose } = new Camerawork(HOME, { ...FRAME, foot }).take(
        take({ frame: 'target' }, spot(0.5, 0.4)),
        10,
      )!;
      return isSeen(pose, { ...FRAME, foot: 0.55 }, spot(0.5, 0.4), 0);
    };
    expect([isHigh(0.2), isHigh(0)]).toEqual([true, false]);
  });

  test("nobody's hand stands before the lens", () => {
    const shoot = (hands: Take['places']): Pose => {
      const work = new Camerawork(HOME, FRAME);
      work.seat(hands);
      return work.take(take({ frame: 'target' }, spot(-0.85, 0)), 10)!.pose;
    };
    const stage = new Stage(HOME, FRAME);
    stage.hands = handAt(4);
    expect(stage.isClear(shoot([]))).toBe(false);
    const pose = shoot(stage.hands);
    expect(stage.isClear(pose)).toBe(true);
    expect(stage.sees(pose, [spot(-0.85, 0)])).toBe(true);
  });

  test('what is seen already and has no shot of its own moves nothing', () => {
    const work = new Camerawork(HOME, FRAME);
    expect(work.take(take(undefined, spot(0.2, 0.1)), 10)).toBeUndefined();
    expect(work.take(take(undefined), 20)).toBeUndefined();
  });

  test('from behind the seat that acts, as far as the camera keeps to its side', () => {
    const work = new Camerawork(HOME, FRAME);
    const from = { x: -0.9, y: 1, z: -0.5 };
    const setup = work.take({ shot: { frame: 'shoulder' }, places: [spot(0.3, 0.3)], from }, 10)!;
    expect(setup.pose.alpha - HOME.alpha).toBeCloseTo(-MOST_SIDEWAYS);
  });

  test('one that is left of the other stays so', () => {
    const [a, b] = [spot(-0.1, -0.5), spot(0.1, 0.5)];
    expect(keepsSides(HOME, { ...HOME, alpha: HOME.alpha - 0.9 }, [a, b])).toBe(false);
    const work = new Camerawork(HOME, FRAME);
    const { pose } = work.take(take({ frame: 'line' }, a, b), 10)!;
    expect(keepsSides(HOME, pose, [a, b])).toBe(true);
  });
});

/** So many takes show every rule at work; a game that ends before it has the fewest is followed by another. */
const ENOUGH = 400;
const FEWEST = 50;
const NEXT_SEED = 1000;

/** Games as the camera is told of them. */
interface Film {
  readonly takes: (Take & { readonly at: number })[];
  /** Events of which a table of plain nodes does not know where they happen. */
  readonly nowhere: Set<string>;
}

const filmOf = async (one: (typeof SCENE_GAMES)[number], seed: number): Promise<Film> => {
  const film: Film = { takes: [], nowhere: new Set() };
  for (let next = seed; film.takes.length < FEWEST; next += NEXT_SEED) await filmGame(one, next, film);
  return film;
};

const filmGame = async (
  { load }: (typeof SCENE_GAMES)[number],
  seed: number,
  { takes, nowhere }: Film,
): Promise<void> => {
  const { table, module } = await load();
  const { game, words } = module;
  const begun = beginRandom(game, seed);
  const rig = makeRig({ table, words, me: -1, players: begun.seats });
  let now = takes.at(-1)?.at ?? 0;
  let type = '';
  rig.ground.viewpoint.follow = (places, _seconds, shot, seat) => {
    const from = seat === undefined ? undefined : new Vector3(...consoleAt(consoleOf(seat, -1, begun.seats)));
    if (!places.every(({ x, y, z }) => Number.isFinite(x + y + z))) nowhere.add(type);
    else takes.push({ at: now, shot, from, places: places.map((place) => place.clone()) });
  };
  rig.scene.snap(game.publicView(begun.first), undefined);
  for (const { events } of walk(begun, seed)) {
    if (takes.length > ENOUGH) break;
    for (const event of events) {
      const told = game.redact(event, 'spectator');
      if (told === undefined) continue;
      type = told.type;
      const shown = rig.scene.play(told, { pace: 1, signal: new AbortController().signal });
      await jest.runAllTimersAsync();
      await shown;
      now += Math.max(50, rig.scene.length(told)) / 1000;
    }
  }
  rig.close();
};

describe.each(SCENE_GAMES)('$id', (one) => {
  test.each([1, 2])('seed %i: a game is filmed by the rules', async (seed) => {
    const { table } = await one.load();
    const [x, y, z] = table.sight.target;
    const home: Pose = { alpha: -Math.PI / 2, beta: table.sight.steep, radius: table.sight.far, x, y, z };
    const work = new Camerawork(home, FRAME);
    work.establish(home, -Infinity, table.sight.near);
    const { takes, nowhere } = await filmOf(one, seed);
    // Dice lie where they fall.
    expect([...nowhere].filter((type) => !type.startsWith('dice'))).toEqual([]);
    const rng = fastRng(seed);
    let cutAt = -Infinity;
    for (const { at, ...what } of takes) {
      const rested = rng.below(4) === 0 ? work.rest(at) : undefined;
      const taken = work.take(what, at);
      // Ships are larger than the points where they stand.
      if (taken?.widens === false && taken.pose.radius < 0.99 * home.radius)
        for (const place of what.places) expect(isSeen(taken.pose, FRAME, place, ROOM - 1e-6)).toBe(true);
      for (const setup of [rested, taken]) {
        if (setup?.widens !== false) continue;
        expect(at - cutAt).toBeGreaterThanOrEqual(LEAST_SHOT);
        cutAt = at;
      }
      expect(Math.abs(work.pose.alpha - home.alpha)).toBeLessThanOrEqual(MOST_SIDEWAYS + 1e-9);
      // The table's own left and right are the picture's.
      expect(keepsSides(home, work.pose, [spot(-0.5, 0), spot(0.5, 0)])).toBe(true);
      // What happens is never lost, and never under what is said.
      for (const place of what.places) expect(isSeen(work.pose, FRAME, place, 0)).toBe(true);
    }
    const own = takes.filter(({ shot }) => shot !== undefined);
    if (table.shots !== undefined) expect(own.length).toBeGreaterThan(10);
  });
});
