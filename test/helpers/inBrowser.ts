import { buildSync } from 'esbuild';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './bundled';

/** Bundles of this suite, by what they are made from. */
const made = new Map<string, string>();

const bundle = (entry: string, address: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundled',
    platform: 'browser',
    target: 'es2022',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    define: address === '' ? {} : { 'import.meta.url': JSON.stringify(address) },
  });
  return outputFiles[0]!.text;
};

/**
 * Bundles a TypeScript file for the page and gives its exports there as the global `bundled`. `address`: where the file that
 * names the made files is said to be.
 */
export async function loadInPage(page: Page, entry: string, address = ''): Promise<void> {
  const key = `${entry} ${address}`;
  const content = made.get(key) ?? bundle(entry, address);
  made.set(key, content);
  await page.addScriptTag({ content });
}
