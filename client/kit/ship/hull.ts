import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial';
import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import { Color3 } from '@babylonjs/core/Maths/math.color';
import type { Scene } from '@babylonjs/core/scene';
import { ASSETS } from '../assets';
import { HullPlugin, type Wounds } from './hullPlugin';

export interface Detail {
  readonly fullTextures: boolean;
  readonly relief: boolean;
  readonly anisotropy: number;
}

export interface HullMaterials {
  readonly whole: PBRMaterial;
  readonly torn: PBRMaterial;
}

/** The hull's paint, lights, finish and relief, in a whole and a torn make that share their textures. */
export const makeHullMaterials = (scene: Scene, detail: Detail, wounds: Wounds): HullMaterials => {
  const texture = (url: string): Texture => {
    const made = new Texture(url, scene, { invertY: false });
    made.anisotropicFilteringLevel = detail.anisotropy;
    return made;
  };
  const noise = texture(ASSETS.noise);
  const paint = texture(detail.fullTextures ? ASSETS.hullPaint : ASSETS.hullPaintHalf);
  const lights = texture(detail.fullTextures ? ASSETS.hullLights : ASSETS.hullLightsHalf);
  const finish = texture(detail.fullTextures ? ASSETS.hullFinish : ASSETS.hullFinishHalf);
  const relief = detail.relief ? texture(ASSETS.hullNormal) : undefined;
  const make = (torn: boolean): PBRMaterial => {
    const material = new PBRMaterial(torn ? 'hull torn' : 'hull', scene);
    material.albedoTexture = paint;
    material.emissiveTexture = lights;
    material.emissiveColor = Color3.White();
    material.emissiveIntensity = 1.7;
    material.metallic = 1;
    material.roughness = 1;
    material.metallicTexture = finish;
    material.useRoughnessFromMetallicTextureAlpha = false;
    material.useRoughnessFromMetallicTextureGreen = true;
    material.useMetallnessFromMetallicTextureBlue = true;
    material.bumpTexture = relief ?? null;
    // Through the holes of a torn section one sees the inside of its neighbours.
    material.backFaceCulling = false;
    material.twoSidedLighting = true;
    new HullPlugin(material, wounds, noise, torn);
    return material;
  };
  return { whole: make(false), torn: make(true) };
};
