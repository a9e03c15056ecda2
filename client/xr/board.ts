import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Camera } from '@babylonjs/core/Cameras/camera';
import type { Scene } from '@babylonjs/core/scene';
import type { Input, Pick } from '../input';
import { Asking, PROMPT } from '../kit/prompts/question';
import { Panel, wearer } from '../kit/prompts/panel';
import { makeMeasure } from '../kit/prompts/text';
import { type ThemeName, THEMES } from '../kit/theme';
import type { Page } from './page';

const ROOM = { width: 660, height: 860 } as const;
/** What is met on it, apart from what the table asks. */
const BOARD = 'board/';
/** The whole of it. */
export const BOARD_PICK: Pick = { kind: PROMPT, id: BOARD };

/** A panel that the person carries or that stands over the table: one page at a time, met like everything else. */
export class Board {
  private readonly panel: Panel;
  private readonly asking: Asking;
  private readonly reader: ReturnType<typeof wearer>;
  /** What was chosen on it so far; for tests. */
  readonly chosen: string[] = [];
  private shown = '';
  private page: Page | undefined;

  constructor(scene: Scene, input: Input, camera: Camera, colours: () => ThemeName) {
    this.panel = new Panel(scene, 'board', ROOM, 'on', 50);
    const measure = makeMeasure(this.panel.sheet.texture.getContext());
    this.reader = wearer(camera);
    this.asking = new Asking(
      this.panel,
      input,
      () => ({ colours: THEMES[colours()], room: ROOM, measure }),
      BOARD,
    );
  }

  /** Shows this page, or nothing; drawn again only where something on it has changed. */
  show(page: Page | undefined, scale: number): void {
    this.page = page;
    this.reader.scale = scale;
    const told = page && [
      page.title,
      page.lines,
      page.choices.map(({ text, hint, meaning }) => [text, hint, meaning]),
    ];
    const text = told === undefined ? '' : JSON.stringify(told);
    if (text === this.shown) return;
    this.shown = text;
    if (page === undefined) return this.asking.ask(undefined, () => undefined);
    this.asking.ask(
      {
        title: page.title,
        ...(page.lines ? { lines: page.lines } : {}),
        choices: page.choices.map(({ do: _, ...choice }, at) => ({ ...choice, id: String(at) })),
        at: this.panel.mesh.position,
      },
      (id) => this.choose(this.page?.choices[Number(id)]),
    );
  }

  private choose(entry: Page['choices'][number] | undefined): void {
    if (entry === undefined) return;
    this.chosen.push(entry.text);
    entry.do();
  }

  update(time: number, at: Vector3): void {
    this.panel.about(at);
    this.panel.update(time, this.reader, false);
  }

  /** The middle of the choice of this text in the world; for tests. */
  where(text: string): readonly number[] | undefined {
    const at = this.page?.choices.findIndex((choice) => choice.text === text) ?? -1;
    const spot = new Vector3();
    return at >= 0 && this.asking.where(String(at), spot) ? spot.asArray() : undefined;
  }

  /** The middle of what turns the page, where there is more than one; for tests. */
  onward(): readonly number[] | undefined {
    const spot = new Vector3();
    return this.asking.where('next', spot, 'page') ? spot.asArray() : undefined;
  }

  texts(): readonly string[] {
    return this.page?.choices.map(({ text }) => text) ?? [];
  }

  dispose(): void {
    this.asking.dispose();
    this.panel.dispose();
  }
}
