import type { Engine } from '@babylonjs/core/Engines/engine';
import type { Scene } from '@babylonjs/core/scene';
import { type Facts, isHeadset } from './quality';

const FRAMES = 4;

/** Draws the empty room a few times, to the last pixel, and notes how long that takes. */
export const measure = (engine: Engine, scene: Scene): Facts => {
  const pixel = new Uint8Array(4);
  const gl = engine._gl;
  const finish = (): void => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  scene.render();
  finish();
  const start = performance.now();
  for (let i = 0; i < FRAMES; i++) {
    engine.beginFrame();
    scene.render();
    engine.endFrame();
    finish();
  }
  const frameMs = (performance.now() - start) / FRAMES;
  const touch = window.matchMedia('(pointer: coarse)').matches;
  const headset = isHeadset(navigator.userAgent);
  return { renderer: engine.getGlInfo().renderer, frameMs, touch, headset };
};
