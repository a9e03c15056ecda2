import { ArraySchema, MapSchema, type Schema } from '@colyseus/schema';
import { isLeaf, isList, isMap, type Leaf, type Node, type FieldsNode } from '../../shared/engine/board';
import { isAlike } from './alike';
import { schemaOf } from './boardSchema';

type Fields = Record<string, unknown>;
type Items = readonly unknown[];
/** One thing to write into a Schema object. */
export type Write = () => void;
/**
 * Finds out what to write so that one field of a Schema object says what a view says. `before`: the view it shows now, where
 * that is known.
 */
type PutField = (to: Fields, from: Fields, writes: Write[], before?: Fields) => void;

/** A new Schema object that shows this public view. */
export const makeBoard = (board: FieldsNode, view: object): Schema => {
  const target = new (schemaOf(board))();
  project(board, target, view);
  return target;
};

/** Brings a Schema object up to a public view, writing only the leaves that differ. */
export const project = (board: FieldsNode, target: Schema, view: object): void => {
  for (const write of differences(board, target, view)) write();
};

/**
 * What `project` would write. Looking takes long and writing does not: the look may be taken beforehand, as long as nothing
 * else is written in between. Of a hundred Schema objects at a table hardly any is in the processor's memory when its turn
 * comes, while two views just made are: what is alike in the view it shows now (`before`) is not looked at.
 */
export const differences = (board: FieldsNode, target: Schema, view: object, before?: object): Write[] => {
  const writes: Write[] = [];
  putAll(putsOf(board), target, view, writes, before);
  return writes;
};

const putAll = (
  puts: readonly PutField[],
  target: unknown,
  view: unknown,
  writes: Write[],
  before?: unknown,
): void => {
  for (const put of puts) put(target as Fields, view as Fields, writes, before as Fields | undefined);
};

/** Into something new, where everything is to be written. */
const putNow = (put: (writes: Write[]) => void): void => {
  const writes: Write[] = [];
  put(writes);
  for (const write of writes) write();
};

/** What there is to do for each field of a description: found out once, done at every move. */
const known = new WeakMap<FieldsNode, readonly PutField[]>();
const putsOf = (node: FieldsNode): readonly PutField[] => {
  const made = known.get(node) ?? Object.keys(node).map((field) => putChanged(node[field] as Node, field));
  known.set(node, made);
  return made;
};

const putChanged = (node: Node, field: string): PutField => {
  const put = putField(node, field);
  return (to, from, writes, before) => {
    if (!before || !isAlike(before[field], from[field])) put(to, from, writes, before);
  };
};

const putField = (node: Node, field: string): PutField => {
  if (isLeaf(node)) return putLeaf(node, field);
  if (isMap(node)) return putMap(node.map, field);
  if (isList(node)) return putList(node.list, field);
  const [puts, make] = [putsOf(node), maker(node)];
  return (to, from, writes, before) => {
    if (to[field] === undefined) writes.push(() => (to[field] = make(from[field])));
    else putAll(puts, to[field], from[field], writes, before?.[field]);
  };
};

const putLeaf = (leaf: Leaf, field: string): PutField => {
  const leafOf = leafs(leaf);
  return (to, from, writes) => {
    const value = leafOf(from[field]);
    if (to[field] !== value) writes.push(() => (to[field] = value));
  };
};

const putMap = (node: FieldsNode | Leaf, field: string): PutField => {
  const putItem = isLeaf(node) ? setLeaf(node) : setItem(node);
  const putItems = (to: MapSchema, from: Fields, writes: Write[], before?: Fields): void => {
    if (before) {
      for (const id in before) if (!Object.hasOwn(from, id)) writes.push(() => to.delete(id));
    } else for (const id of to.keys()) if (!Object.hasOwn(from, id)) writes.push(() => to.delete(id));
    for (const id in from) {
      const was = before?.[id];
      if (was === undefined || !isAlike(was, from[id])) putItem(to, id, from[id], writes, was);
    }
  };
  return (fields, view, writes, before) => {
    const from = view[field] as Fields;
    if (fields[field] !== undefined)
      putItems(fields[field] as MapSchema, from, writes, before?.[field] as Fields | undefined);
    else
      writes.push(() => {
        const made = new MapSchema();
        fields[field] = made;
        putNow((more) => putItems(made, from, more));
      });
  };
};

type SetItem = (to: MapSchema, id: string, value: unknown, writes: Write[], before: unknown) => void;

const setLeaf = (leaf: Leaf): SetItem => {
  const leafOf = leafs(leaf);
  return (to, id, given, writes) => {
    const value = leafOf(given);
    if (to.get(id) !== value) writes.push(() => to.set(id, value));
  };
};

const setItem = (node: FieldsNode): SetItem => {
  const [puts, make] = [putsOf(node), maker(node)];
  return (to, id, value, writes, before) => {
    const held: unknown = to.get(id);
    if (held === undefined) writes.push(() => to.set(id, make(value)));
    else putAll(puts, held, value, writes, before);
  };
};

const putList = (node: FieldsNode | Leaf, field: string): PutField => {
  const make = maker(node);
  const puts = isLeaf(node) ? undefined : putsOf(node);
  const putItems = (to: ArraySchema, from: Items, writes: Write[], before?: Items): void => {
    // Every look into an ArraySchema goes through a proxy, which takes longer than all the rest: one look for all items.
    const items: readonly unknown[] = to.toArray();
    for (let surplus = items.length - from.length; surplus > 0; surplus--) writes.push(() => void to.pop());
    for (let at = 0; at < from.length; at++) {
      if (at >= items.length) writes.push(() => to.push(make(from[at])));
      else if (before && isAlike(before[at], from[at])) continue;
      else if (puts) putAll(puts, items[at], from[at], writes, before?.[at]);
      else {
        const value = make(from[at]);
        if (items[at] !== value) writes.push(() => void (to[at] = value));
      }
    }
  };
  return (fields, view, writes, before) => {
    const from = view[field] as Items;
    if (fields[field] !== undefined)
      putItems(fields[field] as ArraySchema, from, writes, before?.[field] as Items | undefined);
    else
      writes.push(() => {
        const made = new ArraySchema();
        fields[field] = made;
        putNow((more) => putItems(made, from, more));
      });
  };
};

/** Makes what stands in a list or a map, as Schema holds it. */
const maker = (node: FieldsNode | Leaf): ((value: unknown) => unknown) => {
  if (isLeaf(node)) return leafs(node);
  const puts = putsOf(node);
  return (value) => {
    const item = new (schemaOf(node))();
    putNow((writes) => putAll(puts, item, value, writes));
    return item;
  };
};

const leafs = (leaf: Leaf): ((value: unknown) => unknown) => (leaf === 'json' ? jsonText : (value) => value);

/** Schema writes the length of a text of just so many bytes as 0, and whatever follows is garbled. */
const UNWRITABLE = 255;

const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value);
  return Buffer.byteLength(text) === UNWRITABLE ? `${text} ` : text;
};
