import * as v from 'valibot';
import { failed, type Refusal, type Result, succeeded } from './result';

/** What data from outside must look like: a valibot schema, with titles and ranges where people fill it in. */
export type Shape<T> = v.GenericSchema<unknown, T>;

/** A whole number that people fill in. */
export const ranged = (least: number, most: number, title: string, description: string) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.title(title),
    v.description(description),
  );

/** Checks data against a shape. A failure names what was expected, where, and what came. */
export const parse = <T>(shape: Shape<T>, data: unknown, what = 'data'): Result<T> => {
  const parsed = v.safeParse(kindOf(shape, data), data, { abortEarly: true });
  return parsed.success ? succeeded(parsed.output) : failed(misfit(parsed.issues[0], what));
};

/** The kinds of a shape that has several, by what tells them apart. */
type Kinds<T> = ReadonlyMap<unknown, Shape<T>>;
const kindsByShape = new WeakMap<object, Kinds<unknown>>();

/**
 * The one kind that data says it is. Valibot tries every kind of a variant in turn and writes down what is wrong with each before it comes to
 * the right one, which took a seventh of all memory that a move took.
 */
const kindOf = <T>(shape: Shape<T>, data: unknown): Shape<T> => {
  const { type, key = '' } = shape as unknown as Introspected;
  if (type !== 'variant' || typeof data !== 'object' || data === null) return shape;
  const known = kindsByShape.get(shape) ?? kindsOf(shape);
  kindsByShape.set(shape, known);
  return (known as Kinds<T>).get((data as Readonly<Record<string, unknown>>)[key]) ?? shape;
};

const kindsOf = (shape: object): Kinds<unknown> => {
  const { key = '', options = [] } = shape as Introspected;
  const kinds = new Map<unknown, Shape<unknown>>();
  for (const option of options) {
    const tag = (option as Introspected).entries?.[key];
    // Where two kinds share a tag, or one has no plain tag, only trying tells.
    if (tag?.type !== 'literal' || kinds.has(tag.literal)) return new Map();
    kinds.set(tag.literal, option as Shape<unknown>);
  }
  return kinds;
};

const misfit = (issue: v.BaseIssue<unknown>, what: string): Refusal => {
  const path = v.getDotPath(issue);
  const where = path === null ? what : `${what}.${path}`;
  // For a missing field valibot gives the field's own name as what it expected.
  const missing = issue.received === 'undefined' && issue.expected?.startsWith('"');
  const expected = missing ? 'a value' : (issue.expected ?? issue.type);
  return {
    code: 'badShape',
    message: `${where}: expected ${expected}, got ${missing ? 'nothing' : shorten(issue.received)}`,
  };
};

// What came may be a whole message; people need its beginning.
const shorten = (received: string): string => (received.length > 60 ? `${received.slice(0, 57)}…` : received);

interface FieldBase {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** One line of a form that fills in an options shape. */
export type Field = FieldBase &
  (
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly initial: number }
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly initial: string }
    | { readonly kind: 'flag'; readonly initial: boolean }
    | { readonly kind: 'text'; readonly initial: string }
  );

/** What valibot keeps on its schemas, as far as it is needed here. */
interface Introspected {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Introspected>>;
  readonly wrapped?: Introspected;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  /** Of a variant: the field that tells its options apart. Of a literal: what it must be. */
  readonly key?: string;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** The fields of an options shape, in the order written. Options are flat: numbers, choices, flags, texts. */
export const describe = (shape: Shape<object>): readonly Field[] => {
  const entries = (shape as unknown as Introspected).entries ?? {};
  return Object.keys(entries).map((name) => describeField(name, entries[name] as Introspected));
};

const describeField = (name: string, entry: Introspected): Field => {
  const inner = entry.wrapped ?? entry;
  const schema = inner as unknown as Shape<unknown>;
  const base: FieldBase = {
    name,
    title: v.getTitle(schema) ?? name,
    description: v.getDescription(schema) ?? '',
  };
  const initial = entry.default;
  switch (inner.type) {
    case 'number': {
      const min = bound(inner, 'min_value', 0);
      return {
        ...base,
        kind: 'number',
        min,
        max: bound(inner, 'max_value', 1_000_000),
        initial: Number(initial ?? min),
      };
    }
    case 'picklist': {
      const choices = (inner.options ?? []).map(String);
      return {
        ...base,
        kind: 'choice',
        choices,
        initial: typeof initial === 'string' ? initial : (choices[0] ?? ''),
      };
    }
    case 'boolean':
      return { ...base, kind: 'flag', initial: initial === true };
    case 'string':
      return { ...base, kind: 'text', initial: typeof initial === 'string' ? initial : '' };
    default:
      throw new TypeError(`option ${name}: expected number, picklist, boolean or string, got ${inner.type}`);
  }
};

const bound = (schema: Introspected, type: string, otherwise: number): number => {
  const found = schema.pipe?.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : otherwise;
};
