import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { MakeSource, Pointer } from '../../../client/input';
import { gamepadsFrom } from '../../../client/input/sources/gamepads';
import { CARD, makeStand, OTHER, SHIP, type Stand } from './stand';

/** One way of doing things; each does the same with its own means. */
interface Driver {
  choose(mesh: Mesh): void;
  explain(mesh: Mesh): void;
  drag(mesh: Mesh, onto: Mesh): void;
  dragAndCancel(mesh: Mesh, over: Mesh): void;
}

const mouse = ({ canvas, at, frame }: Stand): Driver => {
  const send = (name: string, mesh: Mesh, button = 0): void => {
    canvas.send(name, { pointerType: 'mouse', pointerId: 1, button, ...at(mesh) });
    frame();
  };
  return {
    choose: (mesh) => ['pointermove', 'pointerdown', 'pointerup'].forEach((name) => send(name, mesh)),
    explain: (mesh) => {
      send('pointermove', mesh);
      send('pointerdown', mesh, 2);
      send('pointerup', mesh, 2);
    },
    drag: (mesh, onto) => {
      send('pointermove', mesh);
      send('pointerdown', mesh);
      send('pointermove', onto);
      send('pointerup', onto);
    },
    dragAndCancel: (mesh, over) => {
      send('pointermove', mesh);
      send('pointerdown', mesh);
      send('pointermove', over);
      canvas.send('pointercancel', { pointerType: 'mouse', pointerId: 1 });
      frame();
    },
  };
};

const touch = ({ canvas, at, frame }: Stand): Driver => {
  const send = (name: string, mesh: Mesh): void => {
    canvas.send(name, { pointerType: 'touch', pointerId: 7, button: 0, ...at(mesh) });
    frame();
  };
  return {
    choose: (mesh) => ['pointerdown', 'pointerup'].forEach((name) => send(name, mesh)),
    explain: (mesh) => {
      send('pointerdown', mesh);
      frame(0.6);
      send('pointerup', mesh);
    },
    drag: (mesh, onto) => {
      send('pointerdown', mesh);
      send('pointermove', onto);
      send('pointerup', onto);
    },
    dragAndCancel: (mesh, over) => {
      send('pointerdown', mesh);
      send('pointermove', over);
      canvas.send('pointercancel', { pointerType: 'touch', pointerId: 7 });
      frame();
    },
  };
};

const order = ({ meshes }: Stand): readonly Mesh[] => [meshes.card, meshes.other, meshes.ship];

/** Walks from the first stop to a mesh's. */
const walks = (stand: Stand, step: (key: string) => void, press: (act: string) => void): Driver => {
  const go = (mesh: Mesh): void => {
    step('first');
    for (let i = 0; i < order(stand).indexOf(mesh); i++) step('right');
  };
  const on = (from: Mesh, to: Mesh): void => {
    const [a, b] = [order(stand).indexOf(from), order(stand).indexOf(to)];
    for (let i = a; i < b; i++) step('right');
  };
  return {
    choose: (mesh) => {
      go(mesh);
      press('choose');
    },
    explain: (mesh) => {
      go(mesh);
      press('explain');
    },
    drag: (mesh, onto) => {
      go(mesh);
      press('carry');
      on(mesh, onto);
      press('carry');
    },
    dragAndCancel: (mesh, over) => {
      go(mesh);
      press('carry');
      on(mesh, over);
      press('escape');
    },
  };
};

const keys = (stand: Stand): Driver => {
  const names: Readonly<Record<string, string>> = {
    first: 'Home',
    right: 'ArrowRight',
    choose: 'Enter',
    explain: '?',
    carry: ' ',
    escape: 'Escape',
  };
  const press = (what: string): void => {
    stand.canvas.send('keydown', { key: names[what] });
    stand.frame();
  };
  return walks(stand, press, press);
};

/** A controller that points from above, as one in a headset would. */
const controller = (stand: Stand): Driver => {
  let pointer: Pointer | undefined;
  const source: MakeSource = (port) => {
    pointer = port.pointer({ slop: 0.03 });
    return { dispose: () => pointer?.dispose() };
  };
  stand.input.connect(source);
  const aim = (mesh: Mesh): void => {
    const origin = new Vector3(0, 2, 0);
    const direction = mesh.position.subtract(origin);
    pointer!.aim({ origin, direction }, Math.atan2(direction.x, 2), Math.atan2(direction.z, 2));
    stand.frame();
  };
  return {
    choose: (mesh) => {
      aim(mesh);
      pointer!.press();
      stand.frame();
      pointer!.release();
    },
    explain: (mesh) => {
      aim(mesh);
      pointer!.explain();
    },
    drag: (mesh, onto) => {
      aim(mesh);
      pointer!.press();
      aim(onto);
      pointer!.release();
    },
    dragAndCancel: (mesh, over) => {
      aim(mesh);
      pointer!.press();
      aim(over);
      pointer!.lose();
    },
  };
};

const pad = (): { readonly source: MakeSource; drive(stand: Stand): Driver } => {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const gamepad = { mapping: 'standard', buttons, axes: [0, 0, 0, 0] } as unknown as Gamepad;
  const numbers: Readonly<Record<string, number>> = {
    choose: 0,
    escape: 1,
    carry: 2,
    explain: 3,
    left: 14,
    right: 15,
  };
  return {
    source: gamepadsFrom(() => [null, gamepad]),
    drive: (stand) => {
      const press = (what: string): void => {
        buttons[numbers[what]!]!.pressed = true;
        stand.frame();
        buttons[numbers[what]!]!.pressed = false;
        stand.frame();
      };
      // A pad has no key for the first stop: it goes back until it is there.
      const step = (what: string): void => {
        if (what !== 'first') return press(what);
        press('right');
        for (let i = 0; i < 3 && stand.input.pointed()?.id !== CARD.id; i++) press('left');
      };
      return walks(stand, step, press);
    },
  };
};

/** What a scene must not be able to tell apart: everything but the way there. */
const essence = (lines: readonly string[]): string[] =>
  lines.filter(
    (line, i) => !line.startsWith('point') && !(line.startsWith('drag') && lines[i + 1]?.startsWith('drag')),
  );

const play = (stand: Stand, driver: Driver): string[] => {
  const { card, other, ship } = stand.meshes;
  driver.choose(card);
  driver.explain(ship);
  driver.drag(card, ship);
  driver.dragAndCancel(other, ship);
  driver.choose(ship);
  return essence(stand.told);
};

const EXPECTED = [
  'choose phaser',
  'explain kor',
  'drag phaser over kor',
  'drop phaser over kor',
  'drag hail over kor',
  'cancel hail',
  'choose kor',
];

test.each([
  ['mouse', mouse],
  ['touch', touch],
  ['keys', keys],
  ['a controller', controller],
] as const)('%s gives the same gestures as everything else', (_, drive) => {
  const stand = makeStand();
  expect(play(stand, drive(stand))).toEqual(EXPECTED);
  expect(stand.held.at(-1) ?? false).toBe(false);
});

test('a gamepad gives the same gestures as everything else', () => {
  const { source, drive } = pad();
  const stand = makeStand([source]);
  expect(play(stand, drive(stand))).toEqual(EXPECTED);
});

test('gestures carry nothing that tells what they were made with', () => {
  const shape = (drive: (stand: Stand) => Driver): string[] => {
    const stand = makeStand();
    play(stand, drive(stand));
    return [
      ...new Set(
        stand.gestures.map((gesture) => `${gesture.type}: ${Object.keys(gesture).sort().join(' ')}`),
      ),
    ].sort();
  };
  expect(shape(touch)).toEqual(shape(mouse));
  expect(shape(keys)).toEqual(shape(mouse));
});

describe('the mouse', () => {
  test('a drag holds the camera from the press to the release, and goes on outside', () => {
    const { canvas, at, frame, meshes, held } = makeStand();
    const on = (mesh: Mesh) => ({ pointerType: 'mouse', pointerId: 3, button: 0, ...at(mesh) });
    canvas.send('pointerdown', on(meshes.card));
    expect(held).toEqual([true]);
    expect(canvas.captured).toEqual([3]);
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
    expect(lines.filter((line) => !line.startsWith('point'))).toEqual([]);
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
    const { canvas, at, meshes, frame, told: lines } = makeStand();
    const on = (mesh: Mesh) => ({ pointerType: 'mouse', pointerId: 1, button: 0, ...at(mesh) });
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
    const { canvas, at, meshes, frame, told: lines, held } = makeStand();
    const finger = (id: number, mesh: Mesh) => ({
      pointerType: 'touch',
      pointerId: id,
      button: 0,
      ...at(mesh),
    });
    canvas.send('pointerdown', finger(1, meshes.card));
    canvas.send('pointermove', finger(1, meshes.ship));
    frame();
    canvas.send('pointerdown', finger(2, meshes.other));
    canvas.send('pointermove', finger(1, meshes.card));
    canvas.send('pointermove', finger(2, meshes.ship));
    frame();
    canvas.send('pointerup', finger(1, meshes.ship));
    canvas.send('pointerup', finger(2, meshes.other));
    frame();
    expect(lines).toEqual(['point phaser', 'point -', 'drag phaser over kor', 'cancel phaser']);
    expect(held.at(-1)).toBe(false);
    canvas.send('pointerdown', finger(3, meshes.ship));
    canvas.send('pointerup', finger(3, meshes.ship));
    expect(lines.slice(4)).toEqual(['point kor', 'choose kor', 'point -']);
  });

  test('the finger that stays after a pinch chooses nothing', () => {
    const { canvas, at, meshes, told: lines } = makeStand();
    const finger = (id: number, mesh: Mesh) => ({
      pointerType: 'touch',
      pointerId: id,
      button: 0,
      ...at(mesh),
    });
    canvas.send('pointerdown', finger(1, meshes.ship));
    canvas.send('pointerdown', finger(2, meshes.card));
    canvas.send('pointerup', finger(2, meshes.card));
    canvas.send('pointermove', finger(1, meshes.ship));
    canvas.send('pointerup', finger(1, meshes.ship));
    expect(lines.filter((line) => line.startsWith('choose'))).toEqual([]);
  });

  test('a touch that loses its capture is forgotten', () => {
    const { canvas, at, meshes, told: lines } = makeStand();
    const finger = (mesh: Mesh) => ({ pointerType: 'touch', pointerId: 4, button: 0, ...at(mesh) });
    canvas.send('pointerdown', finger(meshes.ship));
    canvas.send('lostpointercapture', finger(meshes.ship));
    canvas.send('pointerup', finger(meshes.ship));
    expect(lines).toEqual(['point kor', 'point -']);
  });
});

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
    const { canvas, at, meshes, frame } = stand;
    const on = (mesh: Mesh) => ({ pointerType: 'mouse', pointerId: 1, button: 0, ...at(mesh) });
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
    stand.canvas.send('pointermove', { pointerType: 'mouse', pointerId: 1, ...stand.at(stand.meshes.other) });
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

describe('the layer', () => {
  const over = (stand: Stand, mesh: Mesh): void => {
    stand.canvas.send('pointermove', { pointerType: 'mouse', pointerId: 1, button: 0, ...stand.at(mesh) });
    stand.frame();
  };

  test('what is no longer pickable is let go of', () => {
    const stand = makeStand();
    over(stand, stand.meshes.ship);
    stand.input.pickable(stand.meshes.ship, undefined);
    stand.frame();
    expect(stand.told).toEqual(['point kor', 'point -']);
  });

  test('what is hidden or disposed of is not met', () => {
    const stand = makeStand();
    stand.meshes.ship.setEnabled(false);
    over(stand, stand.meshes.ship);
    stand.meshes.card.dispose();
    over(stand, stand.meshes.card);
    expect(stand.told).toEqual([]);
  });

  test('a card that vanishes in the hand is cancelled', () => {
    const stand = makeStand();
    over(stand, stand.meshes.card);
    stand.canvas.send('pointerdown', {
      pointerType: 'mouse',
      pointerId: 1,
      button: 0,
      ...stand.at(stand.meshes.card),
    });
    over(stand, stand.meshes.ship);
    stand.input.pickable(stand.meshes.card, undefined);
    stand.frame();
    expect(stand.told.slice(2)).toEqual(['drag phaser over kor', 'cancel phaser']);
  });

  test('a thing that moves under a pointer lying still is noticed soon', () => {
    const stand = makeStand();
    over(stand, stand.meshes.ship);
    stand.meshes.ship.position.x += 1;
    stand.meshes.ship.computeWorldMatrix(true);
    for (let i = 0; i < 6; i++) stand.frame();
    expect(stand.told).toEqual(['point kor', 'point -']);
  });

  test('switched off it tells nothing and ends what was going on', () => {
    const stand = makeStand();
    over(stand, stand.meshes.card);
    stand.canvas.send('pointerdown', {
      pointerType: 'mouse',
      pointerId: 1,
      button: 0,
      ...stand.at(stand.meshes.card),
    });
    over(stand, stand.meshes.ship);
    stand.input.enable(false);
    over(stand, stand.meshes.other);
    stand.canvas.send('keydown', { key: 'ArrowRight' });
    stand.frame();
    expect(stand.told.slice(2)).toEqual(['drag phaser over kor', 'cancel phaser']);
    stand.input.enable(true);
    over(stand, stand.meshes.ship);
    expect(stand.told.at(-1)).toBe('point kor');
  });

  test('a listener that left hears no more; everything is put back at the end', () => {
    const stand = makeStand();
    let heard = 0;
    const off = stand.input.on(() => (heard += 1));
    over(stand, stand.meshes.ship);
    off();
    over(stand, stand.meshes.card);
    expect(heard).toBe(1);
    expect(stand.canvas.getAttribute('role')).toBe('application');
    stand.input.dispose();
    expect(stand.canvas.tabIndex).toBe(-1);
    expect(stand.canvas.getAttribute('role')).toBe('img');
    expect(stand.scene.getMeshByName('focus ring')).toBeNull();
    stand.canvas.send('pointermove', { pointerType: 'mouse', pointerId: 1, ...stand.at(stand.meshes.ship) });
    expect(stand.told).toHaveLength(2);
  });

  test('a drag says where on the table it is, and where the hand is', () => {
    const stand = makeStand();
    const places: { at: Vector3; held: Vector3 }[] = [];
    stand.input.on((gesture) => {
      if (gesture.type === 'drag') places.push({ at: gesture.at.clone(), held: gesture.held.clone() });
    });
    stand.canvas.send('pointerdown', {
      pointerType: 'mouse',
      pointerId: 1,
      button: 0,
      ...stand.at(stand.meshes.card),
    });
    const free = stand.at({ position: new Vector3(0.2, 0, -0.1) } as Mesh);
    stand.canvas.send('pointermove', { pointerType: 'mouse', pointerId: 1, ...free });
    stand.frame();
    const [{ at, held }] = places as [{ at: Vector3; held: Vector3 }];
    expect(at.x).toBeCloseTo(0.2);
    expect(at.y).toBeCloseTo(0);
    expect(at.z).toBeCloseTo(-0.1);
    const eye = stand.scene.activeCamera!.globalPosition;
    expect(Vector3.Distance(held, eye)).toBeCloseTo(
      Vector3.Distance(stand.meshes.card.position.add(new Vector3(0, 0.025, 0)), eye),
      1,
    );
  });
});
