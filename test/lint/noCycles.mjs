import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { forEachImport } from './imports.mjs';

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

/** Every file that each of these leads to, and from where one comes to it; worked out once, while no import changes. */
const reaches = new Map();

function reachOf(from) {
  if (reaches.has(from)) return reaches.get(from);
  const cameFrom = new Map([[from, undefined]]);
  for (const file of cameFrom.keys())
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  reaches.set(from, cameFrom);
  return cameFrom;
}

/** The way from one file back to another, or nothing. */
function wayBack(from, to) {
  const cameFrom = reachOf(from);
  return cameFrom.has(to) ? stepsTo(to, cameFrom) : undefined;
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
    const found = importsIn(context.sourceCode.text, file);
    if (String(imports.get(file)) !== String(found)) reaches.clear();
    imports.set(file, found);
    return forEachImport((node, source) => {
      const target = resolve(file, source);
      const steps = target && wayBack(target, file);
      if (steps)
        context.report({
          node,
          messageId: 'cycle',
          data: { files: [path.basename(file), ...steps].join(' → ') },
        });
    });
  },
};
