import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import { Vector2, Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { ASSETS } from '../../kit/assets';
import { makeShader, PLAIN_VERTEX } from '../../kit/shader';
import { lathe, ring } from '../../kit/shape';
import { type Alert, ALERTS, type Colours, toRgb } from '../../kit/theme';
import { TABLE } from '../measures';
import { Reader } from './reader';
import { METAL_FRAGMENT, TOP_FRAGMENT } from './tableGlsl';

export interface Table {
  colours(colours: Colours): void;
  alert(alert: Alert): void;
  /** How far Panic's rings and sector numbers are lit, 0…1. */
  rings(amount: number): void;
  /** Lights one sector (0…5), in one range (0…2) or in all; nothing when `strength` is 0. */
  focus(sector: number, range: number | undefined, strength: number): void;
  update(time: number, calm: boolean): void;
  /** The rim's present colour, for what else it lights. */
  readonly glow: Vector3;
}

const BODY = [
  [0.36, 0],
  [0.4, 0.012],
  [0.4, 0.03],
  [0.3, 0.06],
  [0.17, 0.12],
  [0.14, 0.3],
  [0.17, 0.55],
  [0.4, 0.68],
  [0.9, 0.715],
  [TABLE.radius - 0.02, 0.735],
  [TABLE.radius, 0.75],
  [TABLE.radius, 0.768],
  [TABLE.radius - 0.008, TABLE.height],
] as const;

/** The round table: dark metal, a glass top that carries light, a rim that tells the state of the game. */
export const makeTable = (scene: Scene): Table => {
  const top = makeShader(scene, 'table top', {
    vertex: PLAIN_VERTEX,
    fragment: TOP_FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    uniforms: [
      'shortColour',
      'mediumColour',
      'longColour',
      'alert',
      'rings',
      'time',
      'pulse',
      'focus',
      'reader',
    ],
    samplers: ['numerals'],
  });
  top.setTexture('numerals', new Texture(ASSETS.numerals, scene, { invertY: false }));
  const metal = makeShader(scene, 'table body', {
    vertex: PLAIN_VERTEX,
    fragment: METAL_FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    uniforms: ['alert', 'pulse'],
  });
  const disc = ring(0, TABLE.radius - 0.008, TABLE.height, 128).mesh('table top', scene);
  disc.material = top;
  const body = lathe(BODY, 96).mesh('table body', scene);
  body.material = metal;
  for (const mesh of [disc, body]) {
    mesh.freezeWorldMatrix();
    mesh.doNotSyncBoundingInfo = true;
  }

  let state: Alert = 'calm';
  let shown: Colours | undefined;
  const [glow, focus] = [new Vector3(), new Vector4(-1, -1, 0, 0)];
  const [reader, upright] = [new Reader(), new Vector2(0, -1)];
  const tints = { short: new Vector3(), medium: new Vector3(), long: new Vector3() };
  const paint = (): void => {
    if (shown === undefined) return;
    for (const range of ['short', 'medium', 'long'] as const) {
      top.setVector3(`${range}Colour`, tints[range].set(...toRgb(shown[range])));
    }
    glow.set(...toRgb(shown[state]));
    top.setVector3('alert', glow);
    metal.setVector3('alert', glow);
    focus.w = ALERTS.indexOf(state) / 2;
    top.setVector4('focus', focus);
  };
  return {
    glow,
    colours: (colours) => {
      shown = colours;
      paint();
    },
    alert: (alert) => {
      state = alert;
      paint();
    },
    rings: (amount) => {
      top.setFloat('rings', amount);
    },
    focus: (sector, range, strength) => {
      focus.set(sector, range ?? -1, strength, focus.w);
      top.setVector4('focus', focus);
    },
    update: (time, calm) => {
      const beat =
        state === 'red'
          ? 0.62 + 0.38 * Math.cos(time * 4.2)
          : state === 'yellow'
            ? 0.82 + 0.18 * Math.cos(time * 2.1)
            : 1;
      const pulse = calm ? 1 : beat;
      const eye = scene.activeCamera?.globalPosition;
      // Before its first frame a camera stands nowhere.
      if (eye !== undefined && eye.x * eye.x + eye.z * eye.z > 1e-6)
        reader.look(Math.atan2(eye.x, eye.z), time, calm);
      const facing = reader.bearing(time);
      top.setVector2('reader', upright.set(Math.sin(facing), Math.cos(facing)));
      top.setFloat('time', calm ? 0 : time);
      top.setFloat('pulse', pulse);
      metal.setFloat('pulse', pulse);
    },
  };
};
