import './attachScene.css';
import type { Tagged } from '../../shared/engine/game';
import { seenBy } from '../director/audience';
import type { Director } from '../director/director';
import type { Holodeck } from '../holodeck';
import type { Viewpoint } from '../viewpoint/viewpoint';
import type { Company, GameScene, SceneGround, SceneSettings } from '../tabletop/scene';
import { SeatClocks } from '../net/seatClocks';
import type { Play, Session } from '../net/session';
import { type Beside, openBeside, type Overlay } from './beside';
import type { Changing } from '../viewpoint/changing';
import type { SceneKeeper } from './sceneKeeper';
import { companyOf } from './company';
import { type Settings, volumesOf } from '../ui/settings';
import type { StreamWish } from '../ui/streamWish';
import { refusalWords } from '../ui/words';

/** A thing on the table by its kind and id, as scenes name what can be picked: `{ kind: 'sector', id: '3' }`. */
export interface Pointed {
  readonly kind: string;
  readonly id: string;
}

/** What shows a session in 3D, for as long as the page is at that table. */
export interface AttachedScene {
  settle(settings: Settings): void;
  /** Resolves when the scene is there, if one is on its way. */
  ready(): Promise<void>;
  /** Lights up what a lesson speaks of; none: nothing. */
  point(things: readonly Pointed[]): void;
  /** Marks these moves where they are asked for in words. */
  mark(wanted: (move: Tagged) => boolean): void;
  /** The scene itself, once it is there; for tests. */
  scene(): GameScene | undefined;
  dispose(): void;
}

/** What a scene is shown with. */
export interface ScenePorts {
  readonly session: Session;
  readonly director: Director;
  readonly keeper: SceneKeeper;
  /** What the page lays over it. */
  readonly over: Overlay;
  /** Says what is heard. */
  heard(text: string): void;
  /** The table that may be looked at through a headset; undefined: none any more. */
  wear(table: Changing | undefined): void;
  /** A stream's camera; absent: that of whoever sits before the screen. */
  readonly camera?: StreamWish['camera'] | undefined;
}

/** Puts a game on the holodeck's table. Where there is no holodeck, nothing is shown and nothing is missed. */
export const attachScene = (ports: ScenePorts, settings: Settings): AttachedScene =>
  new Attached(ports, settings);

interface Shown {
  readonly scene: GameScene;
  /** Ends its being told to, and the scene with it. */
  readonly leave: () => void;
}

class Attached implements AttachedScene {
  private shown: Shown | undefined;
  private opening: Promise<void> | undefined;
  private wanted = '';
  private spoken: readonly Pointed[] = [];
  private marked: (move: Tagged) => boolean = () => false;
  private gone = false;
  private readonly beside: Beside;
  private readonly clocks = new SeatClocks(() => performance.now());
  private readonly ticking: ReturnType<typeof setInterval>;
  private readonly stop: () => void;

  private readonly session: Session;

  constructor(
    private readonly ports: ScenePorts,
    private settings: Settings,
  ) {
    const { session, over } = ports;
    this.session = session;
    this.beside = openBeside(document, over, (...part) => this.shown?.scene.covered(...part));
    this.stop = session.watch((news) => {
      if (news.type === 'pinged') this.pinged(news.person, news.landmark);
      if (news.type === 'refused' && news.request === 'move') this.shown?.scene.refused(news.refusal);
      if (news.type === 'state') this.greet();
      this.follow();
    });
    this.clocks.note(session.state().view);
    this.ticking = setInterval(() => {
      if (this.clocks.running().length > 0) this.shown?.scene.greet();
    }, 1000);
    this.look();
    this.follow();
  }

  private greet(): void {
    this.clocks.note(this.session.state().view);
    this.shown?.scene.greet();
  }

  private look(): void {
    void this.ports.keeper.open().then((deck) => {
      if (this.gone || this.shown) return;
      deck?.idle(false);
      deck?.view('table');
    });
  }

  /** Opens the scene of the game that is played, once it is known which; clears the table when people gather again. */
  private follow(): void {
    const { play } = this.session.state();
    const game = play?.module.game.id ?? '';
    if (game === '' && this.wanted !== '') {
      this.wanted = '';
      this.close();
      this.look();
    }
    if (game === '' || game === this.wanted || this.gone || !play) return;
    this.wanted = game;
    this.opening = this.open(game, play).catch(() => {
      // The plain table has everything; a scene that cannot be shown takes nothing away.
      this.wanted = game;
    });
  }

  private async open(game: string, { module }: Play): Promise<void> {
    this.close();
    const deck = await this.ports.keeper.open();
    const make = await (await import('../games')).sceneOf(game);
    const canvas = document.querySelector<HTMLCanvasElement>('#holodeck');
    if (deck === undefined || make === undefined || canvas === null || this.gone) return;
    const { viewpoint, worn } = await this.openViewpoint(deck, canvas);
    const ground: SceneGround = {
      deck,
      viewpoint,
      words: module.words,
      settings: sceneSettings(this.settings),
      company: () => this.company(),
      heard: (text) => this.ports.heard(text),
      skip: () => this.ports.director.skip(),
      ping: (place) => void this.session.ask('ping', { landmark: place }),
      refusal: refusalWords,
      sheet: this.beside.sheet,
      board: (part) => this.beside.board(part),
    };
    const scene = await make(ground);
    if (!this.isWanted(game)) {
      scene.dispose();
      return;
    }
    this.shown = { scene, leave: this.ports.director.join(seenBy(scene)) };
    this.ports.wear(worn);
    scene.point(this.spoken);
    scene.mark(this.marked);
    this.beside.show(true);
  }

  /** Whoever sits before the screen may put a headset on; the stream's camera is nobody's. */
  private async openViewpoint(
    deck: Holodeck,
    canvas: HTMLCanvasElement,
  ): Promise<{ readonly viewpoint: Viewpoint; readonly worn: Changing | undefined }> {
    const { camera } = this.ports;
    if (camera !== undefined) {
      const { openOperator } = await import('../viewpoint/operator');
      return { viewpoint: openOperator(deck, canvas, camera), worn: undefined };
    }
    const [{ openDesk }, { changing }] = await Promise.all([
      import('../viewpoint/desk'),
      import('../viewpoint/changing'),
    ]);
    const worn = changing(openDesk(deck, canvas));
    return { viewpoint: worn, worn };
  }

  /** Whom the table waits for is told when the story is. */
  private company(): Company {
    const { director } = this.ports;
    const state = { ...this.session.state(), play: director.shown() };
    return companyOf(state, this.clocks.running(), director.telling());
  }

  /** Still at this table, and still at this game. */
  private isWanted(game: string): boolean {
    return !this.gone && this.wanted === game;
  }

  private pinged(person: string, place: string): void {
    const { seats, people } = this.session.state().view;
    const seat = Object.keys(seats).find((key) => seats[key]?.person === person);
    this.shown?.scene.pinged(
      place,
      Number(seat ?? -1),
      people[person]?.name ?? seats[seat ?? '']?.name ?? '',
    );
  }

  settle(settings: Settings): void {
    const rebuilt = settings.quality !== this.settings.quality;
    this.settings = settings;
    if (rebuilt) {
      this.close();
      this.wanted = '';
      this.follow();
      return;
    }
    this.shown?.scene.settle(sceneSettings(settings));
  }

  async ready(): Promise<void> {
    await this.opening;
  }

  point(things: readonly Pointed[]): void {
    this.spoken = things;
    this.shown?.scene.point(things);
  }

  mark(wanted: (move: Tagged) => boolean): void {
    this.marked = wanted;
    this.shown?.scene.mark(wanted);
  }

  scene(): GameScene | undefined {
    return this.shown?.scene;
  }

  private close(): void {
    if (this.shown) this.ports.wear(undefined);
    this.shown?.leave();
    this.shown = undefined;
    this.beside.show(false);
  }

  dispose(): void {
    this.gone = true;
    this.stop();
    clearInterval(this.ticking);
    this.close();
    this.beside.dispose();
    void this.ports.keeper.open().then((deck) => {
      deck?.idle(true);
      deck?.view('start');
    });
  }
}

const sceneSettings = (settings: Settings): SceneSettings => ({ ...settings, volumes: volumesOf(settings) });
