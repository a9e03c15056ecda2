import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Pick } from '../pick';
import type { Colours } from '../theme';
import type { Panel } from './panel';
import { layQuestion, type QuestionLayout, type Room, spotAt, spotId } from './questionLayout';
import type { Measure } from './text';
import type { PromptInput, PromptRows, Question } from './types';

/** The kind of everything that can be met on the panel. */
export const PROMPT = 'prompt';

/** The open question: its pages, what is pointed at, and what is chosen through the input layer. */
export class Asking {
  private put: { readonly question: Question; readonly chosen: (id: string) => void } | undefined;
  private laid: QuestionLayout | undefined;
  private picks: readonly Pick[] = [];
  private page = 0;
  private pointed: string | undefined;
  private readonly stop: () => void;

  constructor(
    private readonly panel: Panel,
    private readonly input: PromptInput | undefined,
    private readonly look: () => {
      readonly colours: Colours;
      readonly room: Room;
      readonly measure: Measure;
    },
    /** Sets what is met on this panel apart from what is met on others. */
    private readonly name = '',
  ) {
    this.stop = input === undefined ? () => undefined : this.listen(input);
  }

  private listen(input: PromptInput): () => void {
    const { panel } = this;
    const part = (x: number, y: number): Pick | undefined => {
      const { laid } = this;
      const spot = laid && spotAt(laid.spots, panel.column(x), panel.row(y));
      return spot && this.picks[laid.spots.indexOf(spot)];
    };
    input.pickable(panel.mesh, { kind: PROMPT, id: this.name }, { part });
    const offs = [input.on((gesture) => this.take(gesture)), input.stops(() => this.rows(), 0)];
    return () => {
      offs.forEach((off) => off());
      input.pickable(panel.mesh, undefined);
    };
  }

  ask(question: Question | undefined, chosen: (id: string) => void): void {
    // The same question again keeps its page and what is pointed at.
    const same = question !== undefined && sameChoices(question, this.put?.question);
    this.put = question && { question, chosen };
    if (!same) {
      this.page = 0;
      this.pointed = undefined;
    }
    this.draw(!same);
    const [first] = this.picks;
    if (!same && first) this.input?.bring(first);
  }

  draw(fresh = false): void {
    const { put, panel, pointed, page } = this;
    const { colours, room, measure } = this.look();
    this.laid = put && layQuestion(put.question, { colours, page, pointed }, room, measure);
    this.picks = this.laid?.spots.map((spot) => ({ kind: PROMPT, id: this.name + spotId(spot) })) ?? [];
    if (put) panel.about(put.question.at);
    panel.renew(this.laid?.spots ?? [], fresh);
    panel.show(this.laid);
  }

  /** The middle of a choice, or of what turns the page, in the world; false where it is not on the page that is shown. */
  where(id: string, into: Vector3, kind: 'choice' | 'page' = 'choice'): boolean {
    const spot = this.laid?.spots.find((each) => each.kind === kind && each.id === id);
    if (spot) this.panel.world(spot.x + spot.w / 2, spot.y + spot.h / 2, into);
    return spot !== undefined;
  }

  /** A row for each line of choices, the page keys last. */
  private rows(): PromptRows {
    const byLine = new Map<number, Pick[]>();
    this.laid?.spots.forEach((spot, i) => {
      const line = byLine.get(spot.y) ?? [];
      const pick = this.picks[i];
      if (pick) line.push(pick);
      byLine.set(spot.y, line);
    });
    const at = this.panel.mesh.position;
    return [...byLine.values()].map((line) => line.map((pick) => ({ pick, at, plain: true })));
  }

  private take(gesture: { readonly type: string; readonly pick: Pick | undefined }): void {
    if (gesture.type === 'point') return this.point(gesture.pick);
    const { pick } = gesture;
    if (gesture.type !== 'choose' || pick?.kind !== PROMPT) return;
    const spot = this.laid?.spots.find((each) => this.name + spotId(each) === pick.id);
    if (spot?.kind === 'choice') this.put?.chosen(spot.id);
    else if (spot) this.turn(spot.id === 'next' ? 1 : -1);
  }

  private point(pick: Pick | undefined): void {
    const mine = pick?.kind === PROMPT && this.picks.some(({ id }) => id === pick.id);
    const pointed = mine ? pick.id.slice(this.name.length) : undefined;
    if (pointed === this.pointed) return;
    this.pointed = pointed;
    this.draw();
  }

  /** Round from the last page to the first. */
  private turn(by: number): void {
    const { laid } = this;
    if (!laid) return;
    this.page = (laid.page + by + laid.pages) % laid.pages;
    this.draw();
  }

  dispose(): void {
    this.stop();
  }
}

const sameChoices = (a: Question, b: Question | undefined): boolean =>
  a.title === b?.title &&
  a.choices.length === b.choices.length &&
  a.choices.every(({ id }, i) => id === b.choices[i]?.id);
