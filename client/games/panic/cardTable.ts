import type { Input, Pick } from '../../input/gesture';
import type { Card, Cards } from '../../kit/cards';
import type { Meaning } from '../../kit/theme';
import type { CardPiece } from './layout';
import { type Frames, isSamePlace, Traveller } from './motion';
import type { Place } from './place';

interface Laid {
  readonly card: Card;
  readonly way: Traveller;
  piece: CardPiece;
  leaving: boolean;
}

/** Where a card comes from or goes to that is not among those that can be seen. */
export interface Ends {
  from(piece: CardPiece): Place | undefined;
  to(piece: CardPiece): Place | undefined;
}

/** The cards that can be seen, each by its id, carried to wherever the layout wants them. */
export class CardTable {
  private readonly laid = new Map<string, Laid>();
  private readonly moving = new Set<Laid>();
  private now = 0;

  constructor(
    private readonly cards: Cards,
    private readonly input: Input,
    private readonly frames: Frames,
  ) {}

  /** Brings the table to these pieces, in so many seconds. */
  arrange(pieces: readonly CardPiece[], seconds: number, ends: Ends): void {
    const wanted = new Set<string>();
    for (const piece of pieces) {
      wanted.add(piece.id);
      this.lay(piece, seconds, ends);
    }
    for (const [id, laid] of this.laid) if (!wanted.has(id)) this.leave(laid, seconds, ends);
  }

  private lay(piece: CardPiece, seconds: number, ends: Ends): void {
    const known = this.laid.get(piece.id);
    if (known === undefined) {
      const from = seconds > 0 ? ends.from(piece) : undefined;
      const card = this.cards.add(piece.face);
      const way = new Traveller(card.node, from ?? piece.place, this.frames);
      const made: Laid = { card, way, piece, leaving: false };
      this.laid.set(piece.id, made);
      this.input.pickable(card.body, piece.pick, { drag: piece.drag });
      if (from !== undefined) this.send(made, piece.place, seconds);
      return;
    }
    if (known.piece.face !== piece.face) known.card.face(piece.face);
    if (known.leaving || known.piece.drag !== piece.drag || known.piece.pick !== piece.pick)
      this.input.pickable(known.card.body, piece.pick, { drag: piece.drag });
    known.piece = piece;
    known.leaving = false;
    if (!isSamePlace(known.way.place, piece.place)) this.send(known, piece.place, seconds);
    else if (seconds <= 0) known.way.go(piece.place, this.now, 0);
  }

  private send(laid: Laid, place: Place, seconds: number): void {
    if (laid.way.go(place, this.now, seconds)) this.moving.add(laid);
    else this.moving.delete(laid);
  }

  private leave(laid: Laid, seconds: number, ends: Ends): void {
    if (laid.leaving && seconds > 0) return;
    const to = seconds > 0 ? ends.to(laid.piece) : undefined;
    if (to === undefined) {
      this.remove(laid);
      return;
    }
    laid.leaving = true;
    this.input.pickable(laid.card.body, undefined);
    this.send(laid, to, seconds);
  }

  private remove(laid: Laid): void {
    this.input.pickable(laid.card.body, undefined);
    this.laid.delete(laid.piece.id);
    this.moving.delete(laid);
    laid.card.remove();
  }

  /** Holds a card out of its place, as in a hand; undefined lets it go back. */
  carry(id: string, place: Place | undefined): void {
    const laid = this.laid.get(id);
    if (laid === undefined) return;
    if (place !== undefined) laid.way.go(place, this.now, 0);
    else this.send(laid, laid.piece.place, 0.2);
  }

  show(glow: (pick: Pick) => Meaning | undefined, dim: (pick: Pick) => boolean): void {
    for (const { card, piece } of this.laid.values()) {
      card.glow(glow(piece.pick));
      card.dim(piece.mat === true || dim(piece.pick));
    }
  }

  /** The node of whatever shows a pick. */
  find(wanted: Pick): Card | undefined {
    for (const { card, piece, leaving } of this.laid.values())
      if (!leaving && piece.pick.kind === wanted.kind && piece.pick.id === wanted.id) return card;
    return undefined;
  }

  pieces(): readonly CardPiece[] {
    return [...this.laid.values()].filter(({ leaving }) => !leaving).map(({ piece }) => piece);
  }

  /** Where everything really is, for whoever compares. */
  describe(): readonly (readonly [string, ...number[]])[] {
    return [...this.laid].map(([id, { card }]) => [id, ...poseOf(card.node)] as const);
  }

  update(now: number): void {
    this.now = now;
    for (const laid of this.moving) {
      if (laid.way.update(now)) continue;
      this.moving.delete(laid);
      if (laid.leaving) this.remove(laid);
    }
  }

  clear(): void {
    for (const laid of [...this.laid.values()]) this.remove(laid);
  }
}

/** A node's place in its frame, rounded so that the last digits of a journey do not count. */
export const poseOf = (node: Card['node']): number[] => {
  const turn = node.rotationQuaternion;
  const numbers = [
    ...node.position.asArray(),
    ...(turn === null ? node.rotation.asArray() : turn.asArray()),
    node.scaling.x,
  ];
  return numbers.map((value) => Math.round(value * 1e4) / 1e4 + 0);
};
