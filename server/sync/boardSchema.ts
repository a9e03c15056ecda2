import { type Schema, schema } from '@colyseus/schema';
import { isLeaf, isList, isMap, type Leaf, type Node, type FieldsNode } from '../../shared/engine/board';

/** A Schema class made from a board description. Its fields are known only to the description. */
export type SchemaClass = new () => Schema;

type FieldType = string | SchemaClass | { map: string | SchemaClass } | { array: string | SchemaClass };

/** The classes made for each node of a description, by the node itself. */
const classes = new WeakMap<FieldsNode, SchemaClass>();

/** The Schema class of a node with fields, made once. */
export const schemaOf = (node: FieldsNode, name = 'Board'): SchemaClass => {
  const made = classes.get(node);
  if (made) return made;
  const fields: Record<string, FieldType> = {};
  for (const field of Object.keys(node)) fields[field] = fieldType(node[field] as Node, `${name}.${field}`);
  const made2 = schema(fields as never, name) as unknown as SchemaClass;
  classes.set(node, made2);
  return made2;
};

const fieldType = (node: Node, name: string): FieldType => {
  if (isLeaf(node)) return leafType(node);
  if (isMap(node)) return { map: itemType(node.map, name) };
  if (isList(node)) return { array: itemType(node.list, name) };
  return schemaOf(node, name);
};

const itemType = (node: FieldsNode | Leaf, name: string): string | SchemaClass =>
  isLeaf(node) ? leafType(node) : schemaOf(node, name);

/** JSON leaves travel as text. */
const leafType = (leaf: Leaf): string => (leaf === 'json' ? 'string' : leaf);
