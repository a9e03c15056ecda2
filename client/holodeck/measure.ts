import type { Quality } from '../ui/address';
import { BlindEngine } from './blindEngine';
import { type Holodeck, openHolodeck } from './index';
import { type Stats, takeStats } from './stats';

/** What a build of the scene came to, and what it left behind when it was gone. */
export interface SceneCost {
  readonly stats: Stats;
  readonly left: { readonly textures: number; readonly scenes: number; readonly observers: number };
}

/** Puts the ship and the table through what a game asks of them, so that everything is drawn at once. */
const trouble = async (deck: Holodeck): Promise<void> => {
  const { ship, shields } = await deck.centrepiece;
  deck.view('table', 0);
  deck.surround('space', 0);
  deck.alert('red');
  for (let i = 0; i < 6; i++) {
    ship.setSection(i, i % 2 === 0 ? 'destroyed' : 'damaged', 0);
    shields.set(i, i % 3 === 0 ? 'damaged' : 'intact', 0);
    shields.hit(i);
  }
  const from = deck.frames();
  while (deck.frames() < from + 3) await new Promise((next) => requestAnimationFrame(next));
  await deck.scene.whenReadyAsync();
};

/** Opens the scene on a canvas of its own, counts what it costs at its busiest, and closes it. */
export const measureScene = async (page: Document, quality: Quality | 'xr'): Promise<SceneCost> => {
  const canvas = page.createElement('canvas');
  canvas.width = 640;
  canvas.height = 360;
  page.body.append(canvas);
  const deck = await openHolodeck(canvas, { quality });
  await trouble(deck);
  const stats = takeStats(deck.scene);
  const engine = deck.scene.getEngine();
  deck.dispose();
  canvas.remove();
  return {
    stats,
    left: {
      textures: engine.getLoadedTexturesCache().length,
      scenes: engine.scenes.length,
      observers: engine.onResizeObservable.observers.length + engine.onEndFrameObservable.observers.length,
    },
  };
};

/** What all effects at once add to the scene. */
export interface EffectsCost {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly textures: number;
  /** Draw calls they cost while all is dark. */
  readonly dark: number;
}

/** Opens the scene, plays every effect there is over it, and counts what that adds. */
export const measureEffects = async (page: Document, quality: Quality | 'xr'): Promise<EffectsCost> => {
  const canvas = page.createElement('canvas');
  page.body.append(canvas);
  const deck = await openHolodeck(canvas, { quality });
  await trouble(deck);
  deck.scene.getEngine().stopRenderLoop();
  const plain = takeStats(deck.scene);
  const { makeEffects } = await import('../kit/effects');
  const { playEverything } = await import('../kit/effects/everything');
  const effects = makeEffects(deck.scene, deck.preset);
  effects.update(0);
  await deck.scene.whenReadyAsync();
  effects.update(0);
  const dark = takeStats(deck.scene);
  playEverything(effects);
  effects.update(0.45);
  await deck.scene.whenReadyAsync();
  const full = takeStats(deck.scene);
  deck.dispose();
  canvas.remove();
  return {
    drawCalls: full.drawCalls - plain.drawCalls,
    triangles: full.triangles - plain.triangles,
    textures: full.textures - plain.textures,
    dark: dark.drawCalls - plain.drawCalls,
  };
};

/** The compiler at work looks like growth for a while; what really grows does so in every round. */
const ROUNDS = 6;

/** A game on the table while its script is timed: `stir` lets everything happen at once. */
export interface Busy {
  stir(): void;
  dispose(): void;
}
/** Frames timed together, for a browser's clock goes by tenths of a millisecond; so many times; and after how many of them everything happens again. */
const [BLOCK, BLOCKS, BUSY_EVERY] = [10, 60, 3];

/** Milliseconds of script for a frame (median of 600, by tens) with nothing drawn, and bytes kept after 1,000 idle frames. */
export const timeScene = async (
  page: Document,
  quality: Quality | 'xr',
  collect: () => Promise<number>,
  busy?: (deck: Holodeck, canvas: HTMLCanvasElement) => Promise<Busy>,
): Promise<{ readonly frameMs: number; readonly heapBytes: number }> => {
  const engine = new BlindEngine();
  const canvas = page.createElement('canvas');
  const deck = await openHolodeck(canvas, { quality, engine });
  await deck.centrepiece;
  const game = await busy?.(deck, canvas);
  engine.stopRenderLoop();
  const times: number[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    if (block % BUSY_EVERY === 0) game?.stir();
    const began = performance.now();
    for (let i = 0; i < BLOCK; i++) deck.step(1 / 60);
    times.push((performance.now() - began) / BLOCK);
  }
  times.sort((a, b) => a - b);
  let heapBytes = Infinity;
  let before = await collect();
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < 1000; i++) deck.step(1 / 60);
    const after = await collect();
    heapBytes = Math.min(heapBytes, after - before);
    before = after;
  }
  game?.dispose();
  deck.dispose();
  return { frameMs: times[BLOCKS / 2] ?? 0, heapBytes };
};
