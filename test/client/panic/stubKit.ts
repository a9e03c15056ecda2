import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Scene } from '@babylonjs/core/scene';
import type { Kit } from '../../../client/games/panic/kit';
import type { SceneGround } from '../../../client/tabletop/scene';
import { SHIP_SCALE } from '../../../client/holodeck/measures';
import type { Gesture, Pick } from '../../../client/input/gesture';
import type { Condition } from '../../../client/kit/facings';
import type { Question } from '../../../client/kit/prompts';
import type { Refusal } from '../../../shared/engine/game';
import { words } from '../../../shared/games/panic';

/** A kit of plain nodes on an engine that draws nothing, and what was done with it. */
export interface Rig {
  readonly kit: Kit;
  readonly ground: SceneGround;
  readonly picks: Map<object, Pick>;
  /** Light and sound that was asked for, by name. */
  readonly played: string[];
  readonly refused: string[];
  readonly captions: string[];
  /** What the eye was asked to see, beat by beat. */
  readonly watched: (readonly Vector3[])[];
  question(): Question | undefined;
  answer(id: string): void;
  gesture(gesture: Gesture): void;
  /** A sound that carries meaning is heard. */
  sound(name: string): void;
  /** Lets so many seconds pass. */
  pass(seconds: number): void;
  close(): void;
}

const quiet = (names: readonly string[], played: string[]): Record<string, (...args: unknown[]) => unknown> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (...args: unknown[]) => {
        played.push(name);
        for (const one of args)
          if (one instanceof Vector3 && ![one.x, one.y, one.z].every(Number.isFinite))
            throw new Error(`${name} nowhere`);
        return { remove: () => undefined };
      },
    ]),
  );

const conditions = () => {
  const now: Condition[] = Array.from({ length: 6 }, () => 'intact');
  return {
    set: (index: number, condition: Condition) => void (now[index] = condition),
    get: (index: number): Condition => now[index] ?? 'intact',
  };
};

export const makeRig = (me: number, players: number): Rig => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const camera = new FreeCamera('eye', new Vector3(0, 2.5, -2), scene);
  camera.setTarget(Vector3.Zero());
  const glass = new TransformNode('glass', scene);
  glass.parent = camera;
  const [played, refused, captions]: [string[], string[], string[]] = [[], [], []];
  const watched: (readonly Vector3[])[] = [];
  const picks = new Map<object, Pick>();
  const listeners = new Set<(gesture: Gesture) => void>();
  const frames = new Set<(time: number) => void>();
  let time = 0;
  let question: Question | undefined;
  let meant: (name: string) => void = () => undefined;
  let chosen: (id: string) => void = () => undefined;
  const piece = () => {
    const node = new TransformNode('piece', scene);
    const nothing = () => undefined;
    return {
      kind: 'comet' as const,
      node,
      body: new Mesh('body', scene, node),
      ...{ defence: nothing, cloak: nothing, forceField: nothing, glow: nothing, fade: nothing },
      ...{ face: nothing, dim: nothing, remove: () => node.dispose() },
    };
  };
  const pivot = new TransformNode('heading', scene);
  pivot.scaling.setAll(SHIP_SCALE);
  const [shields, hulls] = [conditions(), conditions()];
  const effects = quiet(
    [
      ...[
        'phaser',
        'torpedo',
        'disruptor',
        'burst',
        'explosion',
        'ripple',
        'web',
        'forceField',
        'beam',
        'comet',
      ],
      ...['warpIn', 'warpOut', 'dock', 'tractor', 'cloakShimmer', 'ping', 'moment'],
    ],
    played,
  );
  const idle = { colours: () => undefined, update: () => undefined, dispose: () => undefined };
  const kit = {
    centre: {
      pivot,
      shields: { set: shields.set, condition: shields.get, hit: () => played.push('hit') },
      ship: { setSection: hulls.set, section: hulls.get },
    },
    fleet: { add: piece, ...idle },
    cards: { ready: Promise.resolve(), add: piece, hold: () => new TransformNode('held', scene), ...idle },
    effects: { ...effects, limit: () => undefined, calm: () => undefined, ...idle },
    sounds: {
      play: (name: string) => played.push(`sound ${name}`),
      volumes: () => undefined,
      ambience: () => undefined,
      alert: (on: boolean) => played.push(`alert ${on}`),
      onMeaning: (listener: (name: string) => void) => {
        meant = listener;
        return () => undefined;
      },
      ...idle,
    },
    prompts: {
      ask: (asked: Question | undefined, then?: (id: string) => void) => {
        question = asked;
        chosen = then ?? (() => undefined);
      },
      explain: () => undefined,
      where: () => false,
      status: () => undefined,
      danger: () => undefined,
      refuse: (text: string) => refused.push(text),
      label: () => undefined,
      covered: () => undefined,
      calm: () => undefined,
      scale: () => undefined,
      ...idle,
    },
    input: {
      on: (listener: (gesture: Gesture) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      pickable: (mesh: object, pick: Pick | undefined) => {
        if (pick === undefined) picks.delete(mesh);
        else picks.set(mesh, pick);
      },
      ...idle,
    },
    die: { node: new TransformNode('die', scene), roll: () => played.push('die'), ...idle },
    bag: {
      node: new TransformNode('bag', scene),
      body: new Mesh('bag', scene),
      count: () => undefined,
      open: () => undefined,
      ...idle,
    },
    targets: { show: () => undefined, middle: (_: Pick, into: Vector3) => (into.setAll(0), true), ...idle },
    frames: { world: null, glass },
    dispose: () => undefined,
  } as unknown as Kit;
  const deck = {
    scene,
    eye: {
      camera,
      look: () => undefined,
      suggest: (_: unknown, seconds: number, places: readonly Vector3[]) => {
        if (!(seconds > 0 && seconds <= 0.6)) throw new Error(`a journey of ${seconds} s`);
        watched.push(places);
      },
    },
    each: (listener: (now: number) => void) => {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    alert: (alert: string) => played.push(`rim ${alert}`),
    focus: (sector: number) => played.push(`focus ${sector}`),
    ...{ idle: () => undefined, view: () => undefined, seats: () => undefined },
  };
  const ground = {
    deck,
    canvas: { clientWidth: 1280, clientHeight: 720 },
    words,
    settings: {
      ...{ colours: 'standard', calm: false, flashes: true, captions: true, textScale: 1, pace: '1' },
      volumes: { effects: 1, interface: 1, alert: 1, ambience: 1 },
    },
    company: () => ({
      me,
      seats: Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, note: '' })),
      open: [],
      clock: '',
      people: [],
    }),
    caption: (text: string) => captions.push(text),
    heard: (text: string) => captions.push(`[${text}]`),
    skip: () => undefined,
    ping: (place: string) => played.push(`ping ${place}`),
    refusal: ({ code, message }: Refusal) => (message === '' ? code : message),
  } as unknown as SceneGround;
  return {
    ...{ kit, ground, picks, played, refused, captions, watched },
    question: () => question,
    answer: (id) => chosen(id),
    gesture: (gesture) => {
      for (const listener of listeners) listener(gesture);
    },
    sound: (name) => meant(name),
    pass: (seconds) => {
      for (let left = seconds; left > 0; left -= 0.1) {
        time += 0.1;
        for (const frame of frames) frame(time);
      }
    },
    close: () => {
      scene.dispose();
      engine.dispose();
    },
  };
};
