import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { tokenOf } from '../../../shared/games/panic/data/tokens';
import type { Input, Pick } from '../../input/gesture';
import type { Fleet, Token } from '../../kit/things';
import { isThingKind } from '../../kit/things';
import type { Meaning } from '../../kit/theme';
import { poseOf } from './cardTable';
import type { TokenPiece } from './layout';
import { type Frames, isSamePlace, Traveller } from './motion';
import { pick } from './reach';

interface Standing {
  readonly token: Token;
  readonly way: Traveller;
  piece: TokenPiece;
  /** How much of it is there, and how that changes by the second; below 0 it goes. */
  shown: number;
  rate: number;
}

/** Height of the middle of a model over the table. */
const HOVER = 0.06;

/** The tokens that can be seen. */
export class TokenTable {
  private readonly standing = new Map<string, Standing>();
  private readonly moving = new Set<Standing>();
  private readonly leaving = new Set<Standing>();
  private now = 0;

  constructor(
    private readonly fleet: Fleet,
    private readonly input: Input,
    private readonly frames: Frames,
  ) {}

  arrange(pieces: readonly TokenPiece[], seconds: number): void {
    const wanted = new Set<string>();
    for (const piece of pieces) {
      wanted.add(piece.id);
      this.stand(piece, seconds);
    }
    for (const [id, one] of this.standing) if (!wanted.has(id)) this.dismiss(id, one, seconds);
    if (seconds <= 0) for (const one of [...this.leaving]) this.remove(one);
  }

  private stand(piece: TokenPiece, seconds: number): void {
    const known = this.standing.get(piece.id) ?? this.make(piece, seconds);
    const { token, piece: before } = known;
    const { state, max } = piece;
    if (known.piece === piece || before.state.defence !== state.defence) token.defence(state.defence, max);
    if (before.state.cloaked !== state.cloaked) token.cloak(state.cloaked, seconds);
    if (before.state.forceField !== state.forceField) token.forceField(state.forceField);
    known.piece = piece;
    if (seconds <= 0) {
      this.setShown(known, 1, 0);
      token.cloak(state.cloaked, 0);
    }
    if (!isSamePlace(known.way.place, piece.place) || seconds <= 0) this.send(known, seconds);
  }

  private make(piece: TokenPiece, seconds: number): Standing {
    const { kind } = tokenOf(piece.id);
    if (!isThingKind(kind)) throw new RangeError(`no model of ${kind}`);
    const token = this.fleet.add(kind);
    const way = new Traveller(token.node, piece.place, this.frames);
    const made: Standing = { token, way, piece, shown: 0, rate: 0 };
    token.cloak(piece.state.cloaked, 0);
    token.forceField(piece.state.forceField);
    this.input.pickable(token.body, pick.token(piece.id));
    this.setShown(made, seconds > 0 ? 0 : 1, seconds > 0 ? 1 / seconds : 0);
    this.standing.set(piece.id, made);
    return made;
  }

  private send(one: Standing, seconds: number): void {
    if (one.way.go(one.piece.place, this.now, seconds, 0.03)) this.moving.add(one);
    else if (one.rate === 0) this.moving.delete(one);
  }

  private setShown(one: Standing, shown: number, rate: number): void {
    one.shown = shown;
    one.rate = rate;
    one.token.fade(shown);
    if (rate !== 0) this.moving.add(one);
  }

  private dismiss(id: string, one: Standing, seconds: number): void {
    this.standing.delete(id);
    this.input.pickable(one.token.body, undefined);
    this.leaving.add(one);
    if (seconds <= 0) this.remove(one);
    else this.setShown(one, one.shown, -1 / seconds);
  }

  private remove(one: Standing): void {
    this.leaving.delete(one);
    this.moving.delete(one);
    one.token.remove();
  }

  show(glow: (pick: Pick) => Meaning | undefined): void {
    for (const [id, { token }] of this.standing) token.glow(glow(pick.token(id)));
  }

  find(id: string): Token | undefined {
    return this.standing.get(id)?.token;
  }

  /** The middle of a token's model in the world; false where it is not on the table. */
  middle(id: string, into: Vector3): boolean {
    const one = this.standing.get(id);
    if (one === undefined) return false;
    one.token.node.computeWorldMatrix(true);
    into.copyFrom(one.token.node.absolutePosition);
    into.y += HOVER * one.piece.place.size;
    return true;
  }

  ids(): readonly string[] {
    return [...this.standing.keys()];
  }

  describe(): readonly (readonly [string, ...unknown[]])[] {
    return [...this.standing].map(([id, { token, piece, shown }]) => {
      const { defence, cloaked, forceField } = piece.state;
      return [id, ...poseOf(token.node), shown, defence, cloaked, forceField] as const;
    });
  }

  update(now: number): void {
    const passed = now - this.now;
    this.now = now;
    for (const one of this.moving) {
      const under = one.way.update(now);
      if (one.rate !== 0) this.change(one, passed);
      if (!under && one.rate === 0) this.moving.delete(one);
    }
  }

  private change(one: Standing, passed: number): void {
    const shown = Math.min(1, Math.max(0, one.shown + one.rate * passed));
    const done = shown === 0 ? one.rate < 0 : shown === 1 && one.rate > 0;
    one.shown = shown;
    if (done) one.rate = 0;
    one.token.fade(shown);
    if (done && this.leaving.has(one)) this.remove(one);
  }

  clear(): void {
    for (const one of [...this.standing.values(), ...this.leaving]) {
      this.input.pickable(one.token.body, undefined);
      this.remove(one);
    }
    this.standing.clear();
  }
}
