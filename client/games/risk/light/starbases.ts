import type { Scene } from '@babylonjs/core/scene';
import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import { lathe } from '../../../kit/shape';
import { Swarm, SWARM_VERTEX } from '../../../kit/swarm';
import { type Colours, type Meaning, toRgb } from '../../../kit/theme';
import { SOLID_GLSL } from '../../../kit/things/solid';
import { HEIGHT, MAP, SPOTS } from '../map/ground';
import { worldSize } from '../map/worlds';

export interface Starbases {
  /** Whose lamps a location's starbase shows. */
  hold(location: number, by: Meaning | undefined): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

/** By place among the starbases: their locations. A starbase stands where a Location card has two stars. */
export const STARBASES: readonly number[] = LOCATIONS.flatMap(({ stars }, i) => (stars === 2 ? [i] : []));

/** A spindle with two mushroom discs, in millimetres from its foot to its mast. */
const PROFILE = [
  [0, -9],
  [0.5, -7.5],
  [1.5, -5],
  [1.2, -3.4],
  [3.2, -2.9],
  [3.4, -2.2],
  [1.2, -1.4],
  [1.2, 0.8],
  [5.2, 1.8],
  [5.7, 2.6],
  [4.8, 4.2],
  [1.4, 5.2],
  [0.8, 6],
  [0.2, 9],
] as const;

/** `world0`: the world it circles and how far off; `world1`: colour of its lamps and how lit; `world2`: seed. */
const VERTEX = `${SWARM_VERTEX}
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec4 vInk;
void main() {
  float a = time * 0.11 + world2.x * 6.2831853;
  vec3 off = vec3(sin(a), 0.0, cos(a)) * world0.w;
  vec3 p = world0.xyz + off + position;
  p.y += 0.0012 * sin(time * 0.8 + world2.x * 20.0);
  vWorld = p; vNormal = normal; vLocal = position * 1000.0; vInk = world1;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec4 vInk;
uniform vec3 cameraPosition; uniform float time;
${SOLID_GLSL}
void main() {
  vec3 n = normalize(vNormal), way = normalize(cameraPosition - vWorld);
  vec3 colour = lightSolid(vec3(0.3, 0.33, 0.37), n, way, 40.0, 0.5, mix(vec3(0.15, 0.18, 0.24), vInk.rgb * 0.5, vInk.a));
  float turn = atan(vLocal.x, vLocal.z);
  float windows = step(0.55, fract(turn * 5.0)) * (1.0 - smoothstep(0.35, 0.5, abs(vLocal.y - 2.3)));
  colour += mix(vec3(1.0, 0.82, 0.55), vInk.rgb, 0.8 * vInk.a) * windows * 1.3;
  colour += vec3(1.0, 0.3, 0.25) * step(8.2, vLocal.y) * (0.5 + 0.5 * sin(time * 3.0));
  gl_FragColor = vec4(colour, 1.0);
}`;

/** One station beside every world that has a starbase: one draw call. */
export const makeStarbases = (scene: Scene, colours: Colours): Starbases => {
  const swarm = new Swarm(scene, {
    name: 'starbases',
    shape: lathe(
      PROFILE.map(([r, y]) => [r / 1000, y / 1000] as const),
      16,
    ),
    vertex: VERTEX,
    fragment: FRAGMENT,
    capacity: STARBASES.length,
  });
  let palette = colours;
  const holders = STARBASES.map((): Meaning | undefined => undefined);
  const light = (at: number): void => {
    const by = holders[at];
    swarm.put(at, 1, ...toRgb(palette[by ?? 'wild']), by === undefined ? 0 : 1);
  };
  STARBASES.forEach((location, i) => {
    const [x, z] = SPOTS[location] ?? [0, 0];
    swarm.put(i, 0, x, HEIGHT + MAP.world + 0.012, z, worldSize(location) + 0.009);
    swarm.put(i, 2, (i * 0.381966) % 1, 0, 0, 0);
    light(i);
  });
  swarm.count(STARBASES.length);
  return {
    hold: (location, by) => {
      const at = STARBASES.indexOf(location);
      if (at < 0) return;
      holders[at] = by;
      light(at);
    },
    colours: (wanted) => {
      palette = wanted;
      holders.forEach((_, i) => light(i));
    },
    update: (time) => swarm.update(time),
    dispose: () => swarm.dispose(),
  };
};
