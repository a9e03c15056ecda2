import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AnyWords, Tagged } from '../../shared/engine/game';
import { TABLE } from '../kit/measures';
import type { Pick } from '../kit/pick';
import type { Choice as Button } from '../kit/prompts';
import type { Open } from './asked';
import type { Amount } from './choosing';
import { sentences } from './explain';
import type { AnyTable } from './gameTable';
import type { Surface } from './surface';
import type { Voice } from './voice';
import { ALL_OF_IT, CANCEL, chooseNext, heldTitle, MEANT, stepTitle, TURN } from './words/en';

const ASIDE = new Vector3(1.02, TABLE.height, -0.8);
/** So many numbers are offered one by one; of more, one is set step by step. */
const FEW = 9;
const STEPS = [-10, -1, 1, 10] as const;

export interface AskingPorts {
  readonly voice: Voice;
  readonly words: AnyWords;
  readonly table: AnyTable;
  readonly surface: Surface;
  middle(thing: Pick, into: Vector3): boolean;
  /** Where a question without a place of its own stands; undefined: beside the table. */
  aside(into: Vector3): Vector3 | undefined;
  /** A thing stands on the table, not among those before whoever is asked. */
  isOnTable(thing: Pick): boolean;
  /** The words' name of a thing. */
  nameOf(thing: Pick): string;
  answer(move: Tagged, at: Vector3): void;
  changed(): void;
}

/** A choice on the panel, and what comes of it. */
interface Reply extends Omit<Button, 'id'> {
  readonly do: () => void;
}

/** Asks in words for what cannot be picked, beside what it is about. */
export class AskingInWords {
  private replies: readonly Reply[] = [];
  private readonly at = ASIDE.clone();
  /** The number that is set so far, and for which picks. */
  private set: { readonly of: readonly Pick[]; n: number } | undefined;

  /** What a guide means. */
  private meant: (move: Tagged) => boolean = () => false;

  constructor(private readonly ports: AskingPorts) {}

  mark(meant: (move: Tagged) => boolean): void {
    this.meant = meant;
  }

  ask(open: Open | undefined): void {
    this.replies = open === undefined ? [] : this.repliesOf(open);
    const { voice } = this.ports;
    if (open === undefined || (this.replies.length === 0 && !voice.isPage())) return voice.ask(undefined);
    this.stand(open);
    const lines = this.lines(open);
    voice.ask(
      {
        title: this.title(open),
        ...(lines.length > 0 ? { lines } : {}),
        choices: this.replies.map(({ do: _, ...reply }, at) => ({ ...reply, id: String(at) })),
        at: this.at,
      },
      (id) => this.replies[Number(id)]?.do(),
    );
  }

  /** The texts of the moves that may be answered in words, in their order; they stand before everything else. */
  texts(): readonly string[] {
    return this.replies.filter(({ meaning }) => meaning === 'legal').map(({ text }) => text);
  }

  private repliesOf(open: Open): readonly Reply[] {
    const { picked, named, amount, point } = open.choosing.show();
    const moves = named.map((move) => this.reply(open, move));
    const numbers = amount === undefined ? [] : this.numbers(open, amount);
    const turning = point?.turns !== undefined && point.turns > 1 ? this.turning() : [];
    const all = [...moves, ...numbers, ...turning];
    return picked.length > 0 ? [...all, this.lettingGo(open)] : all;
  }

  private reply({ asking }: Open, move: Tagged): Reply {
    const { sentence } = this.ports.words.move(move, asking.pub, asking.people, asking.priv);
    return {
      text: sentence.replace(/\.$/u, ''),
      ...(this.meant(move) ? { hint: MEANT } : {}),
      meaning: 'legal',
      do: () => this.ports.answer(move, this.at),
    };
  }

  /** Each number by itself where there are few; else one that is set step by step. */
  private numbers(open: Open, amount: Amount<Tagged>): readonly Reply[] {
    const { least, most } = amount;
    const moveOf = (n: number): readonly Reply[] => {
      const move = amount.of(n);
      return move === undefined ? [] : [this.reply(open, move)];
    };
    if (most - least < FEW)
      return Array.from({ length: most - least + 1 }, (_, at) => moveOf(most - at)).flat();
    const { picked } = open.choosing.show();
    const set = this.set?.of === picked ? this.set : (this.set = { of: picked, n: least });
    const go = (n: number) => (): void => {
      set.n = n;
      this.ports.changed();
    };
    const steps = STEPS.map((by) => ({ by, n: set.n + by })).filter(({ n }) => n >= least && n <= most);
    return [
      ...moveOf(set.n),
      ...steps.map(({ by, n }) => ({ text: stepTitle(by), do: go(n) })),
      ...(set.n < most ? [{ text: ALL_OF_IT, do: go(most) }] : []),
    ];
  }

  private turning(): readonly Reply[] {
    const { surface } = this.ports;
    return [
      { text: TURN.left, do: () => surface.rotate(-1) },
      { text: TURN.right, do: () => surface.rotate(1) },
    ];
  }

  private lettingGo({ choosing }: Open): Reply {
    return {
      text: CANCEL,
      do: () => {
        choosing.cancel();
        this.ports.changed();
      },
    };
  }

  /** What is asked; after a pick, what is missing still. */
  private title({ asking, choosing }: Open): string {
    const { words, table, voice } = this.ports;
    const choice = choosing.show();
    if (choice.picked.length > 0 && choice.next.length > 0)
      return table.missing?.(choice, asking) ?? chooseNext(choice.next.length);
    if (choice.picked.length > 0 && this.replies.length > 1) return heldTitle;
    const own = table.title?.(asking);
    if (own !== undefined && (own !== '' || !voice.isPage())) return own;
    return words.ask(asking.ask, asking.pub, asking.people);
  }

  /** What has been picked so far. */
  private lines({ asking, choosing }: Open): readonly string[] {
    return choosing.show().picked.map((thing) => {
      const about = this.ports.words.about(this.ports.nameOf(thing), asking.pub, asking.people);
      return sentences(about)[0]?.replace(/\.$/u, '') ?? '';
    });
  }

  /** Over what is held, or over the first thing it is about that is to be seen. */
  private stand({ asking, choosing }: Open): void {
    const { table } = this.ports;
    const held = choosing.show().picked[0];
    // Whoever has a place for what is asked aside does not read it over the piles, between them and the table.
    const isAside = this.ports.aside(this.at) !== undefined;
    if (!isAside) this.at.copyFrom(ASIDE);
    const about = (table.about?.(asking) ?? []).filter((thing) => !isAside || this.ports.isOnTable(thing));
    for (const thing of [...(held ? [held] : []), ...about]) if (this.ports.middle(thing, this.at)) return;
  }
}
