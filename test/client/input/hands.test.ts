import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Gesture, Pick, PointerOptions } from '../../../client/input/gesture';
import { Hands, type Spot } from '../../../client/input/hands';

const CARD: Pick = { kind: 'card', id: 'phaser-3' };
const OTHER: Pick = { kind: 'card', id: 'hail' };
const SHIP: Pick = { kind: 'threat', id: 'kor' };

const MOUSE: PointerOptions = { slop: 5 };
const TOUCH: PointerOptions = { slop: 12, explainAfter: 0.5, onlyPressed: true };

const spot = (pick?: Pick): Spot => ({ pick, at: new Vector3(1, 2, 3), held: new Vector3(4, 5, 6) });

const line = (gesture: Gesture): string => {
  const pick = gesture.pick?.id ?? '-';
  return 'over' in gesture
    ? `${gesture.type} ${pick} over ${gesture.over?.id ?? '-'}`
    : `${gesture.type} ${pick}`;
};

const set = () => {
  const told: string[] = [];
  const gone = new Set<Pick>();
  const hands = new Hands(
    {
      alive: (pick) => !gone.has(pick),
      draggable: ({ kind }) => kind === 'card',
      turns: ({ kind }) => kind === 'dial',
    },
    (gesture) => told.push(line(gesture)),
  );
  return { hands, told, gone };
};

describe('a mouse', () => {
  test('points once at each thing it comes over, and at nothing when it leaves', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 1, 1);
    mouse.move(spot(CARD), 2, 1);
    mouse.move(spot({ ...CARD }), 3, 1);
    mouse.move(spot(), 4, 1);
    mouse.move(spot(SHIP), 5, 1);
    mouse.rest();
    expect(told).toEqual(['point phaser-3', 'point -', 'point kor', 'point -']);
  });

  test('chooses what it pressed and released, within the slop', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 10, 10);
    mouse.press();
    mouse.move(spot(CARD), 13, 14);
    mouse.release();
    expect(told).toEqual(['point phaser-3', 'choose phaser-3']);
  });

  test.each([
    ['exactly the slop is still a press', 5, ['point phaser-3', 'choose phaser-3']],
    [
      'a pixel more is a drag',
      6,
      ['point phaser-3', 'point -', 'drag phaser-3 over -', 'drop phaser-3 over -'],
    ],
  ])('%s', (_, far, expected) => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    mouse.move(spot(CARD), far, 0);
    mouse.release();
    expect(told).toEqual(expected);
  });

  test('carries a card onto a threat', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    expect(mouse.grips()).toBe(true);
    mouse.move(spot(), 20, 0);
    mouse.move(spot(SHIP), 40, 0);
    expect(hands.carried()).toEqual(CARD);
    mouse.release();
    expect(mouse.grips()).toBe(false);
    expect(told.slice(2)).toEqual([
      'drag phaser-3 over -',
      'drag phaser-3 over kor',
      'drop phaser-3 over kor',
    ]);
  });

  test('a drag that does not move is not told again, though the picker looks', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    mouse.move(spot(SHIP), 40, 0);
    mouse.move(spot(SHIP), 40, 0);
    mouse.move(spot(SHIP), 40, 0);
    expect(told.filter((text) => text.startsWith('drag'))).toHaveLength(1);
  });

  test('what cannot be dragged leaves the camera its drag and is not chosen by it', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(SHIP), 0, 0);
    mouse.press();
    expect(mouse.grips()).toBe(false);
    mouse.move(spot(SHIP), 30, 0);
    mouse.move(spot(OTHER), 60, 0);
    mouse.move(spot(SHIP), 30, 0);
    mouse.release();
    expect(told).toEqual(['point kor', 'point -']);
  });

  test('a press that ends on another thing chooses neither', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    mouse.move(spot(SHIP), 1, 0);
    mouse.release();
    expect(told).toEqual(['point phaser-3']);
  });

  test('a slow press still chooses: only touch explains by waiting', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    hands.tick(20);
    mouse.release();
    expect(told.at(-1)).toBe('choose phaser-3');
  });

  test('the other button explains, and in the middle of a drag takes it back', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.explain();
    mouse.move(spot(CARD), 0, 0);
    mouse.explain();
    mouse.press();
    mouse.move(spot(), 30, 0);
    mouse.explain();
    mouse.move(spot(SHIP), 60, 0);
    mouse.release();
    expect(told).toEqual([
      'point phaser-3',
      'explain phaser-3',
      'point -',
      'drag phaser-3 over -',
      'cancel phaser-3',
    ]);
  });
});

describe('a finger on glass', () => {
  test('points while it presses, chooses when it lifts, then points at nothing', () => {
    const { hands, told } = set();
    const finger = hands.finger(TOUCH);
    finger.move(spot(CARD), 0, 0);
    expect(told).toEqual([]);
    finger.press();
    finger.move(spot(CARD), 8, 8);
    finger.release();
    expect(told).toEqual(['point phaser-3', 'choose phaser-3', 'point -']);
  });

  test('a long press explains, once, and does not choose', () => {
    const { hands, told } = set();
    const finger = hands.finger(TOUCH);
    hands.tick(10);
    finger.move(spot(SHIP), 0, 0);
    finger.press();
    hands.tick(10.49);
    expect(told).toEqual(['point kor']);
    hands.tick(10.5);
    hands.tick(11.5);
    finger.release();
    expect(told).toEqual(['point kor', 'explain kor', 'point -']);
  });

  test('after a long press it looks about without choosing or dragging', () => {
    const { hands, told } = set();
    const finger = hands.finger(TOUCH);
    finger.move(spot(CARD), 0, 0);
    finger.press();
    hands.tick(1);
    expect(finger.grips()).toBe(true);
    finger.move(spot(OTHER), 60, 0);
    finger.release();
    expect(told).toEqual(['point phaser-3', 'explain phaser-3', 'point hail', 'point -']);
  });

  test('a long press on nothing is nothing', () => {
    const { hands, told } = set();
    const finger = hands.finger(TOUCH);
    finger.move(spot(), 0, 0);
    finger.press();
    hands.tick(3);
    finger.release();
    expect(told).toEqual([]);
  });

  test('a touch taken away by the system chooses nothing', () => {
    const { hands, told } = set();
    const finger = hands.finger(TOUCH);
    finger.move(spot(CARD), 0, 0);
    finger.press();
    finger.lift();
    finger.release();
    expect(told).toEqual(['point phaser-3', 'point -']);
  });

  test('a drag taken away is cancelled', () => {
    const { hands, told } = set();
    const finger = hands.finger(TOUCH);
    finger.move(spot(CARD), 0, 0);
    finger.press();
    finger.move(spot(SHIP), 40, 0);
    finger.lift();
    expect(told.slice(2)).toEqual(['drag phaser-3 over kor', 'cancel phaser-3']);
    expect(finger.grips()).toBe(false);
  });
});

describe('things that go', () => {
  test('what is pointed at and goes is pointed at no more', () => {
    const { hands, told, gone } = set();
    hands.finger(MOUSE).move(spot(SHIP), 0, 0);
    gone.add(SHIP);
    hands.tick(1);
    hands.tick(2);
    expect(told).toEqual(['point kor', 'point -']);
  });

  test('what is pressed and goes is not chosen', () => {
    const { hands, told, gone } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(SHIP), 0, 0);
    mouse.press();
    gone.add(SHIP);
    hands.tick(1);
    mouse.release();
    expect(told).toEqual(['point kor', 'point -']);
  });

  test('what is carried and goes is cancelled once; the camera waits for the release', () => {
    const { hands, told, gone } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    mouse.move(spot(SHIP), 40, 0);
    gone.add(CARD);
    hands.tick(1);
    hands.tick(2);
    mouse.move(spot(SHIP), 50, 0);
    expect(mouse.grips()).toBe(true);
    mouse.release();
    expect(mouse.grips()).toBe(false);
    expect(told.slice(2)).toEqual(['drag phaser-3 over kor', 'cancel phaser-3']);
  });

  test('a target that goes before the drop is not dropped on', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    mouse.move(spot(SHIP), 40, 0);
    mouse.move(spot(), 40, 0);
    mouse.release();
    expect(told.slice(2)).toEqual(['drag phaser-3 over kor', 'drag phaser-3 over -', 'drop phaser-3 over -']);
  });
});

describe('several at once', () => {
  test('while one presses another cannot', () => {
    const { hands, told } = set();
    const [mouse, finger] = [hands.finger(MOUSE), hands.finger(TOUCH)];
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    finger.move(spot(SHIP), 0, 0);
    finger.press();
    finger.release();
    mouse.release();
    expect(told).toEqual(['point phaser-3', 'choose phaser-3']);
  });

  test('one that lies still does not take the lead back', () => {
    const { hands, told } = set();
    const [mouse, other] = [hands.finger(MOUSE), hands.finger(MOUSE)];
    mouse.move(spot(CARD), 5, 5);
    other.move(spot(SHIP), 1, 1);
    mouse.move(spot(CARD), 5, 5);
    expect(told).toEqual(['point phaser-3', 'point kor']);
  });

  test('escape takes back a drag, whoever drags; without one it is told as such', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    mouse.move(spot(SHIP), 40, 0);
    hands.escape();
    mouse.release();
    hands.escape();
    expect(told.slice(2)).toEqual(['drag phaser-3 over kor', 'cancel phaser-3', 'cancel -']);
  });

  test('escape during a press keeps it from choosing', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    hands.escape();
    mouse.release();
    expect(told).toEqual(['point phaser-3', 'cancel -']);
  });

  test('one that is disposed of lets go of everything', () => {
    const { hands, told } = set();
    const mouse = hands.finger(MOUSE);
    mouse.move(spot(CARD), 0, 0);
    mouse.press();
    mouse.move(spot(SHIP), 40, 0);
    mouse.dispose();
    expect(told.at(-1)).toBe('cancel phaser-3');
    expect(hands.carried()).toBeUndefined();
  });
});
