import { ESLint } from 'eslint';
import ts from 'typescript';
import { ROOT } from './prepare.mjs';

// Types and lint of the whole house. Both need every type of it: checked in one process, they are worked out once.

const host = {
  getCurrentDirectory: () => ROOT,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};

/** The program that tsconfig.json describes, and what is wrong with that file itself. */
function readProgram() {
  const trouble = [];
  const config = ts.getParsedCommandLineOfConfigFile(
    `${ROOT}/tsconfig.json`,
    { noEmit: true, incremental: false, tsBuildInfoFile: undefined },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => trouble.push(found) },
  );
  const program = ts.createProgram({ rootNames: config?.fileNames ?? [], options: config?.options ?? {} });
  return { program, trouble: [...trouble, ...(config?.errors ?? [])] };
}

const { program, trouble } = readProgram();
const wrong = [...trouble, ...ts.getPreEmitDiagnostics(program)];
process.stdout.write(ts.formatDiagnostics(wrong, host));

const languageOptions = { parserOptions: { programs: [program], projectService: false } };
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [{ files: ['**/*.ts'], languageOptions }] });
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
const found = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
process.exitCode = wrong.length + found === 0 ? 0 : 1;
