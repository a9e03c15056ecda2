import type { Tagged } from '../../../shared/engine/game';
import { describe, type Field, type Shape } from '../../../shared/engine/shape';

interface Introspected {
  readonly options?: readonly Introspected[];
  readonly entries?: Readonly<Record<string, Introspected>>;
  readonly literal?: unknown;
}

/** One kind of answer to an open question that a form can be drawn for. */
export interface OpenKind {
  readonly type: string;
  readonly fields: readonly Field[];
}

/** The kinds of moves of a menu that have something to fill in, drawn from the shape of the game's moves. */
export const openKinds = (shape: Shape<Tagged>, menu: readonly Tagged[]): readonly OpenKind[] => {
  const kinds = (shape as unknown as Introspected).options ?? [];
  const types = new Set(menu.map(({ type }) => type));
  return kinds.flatMap((kind) => {
    const { type: tag, ...entries } = kind.entries ?? {};
    const type = tag?.literal;
    if (typeof type !== 'string' || !types.has(type)) return [];
    const fields = describable(entries);
    return fields.length === 0 ? [] : [{ type, fields }];
  });
};

/** Fields a form can show; none if any of them is of another kind (a list). */
const describable = (entries: Readonly<Record<string, Introspected>>): readonly Field[] => {
  try {
    return describe({ entries } as unknown as Shape<object>);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
};
