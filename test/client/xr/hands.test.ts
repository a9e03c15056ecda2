import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { CreatePlane } from '@babylonjs/core/Meshes/Builders/planeBuilder';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { PROMPT } from '../../../client/kit/prompts';
import { XrHands } from '../../../client/xr/hands';
import { CARD, makeStand } from '../input/stand';

type Point = readonly [x: number, y: number, z: number];
type Side = 'left' | 'right';
const STILL = { x: 0, y: 0, z: 0, w: 1 };
const PANEL = { kind: PROMPT, id: 'panel' };

/** Both hands, or controllers, over a table with two cards and a threat; they look straight ahead and do as they are told. */
const wear = (kind: 'hand' | 'controller' = 'hand', sides: readonly Side[] = ['right']) => {
  const session = Object.assign(new EventTarget(), { inputSources: [] as unknown[] });
  /** Radians to the left about its own length. */
  const roll: Record<Side, number> = { left: 0, right: 0 };
  const at: Record<Side, Point> = { left: [-0.9, 0.6, -1], right: [0, 0.6, -1] };
  // A person's space is right-handed: what is ahead is at −z.
  const pose = ([x, y, z]: Point, turned = 0) => ({
    transform: {
      position: { x, y, z: -z },
      orientation: { ...STILL, z: Math.sin(turned / 2), w: Math.cos(turned / 2) },
    },
  });
  const sources = sides.map((side) => ({
    ...{ handedness: side, targetRayMode: 'tracked-pointer', targetRaySpace: side, gripSpace: side },
    ...(kind === 'hand' ? { hand: { get: (name: string) => `${side} ${name}` } } : {}),
  }));
  session.inputSources.push(...sources);
  const frame = {
    getPose: (side: Side) => pose(at[side], roll[side]),
    // Thumb and finger are 2 cm apart, the finger before the thumb; the wrist is behind them.
    getJointPose: (joint: string) => {
      const [side, name] = joint.split(' ') as [Side, string];
      const off = name === 'index-finger-tip' ? 0.01 : name === 'thumb-tip' ? -0.01 : -0.1;
      return pose([at[side][0], at[side][1], at[side][2] + off]);
    },
  };
  const grips: boolean[] = [];
  const dice = { holds: false, flew: 0 };
  const stand = makeStand([]);
  let board = false;
  let hands: XrHands | undefined;
  stand.input.connect(
    (port) =>
      (hands = new XrHands(port, {
        ...{ session: session as unknown as XRSession, into: { matrix: Matrix.Identity(), unit: 1 } },
        ...{ frame: () => frame as unknown as XRFrame, space: () => ({}) as XRReferenceSpace },
        ...{ isLeftHanded: () => false, controls: () => undefined },
        worn: () => (board ? PANEL : undefined),
        grip: (_hand, closed) => void grips.push(closed),
        throws: {
          isIn: ({ tracked }) => dice.holds && !tracked.isLeft,
          open: () => {
            dice.holds = false;
            dice.flew += 1;
          },
        },
      })),
  );
  stand.frame();
  const send = (name: string, side: Side = 'right'): void => {
    const inputSource = sources.find(({ handedness }) => handedness === side);
    session.dispatchEvent(Object.assign(new Event(name), { inputSource }));
    stand.frame();
  };
  return {
    ...stand,
    grips,
    dice,
    send,
    /** Turns the wrist so far to the right, from where it began. */
    twist: (radians: number, side: Side = 'right') => {
      roll[side] = -radians;
      stand.frame();
    },
    hands: () => hands!,
    /** What is lit up. */
    lit: () => stand.input.pointed()?.id,
    /** Pulls and lets go; what came of it. */
    pull: (side: Side = 'right'): readonly string[] => {
      const from = stand.told.length;
      send('selectstart', side);
      send('selectend', side);
      return stand.told.slice(from).filter((line) => line.startsWith('choose'));
    },
    move: (to: Point, side: Side = 'right') => {
      at[side] = to;
      stand.frame();
    },
    over: ({ position: { x, y, z } }: Mesh, high = 0): Point => [x, y + high, z],
    /** A panel that faces the hands, over everything else. */
    hang: ([x, y, z]: Point, onArm = false): Mesh => {
      board = onArm;
      const mesh = CreatePlane('panel', { size: 0.2 }, stand.scene);
      mesh.position.set(x, y, z);
      mesh.renderingGroupId = 1;
      mesh.computeWorldMatrix(true);
      stand.input.pickable(mesh, PANEL, { part: () => PANEL });
      return mesh;
    },
    lose: () => {
      session.inputSources.length = 0;
      stand.frame();
    },
  };
};

describe('bare hands', () => {
  test('a pinch takes a card, carries it and puts it on what is under the hand', () => {
    const { meshes, move, over, send, told } = wear();
    move(over(meshes.card, 0.03));
    send('selectstart');
    move(over(meshes.card, 0.2));
    move(over(meshes.ship, 0.04));
    send('selectend');
    expect(told).toContain('drag phaser over -');
    expect(told).toContain('drop phaser over kor');
  });

  test('carried past the other cards in the hand, it goes where the hand points', () => {
    const { meshes, move, over, send, told, input } = wear();
    for (const mesh of [meshes.card, meshes.other])
      input.pickable(mesh, { kind: 'card', id: mesh.name }, { drag: true, inHand: true });
    meshes.other.position.set(-0.15, 0, -0.6);
    meshes.other.computeWorldMatrix(true);
    meshes.ship.position.set(-0.15, 0.05, 0.5);
    meshes.ship.computeWorldMatrix(true);
    move(over(meshes.card, 0.03));
    send('selectstart');
    move([-0.15, 0.06, -0.6]);
    move([-0.15, 0.065, -0.6]);
    send('selectend');
    expect(told).toContain('drop card over kor');
  });

  test('let go in empty air, it goes back', () => {
    const { meshes, move, over, send, told } = wear();
    move(over(meshes.card, 0.03));
    send('selectstart');
    move([0.9, 0.8, 0]);
    send('selectend');
    expect(told.at(-1)).toBe('drop phaser over -');
  });

  test('a fingertip presses what it touches, once, when it is taken away again', () => {
    const { meshes, move, told } = wear();
    const { x, z } = meshes.ship.position;
    // The front of the threat, from before it.
    for (const far of [0.1, 0.03, 0.004, 0.03, 0.1]) move([x, 0, z - 0.15 - far - 0.01]);
    expect(told.filter((line) => line === 'choose kor')).toHaveLength(1);
  });

  test('from afar a pinch chooses what the hand points at', () => {
    const { meshes, move, told, pull } = wear();
    move([meshes.ship.position.x, 0, -0.5]);
    pull();
    expect(told.at(-1)).toBe('choose kor');
  });

  test('a hand that is lost lets go of what it held', () => {
    const { meshes, move, over, send, told, lose } = wear();
    move(over(meshes.card, 0.03));
    send('selectstart');
    move(over(meshes.card, 0.2));
    lose();
    expect(told).toContain('cancel phaser');
  });

  test('fingers round a card have it, whatever stands behind it', () => {
    const { meshes, move, over, send, told, lit, hang } = wear();
    hang([meshes.card.position.x, 0.03, 0]);
    move(over(meshes.card, 0.03));
    expect(lit()).toBe('phaser');
    send('selectstart');
    move([0.9, 0.8, 0]);
    expect(told).toContain('drag phaser over -');
  });

  test('a finger of the other hand on a panel is heard while this one points', () => {
    const { meshes, move, hang, told, lit } = wear('hand', ['left', 'right']);
    move([meshes.ship.position.x, 0, -0.5]);
    expect(lit()).toBe('kor');
    hang([-0.9, 0.6, 0]);
    for (const far of [0.1, 0.03, 0.004, 0.03, 0.1]) move([-0.9, 0.6, -far - 0.01], 'left');
    expect(told.filter((line) => line === 'choose panel')).toHaveLength(1);
  });
});

test('a grip over a thing takes it, a grip over nothing takes the table', () => {
  const { meshes, move, over, send, told, grips } = wear();
  move([0.9, 0.9, 0]);
  send('squeezestart');
  send('squeezeend');
  expect(grips).toEqual([true, false]);
  move(over(meshes.card, 0.03));
  send('squeezestart');
  move(over(meshes.ship, 0.04));
  send('squeezeend');
  expect(told).toContain('drop phaser over kor');
  expect(grips).toEqual([true, false, false]);
});

describe.each(['hand', 'controller'] as const)('a dial, with a %s', (kind) => {
  const press = (turns: boolean) => {
    const worn = wear(kind);
    const { x, z } = worn.meshes.ship.position;
    worn.input.pickable(worn.meshes.ship, { kind: 'key', id: 'one' }, { turns });
    worn.move([x, 0, z - 0.5]);
    worn.send('selectstart');
    const from = worn.gestures.length;
    return { ...worn, came: () => worn.gestures.slice(from).filter(({ type }) => type !== 'point') };
  };
  const turned = (by: number) => ({ type: 'turn', by, pick: { kind: 'key', id: 'one' } });

  test('that is pressed is turned with the wrist, notch by notch, and let go as it is', () => {
    const { twist, move, send, came } = press(true);
    for (const far of [0.2, 0.35, 0.65]) twist(far);
    expect(came()).toEqual([turned(1), turned(1)]);
    twist(0.2);
    expect(came().at(-1)).toEqual(turned(-1));
    // A wrist that is turned points somewhere else, too.
    move([0.9, 0.9, -0.5]);
    send('selectend');
    expect(came().at(-1)).toMatchObject({ type: 'choose', pick: { kind: 'key', id: 'one' } });
  });

  test('only a dial is turned', () => {
    const { twist, send, came } = press(false);
    twist(0.8);
    send('selectend');
    expect(came().map(({ type }) => type)).toEqual(['choose']);
  });
});

describe('dice in a hand', () => {
  test('leave it when it opens, and nothing else is pressed with it meanwhile', () => {
    const { meshes, move, send, dice, grips, told } = wear('controller');
    move([meshes.ship.position.x, 0, -0.5]);
    dice.holds = true;
    send('selectstart');
    send('squeezestart');
    expect(told.filter((line) => line.startsWith('choose'))).toEqual([]);
    expect([grips, dice.flew]).toEqual([[], 0]);
    send('selectend');
    expect(dice.flew).toBe(1);
    send('selectstart');
    send('selectend');
    expect(told.at(-1)).toBe('choose kor');
  });

  test('the other hand does as ever', () => {
    const { meshes, move, send, dice, told } = wear('controller', ['left', 'right']);
    move([meshes.ship.position.x, 0, -0.5], 'left');
    dice.holds = true;
    send('selectstart', 'left');
    send('selectend', 'left');
    expect(told.at(-1)).toBe('choose kor');
    expect(dice.flew).toBe(0);
  });
});

describe('controllers: what is lit up is what the trigger acts on', () => {
  test('a panel that is pointed at from among the cards is pressed; the grip takes the card', () => {
    const { meshes, move, over, hang, lit, pull, send, told, hands } = wear('controller');
    hang([meshes.card.position.x, 0.05, 0.3]);
    move(over(meshes.card, 0.05));
    expect([lit(), hands().user()!.using]).toEqual(['panel', 'ray']);
    expect(pull()).toEqual(['choose panel']);
    expect(hands().leader()!.canTake(1)).toBe(true);
    send('squeezestart');
    move([0.9, 0.8, -0.2]);
    expect(told.at(-1)).toBe('drag phaser over -');
  });

  test('so is a thing on the table', () => {
    const { meshes, move, over, lit, pull } = wear('controller');
    meshes.ship.position.set(meshes.card.position.x, 0.05, 0.5);
    meshes.ship.computeWorldMatrix(true);
    move(over(meshes.card, 0.05));
    expect(lit()).toBe('kor');
    expect(pull()).toEqual(['choose kor']);
  });

  test('a card at the controller is lit and taken where the ray meets nothing else', () => {
    const { meshes, move, over, lit, send, told, hands } = wear('controller');
    move(over(meshes.card, 0.05));
    expect([lit(), hands().user()!.using]).toEqual(['phaser', 'near']);
    send('selectstart');
    move(over(meshes.ship, 0.04));
    send('selectend');
    expect(told.at(-1)).toBe('drop phaser over kor');
  });

  test('another hand that lies among the cards takes nothing away from the one that points', () => {
    const { meshes, move, over, lit, pull } = wear('controller', ['left', 'right']);
    move(over(meshes.card, 0.04), 'left');
    expect(lit()).toBe('phaser');
    move([meshes.ship.position.x, 0, -0.5]);
    expect(lit()).toBe('kor');
    expect(pull()).toEqual(['choose kor']);
  });

  test('what hangs on an arm is met by the other hand alone', () => {
    const { move, hang, lit, pull, told } = wear('controller', ['left', 'right']);
    hang([-0.9, 0.65, 0.1], true);
    for (const far of [0.1, 0.03, 0.002, 0.03, 0.1]) move([-0.9, 0.6, 0.055 - far], 'left');
    expect(told.filter((line) => line.includes('panel'))).toEqual([]);
    move([-0.9, 0.62, -0.5]);
    expect(lit()).toBe('panel');
    expect(pull()).toEqual(['choose panel']);
  });

  test('a panel that appears where the tip already is waits for the trigger; nothing gets stuck on it', () => {
    const { move, hang, lit, pull, told, hands } = wear('controller');
    move([0, 0.6, -1]);
    hang([0, 0.6, -0.95]);
    move([0, 0.6, -1]);
    expect([lit(), hands().user()!.using, hands().user()!.pressed]).toEqual(['panel', 'poke', undefined]);
    expect(pull()).toEqual(['choose panel']);
    expect(pull()).toEqual(['choose panel']);
    // Leaning on it after coming from before it, the trigger still acts, and acts once.
    for (const far of [0.1, 0.07, 0.05]) move([0, 0.6, -0.95 - far]);
    expect(hands().user()!.pressed).toBe('poke');
    const before = told.filter((line) => line === 'choose panel').length;
    pull();
    move([0, 0.6, -1.2]);
    expect(told.filter((line) => line === 'choose panel')).toHaveLength(before + 1);
  });

  test('everywhere over the table: lit, then pulled, they agree', () => {
    const { meshes, move, lit, pull, hang, input } = wear('controller');
    hang([0, 0.06, 0.1]);
    input.pickable(meshes.card, CARD, { drag: true, inHand: true });
    const at = new Vector3();
    for (let x = -0.7; x <= 0.7; x += 0.05)
      for (let y = 0.01; y <= 0.2; y += 0.03)
        for (const z of [-0.9, -0.62, -0.3, 0.45]) {
          move([at.set(x, y, z).x, y, z]);
          const shown = lit();
          expect([x, y, z, pull()]).toEqual([x, y, z, shown === undefined ? [] : [`choose ${shown}`]]);
        }
  });
});
