import { PointerEventTypes } from '@babylonjs/core/Events/pointerEvents';
import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import '@babylonjs/core/Culling/ray';
import { Pen } from '../../kit/cards';
import { loadLetters } from '../../kit/cards/atlas';
import { makeShader, PLAIN_VERTEX } from '../../kit/shader';
import { Shape } from '../../kit/shape';
import { CATEGORIES, openSounds, SOUND_NAMES, SOUNDS, type SoundName } from '../../kit/sound';
import type { Colours, Meaning } from '../../kit/theme';
import { soundWords } from '../../ui/soundWords';
import type { Exhibit } from '../exhibit';
import { readWaveform, type Waveform } from './waveform';

const [WIDTH, HEIGHT, COLUMNS] = [1536, 864, 6];
const WAVE = 200;
const FRAGMENT = `precision highp float;
varying vec2 vUv; uniform sampler2D faces;
void main() { gl_FragColor = vec4(texture2D(faces, vUv).rgb, 1.0); }`;

const COLOUR: Readonly<Record<(typeof CATEGORIES)[number], Meaning>> = {
  effects: 'calm',
  interface: 'mine',
  alert: 'danger',
  ambience: 'long',
};

const namesOf = (state: string): readonly SoundName[] =>
  SOUND_NAMES.filter((name) => state === 'all' || SOUNDS[name].category === state);

const cellOf = (i: number): { x: number; y: number; w: number; h: number } => {
  const [w, h] = [WIDTH / COLUMNS, HEIGHT / 6];
  return { x: (i % COLUMNS) * w, y: Math.floor(i / COLUMNS) * h, w, h };
};

const drawWave = (pen: Pen, i: number, wave: Waveform, colours: Colours): void => {
  const { x, y, w, h } = cellOf(i);
  const colour = colours[COLOUR[SOUNDS[wave.name].category]];
  pen.block({ x: x + 4, y: y + 4, w: w - 8, h: h - 8 }, 14, '#101828');
  pen.block({ x: x + 4, y: y + 4, w: 12, h: h - 8 }, [14, 0, 0, 14], colour);
  const small = { size: 19, least: 13, weight: 400 } as const;
  const name = wave.name.replaceAll(/([A-Z])/g, ' $1');
  const figures = `${wave.seconds.toFixed(2)} s  ${wave.peak.toFixed(0)} / ${wave.rms.toFixed(0)} dB`;
  pen.write(name, { x: x + 28, y: y + 8, w: w - 40, h: 28 }, { size: 24, least: 18, colour: '#f2f6ff' });
  pen.write(figures, { x: x + 28, y: y + h - 32, w: 100, h: 22 }, { ...small, colour });
  pen.write(
    soundWords[wave.name] ?? '',
    { x: x + 132, y: y + h - 32, w: w - 144, h: 22 },
    { ...small, colour: '#9fb2d6', align: 'right' },
  );
  wave.columns.forEach(([low, high], column) => {
    pen.ink.fillStyle = colour;
    const middle = y + h / 2 + 2;
    pen.ink.fillRect(
      x + 30 + (column * (w - 48)) / WAVE,
      middle - high * 34,
      1,
      Math.max(1, (high - low) * 34),
    );
  });
};

const makeBoard = (scene: Scene, texture: DynamicTexture): Mesh => {
  const shape = new Shape();
  const [w, h] = [0.96 / 2, 0.54 / 2];
  const corners = [
    [-w, -h, 0, 1],
    [w, -h, 1, 1],
    [w, h, 1, 0],
    [-w, h, 0, 0],
  ].map(([x = 0, y = 0, u = 0, v = 0]) => shape.vertex([x, y, 0], [0, 0, -1], [u, v]));
  shape.quad(corners[0] ?? 0, corners[3] ?? 0, corners[2] ?? 0, corners[1] ?? 0);
  const board = shape.mesh('sound board', scene);
  const material = makeShader(scene, 'sound board', {
    vertex: PLAIN_VERTEX,
    fragment: FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    samplers: ['faces'],
    bothSides: true,
  });
  material.setTexture('faces', texture);
  board.material = material;
  board.rotation.y = Math.PI + 0.62;
  return board;
};

/** Every sound as a curve with its length, peak and loudness; a click on one plays it. */
export const sounds: Exhibit = {
  states: ['all', ...CATEGORIES],
  build: async (scene, _preset, colours) => {
    await loadLetters();
    const texture = new DynamicTexture('sound board', { width: WIDTH, height: HEIGHT }, scene, true);
    const board = makeBoard(scene, texture);
    const player = openSounds(document);
    const waves = new Map<SoundName, Waveform>();
    for (const name of SOUND_NAMES) waves.set(name, await readWaveform(name, WAVE));
    let shown: readonly SoundName[] = [];
    scene.onPointerObservable.add(() => {
      const uv = scene.pick(scene.pointerX, scene.pointerY, (mesh) => mesh === board).getTextureCoordinates();
      if (uv === null) return;
      const name = shown[Math.floor(uv.x * COLUMNS) + COLUMNS * Math.floor(uv.y * 6)];
      if (name !== undefined) player.play(name);
    }, PointerEventTypes.POINTERTAP);
    scene.onDisposeObservable.addOnce(() => player.dispose());
    return {
      framing: { target: [0, 0, 0], radius: 0.73, rise: 0 },
      show: (state) => {
        shown = namesOf(state);
        const context = texture.getContext() as CanvasRenderingContext2D;
        context.fillStyle = '#05070d';
        context.fillRect(0, 0, WIDTH, HEIGHT);
        const pen = new Pen(context, 1);
        shown.forEach((name, i) => {
          const wave = waves.get(name);
          if (wave) drawWave(pen, i, wave, colours);
        });
        texture.update(false);
      },
      update: () => undefined,
    };
  },
};
