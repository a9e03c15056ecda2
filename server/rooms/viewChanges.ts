/** A private view, and the same field by field as text. */
export interface Seen {
  readonly view: object;
  readonly texts: ReadonlyMap<string, string>;
}

/** Where a game has no secrets. */
const NO_TEXTS: Seen['texts'] = new Map();

export const seenOf = (view: object): Seen => {
  const fields = Object.entries(view);
  const texts = fields.map(([field, value]) => [field, JSON.stringify(value)] as const);
  return { view, texts: fields.length === 0 ? NO_TEXTS : new Map(texts) };
};

/** What is new in a view: the fields that changed, and those that are gone. */
export interface ViewChange {
  readonly view?: Readonly<Record<string, unknown>>;
  readonly gone?: string[];
}

/** The change from what was sent to what is seen now; without fields when nothing changed. */
export const changeOf = (sent: Seen['texts'], { view, texts }: Seen): ViewChange => {
  const changed = Object.entries(view).filter(([field]) => sent.get(field) !== texts.get(field));
  const gone = [...sent.keys()].filter((field) => !texts.has(field));
  return {
    ...(changed.length > 0 ? { view: Object.fromEntries(changed) } : {}),
    ...(gone.length > 0 ? { gone } : {}),
  };
};

/** The private view that each person was last sent. */
export class SentViews {
  private readonly sent = new Map<string, Seen['texts']>();

  /** Remembered as sent whole. */
  keep(person: string, { texts }: Seen): void {
    this.sent.set(person, texts);
  }

  forget(person: string): void {
    this.sent.delete(person);
  }

  /** What is new since it was last sent, remembered as sent. */
  change(person: string, seen: Seen): ViewChange {
    const sent = this.sent.get(person);
    this.keep(person, seen);
    // The first time it is sent whole, even where there is nothing in it: it tells the page that the seat is its own.
    return sent ? changeOf(sent, seen) : { view: { ...seen.view } };
  }
}
