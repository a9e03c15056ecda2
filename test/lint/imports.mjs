/** Calls `judge(node, source)` for everything by which a file takes from another: the node, and the name it gives. */
export const forEachImport = (judge) => {
  const fromSource = (node) => node.source && judge(node, String(node.source.value));
  return {
    ImportDeclaration: fromSource,
    ExportNamedDeclaration: fromSource,
    ExportAllDeclaration: fromSource,
    ImportExpression: fromSource,
    "CallExpression[callee.name='require']": (node) =>
      node.arguments[0]?.type === 'Literal' && judge(node, String(node.arguments[0].value)),
  };
};
