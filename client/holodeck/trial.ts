import type { Quality } from '../ui/address';
import { BlindEngine } from './blindEngine';
import { type Holodeck, openHolodeck } from './index';
import { type Stats, takeStats } from './stats';

/** What a build of the scene came to, and what it left behind when it was gone. */
export interface Trial {
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
export const tryScene = async (page: Document, quality: Quality | 'xr'): Promise<Trial> => {
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

/** The compiler at work looks like growth for a while; what really grows does so in every round. */
const ROUNDS = 6;

/** Milliseconds of script for a frame (median of 300) with nothing drawn, and bytes kept after 1,000 idle frames. */
export const timeScene = async (
  page: Document,
  quality: Quality | 'xr',
  collect: () => Promise<number>,
): Promise<{ readonly frameMs: number; readonly heapBytes: number }> => {
  const engine = new BlindEngine();
  const deck = await openHolodeck(page.createElement('canvas'), { quality, engine });
  await deck.centrepiece;
  engine.stopRenderLoop();
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    const began = performance.now();
    deck.step(1 / 60);
    times.push(performance.now() - began);
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
  deck.dispose();
  return { frameMs: times[150] ?? 0, heapBytes };
};
