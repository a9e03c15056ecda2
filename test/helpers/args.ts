import * as v from 'valibot';

/** Reads `--name 3` and `--flag` from a command line; what is wrong is said in one line, and the process ends with 1. */
export const readArgs = <T extends v.ObjectEntries>(
  shape: v.StrictObjectSchema<T, undefined>,
  args = process.argv.slice(2),
): v.InferOutput<v.StrictObjectSchema<T, undefined>> => {
  const given: Record<string, number | boolean> = {};
  for (let i = 0; i < args.length; i++) {
    const name = /^--([a-z][\w-]*)$/iu.exec(args[i] ?? '')?.[1];
    if (name === undefined) return complain(`expected --name value, got ${JSON.stringify(args[i])}`);
    const value = args[i + 1];
    if (value === undefined || value.startsWith('--')) given[name] = true;
    else {
      given[name] = Number(value);
      i++;
    }
  }
  const read = v.safeParse(shape, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  return complain(
    `--${v.getDotPath(issue) ?? ''}: expected ${issue.expected ?? 'nothing'}, got ${issue.received}`,
  );
};

const complain = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

export const wholeArg = (otherwise: number, min: number, max: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), otherwise);
export const flagArg = v.optional(v.boolean(), false);
