import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Scene } from '@babylonjs/core/scene';
import { SHIP_SCALE, TABLE } from '../../../client/holodeck/measures';
import type { Gesture, Pick, Rows } from '../../../client/input/gesture';
import type { Explanation, Question, Spot, StatusBoard } from '../../../client/kit/prompts';
import type { AnyTable, Body, Piece, Props } from '../../../client/tabletop/gameTable';
import type { TableKit } from '../../../client/tabletop/kit';
import type { SceneGround } from '../../../client/tabletop/scene';
import { Tabletop } from '../../../client/tabletop/tabletop';
import { Aim } from '../../../client/viewpoint/gaze';
import { carriedPose, onGlass } from '../../../client/viewpoint/glass';
import type { Place } from '../../../client/viewpoint/place';
import { consoleOf, farPose } from '../../../client/viewpoint/seating';
import type { Ask, AnyWords, Refusal } from '../../../shared/engine/game';

/** A table of plain nodes on an engine that draws nothing, and what was done with it. */
export interface Rig {
  readonly scene: Tabletop;
  readonly kit: TableKit;
  readonly ground: SceneGround;
  readonly picks: Map<object, Pick>;
  /** Light and sound that was asked for, by name. */
  readonly played: string[];
  /** Where the sounds came from, by name; undefined: from nowhere in particular. */
  readonly heard: [name: string, at: Vector3 | undefined][];
  readonly refused: string[];
  readonly captions: string[];
  readonly labels: Map<string, string>;
  /** What the eye was asked to see, beat by beat. */
  readonly watched: (readonly Vector3[])[];
  question(): Question | undefined;
  status(): StatusBoard | undefined;
  /** What panels must not hide. */
  clear(): readonly Spot[];
  explained(): Explanation | undefined;
  /** What keys go through, in reading order. */
  stops(): Rows;
  answer(id: string): void;
  /** Answers with the choice of this text. */
  say(text: string): void;
  gesture(gesture: Gesture): void;
  /** A sound that carries meaning is heard. */
  sound(name: string): void;
  /** What the table waits for, as the page knows it. */
  waits(asks: readonly Ask[]): void;
  /** Lets so many seconds pass. */
  pass(seconds: number): void;
  close(): void;
}

/** Takes every call and every look, gives itself. */
export const nothing = (): never => {
  const it: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'then' ? undefined : it),
    apply: () => it,
  });
  return it as never;
};

const EFFECTS = [
  ...['phaser', 'torpedo', 'disruptor', 'burst', 'explosion', 'ripple', 'web', 'forceField', 'beam', 'comet'],
  ...['warpIn', 'warpOut', 'dock', 'tractor', 'cloakShimmer', 'ping', 'moment'],
];

/** `strict`: an effect that happens nowhere is a mistake. */
const effectsFor = (played: string[], strict: boolean): Record<string, (...args: unknown[]) => unknown> =>
  Object.fromEntries(
    EFFECTS.map((name) => [
      name,
      (...args: unknown[]) => {
        played.push(name === 'ping' ? `ping ${String(args[1])}` : name);
        for (const one of args)
          if (strict && one instanceof Vector3 && ![one.x, one.y, one.z].every(Number.isFinite))
            throw new Error(`${name} nowhere`);
        return { remove: () => undefined };
      },
    ]),
  );

/** A piece that is only a node. */
export const plainBody = (scene: Scene, fades: boolean): Body => {
  const node = new TransformNode('piece', scene);
  const idle = (): void => undefined;
  return {
    node,
    body: new Mesh('body', scene, node),
    ...{ glow: idle, dim: idle, ...(fades ? { fade: idle } : {}) },
    remove: () => node.dispose(),
  };
};

/** What a rig's props are made with. */
export interface PropTools {
  readonly scene: Scene;
  readonly effects: TableKit['effects'];
  readonly sounds: TableKit['sounds'];
  readonly prompts: TableKit['prompts'];
}

export interface RigOptions {
  readonly table: AnyTable;
  readonly words: AnyWords;
  readonly me: number;
  readonly players: number;
  /** What the game brings, made with the rig's scene; without it every kind is a plain node and beats reach into nothing. */
  props?(tools: PropTools): Props<object>;
}

/** The middle of the table carries what stands there, a ship if it is one: places about her are real. */
const plainCentre = (scene: Scene): object => {
  const pivot = new TransformNode('heading', scene);
  pivot.position.y = TABLE.height;
  pivot.scaling.setAll(SHIP_SCALE);
  return new Proxy({}, { get: (_, name) => (name === 'pivot' ? pivot : nothing()) });
};

const plainProps = (scene: Scene): Props<object> => {
  const centre = plainCentre(scene);
  return new Proxy({} as Props<object>, {
    get: (_, name) => {
      if (name === 'centre') return centre;
      if (name === 'fixtures')
        return [{ middle: (_pick: Pick, into: Vector3) => (into.setAll(0), true), dispose: () => undefined }];
      if (name !== 'kinds') return nothing();
      return new Proxy(
        {},
        {
          get: () => () => plainBody(scene, true),
          getOwnPropertyDescriptor: (_kinds, kind) =>
            kind === 'card' ? undefined : { configurable: true, enumerable: true, value: true },
        },
      );
    },
  });
};

export const makeRig = ({ table, words, me, players, props }: RigOptions): Rig => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const camera = new FreeCamera('eye', new Vector3(0, 2.5, -2), scene);
  camera.setTarget(Vector3.Zero());
  const glass = new TransformNode('glass', scene);
  glass.parent = camera;
  const [played, refused, captions]: [string[], string[], string[]] = [[], [], []];
  const heard: Rig['heard'] = [];
  const watched: (readonly Vector3[])[] = [];
  const picks = new Map<object, Pick>();
  const labels = new Map<string, string>();
  const listeners = new Set<(gesture: Gesture) => void>();
  const frames = new Set<(time: number) => void>();
  let time = 0;
  let question: Question | undefined;
  let status: StatusBoard | undefined;
  let clear = (): readonly Spot[] => [];
  let explained: Explanation | undefined;
  let stops: () => Rows = () => [];
  let asks: readonly Ask[] = [];
  let meant: (name: string) => void = () => undefined;
  let chosen: (id: string) => void = () => undefined;
  const idle = { colours: () => undefined, update: () => undefined, dispose: () => undefined };
  const effects = {
    ...effectsFor(played, props !== undefined),
    limit: () => undefined,
    calm: () => undefined,
    ...idle,
  };
  const label = (id: string, shown: { text: string } | undefined): void => {
    if (shown === undefined) labels.delete(id);
    else labels.set(id, shown.text);
  };
  const kit = {
    effects,
    cards: table.faces && {
      ready: Promise.resolve(),
      add: () => ({ ...plainBody(scene, false), face: () => undefined }),
      hold: () => new TransformNode('held', scene),
      ...idle,
    },
    sounds: {
      play: (name: string, { at }: { at?: Vector3 } = {}) => {
        played.push(`sound ${name}`);
        heard.push([name, at?.clone()]);
      },
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
      ask: (put: Question | undefined, then?: (id: string) => void) => {
        question = put;
        chosen = then ?? (() => undefined);
      },
      explain: (text: Explanation | undefined) => (explained = text),
      where: () => false,
      status: (board: StatusBoard | undefined) => (status = board),
      refuse: (text: string) => refused.push(text),
      label,
      keepClear: (spots: () => readonly Spot[]) => (clear = spots),
      covered: () => undefined,
      calm: () => undefined,
      scale: () => undefined,
      ...idle,
    },
    lines: { draw: (name: string) => played.push(`line ${name}`), erase: () => undefined, ...idle },
    dispose: () => undefined,
  } as unknown as TableKit;
  Object.assign(kit, { props: props?.({ ...kit, scene }) ?? plainProps(scene) });
  const input = {
    on: (listener: (gesture: Gesture) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pickable: (mesh: object, pick: Pick | undefined) => {
      if (pick === undefined) picks.delete(mesh);
      else picks.set(mesh, pick);
    },
    stops: (rows: () => Rows) => {
      stops = rows;
      return () => undefined;
    },
    ...idle,
  };
  const screen = { aspect: 16 / 9, right: 0 };
  const viewpoint = {
    input,
    gaze: new Aim(),
    sit: () => undefined,
    locate: (place: Place) => {
      if (place.slot === 'table') return { ...place, frame: null };
      if (place.slot !== 'far') return { ...onGlass(place, screen), frame: glass };
      return { ...farPose(consoleOf(place.seat, me, players), place), frame: null };
    },
    carried: ({ x, y }: Vector3) => ({ ...carriedPose(x, y), frame: glass }),
    beside: (_at: unknown, into: Vector3) => into,
    look: () => undefined,
    follow: (places: readonly Vector3[], seconds: number) => {
      if (!(seconds > 0)) throw new Error(`a journey of ${seconds} s`);
      if (places.length > 0) watched.push(places);
    },
    covered: () => undefined,
    covers: () => ({ left: 0, right: 0, top: 0, bottom: 0 }),
    calm: () => undefined,
    refused: () => undefined,
    onMoved: () => () => undefined,
    screen: () => ({ x: 0, y: 0 }),
    update: () => undefined,
    dispose: () => undefined,
  };
  const deck = {
    scene,
    each: (listener: (now: number) => void) => {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    alert: (alert: string) => played.push(`rim ${alert}`),
    seats: (seats: readonly unknown[]) => played.push(`seats ${JSON.stringify(seats)}`),
    idle: () => undefined,
  };
  const ground = {
    deck,
    viewpoint,
    words,
    settings: {
      ...{ colours: 'standard', calm: false, flashes: true, captions: true, textScale: 1, pace: '1' },
      volumes: { effects: 1, interface: 1, alert: 1, ambience: 1 },
    },
    company: () => ({
      me,
      seats: Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, note: '' })),
      open: asks,
      clock: '',
      people: [],
    }),
    caption: (text: string) => captions.push(text),
    heard: (text: string) => captions.push(`[${text}]`),
    skip: () => played.push('skip'),
    ping: (place: string) => played.push(`pings ${place}`),
    refusal: ({ code, message }: Refusal) => (message === '' ? code : message),
  } as unknown as SceneGround;
  return {
    scene: new Tabletop(table, ground, kit),
    ...{ kit, ground, picks, played, heard, refused, captions, labels, watched },
    question: () => question,
    status: () => status,
    clear: () => clear(),
    explained: () => explained,
    stops: () => stops(),
    answer: (id) => chosen(id),
    say: (text) => {
      const choice = question?.choices.find((one) => one.text === text);
      if (choice === undefined)
        throw new Error(
          `not asked: ${text}; but ${question?.choices.map((one) => one.text).join(', ') ?? ''}`,
        );
      chosen(choice.id);
    },
    gesture: (gesture) => {
      for (const listener of listeners) listener(gesture);
    },
    sound: (name) => meant(name),
    waits: (now) => (asks = now),
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

export type { Piece };
