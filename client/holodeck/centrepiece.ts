import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight';
import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration';
import { CubeTexture } from '@babylonjs/core/Materials/Textures/cubeTexture';
import '@babylonjs/core/Materials/Textures/Loaders/envTextureLoader';
import { Color3 } from '@babylonjs/core/Maths/math.color';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { ASSETS } from '../kit/assets';
import { type Base, BASE, makeBase } from '../kit/ship/base';
import { loadShip, type Ship } from '../kit/ship';
import { makeShields, type Shields } from '../kit/shields';
import type { Colours } from '../kit/theme';
import { SHIP_SCALE, TABLE } from './measures';
import type { Preset } from './quality';

/** The ship with all that turns with her. */
export interface Centrepiece {
  /** Turns with her heading; bow along +z when its rotation is 0. */
  readonly pivot: TransformNode;
  readonly ship: Ship;
  readonly shields: Shields;
  readonly base: Base;
  /** She stands on the table, or not at all. */
  show(on: boolean): void;
  colours(colours: Colours): void;
  update(time: number): void;
}

/** Image-based light from the made environment, one key light, a film-like curve. */
export const lightScene = (scene: Scene): void => {
  scene.environmentTexture = CubeTexture.CreateFromPrefilteredData(ASSETS.environment, scene, '.env');
  scene.environmentIntensity = 0.55;
  const key = new DirectionalLight('key', new Vector3(-0.55, -0.75, -0.4), scene);
  key.diffuse = new Color3(1, 0.97, 0.92);
  key.intensity = 1.55;
  const film = scene.imageProcessingConfiguration;
  film.toneMappingEnabled = true;
  film.toneMappingType = ImageProcessingConfiguration.TONEMAPPING_KHR_PBR_NEUTRAL;
  film.exposure = 1;
  film.contrast = 1.12;
};

export const loadCentrepiece = async (scene: Scene, preset: Preset): Promise<Centrepiece> => {
  const pivot = new TransformNode('heading', scene);
  pivot.position.y = TABLE.height + (10 - BASE.top) * SHIP_SCALE;
  pivot.scaling.setAll(SHIP_SCALE);
  const ship = await loadShip(scene, preset);
  ship.root.parent = pivot;
  const [shields, base] = [makeShields(scene, pivot), makeBase(scene, pivot)];
  return {
    pivot,
    ship,
    shields,
    base,
    show: (on) => pivot.setEnabled(on),
    colours: (colours) => {
      shields.colours(colours);
      base.colours(colours);
    },
    update: (time) => {
      ship.update(time);
      shields.update(time);
      base.update(time);
    },
  };
};
