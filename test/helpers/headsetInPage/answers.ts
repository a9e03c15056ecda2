import type { SceneTrial } from '../../../client/tabletop/scene';
import type { Body } from './body';

/** What somebody answers with an emulated headset on. */
export interface Answers {
  /** Answers one question by pointing at things; true once the table has gone on. */
  answer(): Promise<boolean>;
  /**
   * Answers one question after the other until one of these is asked, so many are answered or the game is over. Tells what was
   * asked on the way, and with a question mark what could not be answered by pointing and was chosen from the list on the wrist.
   */
  answerOn(until: readonly string[], most?: number): Promise<readonly string[]>;
  /** Makes the first move of the list on the wrist. */
  fromList(): Promise<void>;
  /** What this person is asked; `''`: nothing. */
  asked(): string;
}

/** Runs in the page: it may use nothing from outside itself. */
export const openAnswers = ({ frames, until, visit, pull, pullAt, choose }: Body): Answers => {
  const rev = (): number => window.starboard?.debug.session()?.view.rev ?? 0;
  const stands = (): ReturnType<SceneTrial['choices']> =>
    window.starboard?.debug.table()?.trial.choices() ?? { next: [], named: [], point: false };
  /** A move that was sent is answered by a table further on; nothing was sent where the same is asked on. */
  const wentOn = async (before: number): Promise<boolean> => {
    await until(`an answer to ${asked()}`, () => rev() > before || isOpen());
    return rev() > before;
  };
  const asked = (): string => {
    const now = window.starboard?.debug.session();
    const asks = Object.values(now?.view.asks ?? {}).map(
      (text) => JSON.parse(text) as { type: string; seat: number },
    );
    return asks.find((ask) => ask.seat === now?.seat)?.type ?? '';
  };
  const isOpen = (): boolean => {
    const { next, named, point: open } = stands();
    return next.length + named.length > 0 || open;
  };
  const isOver = (): boolean => window.starboard?.debug.session()?.view.stage === 'over';
  const answer = async (): Promise<boolean> => {
    const before = rev();
    const tried = new Set<string>();
    for (let pulls = 0; pulls < 16; pulls++) {
      const { next, point: open } = stands();
      const thing = next.find(({ kind, id }) => !tried.has(kind + id));
      if (thing !== undefined) tried.add(thing.kind + thing.id);
      // From the edge before one towards the middle, until a point is taken.
      if (open)
        await pullAt([-0.5 + (pulls % 5) * 0.24, 0.78, -0.655 + 0.1 * Math.floor(pulls / 5)], 'right');
      // Words come last; where none are left, the first of the panel lets go of what was picked.
      else if (thing === undefined || !(await pull(thing, 'right')))
        await pull({ kind: 'prompt', id: '0' }, 'right');
      if (await wentOn(before)) return true;
    }
    return false;
  };
  const fromList = async (): Promise<void> => {
    const before = rev();
    visit().menu();
    await choose(/moves?$|there is$/u);
    // Under its headings, or at once; whatever the table is still at, a move that was chosen leads back to the first page.
    const isListed = (): boolean => visit().board()?.texts().includes('Back') === true;
    await until('the list', isListed);
    for (let depth = 0; depth < 6 && isListed() && rev() === before && isOpen(); depth++) {
      await choose(/^(?!Back)/u);
      await frames(6);
    }
    await until('a move of the list', () => rev() > before);
    visit().menu();
    await frames(2);
  };
  const answerOn: Answers['answerOn'] = async (wanted, most = Infinity) => {
    const told: string[] = [];
    while (told.length < most) {
      await until('a question', () => isOpen() || isOver());
      const type = asked();
      if (isOver() || wanted.includes(type)) break;
      const pointed = await answer();
      if (!pointed) await fromList();
      told.push(pointed ? type : `${type}?`);
    }
    return told;
  };
  return { answer, answerOn, fromList, asked };
};
