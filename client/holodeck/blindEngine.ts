import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import type { InternalTexture } from '@babylonjs/core/Materials/Textures/internalTexture';

/** Draws nothing, for timing our own script. Babylon's takes a canvas's picture and never calls it ready, and counts textures that are gone. */
export class BlindEngine extends NullEngine {
  /** `canvas`: the picture is as large as this one, so that what lies where on the page is as it would be. */
  constructor(private readonly canvas?: HTMLCanvasElement) {
    super();
  }

  override getRenderWidth(useScreen?: boolean): number {
    const { canvas } = this;
    return canvas ? this.scaled(canvas.clientWidth) : super.getRenderWidth(useScreen);
  }

  override getRenderHeight(useScreen?: boolean): number {
    const { canvas } = this;
    return canvas ? this.scaled(canvas.clientHeight) : super.getRenderHeight(useScreen);
  }

  private scaled(pixels: number): number {
    return Math.max(1, Math.round(pixels / this.getHardwareScalingLevel()));
  }

  override updateDynamicTexture(texture: InternalTexture | null): void {
    if (texture !== null) texture.isReady = true;
  }

  override _releaseTexture(texture: InternalTexture): void {
    const at = this._internalTexturesCache.indexOf(texture);
    if (at >= 0) this._internalTexturesCache.splice(at, 1);
  }
}
