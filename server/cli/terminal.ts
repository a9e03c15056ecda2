/** One line on standard output. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** One line on standard error, and exit code 1 once the program has wound down. */
export const stop = (line: string): void => {
  process.stderr.write(`starboard: ${line.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
};
