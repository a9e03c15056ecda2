// Lints [{ file, code, typed }] from stdin with the project's own rules; prints [[rule, …], …].
// A process of its own, because Jest cannot load a configuration that is an ES module.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const snippets = JSON.parse(await text(process.stdin));
const typed = new ESLint();
// Rules that need types want a file that is really there; the others judge any name.
const untyped = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const results = [];
for (const { file, code, needsTypes } of snippets) {
  const [result] = await (needsTypes ? typed : untyped).lintText(code, { filePath: file });
  results.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(results));
