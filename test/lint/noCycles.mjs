import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// No file may import itself by way of others, types included: of two files one is always the simpler.

/** What each file imports: of the files linted so far by their text, of the others as they are on the disk. */
const imports = new Map();

const isFile = (name) => fs.existsSync(name) && fs.statSync(name).isFile();

/** The file a relative import means, as the bundlers find it. */
function resolve(from, source) {
  if (!source.startsWith('.')) return undefined;
  const name = path.resolve(path.dirname(from), source);
  return [`${name}.ts`, path.join(name, 'index.ts'), name].find(isFile);
}

function importsIn(text, file) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return [...new Set(importedFiles.map(({ fileName }) => resolve(file, fileName)))].filter(
    (name) => name !== undefined && /\.(ts|mjs)$/.test(name),
  );
}

function importsOf(file) {
  if (!imports.has(file)) imports.set(file, importsIn(fs.readFileSync(file, 'utf8'), file));
  return imports.get(file);
}

/** The way from one file back to another, or nothing. */
function wayBack(from, to) {
  const cameFrom = new Map([[from, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === to) return stepsTo(file, cameFrom);
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

function stepsTo(file, cameFrom) {
  const steps = [];
  for (let at = file; at !== undefined; at = cameFrom.get(at)) steps.unshift(path.basename(at));
  return steps;
}

export const noCycles = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'A cycle of files: {{ files }}.' } },
  create(context) {
    const file = context.filename;
    imports.set(file, importsIn(context.sourceCode.text, file));
    const judge = (node) => {
      const target = node.source && resolve(file, String(node.source.value));
      const steps = target && wayBack(target, file);
      if (steps)
        context.report({
          node,
          messageId: 'cycle',
          data: { files: [path.basename(file), ...steps].join(' → ') },
        });
    };
    return {
      ImportDeclaration: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
      ImportExpression: judge,
    };
  },
};
