import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Colours, Meaning } from '../theme';
import type { Pen } from './pen';

/** A card in metres as it lies on the table; whoever lays it out scales its node. */
export const CARD = { width: 0.063, height: 0.088, thick: 0.0006, corner: 0.0036 } as const;

/** What a game has on its cards, and how each is drawn. The kit knows nothing of the game. */
export interface CardFaces {
  /** Every different picture once; copies of a card share theirs. */
  readonly pictures: readonly string[];
  /** The picture of a face; undefined for a face the game does not have. */
  picture(face: string): string | undefined;
  /** The picture on the other side of a face. */
  back(face: string): string;
  /** Draws a picture on a sheet of 630 × 880 units, whatever the pixels. */
  draw(pen: Pen, picture: string, colours: Colours): void;
}

export interface Card {
  /** Centre of the card; its face looks towards −z of the node, its top is along +y. */
  readonly node: TransformNode;
  /** What a pointer meets. */
  readonly body: AbstractMesh;
  /** Shows another face; one that the game does not have shows the back on both sides. */
  face(face: string): void;
  /** A lit frame in the colour of the meaning, with its mark on a tab at the top. */
  glow(meaning: Meaning | undefined): void;
  /** Darker and greyer: there, but of no use now. */
  dim(on: boolean): void;
  /** Back into the pool. */
  remove(): void;
}

export interface Cards {
  /** Resolves when the letters have arrived and every face is drawn. */
  readonly ready: Promise<void>;
  add(face: string): Card;
  /**
   * Draws one face large and crisp on the card that is held up, and shows it; undefined puts it away. Gives that card's
   * node, the same every time, for the caller to place and scale; centre and axes as those of a card.
   */
  hold(face: string | undefined): TransformNode;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}
