import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Refusal } from '../../../shared/engine/game';
import type { PanicMove } from '../../../shared/games/panic/types';
import type { Offer } from '../../net/session';
import type { Gesture, Pick } from '../../input/gesture';
import { samePick } from '../../input/gesture';
import { PROMPT } from '../../kit/prompts/question';
import type { Meaning } from '../../kit/theme';
import { attempt } from './attempt';
import type { Choice, Choosing } from './choosing';
import type { Place } from './place';
import { pick } from './reach';
import type { Stage } from './stage';

/** What the hand asks of the scene it reaches into. */
export interface HandPorts {
  readonly stage: Stage;
  /** The question that is open and what may be answered; undefined while nothing is asked. */
  asked(): { readonly offer: Offer<PanicMove>; readonly choosing: Choosing } | undefined;
  /** Anything about the choice has changed. */
  changed(): void;
  pointed(thing: Pick | undefined, at: Vector3 | undefined): void;
  /** Shows a thing large. */
  holdUp(thing: Pick | undefined): void;
  refuse(refusal: Refusal | undefined, at: Vector3): void;
  /** Points a place out to everybody. */
  ping(place: string): void;
  /** Whoever touches the table while a story is told has seen enough of it. */
  hurry(): void;
  chosen(): void;
}

/** Things that stand for others: what is meant by a drop there, the nearest first. */
const meanings = (thing: Pick): readonly Pick[] => {
  switch (thing.kind) {
    case 'shield':
      return [thing, { kind: 'hull', id: thing.id }, pick.ship()];
    case 'hull':
      return [thing, { kind: 'shield', id: thing.id }, pick.ship()];
    case 'sector':
      return [thing, pick.ship()];
    default:
      return [thing];
  }
};

/** What a thing is called among the places of the game's words; cards and prompts are no places. */
const placeNamed = ({ kind, id }: Pick): string | undefined => {
  switch (kind) {
    case 'sector':
      return `sector-${id}`;
    case 'shield':
    case 'hull':
      return `facing-${id}`;
    case 'token':
      return id;
    default:
      return undefined;
  }
};

/** Turns gestures into choices; it never knows with what they were made. */
export class Hand {
  private readonly glass = new Matrix();
  private readonly spot = new Vector3();
  pointed: Pick | undefined;
  private carried: Pick | undefined;

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
        this.choose(gesture.pick, gesture.at);
        return;
      case 'explain':
        this.explain(gesture.pick);
        return;
      case 'drag':
        this.drag(gesture.pick, gesture.held);
        return;
      case 'drop':
        this.drop(gesture.pick, gesture.over, gesture.at);
        return;
      case 'cancel':
        this.cancel(gesture.pick);
    }
  }

  private point(thing: Pick | undefined, at: Vector3 | undefined): void {
    if (!samePick(this.pointed, thing)) this.ports.holdUp(undefined);
    this.pointed = thing;
    this.ports.pointed(thing, at);
  }

  /** A card is held up to be read; a place on the table is pointed out. */
  private explain(thing: Pick): void {
    const place = placeNamed(thing);
    if (place === undefined) this.ports.holdUp(thing);
    else this.ports.ping(place);
  }

  private choose(thing: Pick, at: Vector3): void {
    const asked = this.ports.asked();
    if (asked === undefined) {
      this.ports.hurry();
      return;
    }
    const { choosing } = asked;
    for (const meant of meanings(thing)) {
      const taken = choosing.take(meant);
      if (taken === false) continue;
      this.after(taken);
      return;
    }
    const [held] = choosing.show().picked;
    this.refuse(held ?? thing, held === undefined ? undefined : thing, at);
  }

  private after(taken: PanicMove | true): void {
    const asked = this.ports.asked();
    if (taken !== true && asked !== undefined) {
      // First, for the next question may come before this one is done with.
      this.ports.chosen();
      asked.offer.choose(taken);
    }
    this.ports.changed();
  }

  private refuse(what: Pick, onto: Pick | undefined, at: Vector3): void {
    const tried = attempt(what, onto);
    const refusal = tried === undefined ? undefined : this.ports.asked()?.offer.check(tried);
    this.ports.refuse(refusal, at);
  }

  private drag(thing: Pick, held: Vector3): void {
    const { stage } = this.ports;
    const { glass } = stage.kit.frames;
    if (!samePick(this.carried, thing)) {
      this.carried = thing;
      this.ports.holdUp(undefined);
      this.ports.asked()?.choosing.cancel();
      this.ports.asked()?.choosing.take(thing);
      this.ports.changed();
    }
    glass.computeWorldMatrix(true).invertToRef(this.glass);
    Vector3.TransformCoordinatesToRef(held, this.glass, this.spot);
    const place: Place = {
      frame: 'glass',
      x: this.spot.x,
      y: this.spot.y,
      z: -0.1,
      pitch: 0,
      yaw: 0,
      roll: 0,
      size: 3.6,
    };
    stage.cards.carry(`card ${thing.id}`, place);
  }

  private drop(thing: Pick, over: Pick | undefined, at: Vector3): void {
    this.carried = undefined;
    const asked = this.ports.asked();
    this.ports.stage.cards.carry(`card ${thing.id}`, undefined);
    if (asked === undefined || over === undefined || samePick(thing, over)) {
      asked?.choosing.cancel();
      this.ports.changed();
      return;
    }
    const { choosing } = asked;
    choosing.cancel();
    const onto = meanings(over).find((meant) => choosing.fits(thing, meant));
    if (onto === undefined) {
      this.refuse(thing, over, at);
      this.ports.changed();
      return;
    }
    choosing.take(thing);
    const taken = choosing.take(onto);
    if (taken !== false) this.after(taken);
  }

  private cancel(thing: Pick | undefined): void {
    if (thing !== undefined) this.ports.stage.cards.carry(`card ${thing.id}`, undefined);
    this.carried = undefined;
    this.ports.holdUp(undefined);
    this.ports.asked()?.choosing.cancel();
    this.ports.changed();
  }
}

/** How a thing is lit while a choice is open. */
export const glowOf = (choice: Choice | undefined, spoken: readonly Pick[]) => {
  const legal = new Set(choice?.next.map(({ kind, id }) => `${kind} ${id}`));
  const picked = new Set(choice?.picked.map(({ kind, id }) => `${kind} ${id}`));
  const told = new Set(spoken.map(({ kind, id }) => `${kind} ${id}`));
  return ({ kind, id }: Pick): Meaning | undefined => {
    const key = `${kind} ${id}`;
    if (picked.has(key)) return 'mine';
    if (told.has(key)) return 'yellow';
    return legal.has(key) ? 'legal' : undefined;
  };
};
