/** What was meant, never how: `{ kind: 'card', id: 'phaser-3' }`. */
export interface Pick {
  readonly kind: string;
  readonly id: string;
}

export const samePick = (a: Pick | undefined, b: Pick | undefined): boolean =>
  a === b || (a !== undefined && a.kind === b?.kind && a.id === b.id);

/** A pick as one word, for tables of picks. */
export const pickKey = ({ kind, id }: Pick): string => `${kind} ${id}`;
