// Lints [{ file, code, needsTypes }] from stdin with the project's own rules; prints [[rule, …], …].
// A process of its own, because Jest cannot load a configuration that is an ES module.
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(
  { ...config.compilerOptions, lib: ['ES2023'], types: [], incremental: false, tsBuildInfoFile: undefined },
  '.',
);

/** A program of this one file: types of the whole house would take longer than all snippets together. */
function programOf(file, code) {
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (name === file ? code : readFile(name));
  return ts.createProgram({ rootNames: [file], options, host });
}

function typed(file, code) {
  const parserOptions = { programs: [programOf(path.resolve(file), code)], projectService: false };
  return new ESLint({ overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parserOptions } }] });
}

// Rules that need types want a program; the others judge any name.
const untyped = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const results = [];
for (const { file, code, needsTypes } of JSON.parse(await text(process.stdin))) {
  const eslint = needsTypes ? typed(file, code) : untyped;
  const [result] = await eslint.lintText(code, { filePath: file });
  results.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(results));
