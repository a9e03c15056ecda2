/** What was found out at the door about whoever has this page. */
export interface Admitted {
  readonly who: string;
  /** The address it came from. */
  readonly caller: string;
  /** One of the table's or the event's own people. */
  readonly known: boolean;
}

/** How many are in a room. */
export interface Crowd {
  pageCount(): number;
  /** Pages from this address of people who were not known here when they came. */
  strangersFrom(caller: string): number;
}
