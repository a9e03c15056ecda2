import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Pick } from '../kit/pick';
import type { Spot } from '../kit/prompts';
import type { Colours } from '../kit/theme';
import { consoleAt, consoleOf } from '../viewpoint/seating';
import type { Viewpoint } from '../viewpoint/viewpoint';
import type { AnyTable, Body, Cast, Fixture, Ghost, Glow, Look, Piece, Props } from './gameTable';
import { cardBody, type TableKit } from './kit';
import { FINGER, Pieces } from './pieces';

/** What lies and stands on the table, carried to whatever the picture says. */
export class Stage {
  readonly pieces: Pieces;
  private readonly fixtures: readonly Fixture<object>[];

  constructor(
    private readonly table: AnyTable,
    private readonly kit: TableKit,
    private readonly viewpoint: Viewpoint,
  ) {
    this.fixtures = kit.props.fixtures;
    this.pieces = new Pieces((piece) => this.make(piece), viewpoint.input, viewpoint);
  }

  private make(piece: Piece): Body {
    const { cards, props } = this.kit;
    const make = Object.hasOwn(props.kinds, piece.kind) ? props.kinds[piece.kind] : undefined;
    if (make !== undefined) return make(piece);
    if (piece.kind === 'card' && cards !== undefined) return cardBody(cards, piece.face);
    throw new RangeError(`nothing makes a piece of kind ${piece.kind}`);
  }

  /** Brings everything to the picture in so many seconds; 0 is at once. */
  paint(picture: object, look: Look, seconds: number): void {
    this.viewpoint.sit(look.me, look.players);
    this.pieces.arrange(this.table.pieces(picture, look), seconds, this.table.home?.(picture));
    for (const one of this.fixtures) one.paint?.(picture, seconds, look);
  }

  light(glow: Glow, look: Look): void {
    this.pieces.light(glow, this.dimming(glow, look));
    for (const one of this.fixtures) one.light?.(glow, look);
  }

  /** What is held is dimmed if it is of no use while something else in the hand is. */
  private dimming(glow: Glow, { choice }: Look): (piece: Piece) => boolean {
    if (choice === undefined || choice.picked.length > 0) return () => false;
    const next = new Set(choice.next.map(({ kind, id }) => `${kind} ${id}`));
    const inHand = ({ place }: Piece): boolean => place.slot === 'hand';
    const any = this.pieces
      .all()
      .some((piece) => inHand(piece) && piece.pick && next.has(`${piece.pick.kind} ${piece.pick.id}`));
    return (piece) => any && inHand(piece) && piece.pick !== undefined && glow(piece.pick) === undefined;
  }

  point(thing: Pick | undefined, look: Look): void {
    for (const one of this.fixtures) one.point?.(thing, look);
  }

  preview(ghost: Ghost | undefined): void {
    for (const one of this.fixtures) one.preview?.(ghost);
  }

  /** The middle of whatever shows a thing, in the world. */
  middle(thing: Pick, into: Vector3): boolean {
    return this.pieces.middle(thing, into) || this.fixtures.some((one) => one.middle?.(thing, into) === true);
  }

  /** Everything that can be pointed at. */
  things(): readonly Pick[] {
    const pieces = this.pieces.all().flatMap(({ pick }) => (pick === undefined ? [] : [pick]));
    return [...pieces, ...this.fixtures.flatMap((one) => one.things?.() ?? [])];
  }

  /** A thing as a box that must stay in sight; undefined where nothing shows it. */
  spot(thing: Pick): Spot | undefined {
    const piece = this.pieces.spot(thing);
    if (piece !== undefined) return piece;
    const at = new Vector3();
    const one = this.fixtures.find((fixture) => fixture.middle?.(thing, at) === true);
    if (one === undefined) return undefined;
    const reach = one.reach?.(thing) ?? FINGER;
    return { at, wide: reach, high: reach };
  }

  /** It stands on the table, not before the eye of whoever looks. */
  isOnTable(thing: Pick): boolean {
    const piece = this.pieces.find(thing);
    return piece === undefined || piece.place.slot === 'table';
  }

  cast(picture: object, { me, players }: Look, pace: number): Cast<object, Props<object>> {
    const { effects, sounds, lines, props } = this.kit;
    return {
      ...{ picture, me, pace, effects, lines, props },
      seconds: (ms) => ms / 1000 / pace,
      at: (thing) => {
        const into = new Vector3();
        return this.middle(thing, into) ? into : undefined;
      },
      seat: (seat) => new Vector3(...consoleAt(consoleOf(seat, me, players))),
      hand: (seat) => (seat === me ? this.viewpoint.hand?.() : undefined),
      hear: (name, at) => sounds.play(name, at === undefined ? {} : { at }),
    };
  }

  colours(colours: Colours): void {
    const { cards, effects, prompts, lines } = this.kit;
    for (const one of [effects, prompts, lines]) one.colours(colours);
    cards?.colours(colours);
    for (const one of this.fixtures) one.colours?.(colours);
  }

  calm(calm: boolean): void {
    for (const one of this.fixtures) one.calm?.(calm);
  }

  letters(times: number): void {
    this.kit.prompts.scale(times);
    for (const one of this.fixtures) one.letters?.(times);
  }

  update(time: number): void {
    const { cards, effects, prompts, lines } = this.kit;
    this.pieces.update(time);
    this.viewpoint.update(time);
    for (const one of this.fixtures) one.update?.(time);
    cards?.update(time);
    effects.update(time);
    lines.update(time);
    prompts.update(time);
  }

  describe(): Record<string, unknown> {
    return {
      pieces: this.pieces.describe(),
      fixtures: this.fixtures.map((one) => one.describe?.()),
    };
  }

  dispose(): void {
    this.pieces.clear();
    for (const one of this.fixtures) one.dispose();
    this.kit.dispose();
  }
}
