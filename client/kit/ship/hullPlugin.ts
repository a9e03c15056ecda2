import { MaterialPluginBase } from '@babylonjs/core/Materials/materialPluginBase';
import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { UniformBuffer } from '@babylonjs/core/Materials/uniformBuffer';

/** How hurt each section is (0 whole … 1 damaged … 2 destroyed) and the time, shared by all that shows it. */
export interface Wounds {
  readonly levels: Float32Array;
  time: number;
}

/** A section's number; its skeleton has the same plus 8. */
const LEVEL_GLSL = `
float hullLevel(float number) {
  float s = mod(number, 8.0);
  return s < 2.5 ? (s < 0.5 ? hullA.x : s < 1.5 ? hullA.y : hullA.z) : (s < 3.5 ? hullB.x : s < 4.5 ? hullB.y : hullB.z);
}`;

const VERTEX = {
  CUSTOM_VERTEX_DEFINITIONS: `attribute float section; varying float vSection; varying vec3 vHull;`,
  CUSTOM_VERTEX_MAIN_END: `vSection = section; vHull = position;`,
};

/** A torn section is bent out of shape and has come a little loose. */
const TORN_VERTEX = {
  CUSTOM_VERTEX_DEFINITIONS: `attribute float section; varying float vSection; varying vec3 vHull; ${LEVEL_GLSL}`,
  CUSTOM_VERTEX_UPDATE_POSITION: `
    float torn = clamp(hullLevel(section) - 1.0, 0.0, 1.0);
    float bearing_ = (30.0 + 60.0 * section) * 0.0174533;
    positionUpdated += torn * vec3(sin(position.z * 0.19 + 1.3), sin(position.x * 0.16 + position.z * 0.07), sin(position.y * 0.3 + position.x * 0.11)) * vec3(1.0, 1.4, 0.8);
    positionUpdated += torn * (2.2 + 0.5 * sin(hullTime * 0.5 + section)) * vec3(sin(bearing_), -0.25, cos(bearing_));`,
  CUSTOM_VERTEX_MAIN_END: VERTEX.CUSTOM_VERTEX_MAIN_END,
};

const TEAR_GLSL = `
  // Where the killing shots went in: two places for front, side and rear, the same on both sides of the ship.
  vec3 mirrored = vec3(abs(vHull.x), vHull.yz);
  bool fore = vSection < 0.5 || vSection > 4.5;
  bool aft = vSection > 1.5 && vSection < 3.5;
  vec3 shotA = fore ? vec3(30.0, 37.0, 108.0) : aft ? vec3(36.0, 50.0, -48.0) : vec3(42.0, 37.0, 60.0);
  vec3 shotB = fore ? vec3(48.0, 33.0, 92.0) : aft ? vec3(11.0, 4.0, -34.0) : vec3(16.0, 2.0, 17.0);
  float bite = exp(-dot(mirrored - shotA, mirrored - shotA) / 330.0) + exp(-dot(mirrored - shotB, mirrored - shotB) / 200.0);
  float ragged = hullNoise * 0.88 + hullA1.g * 0.12 + 0.06 - 0.5 * bite;
  float limit = 0.27 * hullDead;
  if (hullDead > 0.0 && ragged < limit) discard;
  float lip = 1.0 - smoothstep(limit, limit + 0.05, ragged);
  hullHeat += vec3(1.1, 0.25, 0.035) * lip * lip * hullDead * (0.55 + 0.45 * sin(hullTime * 1.7 + vHull.z * 0.3 + vHull.x * 0.2));
  if (!gl_FrontFacing) { surfaceAlbedo *= 0.22; hullHeat += vec3(0.35, 0.09, 0.02) * smoothstep(0.2, 0.0, ragged - limit) * hullDead; }`;

const fragment = (torn: boolean): Record<string, string> => ({
  CUSTOM_FRAGMENT_DEFINITIONS: `varying float vSection; varying vec3 vHull; uniform sampler2D damageNoise; ${LEVEL_GLSL}
    float hullHurt = 0.0; float hullDead = 0.0; float scorch = 0.0; vec3 hullHeat = vec3(0.0);`,
  CUSTOM_FRAGMENT_UPDATE_ALBEDO: `
    hullHurt = clamp(hullLevel(vSection), 0.0, 1.0);
    hullDead = clamp(hullLevel(vSection) - 1.0, 0.0, 1.0);
    vec3 hullA1 = texture2D(damageNoise, vHull.xz * 0.0115 + vSection * 0.19).rgb;
    vec3 hullA2 = texture2D(damageNoise, vHull.zy * vec2(0.0115, 0.016) + 0.37).rgb;
    // Soot has the grain of clouds at every size; plain noise would look like bricks.
    float soot = 0.5 * texture2D(damageNoise, vHull.zy * 0.037 + vHull.x * 0.021 + 0.11).r + 0.5 * texture2D(damageNoise, vHull.xz * 0.053 + vHull.y * 0.031 + 0.71).r;
    float hullNoise = smoothstep(0.3, 0.7, 0.6 * hullA1.r + 0.4 * hullA2.r);
    surfaceAlbedo *= 0.955 + 0.075 * hullNoise;
    scorch = smoothstep(0.66 - 0.46 * hullHurt, 0.84 - 0.26 * hullHurt, 0.7 * hullNoise + 0.5 * soot) * hullHurt;
    float core = smoothstep(0.72, 0.95, hullNoise) * hullHurt;
    surfaceAlbedo = mix(surfaceAlbedo, vec3(0.012, 0.0105, 0.0095), min(0.95, scorch * 0.9 + 0.5 * hullDead));
    float bones = step(7.5, vSection);
    surfaceAlbedo = mix(surfaceAlbedo, vec3(0.1, 0.104, 0.115) * (0.5 + hullA2.b), bones);
    hullHeat = mix(hullHeat, vec3(0.26, 0.06, 0.012) * smoothstep(0.5, 0.95, hullA1.r + 0.3 * hullA2.b - 0.1) * (0.7 + 0.3 * sin(hullTime * 3.1 + vHull.z * 0.2)), bones);
    float crack = smoothstep(0.9, 0.99, hullA2.g * 0.55 + hullA1.g * 0.45 + 0.04 * core);
    hullHeat += (1.0 - bones) * vec3(1.6, 0.42, 0.07) * crack * scorch * (0.65 + 0.35 * sin(hullTime * 2.3 + vHull.x)) * (1.0 - 0.6 * hullDead);
    ${torn ? TEAR_GLSL : ''}`,
  CUSTOM_FRAGMENT_BEFORE_FINALCOLORCOMPOSITION: `
    float beat = fract(sin(floor(hullTime * 11.0) * 7.13 + vSection * 3.7 + floor(vHull.z * 0.11) * 1.9) * 4375.85);
    float bonesLit = step(7.5, vSection);
    float power = mix(1.0, beat > 0.42 ? 0.9 : 0.12, hullHurt) * (1.0 - 0.985 * hullDead) + bonesLit * (0.25 + 0.2 * beat) * hullDead;
    finalEmissive = finalEmissive * power * (1.0 - 0.8 * scorch * (1.0 - bonesLit)) + hullHeat;`,
});

/** Gives the hull its wear and its wounds; with `torn`, holes too, which cost more and are drawn only where needed. */
export class HullPlugin extends MaterialPluginBase {
  constructor(
    material: PBRMaterial,
    private readonly wounds: Wounds,
    private readonly noise: BaseTexture,
    private readonly torn: boolean,
  ) {
    super(material, torn ? 'hull torn' : 'hull', 200, { HULLTORN: false }, true, true);
  }

  override getClassName(): string {
    return this.torn ? 'HullTornPlugin' : 'HullPlugin';
  }

  override prepareDefines(defines: Record<string, unknown>): void {
    // Babylon knows compiled shaders by their defines: the two makes must differ in one.
    defines.HULLTORN = this.torn;
  }

  override getAttributes(attributes: string[]): void {
    attributes.push('section');
  }

  override getSamplers(samplers: string[]): void {
    samplers.push('damageNoise');
  }

  override getUniforms(): {
    ubo: { name: string; size: number; type: string }[];
    vertex: string;
    fragment: string;
  } {
    const plain = 'uniform vec3 hullA; uniform vec3 hullB; uniform float hullTime;';
    return {
      ubo: [
        { name: 'hullA', size: 3, type: 'vec3' },
        { name: 'hullB', size: 3, type: 'vec3' },
        { name: 'hullTime', size: 1, type: 'float' },
      ],
      vertex: plain,
      fragment: plain,
    };
  }

  override bindForSubMesh(ubo: UniformBuffer): void {
    const { levels, time } = this.wounds;
    ubo.updateFloat3('hullA', levels[0] ?? 0, levels[1] ?? 0, levels[2] ?? 0);
    ubo.updateFloat3('hullB', levels[3] ?? 0, levels[4] ?? 0, levels[5] ?? 0);
    ubo.updateFloat('hullTime', time);
    ubo.setTexture('damageNoise', this.noise);
  }

  override isReadyForSubMesh(): boolean {
    return this.noise.isReady();
  }

  override getCustomCode(shaderType: string): Record<string, string> {
    if (shaderType === 'vertex') return this.torn ? TORN_VERTEX : VERTEX;
    return fragment(this.torn);
  }
}
