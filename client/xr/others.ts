import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type Presence, readPresence } from '../../shared/presence';
import type { Holodeck } from '../holodeck';
import { SEATS } from '../holodeck/measures';
import { loadLetters, makeMeasure } from '../kit/prompts/text';
import { Marks } from '../kit/prompts/marks';
import { seatMeaning, THEMES, type ThemeName, toRgb } from '../kit/theme';
import { consoleAt, consoleOf } from '../viewpoint/seating';
import { Beads, type Rgb } from './beads';
import { atConsole } from './seated';

/** Whoever says nothing for so many seconds is no longer seen. */
const GONE = 3;
/** How quickly what is drawn follows what is told, ten times a second: part of the way in a second. */
const FOLLOW = 12;

/** Somebody else at the table. */
export interface Other {
  readonly seat: number;
  readonly name: string;
}

export interface OthersPorts {
  readonly deck: Holodeck;
  colours(): ThemeName;
  /** Who a person is; undefined: nobody who sits here, or oneself. */
  who(person: string): Other | undefined;
  table(): { readonly me: number; readonly players: number };
}

interface Seen {
  presence: Presence;
  time: number;
  readonly parts: Map<string, Vector3>;
}

/** The heads and hands of others at their consoles, what they point at, and their names. */
export class Others {
  private readonly seen = new Map<string, Seen>();
  private readonly beads: Beads;
  private readonly stop: () => void;
  private marks: Marks | undefined;
  private now = 0;
  private passed = 0;
  private readonly spot = new Vector3();
  private readonly end = new Vector3();

  constructor(private readonly ports: OthersPorts) {
    this.beads = new Beads(ports.deck.scene);
    void loadLetters().then(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (context && !ports.deck.scene.isDisposed)
        this.marks = new Marks(ports.deck.scene, makeMeasure(context));
    });
    this.stop = ports.deck.each((time) => this.update(time));
  }

  note(people: readonly (readonly [person: string, at: string])[]): void {
    for (const [person, at] of people) {
      const presence = readPresence(at);
      if (presence === undefined || this.ports.who(person) === undefined) continue;
      const known = this.seen.get(person);
      if (known) Object.assign(known, { presence, time: this.now });
      else this.seen.set(person, { presence, time: this.now, parts: new Map() });
    }
  }

  /** The names that are to be seen; for tests. */
  people(): readonly string[] {
    if (this.marks === undefined) return [];
    return [...this.seen.keys()].flatMap((person) => this.ports.who(person)?.name ?? []);
  }

  clear(): void {
    for (const person of this.seen.keys()) this.marks?.set(person, undefined);
    this.seen.clear();
  }

  private update(time: number): void {
    this.passed = Math.min(0.1, Math.max(0, time - this.now));
    this.now = time;
    this.beads.begin();
    for (const [person, seen] of this.seen) {
      const who = this.ports.who(person);
      if (who && time - seen.time < GONE) this.draw(person, who, seen);
      else {
        this.marks?.set(person, undefined);
        this.seen.delete(person);
      }
    }
    this.beads.end(time);
    this.marks?.update(THEMES[this.ports.colours()]);
  }

  private draw(person: string, { seat, name }: Other, seen: Seen): void {
    const { me, players } = this.ports.table();
    const console = consoleOf(seat, me, players);
    const bearing = ((console + 0.5) / SEATS) * 2 * Math.PI;
    const tint = toRgb(THEMES[this.ports.colours()][seatMeaning(seat, me)]);
    const { head, target } = seen.presence;
    const top = head ? this.drawHead(seen, head, bearing, tint) : this.spot.set(...consoleAt(console));
    this.end.copyFrom(top);
    this.end.y += head ? 0.16 : 0.3;
    this.marks?.set(person, { text: name, at: this.end, meaning: seatMeaning(seat, me), loud: false });
    for (const side of ['left', 'right'] as const) this.drawHand(seen, side, bearing, tint);
    if (target) this.drawTarget(seen, target, tint);
  }

  /** A part where it is drawn now, on its way to where it was told to be. */
  private follow(seen: Seen, part: string, goal: Vector3): Vector3 {
    const known = seen.parts.get(part);
    if (known === undefined) {
      const made = goal.clone();
      seen.parts.set(part, made);
      return made;
    }
    return Vector3.LerpToRef(known, goal, Math.min(1, FOLLOW * this.passed), known);
  }

  private drawHead(seen: Seen, head: NonNullable<Presence['head']>, bearing: number, tint: Rgb): Vector3 {
    const at = this.follow(seen, 'head', atConsole(head.at, bearing, this.spot));
    const [yaw, pitch] = [head.turn[0] + bearing - Math.PI, head.turn[1]];
    this.end.set(Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
    this.end.scaleInPlace(0.055).addInPlace(at);
    this.beads.rod(at, at, 0.095, 0.095, tint, 0.4);
    this.beads.rod(at, this.end, 0.07, 0.06, tint, 1.4);
    return at;
  }

  private drawHand(seen: Seen, side: 'left' | 'right', bearing: number, tint: Rgb): void {
    const told = seen.presence[side];
    if (told === undefined) return;
    const at = this.follow(seen, side, atConsole(told, bearing, this.spot));
    this.beads.rod(at, at, 0.04, 0.04, tint, 1);
  }

  /** A bead that hangs over what is pointed at. */
  private drawTarget(seen: Seen, [x, y, z]: readonly [number, number, number], tint: Rgb): void {
    const at = this.follow(seen, 'target', this.spot.set(x, y, z));
    this.end.set(at.x, at.y + 0.07, at.z);
    this.beads.rod(at, this.end, 0.002, 0.011, tint, 1.6);
  }

  dispose(): void {
    this.stop();
    this.beads.dispose();
    this.marks?.dispose();
  }
}
