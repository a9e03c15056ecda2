import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Engine } from '@babylonjs/core/Engines/engine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Scene } from '@babylonjs/core/scene';
import { makeFaces as attackWing } from '../../client/games/attackWing/faces';
import { makeFaces } from '../../client/games/panic/faces';
import { PRESETS } from '../../client/holodeck/quality';
import { takeStats } from '../../client/holodeck/stats';
import { makeCards, Pen, SHEET } from '../../client/kit/cards';
import { loadLetters } from '../../client/kit/cards/atlas';
import { type ThemeName, THEMES } from '../../client/kit/theme';
import { CARD_IDS } from '../../shared/games/panic/data/cards';
import { CHARACTERS } from '../../shared/games/panic/data/characters';
import { MISSIONS } from '../../shared/games/panic/data/missions';

const FACES = { panic: makeFaces, attackWing } as const;
export type FacesOf = keyof typeof FACES;

/** Draws every face and tells what did not fit its place, the smallest letters, and how wide a fallback would be. */
export const fitFaces = async (theme: ThemeName, game: FacesOf) => {
  await loadLetters();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SHEET.width, SHEET.height];
  const context = canvas.getContext('2d')!;
  const faces = FACES[game]();
  const placed = faces.pictures.flatMap((name) => {
    const pen = new Pen(context, 1);
    faces.draw(pen, name, THEMES[theme]);
    return pen.placed.map((text) => ({ ...text, name }));
  });
  return {
    texts: placed.length,
    overflowing: placed.filter(({ fits }) => !fits).map(({ name, text }) => `${name}: ${text}`),
    smallest: Math.min(...placed.map(({ size }) => size)),
    letters: document.fonts.check('600 40px Antonio') && document.fonts.check('400 40px Antonio'),
  };
};

/** Writes a text that cannot fit, to see that it is noticed. */
export const fitTooMuch = (): boolean => {
  const pen = new Pen(document.createElement('canvas').getContext('2d')!, 1);
  return pen.write(
    'far too much for so little',
    { x: 0, y: 0, w: 60, h: 30 },
    { size: 30, least: 20, colour: '#fff' },
  );
};

/** All cards of a game on the table at once: what they cost and what is left when they are gone. */
export const tryCards = async (quality: keyof typeof PRESETS, lit: boolean) => {
  const canvas = document.createElement('canvas');
  const engine = new Engine(canvas, false);
  const scene = new Scene(engine);
  new ArcRotateCamera('eye', -1.57, 1.57, 3, Vector3.Zero(), scene).minZ = 0.01;
  await scene.whenReadyAsync();
  scene.render();
  const before = engine.getLoadedTexturesCache().length;
  const began = performance.now();
  const cards = makeCards(scene, PRESETS[quality], makeFaces());
  await cards.ready;
  const drawMs = performance.now() - began;
  const faces = [
    ...CARD_IDS,
    ...MISSIONS.map((id) => `mission:${id}`),
    ...CHARACTERS.map((id) => `character:${id}`),
  ];
  faces.forEach((face, i) => {
    const card = cards.add(face);
    card.node.position.set((i % 12) * 0.1 - 0.6, Math.floor(i / 12) * 0.1 - 0.4, 0);
    if (lit) card.glow('legal');
  });
  if (lit) cards.hold('mission:rogueProbe').position.z = -0.5;
  cards.update(1);
  await scene.whenReadyAsync();
  scene.render();
  const stats = takeStats(scene);
  cards.dispose();
  const left = engine.getLoadedTexturesCache().length - before;
  const meshes = scene.meshes.length;
  scene.dispose();
  engine.dispose();
  return { ...stats, drawMs, left, meshesLeft: meshes };
};
