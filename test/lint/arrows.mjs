import path from 'node:path';
import { forEachImport } from './imports.mjs';

// Who may import whom. Both ends are judged by their folders alone, so that no file need be looked for.

// A star stands for one folder of any name.
const pattern = (folder) => new RegExp(`^${folder.replaceAll('*', '[^/]+')}(/|$)`, 'u');

/**
 * @param {object} walls
 * @param {string} walls.root
 * @param {Record<string, string | string[]>} walls.folders the parts of the house; a file belongs to the first that holds it
 * @param {Record<string, string[]>} walls.arrows what each part may import
 * @param {Record<string, string[]>} walls.open single files, without their ending, that these parts may import besides
 * @param {string} walls.message
 */
export const arrowsOf = ({ root, folders, arrows, open, message }) => {
  const parts = Object.entries(folders).flatMap(([part, places]) =>
    [places].flat().map((place) => [part, pattern(place)]),
  );
  const partOf = (place) => parts.find(([, holds]) => holds.test(place))?.[0];
  const placeOf = (file) => path.relative(root, file).replaceAll(path.sep, '/');
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: { arrow: `{{ from }} may not import {{ to }}: ${message}` },
    },
    create(context) {
      const from = partOf(placeOf(context.filename));
      if (from === undefined) return {};
      return forEachImport((node, source) => {
        if (!source.startsWith('.')) return;
        const place = placeOf(path.resolve(path.dirname(context.filename), source));
        const to = partOf(place);
        if (to === undefined || arrows[from].includes(to) || open[place]?.includes(from)) return;
        context.report({ node, messageId: 'arrow', data: { from, to } });
      });
    },
  };
};
