import { WebXRExperienceHelper } from '@babylonjs/core/XR/webXRExperienceHelper';
import { WebXRManagedOutputCanvasOptions } from '@babylonjs/core/XR/webXRManagedOutputCanvas';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Holodeck } from '../holodeck';
import { type Input, openInput } from '../input';
import { TABLE } from '../kit/measures';
import { loadLetters } from '../kit/prompts/text';
import { THEMES, toRgb } from '../kit/theme';
import type { Settings, Worn } from '../ui/settings';
import type { Changing } from '../viewpoint/changing';
import { type Headset, openHeadset } from '../viewpoint/headset';
import { Beads } from './beads';
import { Captions } from './captions';
import { Controls } from './controls';
import { OVER, type XrHand } from './hand';
import { XrHands } from './hands';
import { requestComfort, Pacemaker, tellChanges } from './pace';
import { Ray } from './ray';
import { seatedSpot, targetOf } from './seated';
import { Rig } from './rig';
import type { Presence } from '../../shared/presence';
import { drawHand } from './shown';
import { Throwing } from './throwing';
import { heightFor } from './stance';
import type { Board } from './board';
import type { MenuPorts } from './page';
import { words } from './words/en';
import { Wrist } from './wrist';

export type Mode = 'vr' | 'mr';

/** What a visit is made with. */
export interface VisitPorts {
  readonly deck: Holodeck;
  readonly canvas: HTMLCanvasElement;
  settings(): Settings;
  change(settings: Settings): void;
  /** What the board reaches into. */
  readonly menu: Omit<MenuPorts, 'settings' | 'change' | 'stance' | 'leaveHeadset'>;
  /** It is over, whoever ended it. */
  ended(): void;
}

/** Somebody in a headset, from putting it on to taking it off. */
export interface Visit {
  readonly mode: Mode;
  readonly rig: Rig;
  /** The table that is there now; undefined: none yet. */
  attach(table: Changing | undefined): void;
  settle(): void;
  hands(): XrHands | undefined;
  /** The board on the wrist or over the table. */
  board(): Board | undefined;
  /** What the captions say now. */
  caption(): string;
  /** Opens or shuts the board, as a button does. */
  menu(): void;
  /** What others may see of this person. */
  presence(): Presence;
  /** Where the eyes are in the world; for tests. */
  eye(): Vector3;
  /** Frames drawn in the headset. */
  frames(): number;
  leave(): Promise<void>;
}

const NO_LINES: readonly string[] = [];
const THROW: readonly string[] = [words.throwDice];
/** How far a ray is drawn that meets nothing, in metres. */
const INTO_NOTHING = 0.7;

/** Asks the browser for a session and puts the table before the person. Rejects with what the browser says against it. */
export const beginVisit = async (ports: VisitPorts, mode: Mode): Promise<Visit> => {
  const { scene } = ports.deck;
  const xr = await WebXRExperienceHelper.CreateAsync(scene);
  tellChanges(xr.sessionManager);
  // The camera must not be put where the desk's was: a person stands where the rig puts them.
  xr.camera.compensateOnFirstFrame = false;
  const options = WebXRManagedOutputCanvasOptions.GetDefaults(scene.getEngine());
  options.canvasOptions = {
    ...options.canvasOptions,
    framebufferScaleFactor: ports.settings().worn.sharpness,
  };
  const target = xr.sessionManager.getWebXRRenderTarget(options);
  try {
    await xr.enterXRAsync(mode === 'vr' ? 'immersive-vr' : 'immersive-ar', 'local-floor', target, {
      optionalFeatures: ['hand-tracking', 'local-floor'],
    });
  } catch (error) {
    xr.dispose();
    throw error;
  }
  const visit = new HeadsetVisit(ports, xr, mode);
  await visit.begun;
  return visit;
};

class HeadsetVisit implements Visit {
  readonly rig: Rig;
  /** Resolves with the first picture. */
  readonly begun: Promise<void>;
  private table: Changing | undefined;
  private headset: Headset | undefined;
  /** What is pointed through while no game lies on the table. */
  private own: Input | undefined;
  private source: XrHands | undefined;
  private disconnect: () => void = () => undefined;
  private readonly beads: Beads;
  private readonly ray: Ray;
  private readonly controls: Controls;
  private readonly pacemaker: Pacemaker;
  private readonly wrist: Wrist;
  private readonly throwing = new Throwing();
  private captions: Captions | undefined;
  private readonly stops: (() => void)[] = [];
  private readonly far = new Vector3();
  private drawn = 0;
  private gone = false;

  constructor(
    private readonly ports: VisitPorts,
    private readonly xr: WebXRExperienceHelper,
    readonly mode: Mode,
  ) {
    const { deck } = ports;
    const { scene } = deck;
    this.beads = new Beads(scene);
    this.ray = new Ray(scene);
    this.rig = new Rig(scene, xr, ports.settings().worn, (bearing, unit, floor) => {
      this.headset?.stand(bearing, unit);
      deck.stand(floor);
    });
    this.controls = new Controls(this.rig, {
      settings: () => ports.settings(),
      change: (worn) => this.wear(worn),
      explain: (hand) => hand.explain(),
      turnHeld: (by) => this.source?.turn(by),
      isFree: mode === 'mr',
    });
    this.pacemaker = new Pacemaker();
    this.wrist = new Wrist(scene, xr.camera, this.rig, {
      ...ports.menu,
      settings: () => ports.settings(),
      change: (settings) => ports.change(settings),
      leaveHeadset: () => void this.leave(),
      stance: {
        height: () => heightFor(ports.settings().worn, this.rig.head().y),
        recentre: () => this.rig.recentre(),
        goOn: (by) => this.controls.goOn(by),
        turn: (by) => this.controls.turn(by),
        ...(mode === 'mr' ? { put: () => this.put() } : {}),
      },
    });
    void loadLetters().then(() => {
      if (!this.gone) this.captions = new Captions(scene, xr.camera, () => ports.settings().colours);
    });
    this.controls.onMenu = () => this.wrist.toggle();
    deck.bare(mode === 'mr');
    xr.sessionManager.onXRSessionEnded.addOnce(() => this.end());
    requestComfort(xr.sessionManager);
    this.begun = new Promise((resolve) => {
      xr.sessionManager.onXRFrameObservable.addOnce(() => {
        xr.sessionManager.resetReferenceSpace();
        // The head is known from the second frame on.
        xr.sessionManager.onXRFrameObservable.addOnce(() => {
          this.rig.recentre();
          resolve();
        });
      });
    });
    this.stops.push(deck.each((time) => this.update(time)));
    const counted = scene.onAfterRenderObservable.add(() => (this.drawn += 1));
    this.stops.push(() => scene.onAfterRenderObservable.remove(counted));
    this.attach(undefined);
  }

  attach(table: Changing | undefined): void {
    this.release();
    const { deck, canvas } = this.ports;
    this.table = table;
    const input =
      table?.input ?? (this.own = openInput(deck.scene, canvas, { surface: TABLE.height, sources: [] }));
    const headset = (this.headset = openHeadset(deck.scene, input, {
      refused: () => this.source?.refused(),
      hand: () => this.source?.leader()?.tracked.palm,
      thrown: (signal) => this.throwing.begin(signal, this.source?.leader()),
    }));
    headset.stand(this.rig.bearing, this.rig.unit);
    const { sessionManager } = this.xr;
    this.disconnect = input.connect((port) => {
      const hands = new XrHands(port, {
        session: sessionManager.session,
        into: this.rig.into,
        frame: () => sessionManager.currentFrame ?? undefined,
        space: () => sessionManager.referenceSpace,
        isLeftHanded: () => this.ports.settings().worn.leftHanded,
        worn: () => this.wrist.worn(),
        throws: this.throwing,
        grip: (hand, closed) => this.controls.grip(hand, closed),
        controls: (hand) => this.controls.read(hand),
      });
      this.source = hands;
      return hands;
    });
    table?.wear(headset);
    this.wrist.attach(input);
  }

  private wear(worn: Partial<Worn>): void {
    const now = this.ports.settings();
    this.ports.change({ ...now, worn: { ...now.worn, ...worn } });
  }

  /** Onto whatever the hand lies on that does not point. */
  private put(): void {
    const hand = this.source?.other();
    if (hand === undefined) return;
    this.rig.put(hand.tracked.own);
    this.wear({ height: this.rig.height() });
  }

  /** Lets go of the table: it is the desk's again. */
  private release(): void {
    this.throwing.open();
    this.wrist.detach();
    this.disconnect();
    this.disconnect = () => undefined;
    this.source = undefined;
    this.table?.wear(undefined);
    this.table = undefined;
    this.headset?.dispose();
    this.headset = undefined;
    this.own?.dispose();
    this.own = undefined;
  }

  settle(): void {
    this.rig.adjust(this.ports.settings().worn);
  }

  hands(): XrHands | undefined {
    return this.source;
  }

  eye(): Vector3 {
    return this.xr.camera.globalPosition;
  }

  frames(): number {
    return this.drawn;
  }

  board(): Board | undefined {
    return this.wrist.board();
  }

  caption(): string {
    return this.captions?.text() ?? '';
  }

  menu(): void {
    this.wrist.toggle();
  }

  presence(): Presence {
    const { rig, source } = this;
    const left = source?.all.find(({ tracked }) => tracked.isSeen && tracked.isLeft)?.tracked.palm;
    const right = source?.all.find(({ tracked }) => tracked.isSeen && !tracked.isLeft)?.tracked.palm;
    const target = this.headset && targetOf(this.headset.input.place());
    return {
      head: { at: seatedSpot(this.xr.camera.globalPosition, rig.bearing), turn: rig.gaze() },
      ...(left ? { left: seatedSpot(left, rig.bearing) } : {}),
      ...(right ? { right: seatedSpot(right, rig.bearing) } : {}),
      ...(target ? { target } : {}),
    };
  }

  private update(time: number): void {
    if (this.gone) return;
    this.own?.update(time);
    this.controls.update();
    this.throwing.update(time);
    this.pacemaker.note(time);
    this.wrist.update(time, this.source?.other()?.tracked);
    this.tell(time);
    this.draw(time);
  }

  /** The story in words, where a page would have its captions. */
  private tell(time: number): void {
    const { captions, ports } = this;
    if (captions === undefined) return;
    const { captions: wanted, textScale } = ports.settings();
    const lines = this.throwing.holds ? THROW : wanted ? ports.menu.log() : NO_LINES;
    captions.hear(time, lines, textScale);
    captions.update(time);
  }

  private draw(time: number): void {
    const { beads, rig, source, ray } = this;
    const tint = toRgb(THEMES[this.ports.settings().colours].mine);
    beads.begin();
    for (const hand of source?.all ?? [])
      drawHand(beads, hand.tracked, rig.unit, tint, holding(hand, rig.unit));
    beads.end(time);
    const hand = source?.user();
    const met = (this.table?.input ?? this.own)?.place();
    if (hand === undefined || !isAfar(hand, met, rig.unit)) return ray.hide();
    const { origin, direction } = hand.tracked.ray;
    if (met === undefined) direction.scaleToRef(INTO_NOTHING * rig.unit, this.far).addInPlace(origin);
    ray.show(origin, met ?? this.far, met !== undefined, rig.unit, tint);
  }

  async leave(): Promise<void> {
    await this.xr.exitXRAsync();
  }

  /** Taken off, or lost: the desk goes on with everything as it is. */
  private end(): void {
    if (this.gone) return;
    this.gone = true;
    for (const stop of this.stops) stop();
    this.release();
    this.controls.dispose();
    this.ports.deck.bare(false);
    this.ports.deck.stand(0);
    this.rig.dispose();
    this.captions?.dispose();
    this.beads.dispose();
    this.ray.dispose();
    // Babylon is still in the middle of ending the session.
    setTimeout(() => this.xr.dispose(), 0);
    this.ports.ended();
    const { sharpness } = this.ports.settings().worn;
    const next = this.pacemaker.sharpness(sharpness);
    if (next !== sharpness) this.wear({ sharpness: next });
  }
}

/** Something is meant that is not at the hand itself: the ray shows what. */
const isAfar = ({ using, pressed, tracked }: XrHand, met: Vector3 | undefined, unit: number): boolean =>
  using === 'ray' ||
  (pressed === 'near' && met !== undefined && Vector3.Distance(met, tracked.palm) > OVER * unit);

/** A light in the hand that holds something, a smaller one where a grip would take something up. */
const holding = (hand: XrHand, unit: number): number =>
  hand.pressed === 'near' ? 1 : hand.pressed === undefined && hand.canTake(unit) ? 0.5 : 0;
