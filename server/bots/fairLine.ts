/** Whose turn it is to think for: a table, opened or woken from an address. */
export interface Asker {
  readonly address: string;
  readonly table: string;
}

/**
 * Those who wait, in turns: one of each address, and within an address one of each table. However many wait for
 * somebody, whoever comes next waits for one of them at most.
 */
export class FairLine<Item extends Asker> {
  /** By address, then by table; whoever had a turn goes to the end of both. */
  private readonly waiting = new Map<string, Map<string, Item[]>>();

  add(item: Item): void {
    const tables = this.waiting.get(item.address) ?? new Map<string, Item[]>();
    this.waiting.set(item.address, tables);
    const items = tables.get(item.table) ?? [];
    tables.set(item.table, items);
    items.push(item);
  }

  /** The next one, of an address that may have a turn now. */
  take(mayTake: (address: string) => boolean = () => true): Item | undefined {
    for (const [address, tables] of this.waiting) {
      const [next] = tables;
      if (!next || !mayTake(address)) continue;
      const [table, items] = next;
      const item = items.shift();
      tables.delete(table);
      if (items.length > 0) tables.set(table, items);
      this.waiting.delete(address);
      if (tables.size > 0) this.waiting.set(address, tables);
      return item;
    }
    return undefined;
  }

  /** Everybody who waits; nobody does any more. */
  clear(): Item[] {
    const all = [...this.waiting.values()].flatMap((tables) => [...tables.values()].flat());
    this.waiting.clear();
    return all;
  }

  /** Who waits, each table once. */
  *askers(): Generator<Asker, undefined, undefined> {
    for (const [address, tables] of this.waiting) for (const table of tables.keys()) yield { address, table };
    return undefined;
  }
}
