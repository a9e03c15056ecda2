import { makeStand } from './stand';

describe('the mouse', () => {
  test('a drag holds the camera from the press to the release, and goes on outside', () => {
    const { canvas, on, frame, meshes, held } = makeStand();
    canvas.send('pointerdown', on(meshes.card));
    expect(held).toEqual([true]);
    expect(canvas.captured).toEqual([1]);
    canvas.send('pointermove', { ...on(meshes.card), offsetX: -200, offsetY: 900 });
    frame();
    canvas.send('pointerleave', on(meshes.card));
    frame();
    expect(canvas.style.cursor).toBe('grabbing');
    canvas.send('pointerup', { ...on(meshes.card), offsetX: -200, offsetY: 900 });
    expect(held).toEqual([true, false]);
  });

  test('pressing a target or nothing leaves the camera to the hand', () => {
    const { canvas, at, meshes, held, told: lines, frame } = makeStand();
    const on = { pointerType: 'mouse', pointerId: 3, button: 0 };
    canvas.send('pointerdown', { ...on, ...at(meshes.ship) });
    canvas.send('pointermove', { ...on, offsetX: 10, offsetY: 10 });
    frame();
    canvas.send('pointerup', { ...on, offsetX: 10, offsetY: 10 });
    canvas.send('pointerdown', { ...on, offsetX: 10, offsetY: 10 });
    canvas.send('pointerup', { ...on, offsetX: 10, offsetY: 10 });
    expect(held).toEqual([]);
    // Pressed where nothing is, it only lets go of whatever was begun.
    expect(lines.filter((line) => !line.startsWith('point'))).toEqual(['cancel -']);
  });

  test('the cursor says what a press would do', () => {
    const { canvas, at, meshes, frame } = makeStand();
    const move = (where: object): string => {
      canvas.send('pointermove', { pointerType: 'mouse', pointerId: 1, ...where });
      frame();
      return canvas.style.cursor;
    };
    expect(move(at(meshes.card))).toBe('grab');
    expect(move(at(meshes.ship))).toBe('pointer');
    expect(move({ offsetX: 5, offsetY: 5 })).toBe('');
  });

  test('leaving the canvas points at nothing; leaving the window lets go', () => {
    const { canvas, on, meshes, frame, told: lines } = makeStand();
    canvas.send('pointermove', on(meshes.ship));
    frame();
    canvas.send('pointerleave', on(meshes.ship));
    canvas.send('pointerdown', on(meshes.card));
    canvas.send('pointermove', on(meshes.ship));
    frame();
    canvas.ownerDocument.defaultView.dispatchEvent(new Event('blur'));
    expect(lines).toEqual([
      'point kor',
      'point -',
      'point phaser',
      'point -',
      'drag phaser over kor',
      'cancel phaser',
    ]);
  });

  test('the context menu stays away', () => {
    expect(makeStand().canvas.send('contextmenu')).toBe(false);
  });
});

describe('touch', () => {
  test('a second finger gives both to the camera and cancels the drag', () => {
    const { canvas, on, meshes, frame, told: lines, held } = makeStand();
    canvas.send('pointerdown', on(meshes.card, 'touch', 1));
    canvas.send('pointermove', on(meshes.ship, 'touch', 1));
    frame();
    canvas.send('pointerdown', on(meshes.other, 'touch', 2));
    canvas.send('pointermove', on(meshes.card, 'touch', 1));
    canvas.send('pointermove', on(meshes.ship, 'touch', 2));
    frame();
    canvas.send('pointerup', on(meshes.ship, 'touch', 1));
    canvas.send('pointerup', on(meshes.other, 'touch', 2));
    frame();
    expect(lines).toEqual(['point phaser', 'point -', 'drag phaser over kor', 'cancel phaser']);
    expect(held.at(-1)).toBe(false);
    canvas.send('pointerdown', on(meshes.ship, 'touch', 3));
    canvas.send('pointerup', on(meshes.ship, 'touch', 3));
    expect(lines.slice(4)).toEqual(['point kor', 'choose kor', 'point -']);
  });

  test('the finger that stays after a pinch chooses nothing', () => {
    const { canvas, on, meshes, told: lines } = makeStand();
    canvas.send('pointerdown', on(meshes.ship, 'touch', 1));
    canvas.send('pointerdown', on(meshes.card, 'touch', 2));
    canvas.send('pointerup', on(meshes.card, 'touch', 2));
    canvas.send('pointermove', on(meshes.ship, 'touch', 1));
    canvas.send('pointerup', on(meshes.ship, 'touch', 1));
    expect(lines.filter((line) => line.startsWith('choose'))).toEqual([]);
  });

  test('a touch that loses its capture is forgotten', () => {
    const { canvas, on, meshes, told: lines } = makeStand();
    canvas.send('pointerdown', on(meshes.ship, 'touch'));
    canvas.send('lostpointercapture', on(meshes.ship, 'touch'));
    canvas.send('pointerup', on(meshes.ship, 'touch'));
    expect(lines).toEqual(['point kor', 'point -']);
  });
});
