/**
 * Describes a public view as plain data, so that its type, its Schema classes and its projection all come from one
 * place. A public view is total: no `null`, no optional fields, no array directly in an array.
 */
export const LEAVES = [
  'string',
  'boolean',
  'number',
  'int8',
  'uint8',
  'int16',
  'uint16',
  'int32',
  'uint32',
  'json',
] as const;
export type Leaf = (typeof LEAVES)[number];

declare const holds: unique symbol;

/** A leaf for a small irregular public thing; it travels as JSON text. Written `json<T>()`. */
export type Json<T> = 'json' & { readonly [holds]?: T };
export const json = <T>(): Json<T> => 'json';

/** A string leaf that holds only certain strings. Written `text<Phase>()`. */
export type Text<T extends string> = 'string' & { readonly [holds]?: T };
export const text = <T extends string>(): Text<T> => 'string';

export interface FieldsNode {
  readonly [field: string]: Node;
}
/** `map`: fields or leaves by id; `list`: fields or leaves in order. */
export type Node =
  Leaf | { readonly map: FieldsNode | Leaf } | { readonly list: FieldsNode | Leaf } | FieldsNode;

type Value<N> = N extends Leaf
  ? LeafValue<N>
  : N extends { readonly map: infer M }
    ? Record<string, Value<M>>
    : N extends { readonly list: infer L }
      ? Value<L>[]
      : { -readonly [K in keyof N]: Value<N[K]> };

type LeafValue<N> = N extends { readonly [holds]?: infer T }
  ? unknown extends T
    ? Plain<N>
    : Exclude<T, undefined>
  : Plain<N>;

type Plain<N> = N extends 'string'
  ? string
  : N extends 'boolean'
    ? boolean
    : N extends 'json'
      ? unknown
      : number;

/** The type of the view that a description describes. */
export type PublicOf<D extends FieldsNode> = { -readonly [K in keyof D]: Value<D[K]> };

/** A description whose view has the type `Public`. */
export type Board<Public extends object> = FieldsNode & { readonly [holds]?: Public };

export const isLeaf = (node: Node): node is Leaf => typeof node === 'string';

/** What a board looks like once its Schema object has been turned into plain data: `json` leaves are still text. */
export const readBoard = <Public extends object>(board: Board<Public>, wire: unknown): Public =>
  readNode(board, wire) as Public;

const readNode = (node: Node, wire: unknown): unknown => {
  if (isLeaf(node)) return node === 'json' ? (JSON.parse(String(wire)) as unknown) : wire;
  if (isMap(node)) return readFields(wire, () => node.map);
  if (isList(node)) return (wire as readonly unknown[]).map((item) => readNode(node.list, item));
  return readFields(wire, (field) => node[field]);
};

const readFields = (wire: unknown, nodeOf: (field: string) => Node | undefined): Record<string, unknown> => {
  const from = wire as Readonly<Record<string, unknown>>;
  const to: Record<string, unknown> = {};
  for (const field of Object.keys(from)) {
    const node = nodeOf(field);
    if (node !== undefined) to[field] = readNode(node, from[field]);
  }
  return to;
};

export const isMap = (node: Node): node is { readonly map: FieldsNode | Leaf } =>
  !isLeaf(node) && 'map' in node && Object.keys(node).length === 1;

export const isList = (node: Node): node is { readonly list: FieldsNode | Leaf } =>
  !isLeaf(node) && 'list' in node && Object.keys(node).length === 1;
