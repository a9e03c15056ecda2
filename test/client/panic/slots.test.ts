import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { makeTargets } from '../../../client/games/panic/fixtures/targets';
import { meantBy } from '../../../client/games/panic/names';
import { SHIP_SCALE, TABLE } from '../../../client/holodeck/measures';
import type { Gesture, Pick } from '../../../client/input/gesture';
import { BASE } from '../../../client/kit/ship/base';
import { XrHands } from '../../../client/xr/hands';
import { CARD, makeStand } from '../input/stand';

const STILL = { x: 0, y: 0, z: 0, w: 1 };

/** A bare hand over the ship and her slots, with a card that can be taken. */
const wear = () => {
  const stand = makeStand([]);
  const { scene, input, meshes } = stand;
  input.pickable(meshes.other, undefined);
  input.pickable(meshes.ship, undefined);
  const pivot = new TransformNode('heading', scene);
  pivot.position.y = TABLE.height + (10 - BASE.top) * SHIP_SCALE;
  pivot.scaling.setAll(SHIP_SCALE);
  const targets = makeTargets(scene, pivot, input);
  scene.meshes.forEach((mesh) => mesh.computeWorldMatrix(true));
  const palm = new Vector3();
  const session = Object.assign(new EventTarget(), { inputSources: [] as unknown[] });
  const inputSource = {
    ...{ handedness: 'right', targetRayMode: 'tracked-pointer', targetRaySpace: 'ray', gripSpace: 'grip' },
    hand: { get: (name: string) => name },
  };
  session.inputSources.push(inputSource);
  const pose = () => ({
    transform: { position: { x: palm.x, y: palm.y, z: -palm.z }, orientation: STILL },
  });
  input.connect(
    (port) =>
      new XrHands(port, {
        ...{ session: session as unknown as XRSession, into: { matrix: Matrix.Identity(), unit: 1 } },
        frame: () => ({ getPose: pose, getJointPose: pose }) as unknown as XRFrame,
        ...{ space: () => ({}) as XRReferenceSpace, isLeftHanded: () => false },
        ...{ controls: () => undefined, grip: () => undefined },
      }),
  );
  const move = (to: Vector3): void => {
    palm.copyFrom(to);
    stand.frame();
    stand.frame();
  };
  const send = (name: string): void => {
    session.dispatchEvent(Object.assign(new Event(name), { inputSource }));
    stand.frame();
  };
  return { ...stand, targets, move, send };
};

/** What something put on the thing under the hand may mean: a shield stands for the hull behind it, too. */
const meant = (gesture: Gesture | undefined): readonly Pick[] =>
  gesture && 'over' in gesture && gesture.over ? meantBy(gesture.over) : [];

test.each([0, 1, 2, 3, 4, 5])(
  'what mends shield %i is pinched, carried there and set into its slot',
  (facing) => {
    const shield = { kind: 'shield', id: String(facing) };
    const { targets, meshes, move, send, gestures, input } = wear();
    input.pickable(meshes.card, CARD, { drag: true, inHand: true });
    const [slot, card] = [new Vector3(), meshes.card.position.clone()];
    targets.middle!(shield, slot);
    move(card);
    send('selectstart');
    move(card.add(new Vector3(0, 0.3, 0)));
    // A hand does not meet the very middle: it stays two centimetres off, to every side.
    for (const off of [
      [0.02, 0, 0],
      [0, 0.02, 0],
      [0, 0, -0.02],
    ] as const) {
      move(slot.add(new Vector3(...off)));
      expect(meant(gestures.at(-1))).toContainEqual(shield);
    }
    send('selectend');
    const dropped = gestures.findLast(({ type }) => type === 'drop');
    expect(dropped?.pick).toEqual(CARD);
    expect(meant(dropped)).toContainEqual(shield);
  },
);
