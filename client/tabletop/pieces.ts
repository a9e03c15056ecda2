import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Input } from '../input/gesture';
import { type Pick, pickKey, samePick } from '../kit/pick';
import type { Spot } from '../kit/prompts';
import type { Located, Viewpoint } from '../viewpoint/viewpoint';
import type { Place, RowPlace } from '../viewpoint/place';
import type { Body, Glow, Piece } from './gameTable';
import { isSamePlace, poseOf, Traveller } from './motion';

type Home = (piece: Piece) => Place | undefined;

interface Standing {
  readonly body: Body;
  readonly way: Traveller;
  piece: Piece;
  /** How much of it is there, and how that changes by the second. */
  shown: number;
  rate: number;
  leaving: boolean;
  /** The box it fills as long as it lies on the table where it did when that was found. */
  box?: { readonly place: Located; readonly spot: Spot } | undefined;
}

/** Metres that a finger needs, where nothing says how large a thing is. */
export const FINGER = 0.05;
const NOWHERE: Home = () => undefined;

const middleOf = ({ body: { node, rise = 0 }, way }: Standing, into: Vector3): Vector3 => {
  node.computeWorldMatrix(true);
  into.copyFrom(node.absolutePosition);
  into.y += rise * way.place.size;
  return into;
};

const spotOf = (one: Standing): Spot => {
  const { node, body } = one.body;
  const at = middleOf(one, new Vector3());
  if (body === undefined) return { at, wide: FINGER, high: FINGER };
  // A card is what is met of it: it has just been looked for.
  if (body !== node) body.computeWorldMatrix(true);
  const { x, y, z } = body.getRawBoundingInfo().boundingBox.extendSize;
  const { m } = body.getWorldMatrix();
  const size = Math.sqrt((m[0] ?? 1) ** 2 + (m[1] ?? 0) ** 2 + (m[2] ?? 0) ** 2);
  // A card is as wide and high as it is; what stands on the table is seen from somewhere above.
  const isFlat = z < 0.1 * x;
  return {
    at,
    wide: size * (isFlat ? x : Math.max(x, z)),
    high: size * (isFlat ? y : Math.max(y, 0.75 * z)),
  };
};

/** Everything that can be seen and has a place, each by its id, carried to wherever the game wants it. */
export class Pieces {
  private readonly standing = new Map<string, Standing>();
  private readonly moving = new Set<Standing>();
  private readonly byPick = new Map<string, Standing>();
  private home: Home = NOWHERE;
  private lifted: Pick | undefined;
  private now = 0;

  constructor(
    private readonly make: (piece: Piece) => Body,
    private readonly input: Input,
    private readonly viewpoint: Viewpoint,
  ) {}

  /** Brings the table to these pieces in so many seconds; `home` is where those lie that cannot be seen. */
  arrange(pieces: Iterable<Piece>, seconds: number, home: Home = NOWHERE): void {
    const wanted = new Set<string>();
    this.byPick.clear();
    for (const piece of pieces) {
      wanted.add(piece.id);
      const one = this.stand(piece, seconds);
      if (piece.pick !== undefined && !this.byPick.has(pickKey(piece.pick)))
        this.byPick.set(pickKey(piece.pick), one);
    }
    this.home = home;
    for (const [id, one] of this.standing) if (!wanted.has(id)) this.leave(one, seconds);
  }

  private locate({ place, pick }: Piece): Located {
    const raised = canRise(place) && pick !== undefined && samePick(pick, this.lifted);
    return this.viewpoint.locate(raised ? { ...place, raised } : place);
  }

  private stand(piece: Piece, seconds: number): Standing {
    const known = this.standing.get(piece.id);
    if (known === undefined) return this.begin(piece, seconds);
    const before = known.piece;
    const { leaving } = known;
    known.piece = piece;
    known.leaving = false;
    known.body.show?.(piece, before, seconds);
    if (before.face !== piece.face) known.box = undefined;
    const moved = before.drag !== piece.drag || before.place.slot !== piece.place.slot;
    if (leaving || moved || !samePick(before.pick, piece.pick)) this.meet(known);
    if (leaving || seconds <= 0) this.setShown(known, seconds > 0 ? known.shown : 1, seconds);
    const to = this.locate(piece);
    if (!isSamePlace(known.way.place, to) || seconds <= 0) this.send(known, to, seconds);
    return known;
  }

  private begin(piece: Piece, seconds: number): Standing {
    const from = seconds > 0 ? this.home(piece) : undefined;
    const body = this.make(piece);
    const to = this.locate(piece);
    const way = new Traveller(body.node, from === undefined ? to : this.viewpoint.locate(from));
    const made: Standing = { body, way, piece, shown: 1, rate: 0, leaving: false };
    this.standing.set(piece.id, made);
    body.show?.(piece, undefined, 0);
    this.meet(made);
    if (from !== undefined) this.send(made, to, seconds);
    this.setShown(made, seconds > 0 && from === undefined ? 0 : 1, seconds);
    return made;
  }

  private meet({ body, piece, leaving }: Standing): void {
    if (body.body === undefined) return;
    const pick = leaving ? undefined : piece.pick;
    const { slot } = piece.place;
    this.input.pickable(body.body, pick, {
      ...{ drag: piece.drag === true, inHand: slot === 'hand', turns: slot === 'board' },
    });
  }

  private send(one: Standing, to: Located, seconds: number): void {
    if (one.way.go(to, this.now, seconds, one.body.lift ?? 0)) this.moving.add(one);
    else if (one.rate === 0) this.moving.delete(one);
  }

  /** From so much of it to all of it, or to nothing where it leaves; what cannot fade is there or not. */
  private setShown(one: Standing, shown: number, seconds: number): void {
    const goal = one.leaving ? 0 : 1;
    one.shown = one.body.fade === undefined ? 1 : shown;
    one.rate = one.shown === goal || seconds <= 0 ? 0 : (goal - one.shown) / seconds;
    one.body.fade?.(one.shown);
    if (one.rate !== 0) this.moving.add(one);
  }

  private leave(one: Standing, seconds: number): void {
    if (one.leaving && seconds > 0) return;
    one.leaving = true;
    this.meet(one);
    const to = seconds > 0 ? this.home(one.piece) : undefined;
    if (to !== undefined) this.send(one, this.viewpoint.locate(to), seconds);
    else if (seconds > 0 && one.body.fade !== undefined) this.setShown(one, one.shown, seconds);
    else this.remove(one);
  }

  private remove(one: Standing): void {
    if (one.body.body !== undefined) this.input.pickable(one.body.body, undefined);
    if (this.standing.get(one.piece.id) === one) this.standing.delete(one.piece.id);
    this.moving.delete(one);
    one.body.remove();
  }

  /** Everything of a dial that may be picked now, in the order in which it is turned: row by row, from left to right. */
  dial(next: readonly Pick[]): readonly Pick[] {
    const keys = next.flatMap((pick) => {
      const place = this.find(pick)?.place;
      return place?.slot === 'board' ? [{ pick, place }] : [];
    });
    return keys.sort(({ place: a }, { place: b }) => a.row - b.row || a.nth - b.nth).map(({ pick }) => pick);
  }

  /** Raises what is pointed at out of the own hand or a dial; tells whether that has changed. */
  lift(thing: Pick | undefined): boolean {
    const place = thing && this.find(thing)?.place;
    const held = place && canRise(place) ? thing : undefined;
    if (samePick(held, this.lifted)) return false;
    const before = this.lifted;
    this.lifted = held;
    for (const one of [before, held]) {
      const moved = one && this.byPick.get(pickKey(one));
      if (moved) this.send(moved, this.locate(moved.piece), 0.14);
    }
    return true;
  }

  /** Holds a thing out of its place, as in a hand; undefined lets it go back. */
  carry(thing: Pick, at: Located | undefined): void {
    const one = this.byPick.get(pickKey(thing));
    if (one === undefined) return;
    if (at !== undefined) one.way.go(at, this.now, 0);
    else this.send(one, this.locate(one.piece), 0.2);
  }

  light(glow: Glow, dim: (piece: Piece) => boolean): void {
    for (const { body, piece } of this.standing.values()) {
      body.glow?.(piece.pick && glow(piece.pick));
      body.dim?.(piece.mat === true || dim(piece));
    }
  }

  find(thing: Pick): Piece | undefined {
    return this.byPick.get(pickKey(thing))?.piece;
  }

  /** Where what shows this stands now. */
  located(thing: Pick): Located | undefined {
    return this.byPick.get(pickKey(thing))?.way.place;
  }

  /** The middle of what shows a thing, in the world; false where nothing does. */
  middle(thing: Pick, into: Vector3): boolean {
    const one = this.byPick.get(pickKey(thing));
    if (one !== undefined) middleOf(one, into);
    return one !== undefined;
  }

  /** What stands there, as a box turned to the reader; undefined where nothing shows the thing. */
  spot(thing: Pick): Spot | undefined {
    const one = this.byPick.get(pickKey(thing));
    if (one === undefined || one.leaving) return undefined;
    const { place } = one.way;
    // What hangs before the eye moves with it.
    if (place.frame !== null || this.moving.has(one)) return spotOf(one);
    if (one.box?.place !== place) one.box = { place, spot: spotOf(one) };
    return one.box.spot;
  }

  /** Nothing is on its way. */
  get isStill(): boolean {
    return this.moving.size === 0;
  }

  all(): readonly Piece[] {
    return [...this.standing.values()].filter(({ leaving }) => !leaving).map(({ piece }) => piece);
  }

  /** Where everything really is, for whoever compares. */
  describe(): readonly (readonly [string, ...unknown[]])[] {
    const rows = [...this.standing].map(
      ([id, { body, piece, shown }]) =>
        [id, piece.kind, piece.face, ...poseOf(body.node), shown, piece.state] as const,
    );
    return rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }

  update(now: number): void {
    const passed = now - this.now;
    this.now = now;
    for (const one of this.moving) {
      const under = one.way.update(now);
      const fading = one.rate !== 0 && this.change(one, passed);
      if (under || fading) continue;
      this.moving.delete(one);
      if (one.leaving) this.remove(one);
    }
  }

  /** True while it comes or goes. */
  private change(one: Standing, passed: number): boolean {
    one.shown = Math.min(1, Math.max(0, one.shown + one.rate * passed));
    const done = one.rate < 0 ? one.shown === 0 : one.shown === 1;
    if (done) one.rate = 0;
    one.body.fade?.(one.shown);
    return !done;
  }

  clear(): void {
    for (const one of [...this.standing.values()]) this.remove(one);
    this.byPick.clear();
  }
}

/** What is held or turned comes up when it is pointed at. */
const canRise = (place: Place): place is RowPlace => place.slot === 'hand' || place.slot === 'board';
