import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Engine } from '@babylonjs/core/Engines/engine';
import { Color4 } from '@babylonjs/core/Maths/math.color';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Scene } from '@babylonjs/core/scene';
import { lightScene } from '../holodeck/centrepiece';
import { PRESETS } from '../holodeck/quality';
import { makeBloom } from '../holodeck/room/bloom';
import { makeSpace } from '../holodeck/room/space';
import { THEMES } from '../kit/theme';
import type { Exhibit, Shown } from './exhibit';
import { EXHIBITS } from './exhibits';
import { openControls } from './controls';
import { readSide, readView, type ViewerView } from './view';

/** How far beside an exhibit the eye stands that looks at its bow or its stern. */
const ASIDE = 0.62;
/** The angle of the camera for each side, seen from above, in radians from +x. */
const SIDES: Readonly<Record<ViewerView['side'], number>> = {
  bow: Math.PI / 2 - ASIDE,
  starboard: -0.12,
  stern: -Math.PI / 2 - ASIDE,
  port: Math.PI + 0.35,
  above: Math.PI / 2 - ASIDE,
  below: Math.PI / 2 - ASIDE,
};

/** The page `/viewer`: every model, state and effect by name, on a turntable. */
export async function openViewer(page: Document, address: URL): Promise<void> {
  page.body.classList.add('viewer');
  if (address.searchParams.has('list')) {
    page.documentElement.dataset.catalogue = JSON.stringify(await catalogue());
    return;
  }
  const view = readView(address, Object.keys(EXHIBITS));
  const exhibit = await load(view.item);
  const state = exhibit.states.includes(view.state) ? view.state : (exhibit.states[0] ?? '');
  const moment = exhibit.moments?.[state] ?? 1;
  if (view.still) page.body.classList.add('bare');
  openControls(page, { ...view, state }, Object.keys(EXHIBITS), exhibit.states, moment);
  const canvas = page.querySelector<HTMLCanvasElement>('#holodeck');
  if (canvas === null) return;
  await stand(canvas, exhibit, { ...view, state });
  page.documentElement.dataset.ready = `${view.item} ${state}`;
}

/** Every exhibit with its states and the moment at which each is best looked at. */
async function catalogue(): Promise<Record<string, Record<string, number>>> {
  const all: Record<string, Record<string, number>> = {};
  for (const item of Object.keys(EXHIBITS)) {
    const { states, moments } = await load(item);
    all[item] = Object.fromEntries(states.map((state) => [state, moments?.[state] ?? 1]));
  }
  return all;
}

async function load(item: string): Promise<Exhibit> {
  const found = EXHIBITS[item];
  if (found === undefined) throw new Error(`there is no exhibit ${item}`);
  return found();
}

async function stand(canvas: HTMLCanvasElement, exhibit: Exhibit, view: ViewerView): Promise<void> {
  const preset = PRESETS[view.quality];
  const engine = new Engine(canvas, preset.antialias, { preserveDrawingBuffer: true, audioEngine: false });
  engine.setHardwareScalingLevel(preset.scaling);
  engine.canvasTabIndex = -1;
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0.004, 0.005, 0.01, 1);
  lightScene(scene);
  const shown = await exhibit.build(scene, preset, THEMES[view.colours]);
  const sky = scene.getMeshByName('sky') === null ? makeSpace(scene, preset.stars) : undefined;
  sky?.show(1);
  shown.show(view.state);
  const camera = frame(scene, canvas, shown, view);
  if (preset.bloom) makeBloom(camera);
  shown.update(view.t ?? 0);
  await page(scene);
  run(engine, scene, camera, shown, view);
}

/** Waits for everything, then for the letters on the consoles too. */
async function page(scene: Scene): Promise<void> {
  await document.fonts.load('600 40px Antonio');
  await scene.whenReadyAsync();
}

function frame(scene: Scene, canvas: HTMLCanvasElement, shown: Shown, view: ViewerView): ArcRotateCamera {
  const { target, radius } = shown.framing;
  const far = radius * (canvas.clientWidth < canvas.clientHeight ? 1.6 : 1);
  const camera = new ArcRotateCamera('eye', 0, 0, far, Vector3.FromArray(target), scene);
  face(camera, shown, view.side);
  camera.fov = 0.75;
  camera.minZ = radius / 200;
  camera.maxZ = radius * 40 + 140;
  camera.wheelDeltaPercentage = 0.01;
  camera.attachControl(canvas, true);
  return camera;
}

function face(camera: ArcRotateCamera, shown: Shown, side: ViewerView['side']): void {
  const lift = side === 'above' ? 68 : side === 'below' ? -32 : shown.framing.rise;
  camera.alpha = SIDES[side] + (shown.framing.square === true ? ASIDE : 0);
  camera.beta = Math.PI / 2 - (lift / 180) * Math.PI;
}

function run(engine: Engine, scene: Scene, camera: ArcRotateCamera, shown: Shown, view: ViewerView): void {
  const { t } = view;
  let time = 0;
  const draw = (): void => {
    shown.update(t ?? time);
    scene.render();
  };
  draw();
  draw();
  addEventListener('resize', () => {
    engine.resize();
    draw();
  });
  addEventListener('hashchange', () => {
    const side = readSide(new URL(location.href), view.side);
    face(camera, shown, side);
    // What turns to the eye knows where it is after the first.
    draw();
    draw();
    document.documentElement.dataset.side = side;
  });
  if (view.still) return;
  engine.runRenderLoop(() => {
    const step = Math.min(0.1, engine.getDeltaTime() / 1000);
    time += step;
    if (view.turn) camera.alpha += step * 0.25;
    draw();
  });
}
