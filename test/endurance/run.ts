import type { CDPSession, Page } from 'playwright-core';
import { repeatChance } from '../helpers/repeatable';
import { standOutOfTime } from './inPage';

/** What is in use once so many films have been shown. */
export interface Use {
  readonly films: number;
  readonly hours: number;
  readonly heapBytes: number;
  /** Of the page: nodes of its documents, and who listens to something. */
  readonly nodes: number;
  readonly listeners: number;
  /** Of the scene. */
  readonly textures: number;
  readonly materials: number;
  readonly meshes: number;
  readonly geometries: number;
  readonly observers: number;
}

/** Frames are drawn so often, in milliseconds. */
const FRAME_MS = 500;
const LOOK_MS = 200;

/** The showcase of a server in a page whose time does not pass, with nothing drawn; measured when so many films are over. */
export const endure = async (
  page: Page,
  origin: string,
  measured: readonly number[],
  tell: (use: Use) => Promise<void> | void = () => undefined,
): Promise<readonly Use[]> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await repeatChance(page.context(), 1);
  await page.addInitScript(standOutOfTime, FRAME_MS);
  // The whole story is told.
  await page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ pace: '1' })));
  await page.goto(`${origin}/showcase?test&blind&quality=test`);
  const uses: Use[] = [];
  for (const films of measured) {
    await page.evaluate((until) => {
      if (window.endured) window.endured.until = until;
    }, films);
    while ((await page.evaluate(() => window.endured?.films ?? 0)) < films)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const use = await useNow(page, tools, films);
    uses.push(use);
    await tell(use);
  }
  return uses;
};

const useNow = async (page: Page, tools: CDPSession, films: number): Promise<Use> => {
  for (let times = 0; times < 3; times++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const scene = await page.evaluate(() => {
    const deck = window.starboard?.debug.deck();
    if (!deck) throw new Error('there is no scene');
    const { scene } = deck;
    const engine = scene.getEngine();
    const observables = [scene, engine, deck.eye.camera].flatMap((one) =>
      Object.values(one).filter((part): part is { observers: readonly unknown[] } =>
        Array.isArray((part as { observers?: unknown } | undefined)?.observers),
      ),
    );
    return {
      hours: Number(((window.endured?.now() ?? 0) / 3_600_000).toFixed(2)),
      textures: engine.getLoadedTexturesCache().length,
      materials: scene.materials.length,
      meshes: scene.meshes.length + scene.transformNodes.length,
      geometries: scene.geometries.length,
      observers: observables.reduce((sum, { observers }) => sum + observers.length, 0),
    };
  });
  return {
    ...{ films, heapBytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') },
    ...scene,
  };
};
