import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader, PLAIN_VERTEX } from '../../kit/shader';
import { lathe, ring } from '../../kit/shape';
import { type Alert, ALERTS, type Colours, toRgb } from '../../kit/theme';
import { TABLE } from '../measures';
import { METAL_FRAGMENT, TOP_FRAGMENT } from './tableGlsl';

export interface Table {
  colours(colours: Colours): void;
  alert(alert: Alert): void;
  update(time: number, calm: boolean): void;
  /** How high the floor is that its foot stands on; undefined: it has none, and lies on whatever is there. */
  stand(floor: number | undefined): void;
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

/** As thick as it is without a foot. */
const LYING = 0.06;

/** The round table: dark metal, a glass top that carries light, a rim that tells the state of the game. */
export const makeTable = (scene: Scene): Table => {
  const top = makeShader(scene, 'table top', {
    vertex: PLAIN_VERTEX,
    fragment: TOP_FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    uniforms: ['alert', 'time', 'pulse', 'teeth'],
  });
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
  const glow = new Vector3();
  const paint = (): void => {
    if (shown === undefined) return;
    glow.set(...toRgb(shown[state]));
    top.setVector3('alert', glow);
    metal.setVector3('alert', glow);
    top.setFloat('teeth', ALERTS.indexOf(state) / 2);
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
    stand: (floor) => {
      // Its top stays where it is: the foot is drawn out, or left off.
      body.scaling.y = (TABLE.height - (floor ?? TABLE.height - LYING)) / TABLE.height;
      body.position.y = TABLE.height * (1 - body.scaling.y);
      body.freezeWorldMatrix();
    },
    update: (time, calm) => {
      const beat =
        state === 'red'
          ? 0.62 + 0.38 * Math.cos(time * 4.2)
          : state === 'yellow'
            ? 0.82 + 0.18 * Math.cos(time * 2.1)
            : 1;
      const pulse = calm ? 1 : beat;
      top.setFloat('time', calm ? 0 : time);
      top.setFloat('pulse', pulse);
      metal.setFloat('pulse', pulse);
    },
  };
};
