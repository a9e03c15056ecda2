import { ArraySchema, MapSchema, type Schema } from '@colyseus/schema';
import { isLeaf, isList, isMap, type Leaf, type Node, type FieldsNode } from '../../shared/engine/board';
import { schemaOf } from './boardSchema';

type Fields = Record<string, unknown>;

/** A new Schema object that shows this public view. */
export const makeBoard = (board: FieldsNode, view: object): Schema => {
  const target = new (schemaOf(board))();
  project(board, target, view);
  return target;
};

/** Brings a Schema object up to a public view, writing only the leaves that differ. */
export const project = (board: FieldsNode, target: Schema, view: object): void => {
  const to = target as unknown as Fields;
  const from = view as Fields;
  for (const field of Object.keys(board)) projectField(board[field] as Node, to, field, from[field]);
};

const projectField = (node: Node, to: Fields, field: string, value: unknown): void => {
  if (isLeaf(node)) {
    const leaf = leafOf(node, value);
    if (to[field] !== leaf) to[field] = leaf;
  } else if (isMap(node)) {
    to[field] ??= new MapSchema();
    projectMap(node.map, to[field] as MapSchema, value as Fields);
  } else if (isList(node)) {
    to[field] ??= new ArraySchema();
    projectList(node.list, to[field] as ArraySchema, value as readonly unknown[]);
  } else if (to[field] === undefined) {
    to[field] = makeItem(node, value);
  } else {
    project(node, to[field] as Schema, value as object);
  }
};

const projectMap = (node: FieldsNode | Leaf, to: MapSchema, from: Fields): void => {
  for (const id of [...to.keys()]) if (!Object.hasOwn(from, id)) to.delete(id);
  for (const id of Object.keys(from)) {
    const held: unknown = to.get(id);
    if (!isLeaf(node) && held !== undefined) project(node, held as Schema, from[id] as object);
    else if (held !== leafOrItem(node, from[id], held)) to.set(id, makeItem(node, from[id]));
  }
};

const projectList = (node: FieldsNode | Leaf, to: ArraySchema, from: readonly unknown[]): void => {
  // Every look into an ArraySchema goes through a proxy, which takes longer than all the rest: one look for all items.
  const items: readonly unknown[] = to.toArray();
  for (let surplus = items.length - from.length; surplus > 0; surplus--) to.pop();
  for (let at = 0; at < from.length; at++) {
    const held = items[at];
    if (at >= items.length) to.push(makeItem(node, from[at]));
    else if (!isLeaf(node)) project(node, held as Schema, from[at] as object);
    else if (held !== leafOf(node, from[at])) to[at] = leafOf(node, from[at]);
  }
};

/** For leaves, the value to compare with what is held; a thing not yet held is always new. */
const leafOrItem = (node: FieldsNode | Leaf, value: unknown, held: unknown): unknown =>
  isLeaf(node) ? leafOf(node, value) : held === undefined ? value : held;

const makeItem = (node: FieldsNode | Leaf, value: unknown): unknown => {
  if (isLeaf(node)) return leafOf(node, value);
  const item = new (schemaOf(node))();
  project(node, item, value as object);
  return item;
};

const leafOf = (leaf: Leaf, value: unknown): unknown => (leaf === 'json' ? jsonText(value) : value);

/** Schema writes the length of a text of just so many bytes as 0, and whatever follows is garbled. */
const UNWRITABLE = 255;

const jsonText = (value: unknown): string => {
  const text = JSON.stringify(value);
  return Buffer.byteLength(text) === UNWRITABLE ? `${text} ` : text;
};
