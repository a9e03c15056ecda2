import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type Pick, pickKey } from '../kit/pick';
import type { Explanation } from '../kit/prompts';
import type { Asked } from './asked';
import { explain, uselessText } from './explain';
import type { AnyTable, Look } from './gameTable';
import { holdUp } from './holdUp';
import type { TableKit } from './kit';
import type { SceneGround } from './scene';
import type { Stage } from './stage';
import type { Voice } from './voice';

/** Whoever rests on a thing for so many seconds is told what it is. */
const EXPLAIN = 0.35;

/** What pointing needs to know of the table. */
export interface PointingPorts {
  readonly table: AnyTable;
  readonly ground: SceneGround;
  readonly kit: TableKit;
  readonly stage: Stage;
  readonly asked: Asked;
  readonly voice: Voice;
  picture(): object | undefined;
  pub(): object;
  look(): Look;
}

interface Resting {
  readonly thing: Pick;
  readonly at: Vector3 | undefined;
}

/** What is pointed at: lifted, lit, held up, and after a moment explained. */
export class Pointing {
  private due: (Resting & { readonly time: number }) | undefined;
  /** What is explained now, and in which words. */
  private told: (Resting & { readonly text: Explanation }) | undefined;
  private now = 0;

  constructor(private readonly ports: PointingPorts) {}

  at(thing: Pick | undefined, at: Vector3 | undefined): void {
    const { stage, voice, ground } = this.ports;
    stage.pieces.lift(thing);
    stage.point(thing, this.ports.look());
    const text = thing && this.about(thing);
    const held =
      thing && stage.pieces.find(thing)?.place.slot === 'hand' ? stage.pieces.located(thing) : undefined;
    const beside = held ? ground.viewpoint.beside(held, new Vector3()) : at?.clone();
    this.due = thing && text && { thing, at: beside, time: this.now + EXPLAIN };
    this.told = undefined;
    if (text === undefined) voice.explain(undefined);
  }

  /** Something has changed on the table: what is explained is explained as it is now. */
  again(): void {
    const { told } = this;
    if (told === undefined) return;
    const text = this.about(told.thing);
    if (JSON.stringify(text) !== JSON.stringify(told.text)) this.say(told, text);
  }

  private say(resting: Resting, text: Explanation | undefined): void {
    this.told = text && { ...resting, text };
    this.ports.voice.explain(text, resting.at);
  }

  /** What a thing is, and first why it is of no use now. */
  private about(thing: Pick): Explanation | undefined {
    const { table, ground, stage, asked } = this.ports;
    const picture = this.ports.picture();
    if (picture === undefined) return undefined;
    const open = asked.now();
    // Where somebody has just answered, the pointer rests on the bare table: nobody asked what lies there.
    if (!open && ground.company().me >= 0 && table.ground?.includes(thing.kind) === true) return undefined;
    const asking = open?.asking ?? { ask: undefined, pub: this.ports.pub(), people: ground.company().people };
    const about = explain(table, ground.words, thing, picture, this.ports.look(), asking);
    const why = uselessText(table, open, thing, stage);
    return about && why !== undefined ? { ...about, lines: [why, ...about.lines] } : about;
  }

  /** A line from what was picked last to what is pointed at, if that may be picked next. */
  draw(onto: Pick | undefined): void {
    const { stage, kit, asked } = this.ports;
    const choice = asked.now()?.choosing.show();
    const from = choice?.picked.at(-1);
    const [a, b] = [new Vector3(), new Vector3()];
    const may = onto && choice?.next.some((one) => pickKey(one) === pickKey(onto));
    const both = from && may && stage.isOnTable(from) && stage.isOnTable(onto);
    if (both && stage.middle(from, a) && stage.middle(onto, b)) kit.lines.draw('choice', a, b, 'legal');
    else kit.lines.erase('choice');
  }

  holdUp(thing: Pick | undefined): void {
    const { kit, stage, ground } = this.ports;
    if (kit.cards !== undefined) holdUp(kit.cards, ground.viewpoint, thing && stage.pieces.find(thing));
  }

  update(time: number): void {
    this.now = time;
    const { due } = this;
    if (due === undefined || time < due.time) return;
    this.due = undefined;
    this.say(due, this.about(due.thing));
  }
}
