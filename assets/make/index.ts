import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAssets } from './build';

/** `npm run assets [-- folder]`: makes every model, texture and sound anew and says how large each became. */
const main = async (folder: string): Promise<void> => {
  const root = path.resolve(process.cwd(), folder);
  let total = 0;
  for (const { path: name, bytes } of await buildAssets()) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    total += bytes.length;
    process.stdout.write(`${(bytes.length / 1024).toFixed(0).padStart(6)} KB  ${name}\n`);
  }
  process.stdout.write(`${(total / 1024).toFixed(0).padStart(6)} KB  in all\n`);
};

void main(process.argv[2] ?? 'assets');
