import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { MakeSource, Pointer } from '../../../client/input';
import { gamepadsFrom } from '../../../client/input/sources/gamepads';
import { CARD, makeStand, type Stand } from './stand';

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
