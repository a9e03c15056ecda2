import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../../holodeck/measures';
import { CONDITIONS } from '../../kit/facings';
import type { Alert, Colours, Meaning } from '../../kit/theme';
import type { SoundName } from '../../kit/sound';
import type { Pick } from '../../input/gesture';
import { CardTable, type Ends } from './cardTable';
import type { Cast } from './cast';
import { deckPlace, discardPlace, missionDeckPlace } from './glass';
import type { Kit } from './kit';
import { type CardPiece, cardPieces, type Look, tokenPieces } from './layout';
import type { Picture } from './picture';
import { alertOf } from './read';
import { pick } from './reach';
import { TokenTable } from './tokenTable';
import { WebKeeper } from './webs';

/** Depth of the glass before the eye, in metres. */
const GLASS = 0.62;
const TURN_SECONDS = 0.7;

/** The pieces on the table, carried to whatever the picture says. */
export class Stage {
  readonly cards: CardTable;
  readonly tokens: TokenTable;
  private readonly webs: WebKeeper;
  private discarded: ReadonlySet<string> = new Set();
  private turn = { from: 0, to: 0, start: 0, seconds: 0 };
  private now = 0;
  private alert: Alert = 'calm';

  constructor(
    readonly kit: Kit,
    private readonly onAlert: (alert: Alert, before: Alert) => void,
  ) {
    this.cards = new CardTable(kit.cards, kit.input, kit.frames);
    this.tokens = new TokenTable(kit.fleet, kit.input, kit.frames);
    this.webs = new WebKeeper(kit.effects, kit.centre.pivot, (at) => kit.sounds.play('web', { at }));
    this.setGlass();
    this.setBoard();
  }

  private setGlass(): void {
    const { glass } = this.kit.frames;
    const camera = glass.parent as { readonly fov?: number } | null;
    glass.position.set(0, 0, GLASS);
    glass.scaling.setAll(GLASS * Math.tan((camera?.fov ?? 0.75) / 2));
  }

  /** The die comes to rest at the near right of the table, the bag of threats stands at its far right. */
  private setBoard(): void {
    const { die, bag, input } = this.kit;
    die.node.position.set(0.62, TABLE.height + 0.022, -0.86);
    die.node.scaling.setAll(2.2);
    bag.node.position.set(0.93, TABLE.height, 0.5);
    bag.node.scaling.setAll(1.7);
    input.pickable(bag.body, pick.pile('bag'));
  }

  /** Brings everything to the picture in so many seconds; 0 is at once. */
  paint(picture: Picture, look: Look, seconds: number): void {
    this.cards.arrange(cardPieces(picture, look), seconds, this.ends(picture, look));
    this.tokens.arrange(tokenPieces(picture), seconds);
    this.discarded = new Set(picture.discard);
    this.setShip(picture, seconds);
    this.webs.show(picture, seconds);
    this.kit.bag.count(picture.bag);
    this.kit.bag.open(picture.drawn.length > 0, seconds <= 0 ? 0 : 0.3);
    const alert = alertOf(picture);
    if (alert !== this.alert) this.onAlert(alert, this.alert);
    this.alert = alert;
  }

  /** Cards that come from nowhere come from the deck or the discard pile, and go back there. */
  private ends(picture: Picture, { screen }: Look): Ends {
    const isMission = ({ id }: CardPiece): boolean => id.startsWith('mission ');
    const isCard = ({ id }: CardPiece): boolean => id.startsWith('card ');
    return {
      from: (piece) => {
        if (isMission(piece)) return missionDeckPlace(0, screen);
        if (!isCard(piece)) return undefined;
        return this.discarded.has(piece.face) ? discardPlace(2, screen) : deckPlace(2, screen);
      },
      to: (piece) => {
        if (isMission(piece)) return missionDeckPlace(0, screen);
        if (!isCard(piece)) return undefined;
        return picture.discard.includes(piece.face) ? discardPlace(2, screen) : deckPlace(0, screen);
      },
    };
  }

  private setShip({ shields, hulls, heading }: Picture, seconds: number): void {
    const { centre } = this.kit;
    const over = seconds <= 0 ? 0 : undefined;
    for (let facing = 0; facing < 6; facing++) {
      const shield = CONDITIONS[2 - (shields[facing] ?? 2)] ?? 'intact';
      const hull = CONDITIONS[2 - (hulls[facing] ?? 2)] ?? 'intact';
      if (centre.shields.condition(facing) !== shield) centre.shields.set(facing, shield, over);
      if (centre.ship.section(facing) !== hull) centre.ship.setSection(facing, hull, over);
    }
    this.setHeading((heading * Math.PI) / 3, seconds);
  }

  /** Turns the short way; a ship that is under way to the same heading is left alone. */
  private setHeading(angle: number, seconds: number): void {
    const full = 2 * Math.PI;
    const now = this.kit.centre.pivot.rotation.y;
    const off = (((angle - this.turn.to) % full) + full) % full;
    const same = Math.min(off, full - off) < 1e-6;
    if (same && seconds > 0) return;
    const way = ((((angle - now + Math.PI) % full) + full) % full) - Math.PI;
    this.turn = { from: now, to: now + way, start: this.now, seconds: seconds <= 0 ? 0 : TURN_SECONDS };
    if (seconds <= 0) this.kit.centre.pivot.rotation.y = angle;
  }

  /** Lights what may be picked and dims what is of no use. */
  show(glow: (thing: Pick) => Meaning | undefined, dim: (thing: Pick) => boolean, steering: boolean): void {
    this.cards.show(glow, dim);
    this.tokens.show(glow);
    this.kit.targets.show(glow, steering);
  }

  /** The middle of whatever shows a pick, in the world. */
  middle(thing: Pick, into: Vector3): boolean {
    if (thing.kind === 'token') return this.tokens.middle(thing.id, into);
    const card = this.cards.find(thing);
    if (card !== undefined) {
      card.node.computeWorldMatrix(true);
      into.copyFrom(card.node.absolutePosition);
      return true;
    }
    return this.kit.targets.middle(thing, into);
  }

  cast(picture: Picture, me: number, pace: number): Cast {
    const { centre, effects, die, sounds } = this.kit;
    const hear = (name: SoundName, at?: Vector3): void => sounds.play(name, at === undefined ? {} : { at });
    return { centre, effects, die, tokens: this.tokens, cards: this.cards, picture, me, pace, hear };
  }

  colours(colours: Colours): void {
    const { fleet, cards, effects, prompts, targets, die, bag } = this.kit;
    for (const one of [fleet, cards, effects, prompts, targets, die, bag]) one.colours(colours);
  }

  update(now: number): void {
    this.now = now;
    this.cards.update(now);
    this.tokens.update(now);
    this.steer(now);
    const { fleet, cards, effects, prompts, input, die, bag, targets } = this.kit;
    input.update(now);
    fleet.update(now);
    cards.update(now);
    effects.update(now);
    die.update(now);
    bag.update(now);
    targets.update(now);
    prompts.update(now);
  }

  private steer(now: number): void {
    const { from, to, start, seconds } = this.turn;
    if (seconds <= 0) return;
    const t = Math.min(1, (now - start) / seconds);
    this.kit.centre.pivot.rotation.y = from + (to - from) * t * t * (3 - 2 * t);
    if (t >= 1) this.turn.seconds = 0;
  }

  describe(): unknown {
    const { centre } = this.kit;
    const round = (value: number): number => Math.round(value * 1e4) / 1e4;
    const full = 2 * Math.PI;
    const heading = (((round(centre.pivot.rotation.y) % full) + full) % full) / full;
    return {
      heading: round(heading) % 1,
      shields: Array.from({ length: 6 }, (_, i) => centre.shields.condition(i)),
      hulls: Array.from({ length: 6 }, (_, i) => centre.ship.section(i)),
      cards: sorted(this.cards.describe()),
      tokens: sorted(this.tokens.describe()),
      webs: this.webs.describe(),
      alert: this.alert,
    };
  }

  dispose(): void {
    const { centre } = this.kit;
    for (let facing = 0; facing < 6; facing++) {
      centre.shields.set(facing, 'intact', 0);
      centre.ship.setSection(facing, 'intact', 0);
    }
    this.cards.clear();
    this.tokens.clear();
    this.webs.clear();
    this.kit.dispose();
  }
}

const sorted = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]): readonly T[] =>
  rows.slice().sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
