import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { CLEAR_ROOM } from '../../../client/games/attackWing/clearSpot';
import { dialsFor, makeGuess } from '../../../client/games/attackWing/fixtures/guess';
import type { ShipsFixture } from '../../../client/games/attackWing/fixtures/ships';
import type { MatKit } from '../../../client/games/attackWing/kit';
import { pictureOf } from '../../../client/games/attackWing/picture';
import { spotOf } from '../../../client/games/attackWing/place';
import { type DialFace, makeDials } from '../../../client/kit/mat/dials';
import { loadMarks } from '../../../client/kit/things/marks';
import { THEMES } from '../../../client/kit/theme';
import type { Tools } from '../../../client/tabletop/gameTable';
import { game } from '../../../shared/games/attackWing';
import type { EventOf } from '../../../shared/games/attackWing/events';
import { tableWith } from '../../games/attackWing/helpers';

Logger.LogLevels = Logger.NoneLogLevel;
const LOOK = { me: 0, players: 2, asked: undefined, choice: undefined };

/** A guess over the mat at a ship so many millimetres from the reader's edge, and what everybody sees of it. */
const withGuess = (far = 500) => {
  const engine = new NullEngine();
  engine.getCaps().instancedArrays = true;
  const scene = new Scene(engine);
  new FreeCamera('eye', new Vector3(0, 3, -3), scene).setTarget(Vector3.Zero());
  const dials = makeDials(scene, loadMarks(scene), THEMES.standard);
  const labels = new Map<string, string>();
  const [faces, dimmed]: [Map<number, DialFace | undefined>, number[]] = [new Map(), []];
  let taken = 0;
  const take = () => {
    const [dial, nth] = [dials.take(), taken++];
    const show = dial.face.bind(dial);
    dial.face = (face) => {
      faces.set(nth, face);
      show(face);
    };
    return dial;
  };
  const kit = { dials: { take }, grid: { dim: (part: number) => dimmed.push(part) } } as unknown as MatKit;
  const label = (id: string, shown: { text: string } | undefined): unknown =>
    shown ? labels.set(id, shown.text) : labels.delete(id);
  const drawn = new Set<string>();
  const lines = { draw: (name: string) => drawn.add(name), erase: (name: string) => drawn.delete(name) };
  const tools = { deck: { scene }, prompts: { label }, lines } as unknown as Tools;
  const ships = { at: () => ({ middle: (into: Vector3) => into.setAll(0) }) } as unknown as ShipsFixture;
  const state = tableWith({
    phase: 'activation',
    options: { mission: 'balanceOfTerror' },
    ships: [
      { seat: 0, at: [457, 300, 0] },
      { seat: 1, at: [457, far, 180], dial: 'bankLeft2' },
    ],
  });
  const picture = pictureOf(game.publicView(state), undefined, 0);
  return { guess: makeGuess(tools, kit, ships), picture, labels, faces, dimmed, drawn };
};

const anticipated = (maneuver: 'bankLeft2' | 'straight2' | 'straight1'): EventOf<'anticipated'> => ({
  type: 'anticipated',
  ...{ ship: 0, target: 1, maneuver },
  speedRight: maneuver !== 'straight1',
  bearingRight: maneuver === 'bankLeft2',
});

test.each([
  ['bankLeft2', 'Right!', 'No cards this round'],
  ['straight2', 'Half right: speed', 'Nothing happens'],
  ['straight1', 'Wrong', '1 Auxiliary Power'],
] as const)(
  '%s: guess beside the shut dial, then what it was worth, then the dial',
  (maneuver, verdict, means) => {
    const { guess, picture, labels, faces, dimmed, drawn } = withGuess();
    guess.put(picture, anticipated(maneuver));
    guess.update?.(1);
    expect([...drawn]).toEqual(['guess']);
    expect([faces.get(0)?.speed, faces.get(1)]).toEqual([maneuver === 'straight1' ? 1 : 2, undefined]);
    expect(labels.get('guess over')).toMatch(/\?$/u);
    expect(dimmed).toEqual([0.3]);
    guess.tell();
    expect([...labels.values()]).toEqual([verdict, means]);
    // Only a guess that is right in everything tells what the dial shows.
    expect(faces.get(1)?.sign).toBe(maneuver === 'bankLeft2' ? 'bankLeft' : undefined);
    guess.reveal(1, 'bankLeft2');
    expect(faces.get(1)).toEqual({ sign: 'bankLeft', speed: 2, ease: faces.get(1)?.ease });
    guess.clear();
    expect([labels.size, dimmed.at(-1), drawn.size]).toEqual([0, 1, 0]);
  },
);

test('whoever skips the story does not keep the dials: they go once the ship stands elsewhere, or the phase is over', () => {
  const { guess, picture, labels } = withGuess();
  guess.put(picture, anticipated('straight2'));
  guess.paint?.(picture, 0.2, LOOK);
  expect(labels.size).toBe(1);
  const moved = structuredClone(picture);
  moved.ships[1]!.pose = { ...moved.ships[1]!.pose, y: 420_000 };
  guess.paint?.(moved, 0.2, LOOK);
  expect(labels.size).toBe(0);
  guess.put(picture, anticipated('straight2'));
  guess.paint?.({ ...picture, phase: 'combat' }, 0.2, LOOK);
  expect(labels.size).toBe(0);
});

test.each([300, 500, 700, 880])(
  'at %d mm: dials hang beside the ship, under the board, and hide no ship',
  (far) => {
    const { picture } = withGuess(far);
    const { x, z } = dialsFor(picture, 1);
    const [own, target] = picture.ships.map(({ pose }) => spotOf(pose, false));
    expect([x >= -0.2, z <= 0.2]).toEqual([true, true]);
    for (const ship of [own!, target!])
      expect(Math.abs(ship.x - x) > CLEAR_ROOM.across || Math.abs(ship.z - z) > CLEAR_ROOM.deep).toBe(true);
    expect(Math.hypot(target!.x - x, target!.z - z)).toBeLessThan(0.8);
  },
);
