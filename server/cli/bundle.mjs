// Bundles one TypeScript entry for Node with esbuild, only when one of the files it is made of has changed.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, hashInputs, isFresh, writeAtomic, writeStamp } from './prepare.mjs';

// Packages that exist only as ES modules go into the bundle: `require` of them needs a newer Node 20 than ours.
const ESM_ONLY = /^(qr|@noble\/(hashes|ciphers)|@babylonjs\/core)(\/|$)/;

const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || ESM_ONLY.test(name) ? undefined : { path: name, external: true },
    );
  },
};

/** How Node code is bundled, here and while developing. */
export const bundleOptions = (entry, outfile, root = ROOT) => ({
  absWorkingDir: root,
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: 'linked',
  // Scenes name their files by it; what runs in Node loads none of them.
  define: { 'import.meta.url': '"file:///"' },
  logLevel: 'warning',
  plugins: [packagesOutside],
});

/** Bundles `entry` (relative to root) into `outfile` (likewise). True when it had to. */
export async function bundle(entry, outfile, { root = ROOT } = {}) {
  const stamp = `${outfile}.stamp.json`;
  if (isFresh(root, stamp)) return false;
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    ...bundleOptions(entry, outfile, root),
    write: false,
    metafile: true,
  });
  fs.mkdirSync(path.dirname(path.join(root, outfile)), { recursive: true });
  for (const file of result.outputFiles) writeAtomic(file.path, file.contents);
  const inputs = Object.keys(result.metafile.inputs).filter((name) => !name.includes('node_modules/'));
  const always = ['package-lock.json', 'server/cli/bundle.mjs'].filter((name) =>
    fs.existsSync(path.join(root, name)),
  );
  writeStamp(root, stamp, hashInputs(root, [...inputs, ...always].sort()), [outfile, `${outfile}.map`]);
  return true;
}
