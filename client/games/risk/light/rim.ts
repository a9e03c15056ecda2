import type { Scene } from '@babylonjs/core/scene';
import { SECTORS } from '../../../../shared/games/risk/data/sectors';
import type { Preset } from '../../../holodeck/quality';
import { loadLetters } from '../../../kit/cards/atlas';
import { makeNameSheet, NAME_ROOM } from '../../../kit/names/sheet';
import { makeShader } from '../../../kit/shader';
import { Shape } from '../../../kit/shape';
import { type Colours, toRgb } from '../../../kit/theme';
import { Way } from '../../../kit/way';
import { HEIGHT, MAP, QUADRANT_LINE } from '../map/ground';
import { RIM, RIM_NAMES, type RimName } from '../map/rimNames';
import { SECTOR_LIGHT } from '../map/tints';

export interface MapRim {
  readonly ready: Promise<void>;
  /** Whether one captain holds all of a sector: its name shines. */
  unite(sector: number, united: boolean, seconds?: number): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

const STEPS = 24;

const addName = (
  shape: Shape,
  sector: number,
  { middle, long, turn }: RimName,
  cut: readonly number[],
): void => {
  const [left = 0, top = 0, right = 0, bottom = 0] = cut;
  const wide = long + 2 * NAME_ROOM * RIM.cap;
  const high = (1 + 2 * NAME_ROOM) * RIM.cap;
  const posts = Array.from({ length: STEPS + 1 }, (_, i) => {
    const a = middle + (turn * (i / STEPS - 0.5) * wide) / RIM.radius;
    return [-1, 1].map((up) => {
      const r = RIM.radius + (turn * up * high) / 2;
      const uv = [left + ((right - left) * i) / STEPS, up < 0 ? bottom : top] as const;
      const made = shape.vertex([r * Math.sin(a), HEIGHT + 0.003, r * Math.cos(a)], [0, 1, 0], uv);
      shape.extra('sector', sector);
      return made;
    });
  });
  posts.slice(1).forEach((post, i) => {
    const last = posts[i] ?? post;
    shape.quad(last[0] ?? 0, post[0] ?? 0, post[1] ?? 0, last[1] ?? 0);
  });
};

/** The line between the quadrants: `sector` −1, `uv` along and across. */
const addLine = (shape: Shape): void => {
  const [[x, far], [, near]] = QUADRANT_LINE;
  const corners = [
    [-1, far],
    [1, far],
    [1, near],
    [-1, near],
  ].map(([side = 0, z = 0]) => {
    const made = shape.vertex([x + side * 0.003, HEIGHT + MAP.sheet + 0.001, z], [0, 1, 0], [z, side]);
    shape.extra('sector', -1);
    return made;
  });
  shape.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
};

const VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv; attribute float sector;
uniform mat4 viewProjection; uniform vec4 sectors[${SECTORS.length}];
varying vec2 vUv; varying vec4 vInk; varying float vSector;
void main() {
  vUv = uv; vSector = sector; vInk = sectors[int(max(0.0, sector) + 0.5)];
  gl_Position = viewProjection * vec4(position, 1.0);
}`;

const FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec4 vInk; varying float vSector;
uniform sampler2D names;
void main() {
  if (vSector < -0.5) {
    float dash = smoothstep(0.2, 0.26, abs(fract(vUv.x / 0.03) - 0.5));
    gl_FragColor = vec4(vec3(0.55, 0.7, 0.9) * dash * (1.0 - abs(vUv.y)) * 0.34, 1.0);
    return;
  }
  float ink = texture2D(names, vUv, -0.5).a;
  gl_FragColor = vec4(mix(vInk.rgb, vec3(1.0), 0.3 * vInk.a) * ink * (0.62 + 0.6 * vInk.a), 1.0);
}`;

/** The sectors' names with what each is worth, round the edge of the table, and the line between the quadrants: one draw call. */
export const makeMapRim = (scene: Scene, preset: Preset, colours: Colours): MapRim => {
  const sheet = makeNameSheet(
    scene,
    RIM_NAMES.map(({ text }) => text),
    preset.anisotropy,
  );
  const shape = new Shape();
  RIM_NAMES.forEach((name, i) => addName(shape, i, name, sheet.cuts[i] ?? []));
  addLine(shape);
  const material = makeShader(scene, 'map rim', {
    vertex: VERTEX,
    fragment: FRAGMENT,
    attributes: ['position', 'uv', 'sector'],
    uniforms: ['sectors'],
    samplers: ['names'],
    blend: 'add',
    bothSides: true,
  });
  material.setTexture('names', sheet.texture);
  const mesh = shape.mesh('map rim', scene);
  mesh.material = material;
  mesh.isPickable = false;
  mesh.freezeWorldMatrix();
  mesh.doNotSyncBoundingInfo = true;
  let [palette, time, open] = [colours, 0, true];
  const united = SECTORS.map(() => new Way(0));
  const inks = new Array<number>(SECTORS.length * 4).fill(0);
  const update = (now: number): void => {
    time = now;
    SECTOR_LIGHT.forEach((meaning, i) => {
      [inks[4 * i], inks[4 * i + 1], inks[4 * i + 2]] = toRgb(palette[meaning]);
      inks[4 * i + 3] = united[i]?.at(time) ?? 0;
    });
    material.setArray4('sectors', inks);
  };
  update(0);
  return {
    ready: loadLetters().then(() => {
      if (open) sheet.draw();
    }),
    unite: (sector, on, seconds = 0) => united[sector]?.go(time, on ? 1 : 0, seconds),
    colours: (wanted) => {
      palette = wanted;
      update(time);
    },
    update,
    dispose: () => {
      open = false;
      mesh.dispose();
      material.dispose();
      sheet.texture.dispose();
    },
  };
};
