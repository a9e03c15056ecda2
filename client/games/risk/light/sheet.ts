import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import type { Scene } from '@babylonjs/core/scene';
import { SECTORS } from '../../../../shared/games/risk/data/sectors';
import { ASSETS } from '../../../kit/assets';
import { makeShader } from '../../../kit/shader';
import { type Colours, type Meaning, toRgb } from '../../../kit/theme';
import { Way } from '../../../kit/way';
import { SECTOR_OF, type Spot, SPOTS } from '../map/ground';
import { SECTOR_LIGHT } from '../map/tints';
import { SHEET_FRAGMENT, SHEET_VERTEX } from './sheetGlsl';
import { sheetShape } from './sheetShape';

export interface Sheet {
  /** Whose light a location has; undefined: nobody's. It runs in from a spot as a tide, or is there at once. */
  hold(location: number, by: Meaning | undefined, from?: Spot, seconds?: number): void;
  /** Whether one captain holds all of a sector: its inner borders fade and it becomes one. */
  unite(sector: number, united: boolean, seconds?: number): void;
  /** What may be chosen shines from its borders inwards; undefined: it does not. */
  light(location: number, meaning: Meaning | undefined): void;
  /** What is pointed at is brighter; below 0: nothing. */
  point(location: number): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

/** Farther than any point of a territory is from where a tide begins. */
const WHOLE = 0.75;

interface Land {
  was: Meaning | undefined;
  now: Meaning | undefined;
  from: Spot;
  tide: Way;
}

/** The territories as light on the table: one draw call. */
export const makeSheet = (scene: Scene, colours: Colours): Sheet => {
  const material = makeShader(scene, 'quadrants', {
    vertex: SHEET_VERTEX,
    fragment: SHEET_FRAGMENT,
    attributes: ['position', 'uv', 'cell', 'beyond'],
    uniforms: ['was', 'now_', 'tide', 'lit', 'sectors', 'time', 'zone'],
    samplers: ['noise'],
    blend: 'add',
    bothSides: true,
  });
  const noise = new Texture(ASSETS.noise, scene, { invertY: false });
  material.setTexture('noise', noise);
  const mesh = sheetShape().mesh('quadrants', scene);
  mesh.material = material;
  mesh.isPickable = false;
  mesh.alphaIndex = 1;
  mesh.freezeWorldMatrix();
  mesh.doNotSyncBoundingInfo = true;

  let palette = colours;
  let time = 0;
  const lands = SPOTS.map((from): Land => ({ was: undefined, now: undefined, from, tide: new Way(WHOLE) }));
  const united = SECTORS.map(() => new Way(0));
  const [was, now, tide, lit] = [0, 1, 2, 3].map(() => new Array<number>(SPOTS.length * 4).fill(0)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const glows = SPOTS.map((): Meaning | undefined => undefined);
  let pointed = -1;
  const sectors = new Array<number>(SECTORS.length * 4).fill(0);
  const zone = new Vector3();

  const ink = (into: number[], at: number, meaning: Meaning | undefined): void => {
    const [r, g, b] = meaning === undefined ? [0, 0, 0] : toRgb(palette[meaning]);
    into[4 * at] = r;
    into[4 * at + 1] = g;
    into[4 * at + 2] = b;
    into[4 * at + 3] = meaning === undefined ? 0 : 1;
  };
  const shine = (location: number): void => {
    const glow = glows[location];
    ink(lit, location, glow ?? (location === pointed ? 'wild' : undefined));
    lit[4 * location + 3] = (glow === undefined ? 0 : 0.6) + (location === pointed ? 0.7 : 0);
    material.setArray4('lit', lit);
  };
  const paint = (): void => {
    lands.forEach((land, i) => {
      ink(was, i, land.was);
      ink(now, i, land.now);
      shine(i);
    });
    SECTOR_LIGHT.forEach((meaning, i) => ink(sectors, i, meaning));
    material.setArray4('was', was);
    material.setArray4('now_', now);
    material.setArray4('sectors', sectors);
    material.setVector3('zone', zone.set(...toRgb(palette.danger)));
  };
  const flow = (): void => {
    lands.forEach(({ from, tide: run }, i) => {
      tide[4 * i] = from[0];
      tide[4 * i + 1] = from[1];
      tide[4 * i + 2] = run.at(time);
      tide[4 * i + 3] = united[SECTOR_OF[i] ?? 0]?.at(time) ?? 0;
    });
    material.setArray4('tide', tide);
  };
  const update = (at: number): void => {
    time = at;
    material.setFloat('time', time);
    flow();
  };
  paint();
  update(0);
  return {
    hold: (location, by, from, seconds = 0) => {
      const land = lands[location];
      if (land === undefined) return;
      land.was = land.now;
      land.now = by;
      land.from = from ?? land.from;
      land.tide = new Way(seconds > 0 ? 0 : WHOLE);
      if (seconds > 0) land.tide.go(time, WHOLE, seconds);
      paint();
    },
    light: (location, meaning) => {
      if (glows[location] === meaning) return;
      glows[location] = meaning;
      shine(location);
    },
    point: (location) => {
      const before = pointed;
      pointed = location;
      for (const at of [before, location]) if (at >= 0) shine(at);
    },
    unite: (sector, on, seconds = 0) => united[sector]?.go(time, on ? 1 : 0, seconds),
    colours: (wanted) => {
      palette = wanted;
      paint();
    },
    update,
    dispose: () => {
      mesh.dispose();
      material.dispose();
      noise.dispose();
    },
  };
};
