import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import type { InternalTexture } from '@babylonjs/core/Materials/Textures/internalTexture';

/** Draws nothing, for timing our own script. Babylon's takes a canvas's picture and never calls it ready, and counts textures that are gone. */
export class BlindEngine extends NullEngine {
  override updateDynamicTexture(texture: InternalTexture | null): void {
    if (texture !== null) texture.isReady = true;
  }

  override _releaseTexture(texture: InternalTexture): void {
    const at = this._internalTexturesCache.indexOf(texture);
    if (at >= 0) this._internalTexturesCache.splice(at, 1);
  }
}
