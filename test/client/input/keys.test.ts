import { gamepadsFrom } from '../../../client/input/sources/gamepads';
import { CARD, makeStand, OTHER, SHIP, type Stand } from './stand';

describe('keys', () => {
  const press = ({ canvas, frame }: Stand, key: string, more: object = {}): boolean => {
    const free = canvas.send('keydown', { key, ...more });
    frame();
    return !free;
  };

  test('digits, letters, Tab and shortcuts stay with the page', () => {
    const stand = makeStand();
    for (const key of ['0', '1', '9', 'a', 'Tab', 'F5']) expect(press(stand, key)).toBe(false);
    expect(press(stand, 'ArrowRight', { ctrlKey: true })).toBe(false);
    expect(press(stand, 'Enter', { altKey: true })).toBe(false);
    expect(press(stand, 'Enter', { metaKey: true })).toBe(false);
    expect(stand.told).toEqual([]);
  });

  test('Enter held down chooses once', () => {
    const stand = makeStand();
    press(stand, 'ArrowRight');
    press(stand, 'Enter');
    expect(press(stand, 'Enter', { repeat: true })).toBe(true);
    expect(stand.told).toEqual(['point phaser', 'choose phaser']);
  });

  test('Escape without a drag asks to get out', () => {
    const stand = makeStand();
    press(stand, 'Escape');
    expect(stand.told).toEqual(['cancel -']);
  });

  test('Escape cancels what the mouse drags', () => {
    const stand = makeStand();
    const { canvas, on, meshes, frame } = stand;
    canvas.send('pointerdown', on(meshes.card));
    canvas.send('pointermove', on(meshes.ship));
    frame();
    press(stand, 'Escape');
    canvas.send('pointerup', on(meshes.ship));
    expect(stand.told.slice(2)).toEqual(['drag phaser over kor', 'cancel phaser']);
  });

  test('with shift the arrows turn the eye, plus and minus bring it nearer', () => {
    const stand = makeStand();
    press(stand, 'ArrowLeft', { shiftKey: true });
    press(stand, '+', { shiftKey: true });
    press(stand, '-');
    expect(stand.turns).toEqual([[0.12, 0], [0.9], [1 / 0.9]]);
    expect(stand.told).toEqual([]);
  });

  test('the scene gives the order, smaller numbers first', () => {
    const stand = makeStand();
    const off = stand.input.stops(() => [[{ pick: SHIP }], [{ pick: CARD }, { pick: OTHER }]]);
    stand.input.stops(() => [[{ pick: OTHER }]], 1);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) press(stand, key);
    off();
    press(stand, 'Home');
    expect(stand.told).toEqual(['point hail', 'point kor', 'point phaser', 'point hail']);
  });

  test('walking begins where the pointer is', () => {
    const stand = makeStand();
    stand.canvas.send('pointermove', stand.on(stand.meshes.other));
    stand.frame();
    press(stand, 'ArrowRight');
    expect(stand.told).toEqual(['point hail', 'point kor']);
    press(stand, 'Enter');
    expect(stand.told.at(-1)).toBe('choose kor');
  });

  test('Tab brings a visible focus', () => {
    const stand = makeStand();
    stand.canvas.send('keyup', { key: 'Tab' });
    stand.frame();
    expect(stand.told).toEqual(['point phaser']);
    expect(stand.scene.getMeshByName('focus ring')!.isEnabled()).toBe(true);
    stand.canvas.send('pointermove', { pointerType: 'mouse', pointerId: 1, offsetX: 3, offsetY: 3 });
    stand.frame();
    expect(stand.scene.getMeshByName('focus ring')!.isEnabled()).toBe(false);
  });

  test('the focus comes along only when somebody walks', () => {
    const stand = makeStand();
    stand.input.bring(SHIP);
    expect(stand.told).toEqual([]);
    press(stand, 'ArrowRight');
    stand.input.bring(SHIP);
    expect(stand.told).toEqual(['point phaser', 'point kor']);
  });
});

test('the shoulders of a gamepad turn what is about to be put, once for each press', () => {
  const buttons = Array.from({ length: 16 }, () => ({ pressed: false }));
  const pad = { mapping: 'standard', buttons, axes: [0, 0, 0, 0] } as unknown as Gamepad;
  const { gestures, frame } = makeStand([gamepadsFrom(() => [pad])]);
  for (const index of [4, 5]) {
    buttons[index]!.pressed = true;
    frame();
    frame();
    buttons[index]!.pressed = false;
    frame();
  }
  expect(gestures).toEqual([-1, 1].map((by) => ({ type: 'turn', by, pick: undefined })));
});
