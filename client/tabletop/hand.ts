import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Refusal, Tagged } from '../../shared/engine/game';
import type { Gesture, Turn } from '../input/gesture';
import { type Pick, samePick } from '../kit/pick';
import { PROMPT } from '../kit/prompts/question';
import type { Open } from './asked';
import type { Amount } from './choosing';
import { isSurface, type Surface } from './surface';

/** What the hand asks of the scene it reaches into. */
export interface HandPorts {
  readonly surface: Surface;
  /** The question that is open; undefined while nothing is asked. */
  asked(): Open | undefined;
  /** Things that a thing stands for, the nearest first. */
  meant(thing: Pick): readonly Pick[];
  attempt(what: Pick, onto: Pick | undefined): Tagged | undefined;
  /** It is only the ground under everything. */
  isGround(thing: Pick): boolean;
  /** Why a thing is of no use now; undefined: the rules do not say. */
  useless(thing: Pick): Refusal | undefined;
  /** What a thing is called among the places; undefined: it is none. */
  placeOf(thing: Pick): string | undefined;
  /** Anything about the choice has changed. */
  changed(): void;
  pointed(thing: Pick | undefined, at: Vector3 | undefined): void;
  /** Shows a thing large. */
  holdUp(thing: Pick | undefined): void;
  /** A thing is in the hand, at this point of the world; undefined: it goes back. */
  carry(thing: Pick, held: Vector3 | undefined): void;
  refuse(refusal: Refusal | undefined, at: Vector3): void;
  /** Points a place out to everybody. */
  ping(place: string): void;
  /** Of what may be picked now, the parts of a dial in the order in which it is turned. */
  dial(next: readonly Pick[]): readonly Pick[];
  /** Whoever touches the table while a story is told has seen enough of it. */
  hurry(): void;
  answer(move: Tagged, at: Vector3): void;
  /** An amount that grows while something is held over its goal; undefined: none does. */
  count(n: number | undefined, at: Vector3): void;
}

/** Held still over its goal for so many seconds, what is carried is counted; and then one more in each of these. */
const COUNT_AFTER = 0.6;
const COUNT_EVERY = 0.22;

interface Hovering {
  readonly over: Pick;
  readonly at: Vector3;
  readonly amount: Amount<Tagged>;
  readonly since: number;
  n: number | undefined;
}

/** Turns gestures into choices; it never knows with what they were made. */
export class Hand {
  pointed: Pick | undefined;
  private carried: Pick | undefined;
  private hovering: Hovering | undefined;
  /** To what a dial is turned that is still held. */
  private turned: Pick | undefined;
  private time = 0;

  constructor(private readonly ports: HandPorts) {}

  take(gesture: Gesture): void {
    // Prompts hear for themselves what is chosen on them.
    if (gesture.pick?.kind === PROMPT) {
      if (gesture.type === 'point') this.point(undefined, undefined);
      return;
    }
    switch (gesture.type) {
      case 'point':
        this.point(gesture.pick, gesture.at);
        return;
      case 'choose':
        this.choose(this.turned ?? gesture.pick, gesture.at);
        return;
      case 'explain':
        this.explain(gesture.pick);
        return;
      case 'drag':
        this.drag(gesture.pick, gesture.over, gesture.at, gesture.held);
        return;
      case 'drop':
        this.drop(gesture.pick, gesture.over, gesture.at);
        return;
      case 'turn':
        if (gesture.pick !== undefined) this.dial(gesture.pick, gesture.by);
        else if (this.ports.surface.isOpen()) this.ports.surface.rotate(gesture.by);
        return;
      case 'cancel':
        this.cancel(gesture.pick);
    }
  }

  private point(thing: Pick | undefined, at: Vector3 | undefined): void {
    const { surface } = this.ports;
    if (surface.isOpen()) surface.point(isSurface(thing) ? at : undefined);
    if (!samePick(this.pointed, thing)) this.ports.holdUp(undefined);
    this.pointed = thing;
    this.turned = undefined;
    this.ports.pointed(thing, at);
  }

  /** Goes on to the next part of a dial, and round again after the last. */
  private dial(thing: Pick, by: Turn): void {
    const keys = this.ports.dial(this.ports.asked()?.choosing.show().next ?? []);
    const at = keys.findIndex((key) => samePick(key, this.turned ?? thing));
    const next = at < 0 ? undefined : keys[(at + by + keys.length) % keys.length];
    if (next === undefined) return;
    this.point(next, undefined);
    this.turned = next;
  }

  /** A card is held up to be read; a place on the table is pointed out; what is about to be put is turned. */
  private explain(thing: Pick): void {
    if (isSurface(thing)) return this.ports.surface.rotate(1);
    const place = this.ports.placeOf(thing);
    if (place === undefined) this.ports.holdUp(thing);
    else this.ports.ping(place);
  }

  private choose(thing: Pick, at: Vector3): void {
    const asked = this.ports.asked();
    this.turned = undefined;
    if (asked === undefined) return this.ports.hurry();
    if (isSurface(thing)) return this.put(at);
    const { choosing } = asked;
    const { picked, next } = choosing.show();
    const leadsOn = (meant: Pick): boolean => next.some((one) => samePick(one, meant));
    if (picked.length > 0 && this.ports.isGround(thing) && !this.ports.meant(thing).some(leadsOn))
      return this.cancel(undefined);
    for (const meant of this.ports.meant(thing)) {
      const taken = choosing.take(meant);
      if (taken === false) continue;
      this.after(taken, at);
      return;
    }
    const held = picked.at(-1);
    this.refuse(held ?? thing, held === undefined ? undefined : thing, at);
  }

  private after(taken: Tagged | true, at: Vector3): void {
    if (taken !== true) this.ports.answer(taken, at);
    this.ports.changed();
  }

  /** A point is only taken where the rules allow it. */
  private put(at: Vector3): void {
    const move = this.ports.surface.put(at);
    if (move === undefined) return;
    const refusal = this.ports.asked()?.offer.check(move);
    if (refusal === undefined) this.after(move, at);
    else this.ports.refuse(refusal, at);
  }

  private refuse(what: Pick, onto: Pick | undefined, at: Vector3): void {
    const tried = this.ports.attempt(what, onto);
    const refusal = tried === undefined ? undefined : this.ports.asked()?.offer.check(tried);
    this.ports.refuse(refusal ?? this.ports.useless(what), at);
  }

  private drag(thing: Pick, over: Pick | undefined, at: Vector3, held: Vector3): void {
    if (isSurface(thing)) return this.ports.surface.draw(at);
    if (!samePick(this.carried, thing)) {
      this.carried = thing;
      this.ports.holdUp(undefined);
      this.ports.asked()?.choosing.cancel();
      this.ports.asked()?.choosing.take(thing);
      this.ports.changed();
    }
    this.ports.carry(thing, held);
    this.hover(thing, over, at);
    if (this.ports.surface.isOpen()) this.ports.surface.point(isSurface(over) ? at : undefined);
  }

  /** Over something to which any number may go, it is counted how long it is held there. */
  private hover(thing: Pick, over: Pick | undefined, at: Vector3): void {
    if (samePick(this.hovering?.over, over)) return;
    this.ports.count(undefined, at);
    const choosing = this.ports.asked()?.choosing;
    const onto = over && this.ports.meant(over).find((meant) => choosing?.fits(thing, meant) === true);
    const amount = onto && choosing?.amountOf([thing, onto]);
    this.hovering = over && amount && { over, at: at.clone(), amount, since: this.time, n: undefined };
  }

  private drop(thing: Pick, over: Pick | undefined, at: Vector3): void {
    if (isSurface(thing)) return this.put(at);
    const counted = this.letGo(at);
    const asked = this.ports.asked();
    this.ports.carry(thing, undefined);
    if (asked === undefined || over === undefined || samePick(thing, over)) {
      asked?.choosing.cancel();
      this.ports.changed();
      return;
    }
    if (isSurface(over)) return this.put(at);
    const { choosing } = asked;
    choosing.cancel();
    const onto = this.ports.meant(over).find((meant) => choosing.fits(thing, meant));
    if (onto === undefined) {
      this.refuse(thing, over, at);
      this.ports.changed();
      return;
    }
    choosing.take(thing);
    const taken = counted ?? choosing.take(onto);
    if (taken !== false) this.after(taken, at);
  }

  /** Nothing is carried any more; gives the move of what was counted. */
  private letGo(at: Vector3): Tagged | undefined {
    const { hovering } = this;
    this.carried = this.hovering = undefined;
    this.ports.count(undefined, at);
    return hovering?.n === undefined ? undefined : hovering.amount.of(hovering.n);
  }

  private cancel(thing: Pick | undefined): void {
    this.turned = undefined;
    if (thing !== undefined) this.ports.carry(thing, undefined);
    if (this.hovering) this.letGo(this.hovering.at);
    this.carried = undefined;
    this.ports.holdUp(undefined);
    this.ports.asked()?.choosing.cancel();
    this.ports.changed();
  }

  update(time: number): void {
    this.time = time;
    const { hovering } = this;
    if (hovering === undefined || time < hovering.since + COUNT_AFTER) return;
    const { least, most } = hovering.amount;
    const n = Math.min(most, least + Math.floor((time - hovering.since - COUNT_AFTER) / COUNT_EVERY));
    if (n === hovering.n) return;
    hovering.n = n;
    this.ports.count(n, hovering.at);
  }
}
