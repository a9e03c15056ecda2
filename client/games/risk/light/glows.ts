import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import type { Scene } from '@babylonjs/core/scene';
import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import { ASSETS } from '../../../kit/assets';
import { makeChance } from '../../../kit/chance';
import { Shape } from '../../../kit/shape';
import { Swarm } from '../../../kit/swarm';
import { type Colours, type Meaning, toRgb } from '../../../kit/theme';
import { Way } from '../../../kit/way';
import { HEIGHT, MAP, NEBULA, SPOTS } from '../map/ground';
import { worldSize } from '../map/worlds';
import { loadMarks, markOf } from '../../../kit/things/marks';
import { GLOW_FRAGMENT, GLOW_VERTEX, STYLE } from './glowGlsl';

export interface Glows {
  /** Whose light the air about a world has; undefined: its own. */
  hold(location: number, by: Meaning | undefined): void;
  /** Where the wormhole's ends whirl; below 0: nowhere. New ones open in so many seconds. */
  wormhole(alpha: number, beta: number, seconds?: number): void;
  /** Lights a ring about a world: what may be chosen, what is aimed at. */
  ring(location: number, meaning: Meaning | undefined): void;
  /** Worlds that bear a Manhunt marker. */
  hunt(locations: readonly number[]): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

const NEBULA_PUFFS = 26;
const CLOUD_PUFFS = 7;
/** Half the width of an end of the wormhole. */
const WHIRL = 0.085;
/** The same of the sight that a Manhunt marker is. */
const SIGHT = 0.072;
/** How far the air about a world reaches, in its radii. */
const HALO = 2.4;
const CLOUDS = LOCATIONS.flatMap(({ cloud }, i) => (cloud ? [i] : []));
const HOMES = LOCATIONS.flatMap(({ home }, i) => (home ? [i] : []));

/** First places of each kind among them all, drawn in this order. */
const AT = {
  nebula: 0,
  clouds: NEBULA_PUFFS,
  beams: NEBULA_PUFFS + CLOUD_PUFFS * CLOUDS.length,
} as const;
const HALOES_AT = AT.beams + SPOTS.length;
const HOMES_AT = HALOES_AT + SPOTS.length;
const WHIRLS_AT = HOMES_AT + HOMES.length;
const RINGS_AT = WHIRLS_AT + 2;
const HUNTS_AT = RINGS_AT + SPOTS.length;
const ALL = HUNTS_AT + SPOTS.length;

const card = (): Shape => {
  const shape = new Shape();
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => shape.vertex([x, y, 0], [0, 0, -1], [x, y]));
  shape.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
  return shape;
};

/** Everything soft: the nebula, clouds about worlds, rays that carry them, home rings, whirls, lit rings, sights; one draw call. */
export const makeGlows = (scene: Scene, colours: Colours): Glows => {
  const noise = new Texture(ASSETS.noise, scene, { invertY: false });
  const marks = loadMarks(scene);
  const swarm = new Swarm(scene, {
    name: 'glows',
    shape: card(),
    vertex: GLOW_VERTEX,
    fragment: GLOW_FRAGMENT,
    capacity: ALL,
    blend: 'add',
    bothSides: true,
    textures: { noise, marks },
    order: 2,
  });
  let palette = colours;
  let ends: readonly number[] = [-1, -1];
  const open = [new Way(0), new Way(0)];
  let [time, opening] = [0, 0];
  const rings = SPOTS.map((): Meaning | undefined => undefined);
  const holders = SPOTS.map((): Meaning | undefined => undefined);
  let hunted: readonly number[] = [];

  const puffs = (
    first: number,
    many: number,
    at: readonly [number, number],
    reach: number,
    seed: number,
  ): void => {
    const chance = makeChance(seed);
    for (let i = 0; i < many; i++) {
      const [turn, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * reach];
      const high = 0.018 + 0.04 * chance();
      const size = reach * (0.45 + 0.45 * chance());
      swarm.put(
        first + i,
        0,
        at[0] + far * Math.cos(turn),
        HEIGHT + high,
        at[1] + far * Math.sin(turn),
        size,
      );
      swarm.put(first + i, 2, STYLE.puff, chance(), 0, 1);
    }
  };
  const ink = (index: number, meaning: Meaning, light: number): void =>
    swarm.put(index, 1, ...toRgb(palette[meaning]), light);

  const standing = (): void => {
    puffs(AT.nebula, NEBULA_PUFFS, NEBULA.at, NEBULA.reach * 0.82, 7);
    CLOUDS.forEach((location, i) =>
      puffs(AT.clouds + i * CLOUD_PUFFS, CLOUD_PUFFS, SPOTS[location] ?? [0, 0], 0.05, 31 + i),
    );
    SPOTS.forEach(([x, z], i) => {
      swarm.put(AT.beams + i, 0, x, HEIGHT + MAP.sheet, z, MAP.world);
      swarm.put(AT.beams + i, 2, STYLE.beam, worldSize(i), 0, 0);
      swarm.put(HALOES_AT + i, 0, x, HEIGHT + MAP.world, z, worldSize(i) * HALO);
      swarm.put(HALOES_AT + i, 2, STYLE.halo, HALO, 0, 0);
      swarm.put(RINGS_AT + i, 0, x, HEIGHT + MAP.world - 0.014, z, 0.08);
      swarm.put(RINGS_AT + i, 2, STYLE.ring, 0, 0, 0);
      swarm.put(HUNTS_AT + i, 0, x, HEIGHT + MAP.world - 0.01, z, SIGHT);
      swarm.put(HUNTS_AT + i, 2, STYLE.hunt, 0, 0, 0);
    });
    HOMES.forEach((location, i) => {
      const [x, z] = SPOTS[location] ?? [0, 0];
      swarm.put(HOMES_AT + i, 0, x, HEIGHT + MAP.world, z, worldSize(location) * 2.1);
      swarm.put(HOMES_AT + i, 2, STYLE.home, (i * 0.381966) % 1, 0, 0);
    });
  };
  const aired = (location: number): void => {
    const by = holders[location];
    ink(HALOES_AT + location, by ?? 'calm', by === undefined ? 0.3 : 0.62);
  };
  const ringed = (location: number): void => {
    const meaning = rings[location];
    ink(RINGS_AT + location, meaning ?? 'legal', meaning === undefined ? 0 : 1.5);
    swarm.put(RINGS_AT + location, 2, STYLE.ring, markOf(meaning ?? 'legal'), 0, 0);
  };
  const sighted = (): void =>
    SPOTS.forEach((_, i) => ink(HUNTS_AT + i, 'yellow', hunted.includes(i) ? 1.3 : 0));
  const whirled = (): void =>
    ends.forEach((location, i) => {
      const [x, z] = SPOTS[location] ?? [0, 0];
      const wide = open[i]?.at(time) ?? 0;
      swarm.put(WHIRLS_AT + i, 0, x, HEIGHT + MAP.world - 0.012, z, WHIRL * wide);
      ink(WHIRLS_AT + i, 'shield', location < 0 ? 0 : 2.2 - 1.2 * wide);
      swarm.put(WHIRLS_AT + i, 2, STYLE.whirl, i, i === 0 ? 1 : -1, 0);
    });
  const paint = (): void => {
    for (let i = 0; i < NEBULA_PUFFS; i++) ink(AT.nebula + i, i % 3 === 0 ? 'rivalE' : 'medium', 0.13);
    for (let i = 0; i < CLOUD_PUFFS * CLOUDS.length; i++) ink(AT.clouds + i, 'wild', 0.085);
    SPOTS.forEach((_, i) => ink(AT.beams + i, 'calm', 0.3));
    HOMES.forEach((_, i) => ink(HOMES_AT + i, 'command', 0.9));
    holders.forEach((_, i) => aired(i));
    rings.forEach((_, i) => ringed(i));
    sighted();
    whirled();
  };
  standing();
  paint();
  swarm.count(ALL);
  return {
    wormhole: (alpha, beta, seconds = 0) => {
      [alpha, beta].forEach((location, i) => {
        if (location === ends[i]) return;
        open[i] = new Way(seconds > 0 ? 0 : 1);
        if (location >= 0) open[i].go(time, 1, seconds);
        opening = time + seconds;
      });
      ends = [alpha, beta];
      whirled();
    },
    hold: (location, by) => {
      holders[location] = by;
      aired(location);
    },
    ring: (location, meaning) => {
      rings[location] = meaning;
      ringed(location);
    },
    hunt: (locations) => {
      hunted = locations;
      sighted();
    },
    colours: (wanted) => {
      palette = wanted;
      paint();
    },
    update: (now) => {
      if (time <= opening) whirled();
      time = now;
      swarm.update(now);
    },
    dispose: () => {
      swarm.dispose();
      noise.dispose();
      marks.dispose();
    },
  };
};
