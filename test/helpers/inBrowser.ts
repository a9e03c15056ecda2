import { buildSync } from 'esbuild';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './server';

/**
 * Bundles a TypeScript file for the page and gives its exports there as the global `bundled`. `address`: where the file that
 * names the made files is said to be.
 */
export async function loadInPage(page: Page, entry: string, address = ''): Promise<void> {
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
  await page.addScriptTag({ content: outputFiles[0]!.text });
}
