import type { Gesture, Pick, Port, Source } from '../input/gesture';
import { XrHand } from './hand';
import type { Into } from './tracked';

/** What the hands are read from and what they do besides pointing. */
export interface HandsPorts {
  readonly session: XRSession;
  readonly into: Into;
  /** The frame that is being made, and the space it is told in. */
  frame(): XRFrame | undefined;
  space(): XRReferenceSpace;
  isLeftHanded(): boolean;
  /** What the hand wears that does not point; undefined: nothing. */
  worn?(): Pick | undefined;
  /** Dice that lie in a hand: it throws them, and does nothing else meanwhile. */
  readonly throws?: { isIn(hand: XrHand): boolean; open(): void };
  /** A grip that takes hold of nothing takes hold of the table. */
  grip(hand: XrHand, closed: boolean): void;
  /** Buttons and sticks of a controller, each frame. */
  controls(hand: XrHand): void;
}

/** Everything a person points, takes and pokes with: one thing at a time leads. */
export class XrHands implements Source {
  readonly all: XrHand[] = [];
  private lead: XrHand | undefined;
  private wasLeftHanded = false;
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly port: Port,
    private readonly ports: HandsPorts,
  ) {
    const { session } = ports;
    const on = (
      name: 'selectstart' | 'selectend' | 'squeezestart' | 'squeezeend',
      act: (hand: XrHand) => void,
    ): void => {
      const listener = ({ inputSource }: XRInputSourceEvent): void => {
        const hand = this.handOf(inputSource);
        if (hand) act(hand);
      };
      session.addEventListener(name, listener);
      this.stops.push(() => session.removeEventListener(name, listener));
    };
    on('selectstart', (hand) => this.press(hand));
    on('selectend', (hand) => {
      this.letFly(hand);
      hand.release();
    });
    on('squeezestart', (hand) => this.squeeze(hand));
    on('squeezeend', (hand) => {
      this.letFly(hand);
      hand.release();
      ports.grip(hand, false);
    });
    this.stops.push(port.on((gesture) => this.feel(gesture)));
  }

  private handOf(source: XRInputSource): XrHand | undefined {
    return this.all.find((hand) => hand.tracked.source === source);
  }

  /** It closes round dice, not about what is behind them. */
  private hasDice(hand: XrHand): boolean {
    return this.ports.throws?.isIn(hand) === true;
  }

  private letFly(hand: XrHand): void {
    if (this.hasDice(hand)) this.ports.throws?.open();
  }

  private press(hand: XrHand): void {
    if (this.hasDice(hand)) return;
    this.lead = hand;
    hand.press(this.ports.into.unit);
  }

  private squeeze(hand: XrHand): void {
    if (this.hasDice(hand)) return;
    const { unit } = this.ports.into;
    if (!hand.canTake(unit)) return this.ports.grip(hand, true);
    this.lead = hand;
    hand.press(unit, 'near');
  }

  /** A knock for what is met, a firmer one for what is done. */
  private feel({ type, pick }: Gesture): void {
    if (type === 'point' && pick !== undefined) this.leader()?.pulse(0.2, 12);
    else if (type === 'turn') this.leader()?.pulse(0.3, 10);
    else if (type === 'choose' || type === 'drop') this.leader()?.pulse(0.5, 25);
  }

  /** Turns what is about to be put, by one of its directions. */
  turn(by: 1 | -1): void {
    this.port.turn(by);
  }

  refused(): void {
    this.leader()?.pulse(0.9, 90);
  }

  /** The hand that points: the last one used, or the better one. */
  leader(): XrHand | undefined {
    let better: XrHand | undefined;
    for (const hand of this.all) {
      if (!hand.tracked.isSeen) continue;
      if (hand.pressed !== undefined) return hand;
      if (better === undefined || hand.tracked.isLeft === this.ports.isLeftHanded()) better = hand;
    }
    return this.lead?.tracked.isSeen === true ? this.lead : better;
  }

  /** The hand that does not: the wrist is on it. */
  other(): XrHand | undefined {
    for (const hand of this.all)
      if (hand.tracked.isSeen && hand.tracked.isLeft !== this.ports.isLeftHanded()) return hand;
    return undefined;
  }

  update(): void {
    const frame = this.ports.frame();
    // Whoever changes hands points with the other one from then on.
    if (this.wasLeftHanded !== this.ports.isLeftHanded()) this.lead = undefined;
    this.wasLeftHanded = this.ports.isLeftHanded();
    this.meet();
    if (frame === undefined) return;
    const { unit } = this.ports.into;
    for (const hand of this.all) {
      const wasSeen = hand.tracked.isSeen;
      hand.tracked.read(frame, this.ports.space(), this.ports.into);
      if (wasSeen && !hand.tracked.isSeen) hand.lose();
      if (hand.tracked.isSeen) this.ports.controls(hand);
    }
    this.point(unit);
  }

  /** Hands come and go: controllers are put down, bare hands taken up. */
  private meet(): void {
    const sources = this.ports.session.inputSources;
    for (const source of sources)
      if (source.targetRayMode === 'tracked-pointer' && !this.handOf(source))
        this.all.push(this.made(source));
    for (let at = this.all.length - 1; at >= 0; at--) {
      const hand = this.all[at];
      if (hand === undefined || isAmong(sources, hand.tracked.source)) continue;
      hand.dispose();
      this.all.splice(at, 1);
      if (this.lead === hand) this.lead = undefined;
    }
  }

  private made(source: XRInputSource): XrHand {
    const isOther = (): boolean => (source.handedness === 'left') !== this.ports.isLeftHanded();
    return new XrHand(source, this.port, () => (isOther() ? this.ports.worn?.() : undefined));
  }

  /** One way of one hand is in use; everything else rests. */
  private point(unit: number): void {
    const used = this.pressing(unit) ?? this.meeting(unit);
    for (const hand of this.all) if (hand !== used && hand.pressed === undefined) hand.use(undefined, unit);
  }

  private pressing(unit: number): XrHand | undefined {
    let first: XrHand | undefined;
    for (const hand of this.all) {
      if (hand.pressed === undefined || !hand.tracked.isSeen) continue;
      hand.use(hand.pressed, unit);
      hand.twist();
      first ??= hand;
    }
    return first;
  }

  private meeting(unit: number): XrHand | undefined {
    const leader = this.leader();
    const way = leader?.way(unit);
    const other = leader !== undefined && way === 'ray' ? this.reaching(leader, unit) : undefined;
    if (other !== undefined) return other;
    leader?.use(way, unit);
    return leader;
  }

  /** Another hand at something, while the one that leads is not: only a finger on a panel takes anything away from it, not a hand that rests. */
  private reaching(leader: XrHand, unit: number): XrHand | undefined {
    for (const hand of this.all) {
      const way = hand === leader || !hand.tracked.isSeen ? 'ray' : hand.way(unit);
      if (way === 'ray' || (!(way === 'poke' && hand.isAtPanel(unit)) && leader.isAimed())) continue;
      hand.use(way, unit);
      return hand;
    }
    return undefined;
  }

  /** The hand by which something is met now, and by what. */
  user(): XrHand | undefined {
    for (const hand of this.all) if (hand.using !== undefined) return hand;
    return undefined;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    for (const hand of this.all) hand.dispose();
    this.all.length = 0;
  }
}

const isAmong = (sources: Iterable<XRInputSource>, wanted: XRInputSource): boolean => {
  for (const source of sources) if (source === wanted) return true;
  return false;
};
