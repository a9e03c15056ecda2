import { Control } from '@babylonjs/gui/2D/controls/control';
import { Rectangle } from '@babylonjs/gui/2D/controls/rectangle';
import { TextBlock } from '@babylonjs/gui/2D/controls/textBlock';
import { AdvancedDynamicTexture } from '@babylonjs/gui/2D/advancedDynamicTexture';
import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import type { Scene } from '@babylonjs/core/scene';
import type { Block, Item, Writing } from './items';
import { FONT, WEIGHT } from './text';

/** A texture on which blocks and writing lie; only what changes is drawn again. */
export class Sheet {
  readonly texture: AdvancedDynamicTexture;
  private readonly blocks: Rectangle[] = [];
  private readonly writings: TextBlock[] = [];
  private readonly under = new Rectangle('blocks');
  private readonly over = new Rectangle('writing');

  constructor(
    name: string,
    readonly width: number,
    readonly height: number,
    scene: Scene,
  ) {
    this.texture = new AdvancedDynamicTexture(
      name,
      width,
      height,
      scene,
      false,
      Texture.BILINEAR_SAMPLINGMODE,
      true,
    );
    this.texture.premulAlpha = true;
    // The Tab key belongs to the page.
    this.texture.disableTabNavigation = true;
    for (const layer of [this.under, this.over]) {
      layer.thickness = 0;
      this.texture.addControl(layer);
    }
  }

  /** Shows exactly these, blocks under writing, each in the order given. */
  show(items: readonly Item[]): void {
    let [blocks, writings] = [0, 0];
    for (const item of items) {
      if (item.type === 'block') setBlock(this.block(blocks++), item);
      else setWriting(this.writing(writings++), item);
    }
    this.blocks.forEach((control, i) => (control.isVisible = i < blocks));
    this.writings.forEach((control, i) => (control.isVisible = i < writings));
  }

  private block(index: number): Rectangle {
    const known = this.blocks[index];
    if (known !== undefined) return known;
    const made = topLeft(new Rectangle());
    this.blocks.push(made);
    this.under.addControl(made);
    return made;
  }

  private writing(index: number): TextBlock {
    const known = this.writings[index];
    if (known !== undefined) return known;
    const made = topLeft(new TextBlock());
    made.fontFamily = FONT;
    made.fontWeight = WEIGHT;
    made.textVerticalAlignment = Control.VERTICAL_ALIGNMENT_CENTER;
    this.writings.push(made);
    this.over.addControl(made);
    return made;
  }

  bytes(): number {
    return this.width * this.height * 4;
  }

  dispose(): void {
    this.texture.dispose();
  }
}

const topLeft = <C extends Control>(control: C): C => {
  control.horizontalAlignment = Control.HORIZONTAL_ALIGNMENT_LEFT;
  control.verticalAlignment = Control.VERTICAL_ALIGNMENT_TOP;
  return control;
};

const setPlace = (control: Control, { x, y, w, h }: Item): void => {
  control.leftInPixels = Math.round(x);
  control.topInPixels = Math.round(y);
  control.widthInPixels = Math.round(w);
  control.heightInPixels = Math.round(h);
};

const setBlock = (control: Rectangle, item: Block): void => {
  setPlace(control, item);
  control.background = item.colour;
  control.alpha = item.alpha ?? 1;
  control.cornerRadius = Math.min(item.radius, item.w / 2, item.h / 2);
  control.thickness = item.line?.thickness ?? 0;
  control.color = item.line?.colour ?? item.colour;
};

const ALIGN = {
  left: Control.HORIZONTAL_ALIGNMENT_LEFT,
  middle: Control.HORIZONTAL_ALIGNMENT_CENTER,
  right: Control.HORIZONTAL_ALIGNMENT_RIGHT,
} as const;

const setWriting = (control: TextBlock, item: Writing): void => {
  setPlace(control, item);
  control.text = item.text;
  control.fontSizeInPixels = item.px;
  control.color = item.colour;
  control.textHorizontalAlignment = ALIGN[item.align ?? 'left'];
};
