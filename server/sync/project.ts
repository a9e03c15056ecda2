import { ArraySchema, MapSchema, type Schema } from '@colyseus/schema';
import { isLeaf, isList, isMap, type Leaf, type Node, type FieldsNode } from '../../shared/engine/board';
import { schemaOf } from './boardSchema';

type Fields = Record<string, unknown>;
/** Brings one field of a Schema object up to what a view says. */
type PutField = (to: Fields, from: Fields) => void;

/** A new Schema object that shows this public view. */
export const makeBoard = (board: FieldsNode, view: object): Schema => {
  const target = new (schemaOf(board))();
  project(board, target, view);
  return target;
};

/** Brings a Schema object up to a public view, writing only the leaves that differ. */
export const project = (board: FieldsNode, target: Schema, view: object): void => {
  putAll(putsOf(board), target, view);
};

const putAll = (puts: readonly PutField[], target: unknown, view: unknown): void => {
  for (const put of puts) put(target as Fields, view as Fields);
};

/** What there is to do for each field of a description: found out once, done at every move. */
const known = new WeakMap<FieldsNode, readonly PutField[]>();
const putsOf = (node: FieldsNode): readonly PutField[] => {
  const made = known.get(node) ?? Object.keys(node).map((field) => putField(node[field] as Node, field));
  known.set(node, made);
  return made;
};

const putField = (node: Node, field: string): PutField => {
  if (isLeaf(node)) return putLeaf(node, field);
  if (isMap(node)) return putMap(node.map, field);
  if (isList(node)) return putList(node.list, field);
  const [puts, make] = [putsOf(node), maker(node)];
  return (to, from) => {
    if (to[field] === undefined) to[field] = make(from[field]);
    else putAll(puts, to[field], from[field]);
  };
};

const putLeaf = (leaf: Leaf, field: string): PutField => {
  const leafOf = leafs(leaf);
  return (to, from) => {
    const value = leafOf(from[field]);
    if (to[field] !== value) to[field] = value;
  };
};

const putMap = (node: FieldsNode | Leaf, field: string): PutField => {
  const putItem = isLeaf(node) ? setLeaf(node) : setItem(node);
  return (fields, view) => {
    const to = (fields[field] ??= new MapSchema()) as MapSchema;
    const from = view[field] as Fields;
    for (const id of to.keys()) if (!Object.hasOwn(from, id)) to.delete(id);
    for (const id of Object.keys(from)) putItem(to, id, from[id]);
  };
};

type SetItem = (to: MapSchema, id: string, value: unknown) => void;

const setLeaf = (leaf: Leaf): SetItem => {
  const leafOf = leafs(leaf);
  return (to, id, given) => {
    const value = leafOf(given);
    if (to.get(id) !== value) to.set(id, value);
  };
};

const setItem = (node: FieldsNode): SetItem => {
  const [puts, make] = [putsOf(node), maker(node)];
  return (to, id, value) => {
    const held: unknown = to.get(id);
    if (held === undefined) to.set(id, make(value));
    else putAll(puts, held, value);
  };
};

const putList = (node: FieldsNode | Leaf, field: string): PutField => {
  const make = maker(node);
  const puts = isLeaf(node) ? undefined : putsOf(node);
  return (fields, view) => {
    const to = (fields[field] ??= new ArraySchema()) as ArraySchema;
    const from = view[field] as readonly unknown[];
    // Every look into an ArraySchema goes through a proxy, which takes longer than all the rest: one look for all items.
    const items: readonly unknown[] = to.toArray();
    for (let surplus = items.length - from.length; surplus > 0; surplus--) to.pop();
    for (let at = 0; at < from.length; at++) {
      if (at >= items.length) to.push(make(from[at]));
      else if (puts) putAll(puts, items[at], from[at]);
      else {
        const value = make(from[at]);
        if (items[at] !== value) to[at] = value;
      }
    }
  };
};

/** Makes what stands in a list or a map, as Schema holds it. */
const maker = (node: FieldsNode | Leaf): ((value: unknown) => unknown) => {
  if (isLeaf(node)) return leafs(node);
  const puts = putsOf(node);
  return (value) => {
    const item = new (schemaOf(node))();
    putAll(puts, item, value);
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
