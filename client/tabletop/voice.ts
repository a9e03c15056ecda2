import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Explanation, Prompts, Question } from '../kit/prompts';

/** Says what panels would say where the picture is too small for them: a sheet of the page. */
export interface Sheet {
  /** The page speaks now; otherwise panels do. */
  isOpen(): boolean;
  ask(question: Question | undefined, chosen: (id: string) => void): void;
  explain(text: Explanation | undefined): void;
  refuse(text: string): void;
  /** Pixels of the page where a choice is; undefined where there is none of this id. */
  where?(choice: string): { readonly x: number; readonly y: number } | undefined;
}

const NOBODY = (): void => undefined;

/** One voice for what is asked, explained and refused: panels in the scene, or the sheet of the page. */
export class Voice {
  constructor(
    private readonly prompts: Prompts,
    private readonly sheet: Sheet | undefined,
    /** Whoever looks sees nothing of the page, as in a headset. */
    private readonly isPageless: () => boolean = () => false,
  ) {}

  /** A page that speaks also says what is asked of somebody who has only to pick. */
  isPage(): boolean {
    return !this.isPageless() && this.sheet?.isOpen() === true;
  }

  ask(question: Question | undefined, chosen: (id: string) => void = NOBODY): void {
    const page = this.isPage();
    this.prompts.ask(page ? undefined : question, chosen);
    this.sheet?.ask(page ? question : undefined, chosen);
  }

  explain(text: Explanation | undefined, at?: Vector3): void {
    const page = this.isPage();
    this.prompts.explain(page ? undefined : text, at);
    this.sheet?.explain(page ? text : undefined);
  }

  /** Where the page has a choice; undefined where panels speak. */
  where(choice: string): { readonly x: number; readonly y: number } | undefined {
    return this.isPage() ? this.sheet?.where?.(choice) : undefined;
  }

  refuse(text: string, at: Vector3): void {
    if (this.isPage()) this.sheet?.refuse(text);
    else this.prompts.refuse(text, at);
  }
}
