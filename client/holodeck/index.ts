import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine';
import { Engine } from '@babylonjs/core/Engines/engine';
import { Color4 } from '@babylonjs/core/Maths/math.color';
import { Scene } from '@babylonjs/core/scene';
import { type Alert, THEMES, type ThemeName } from '../kit/theme';
import type { Quality } from '../ui/address';
import { type Eye, makeEye, type ViewName, VIEWS } from './camera';
import type { Centrepiece } from './centrepiece';
import { chooseQuality, type Preset, PRESETS } from './quality';
import type { Bloom } from './room/bloom';
import type { SeatFace } from './room/consoleFace';
import { makeRoom, type Room } from './room';
import { measure } from './probe';

export interface HolodeckOptions {
  /** A preset by name; undefined lets the machine be looked at first. */
  readonly quality?: Quality | 'xr' | undefined;
  readonly colours?: ThemeName;
  /** Nothing moves that does not have to. */
  readonly calm?: boolean;
  /** How much of the scene is there, 0…1. */
  readonly onProgress?: (part: number) => void;
  /** Draws with this engine instead of one of its own; a quality must be named then. */
  readonly engine?: AbstractEngine;
}

export interface Holodeck {
  readonly scene: Scene;
  readonly preset: Preset;
  /** The desktop's camera: views, suggestions, and what the input layer needs of it. */
  readonly eye: Eye;
  /** The ship, once she is loaded; rejected if she cannot be. */
  readonly centrepiece: Promise<Centrepiece>;
  frames(): number;
  /** Calls with the time in seconds before each frame is drawn; gives how to stop. */
  each(listener: (time: number) => void): () => void;
  /** Draws one frame, so many seconds after the last; or lets the time pass without a picture. */
  step(seconds: number, drawn?: boolean): void;
  alert(alert: Alert): void;
  /** The bare holodeck, or deep space; the walls take so many seconds to break up. */
  surround(where: 'holodeck' | 'space', seconds?: number): void;
  view(name: ViewName, seconds?: number): void;
  colours(name: ThemeName): void;
  calm(calm: boolean): void;
  seats(seats: readonly SeatFace[]): void;
  /** Only the table is drawn, on nothing: one's own room is seen behind it. */
  bare(bare: boolean): void;
  /** How high the floor is on which the table stands, 0 as built; undefined: it lies on something else. */
  stand(floor: number | undefined): void;
  /** The ship as a guest on the table, turning idly, as on the start page; off, the table is empty. */
  idle(on: boolean): void;
  dispose(): void;
}

/** Opens the room on a canvas and keeps drawing it: the room at once, the ship as soon as she is loaded. */
export async function openHolodeck(
  canvas: HTMLCanvasElement,
  options: HolodeckOptions = {},
): Promise<Holodeck> {
  const { quality } = options;
  const guess = PRESETS[quality ?? 'medium'];
  const own = options.engine === undefined ? makeEngine(canvas, guess) : undefined;
  const engine = options.engine ?? own;
  if (engine === undefined) throw new Error('no engine to draw with');
  // Geometries are found without a map by number: Babylon keeps the number of every one there ever was in it.
  const scene = new Scene(engine, { useGeometryUniqueIdsMap: false, useMaterialMeshMap: true });
  scene.clearColor = new Color4(0.004, 0.005, 0.01, 1);
  scene.skipPointerMovePicking = true;
  const eye = makeEye(scene, canvas);
  const room = makeRoom(scene, guess.stars);
  room.colours(THEMES[options.colours ?? 'standard']);
  await scene.whenReadyAsync();
  const preset = quality === undefined && own ? PRESETS[chooseQuality(measure(own, scene))] : guess;
  return new OpenHolodeck(engine, scene, eye, room, preset, options);
}

function makeEngine(canvas: HTMLCanvasElement, preset: Preset): Engine {
  const engine = new Engine(canvas, preset.antialias, {
    stencil: false,
    audioEngine: false,
    powerPreference: 'high-performance',
  });
  // In the order of the page, reached by pointer or script; Babylon would put it first.
  engine.canvasTabIndex = -1;
  return engine;
}

/** The browser's own timeline carries this mark when the first frame has been drawn. */
export const FIRST_FRAME = 'starboard first frame';

/** She begins with her bow towards the eye and turns slowly. */
const bowAt = (time: number): number => 2.15 + time * 0.11;

class OpenHolodeck implements Holodeck {
  readonly centrepiece: Promise<Centrepiece>;
  private time = 0;
  private idling = true;
  private still: boolean;
  private theme: ThemeName;
  private ship: Centrepiece | undefined;
  private bloom: Bloom | undefined;
  private nextShimmer = 3;
  private shimmers = 0;
  private gone = false;
  private readonly listeners = new Set<(time: number) => void>();

  constructor(
    private readonly engine: AbstractEngine,
    readonly scene: Scene,
    readonly eye: Eye,
    private readonly room: Room,
    readonly preset: Preset,
    options: HolodeckOptions,
  ) {
    this.still = options.calm ?? false;
    this.theme = options.colours ?? 'standard';
    this.resize();
    window.addEventListener('resize', this.resize);
    eye.look(VIEWS.start, 0);
    const tell = options.onProgress ?? (() => undefined);
    tell(0.3);
    engine.maxFPS = preset.mostFrames;
    engine.runRenderLoop(this.draw);
    this.centrepiece = this.load(tell);
    this.centrepiece.catch(() => undefined);
  }

  private readonly resize = (): void => {
    const density = Math.min(window.devicePixelRatio || 1, this.preset.maxDensity);
    this.engine.setHardwareScalingLevel(this.preset.scaling / density);
    this.engine.resize();
  };

  private readonly draw = (): void => {
    this.step(Math.min(0.1, this.engine.getDeltaTime() / 1000));
  };

  step(seconds: number, drawn = true): void {
    this.time += seconds;
    this.update(this.time);
    if (drawn) this.scene.render();
  }

  private update(time: number): void {
    this.eye.update(time, this.still);
    this.room.update(time, this.still);
    for (const listener of this.listeners) listener(time);
    const ship = this.ship;
    if (ship === undefined) return;
    if (this.idling && !this.still) this.drift(ship, time);
    if (ship.pivot.isEnabled()) ship.update(time);
  }

  private drift(ship: Centrepiece, time: number): void {
    ship.pivot.rotation.y = bowAt(time);
    if (time < this.nextShimmer) return;
    this.nextShimmer = time + 4.5;
    this.shimmers += 1;
    const panel = (this.shimmers * 5) % 6;
    if (this.shimmers % 3 === 0) ship.shields.hit(panel);
    else ship.shields.shimmer(panel);
  }

  private async load(tell: (part: number) => void): Promise<Centrepiece> {
    // The room is on the screen before anything of the ship is asked for.
    await new Promise((drawn) => this.scene.onAfterRenderObservable.addOnce(drawn));
    performance.mark(FIRST_FRAME);
    const { lightScene, loadCentrepiece } = await import('./centrepiece');
    this.mustBeOpen();
    tell(0.5);
    lightScene(this.scene);
    if (this.preset.bloom) this.bloom = (await import('./room/bloom')).makeBloom(this.eye.camera);
    const ship = await loadCentrepiece(this.scene, this.preset);
    this.mustBeOpen();
    tell(0.8);
    ship.colours(THEMES[this.theme]);
    for (let i = 0; i < 6; i++) ship.shields.set(i, 'destroyed', 0);
    ship.update(this.time);
    // A game may have begun meanwhile: she is not to be seen over it, however long she takes to be ready.
    this.ship = ship;
    ship.show(this.idling);
    await this.scene.whenReadyAsync();
    for (let i = 0; i < 6; i++) ship.shields.set(i, 'intact', 2.6 + 0.3 * i);
    ship.pivot.rotation.y = bowAt(this.time);
    this.surround('space', 5);
    tell(1);
    return ship;
  }

  private mustBeOpen(): void {
    if (this.gone) throw new Error('the holodeck was closed');
  }

  each(listener: (time: number) => void): () => void {
    this.listeners.add(listener);
    listener(this.time);
    return () => this.listeners.delete(listener);
  }

  frames(): number {
    return this.scene.getFrameId();
  }

  alert(alert: Alert): void {
    this.room.alert(alert);
  }

  surround(where: 'holodeck' | 'space', seconds = 3): void {
    this.room.surround(where, this.still ? 0 : seconds);
  }

  view(name: ViewName, seconds = 1.6): void {
    this.eye.look(VIEWS[name], this.still ? 0 : seconds);
  }

  colours(name: ThemeName): void {
    this.theme = name;
    this.room.colours(THEMES[name]);
    this.ship?.colours(THEMES[name]);
  }

  calm(calm: boolean): void {
    this.still = calm;
  }

  seats(seats: readonly SeatFace[]): void {
    this.room.seats(seats);
  }

  bare(bare: boolean): void {
    this.room.bare(bare);
    this.scene.clearColor.a = bare ? 0 : 1;
  }

  stand(floor: number | undefined): void {
    this.room.stand(floor);
  }

  idle(on: boolean): void {
    this.idling = on;
    this.ship?.show(on);
  }

  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    window.removeEventListener('resize', this.resize);
    this.engine.stopRenderLoop();
    this.eye.dispose();
    this.bloom?.dispose();
    this.scene.dispose();
    this.engine.dispose();
  }
}
