import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import type { Scene } from '@babylonjs/core/scene';
import { ASSETS } from '../../../kit/assets';
import { lathe } from '../../../kit/shape';
import { Swarm, SWARM_VERTEX } from '../../../kit/swarm';
import { type Colours, type Meaning, toRgb } from '../../../kit/theme';
import { HEIGHT, MAP, SPOTS } from '../map/ground';
import { SURFACES, WORLDS, worldSize } from '../map/worlds';

export interface Worlds {
  /** Whose light lies on a world's edge; undefined: nobody's. */
  hold(location: number, by: Meaning | undefined): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

/** `world0`: place and size; `world1`: low colour and surface; `world2`: high colour and seed; `world3`: holder's light. */
const VERTEX = `${SWARM_VERTEX}
varying vec3 vWorld; varying vec3 vOut; varying vec3 vTurned; varying vec4 vLow; varying vec4 vHigh; varying vec4 vHeld;
void main() {
  vec3 p = world0.xyz + position * world0.w;
  float a = time * (0.05 + 0.05 * world2.w) + world2.w * 40.0;
  float s = sin(a), c = cos(a);
  vTurned = vec3(c * position.x + s * position.z, position.y, c * position.z - s * position.x);
  vWorld = p; vOut = position; vLow = world1; vHigh = world2; vHeld = world3;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vOut; varying vec3 vTurned; varying vec4 vLow; varying vec4 vHigh; varying vec4 vHeld;
uniform vec3 cameraPosition; uniform float time; uniform sampler2D noise;
vec3 allRound(vec3 p, vec3 n, vec2 off) {
  vec3 w = pow(abs(n), vec3(4.0)); w /= w.x + w.y + w.z;
  return texture2D(noise, p.zy + off).rgb * w.x + texture2D(noise, p.xz + off + 0.37).rgb * w.y + texture2D(noise, p.xy + off + 0.71).rgb * w.z;
}
void main() {
  vec3 n = normalize(vOut), way = normalize(cameraPosition - vWorld), t = normalize(vTurned);
  vec2 seed = vec2(vHigh.w * 7.3, vHigh.w * 3.1);
  vec3 broad = allRound(t * 0.21, t, seed), fine = allRound(t * 0.6, t, seed + 0.3);
  float high = 0.68 * broad.r + 0.32 * fine.r;
  vec3 colour; vec3 lit = vec3(0.0); float shine = 0.12;
  if (vLow.w < 0.5) {
    float land = smoothstep(0.46, 0.54, high);
    colour = mix(vLow.rgb, vHigh.rgb * (0.75 + 0.5 * fine.g), land);
    shine = mix(0.7, 0.06, land);
  } else if (vLow.w < 1.5) {
    float band = sin(t.y * 15.0 + 3.2 * (broad.r - 0.5) + vHigh.w * 9.0) * 0.5 + 0.5;
    colour = mix(vLow.rgb, vHigh.rgb, band * 0.8 + 0.2 * fine.r);
  } else if (vLow.w < 2.5) {
    colour = mix(vLow.rgb, vHigh.rgb, smoothstep(0.2, 0.62, high));
    colour = mix(colour, vLow.rgb * 0.6, smoothstep(0.72, 0.95, fine.g));
    shine = 0.45;
  } else {
    float seam = smoothstep(0.5, 0.82, fine.g * 0.7 + broad.g * 0.45);
    colour = vLow.rgb; lit = vHigh.rgb * seam * 1.15;
  }
  // Clouds, a polar cap where there is sea, day and night.
  float cloud = vLow.w < 0.5 ? smoothstep(0.55, 0.78, allRound(t * 0.33 + vec3(time * 0.002), t, seed + 0.6).r) : 0.0;
  colour = mix(colour, vec3(0.95), 0.75 * cloud);
  vec3 key = normalize(vec3(0.55, 0.75, 0.4));
  float sun = dot(n, key);
  float day = smoothstep(-0.16, 0.42, sun);
  // Along the terminator the light is low and warm.
  vec3 low = mix(vec3(1.0), vec3(1.25, 0.78, 0.5), smoothstep(0.32, 0.0, abs(sun - 0.06)) * 0.8);
  float rim = pow(1.0 - clamp(dot(n, way), 0.0, 1.0), 2.6);
  float gleam = pow(max(0.0, dot(n, normalize(key + way))), 26.0) * shine;
  vec3 air = mix(mix(vHigh.rgb, vec3(0.5, 0.75, 1.0), 0.4) * 0.7, vHeld.rgb * 1.25, vHeld.w);
  colour = colour * low * (0.05 + 1.12 * day) + lit + gleam * day + air * rim * (0.22 + 0.75 * day + 0.4 * vHeld.w);
  gl_FragColor = vec4(colour, 1.0);
}`;

const [AROUND, UP] = [22, 12];

const ball = (): ReturnType<typeof lathe> =>
  lathe(
    Array.from({ length: UP + 1 }, (_, i): readonly [number, number] => {
      const a = (i / UP) * Math.PI;
      return [Math.sin(a), -Math.cos(a)];
    }),
    AROUND,
  );

/** The 44 worlds: one draw call. */
export const makeWorlds = (scene: Scene, colours: Colours): Worlds => {
  const noise = new Texture(ASSETS.noise, scene, { invertY: false });
  const swarm = new Swarm(scene, {
    name: 'worlds',
    shape: ball(),
    vertex: VERTEX,
    fragment: FRAGMENT,
    capacity: SPOTS.length,
    textures: { noise },
  });
  let palette = colours;
  const holders = SPOTS.map((): Meaning | undefined => undefined);
  const light = (location: number): void => {
    const by = holders[location];
    swarm.put(location, 3, ...(by === undefined ? ([0, 0, 0] as const) : toRgb(palette[by])), by ? 1 : 0);
  };
  SPOTS.forEach(([x, z], i) => {
    const world = WORLDS[i];
    if (world === undefined) return;
    swarm.put(i, 0, x, HEIGHT + MAP.world, z, worldSize(i));
    swarm.put(i, 1, ...toRgb(world.low), SURFACES.indexOf(world.surface));
    swarm.put(i, 2, ...toRgb(world.high), (i * 0.381966) % 1);
    light(i);
  });
  swarm.count(SPOTS.length);
  return {
    hold: (location, by) => {
      holders[location] = by;
      light(location);
    },
    colours: (wanted) => {
      palette = wanted;
      holders.forEach((_, i) => light(i));
    },
    update: (time) => swarm.update(time),
    dispose: () => {
      swarm.dispose();
      noise.dispose();
    },
  };
};
