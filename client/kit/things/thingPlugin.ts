import { MaterialPluginBase } from '@babylonjs/core/Materials/materialPluginBase';
import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { UniformBuffer } from '@babylonjs/core/Materials/uniformBuffer';
import { THING_FRAGMENT, THING_VERTEX } from './thingGlsl';

/**
 * Gives tokens their painted vertices and their states: each instance has its own cloak, fade, wounds, seed and tint.
 * `plates`: seams between plates are drawn, which simple presets do without.
 */
export class ThingPlugin extends MaterialPluginBase {
  time = 0;

  constructor(
    material: PBRMaterial,
    private readonly noise: BaseTexture,
    private readonly plates: boolean,
  ) {
    super(material, 'thing', 200, { THINGPLATES: false }, true, true);
  }

  override getClassName(): string {
    return 'ThingPlugin';
  }

  override prepareDefines(defines: Record<string, unknown>): void {
    defines.THINGPLATES = this.plates;
  }

  override getAttributes(attributes: string[]): void {
    attributes.push('paint', 'finish', 'thing', 'tint');
  }

  override getSamplers(samplers: string[]): void {
    samplers.push('thingNoise');
  }

  override getUniforms(): {
    ubo: { name: string; size: number; type: string }[];
    vertex: string;
    fragment: string;
  } {
    const plain = 'uniform float thingTime;';
    return { ubo: [{ name: 'thingTime', size: 1, type: 'float' }], vertex: plain, fragment: plain };
  }

  override bindForSubMesh(ubo: UniformBuffer): void {
    ubo.updateFloat('thingTime', this.time);
    ubo.setTexture('thingNoise', this.noise);
  }

  override isReadyForSubMesh(): boolean {
    return this.noise.isReady();
  }

  override getCustomCode(shaderType: string): Record<string, string> {
    return shaderType === 'vertex' ? THING_VERTEX : THING_FRAGMENT;
  }
}
