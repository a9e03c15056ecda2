import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { failed, type Result } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { say, stop } from './terminal';

/** Flags a script knows, by name. All but `FLAG` come with a value. */
type Flags = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;
export type Values<F extends Flags> = { readonly [Name in keyof F]: v.InferOutput<F[Name]> };

export const FLAG = v.optional(v.boolean(), false);

const digits = v.pipe(v.string(), v.regex(/^-?[0-9]+$/u, 'expected a whole number'), v.transform(Number));
const within = (min: number, max: number) => v.pipe(digits, v.minValue(min), v.maxValue(max));

/** A whole number that may be left out. */
export const whole = (min: number, max: number) => v.optional(within(min, max));
/** A whole number, and what it is when nothing is said. */
export const wholeOr = (usual: number, min: number, max: number) =>
  v.optional(within(min, max), String(usual));

/** Reads `--name value` and `--flag`; whatever is wrong is said in one line that names what was expected. */
export const readFlags = <F extends Flags>(
  script: string,
  flags: F,
  argv: readonly string[],
): Result<Values<F>> => {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, shape]) => [
      name,
      { type: shape === FLAG ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...argv], options, strict: true });
    return parse(v.object(flags) as unknown as v.GenericSchema<unknown, Values<F>>, values, script);
  } catch (error) {
    const known = Object.keys(flags).map((name) => `--${name}`);
    const [reason = ''] = (error as Error).message.split(/[\n.]/u);
    return failed({ code: 'badFlags', message: `${script}: expected ${known.join(', ')}; ${reason}` });
  }
};

/** What a script has to say at its end: the object for programs, and the same in lines for people. */
export interface Told {
  readonly report: unknown;
  readonly lines: readonly string[];
  /** What should not have been: said on standard error, and the exit code is 1. */
  readonly fault?: string | undefined;
}

/**
 * Runs a script that measures or simulates. With `--json` it prints its report as one line and nothing else; without, what
 * it says on the way and its lines.
 */
export const runScript = async <F extends Flags>(
  script: string,
  flags: F,
  work: (values: Values<F>, tell: (line: string) => void) => Promise<Told> | Told,
): Promise<void> => {
  const read = readFlags(script, { ...flags, json: FLAG }, process.argv.slice(2));
  if (!read.ok) return stop(read.refusal.message);
  const { json } = read.value;
  try {
    const { report, lines, fault } = await work(read.value, json ? () => undefined : say);
    if (json) say(JSON.stringify(report));
    else for (const line of lines) say(line);
    if (fault !== undefined) stop(`${script}: ${fault}`);
  } catch (error) {
    stop(`${script}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
