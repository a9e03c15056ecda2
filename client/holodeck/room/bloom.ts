import type { Camera } from '@babylonjs/core/Cameras/camera';
import { PostProcess } from '@babylonjs/core/PostProcesses/postProcess';
import { ShaderStore } from '@babylonjs/core/Engines/shaderStore';

ShaderStore.ShadersStore.starboardBrightPixelShader = `precision highp float;
varying vec2 vUV; uniform sampler2D textureSampler; uniform vec2 texel;
void main() {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    vec2 o = vec2(i < 2 ? -1.0 : 1.0, i == 0 || i == 2 ? -1.0 : 1.0) * texel;
    vec3 c = texture2D(textureSampler, vUV + o).rgb;
    float most = max(c.r, max(c.g, c.b));
    sum += c * smoothstep(0.62, 1.0, most);
  }
  gl_FragColor = vec4(sum * 0.25, 1.0);
}`;

const BLUR = `
vec3 blur(sampler2D s, vec2 uv, vec2 way) {
  vec3 sum = texture2D(s, uv).rgb * 0.16;
  for (int i = 1; i <= 6; i++) {
    float k = exp(-float(i * i) / 14.0) * 0.155;
    sum += (texture2D(s, uv + way * float(i) * 1.5).rgb + texture2D(s, uv - way * float(i) * 1.5).rgb) * k;
  }
  return sum;
}`;

ShaderStore.ShadersStore.starboardBlurPixelShader = `precision highp float;
varying vec2 vUV; uniform sampler2D textureSampler; uniform vec2 texel;
${BLUR}
void main() { gl_FragColor = vec4(blur(textureSampler, vUV, vec2(texel.x, 0.0)), 1.0); }`;

ShaderStore.ShadersStore.starboardGlowPixelShader = `precision highp float;
varying vec2 vUV; uniform sampler2D textureSampler; uniform sampler2D sceneSampler; uniform vec2 texel;
${BLUR}
void main() {
  vec3 glow = blur(textureSampler, vUV, vec2(0.0, texel.y));
  vec3 scene = texture2D(sceneSampler, vUV).rgb;
  float away = distance(vUV, vec2(0.5));
  vec3 colour = scene + glow * (1.0 - 0.55 * scene) * 0.85;
  gl_FragColor = vec4(colour * (1.0 - 0.22 * smoothstep(0.35, 0.85, away)), 1.0);
}`;

export interface Bloom {
  readonly passes: number;
  dispose(): void;
}

/** Light that spills over: three passes in all, two of them at a quarter of the size. */
export const makeBloom = (camera: Camera): Bloom => {
  const make = (name: string, ratio: number, samplers: string[] | null): PostProcess =>
    new PostProcess(name, name, ['texel'], samplers, ratio, camera, 2);
  const bright = make('starboardBright', 1, null);
  const blur = make('starboardBlur', 0.25, null);
  const glow = make('starboardGlow', 0.25, ['sceneSampler']);
  bright.samples = 4;
  bright.onApplyObservable.add((effect) => effect.setFloat2('texel', 1 / bright.width, 1 / bright.height));
  blur.onApplyObservable.add((effect) => effect.setFloat2('texel', 1 / blur.width, 1 / blur.height));
  glow.onApplyObservable.add((effect) => {
    effect.setFloat2('texel', 1 / glow.width, 1 / glow.height);
    effect.setTextureFromPostProcess('sceneSampler', bright);
  });
  const all = [bright, blur, glow];
  return {
    passes: all.length,
    dispose: () => {
      for (const pass of all) pass.dispose(camera);
    },
  };
};
