/** A private view as it was last sent, field by field, as text. */
export type SentView = ReadonlyMap<string, string>;

/** What is new in a view: the fields that changed, and those that are gone. */
export interface ViewChange {
  readonly view?: Readonly<Record<string, unknown>>;
  readonly gone?: string[];
}

export const sentView = (view: object): SentView =>
  new Map(Object.entries(view).map(([field, value]) => [field, JSON.stringify(value)]));

/** The change from what was sent to `now`; without fields when nothing changed. */
export const changeOf = (sent: SentView, now: SentView, view: object): ViewChange => {
  const changed = Object.entries(view).filter(([field]) => sent.get(field) !== now.get(field));
  const gone = [...sent.keys()].filter((field) => !now.has(field));
  return {
    ...(changed.length > 0 ? { view: Object.fromEntries(changed) } : {}),
    ...(gone.length > 0 ? { gone } : {}),
  };
};
