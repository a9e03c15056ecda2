import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import type { InternalTexture } from '@babylonjs/core/Materials/Textures/internalTexture';

/** Draws nothing, for timing our own script. Babylon's takes a canvas's picture and never calls it ready. */
export class BlindEngine extends NullEngine {
  override updateDynamicTexture(texture: InternalTexture | null): void {
    if (texture !== null) texture.isReady = true;
  }
}
