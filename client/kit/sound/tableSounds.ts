import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type Ambience, startAmbience } from './ambience';
import { Limiter } from './limiter';
import { CATEGORIES, type Category, SOUND_NAMES, type SoundName, SOUNDS } from './names';
import type { Player } from './player';
import type { PlayOptions, Sounds } from './types';

/** Where one listens from, and which way is right. */
export interface Ear {
  readonly position: Vector3;
  readonly right: Vector3;
}

export interface SoundPorts {
  /** Tells the first gesture of the person; gives how to stop waiting for it. */
  readonly gesture: (then: () => void) => () => void;
  /** Opens what plays; called within the first gesture. Undefined where there is no audio. */
  readonly player: () => Promise<Player | undefined>;
  /** Seconds, from anywhere. */
  readonly now: () => number;
  readonly later: (seconds: number, then: () => void) => () => void;
  readonly ear?: () => Ear;
}

/** The length of the red alert's call, and how often it calls. */
const CALL = { seconds: 1.2, times: 3 } as const;
/** Something this far to the side, in metres, is heard from there alone. */
const ASIDE = 1.6;
/** The same thing is told in words again only after this long. */
const RETELL = 0.8;
const MOST_PAN = 0.85;

class TableSounds implements Sounds {
  private player: Player | undefined;
  /** Everything is fetched. */
  private ready = false;
  private now: Ambience | undefined;
  private wanted = { ambience: false, alert: false };
  private levels: Readonly<Record<Category, number>> = { effects: 1, interface: 1, alert: 1, ambience: 1 };
  private muted = false;
  private over = false;
  private readonly limiter = new Limiter();
  private readonly told = new Map<SoundName, number>();
  private readonly listeners = new Set<(name: SoundName) => void>();
  private readonly stopWaiting: () => void;

  constructor(private readonly ports: SoundPorts) {
    this.stopWaiting = ports.gesture(() => {
      void this.begin(ports.player());
    });
  }

  play(name: SoundName, options: PlayOptions = {}): void {
    this.tell(name);
    const { player } = this;
    if (player === undefined || this.muted) return;
    const { category } = SOUNDS[name];
    if (this.levels[category] === 0) return;
    const gain = this.limiter.admit(name, category, this.ports.now());
    if (gain === undefined) return;
    player.play(name, { volume: (options.volume ?? 1) * gain, pan: this.panOf(options.at) });
  }

  volumes(volumes: Readonly<Record<Category, number>>): void {
    this.levels = { ...volumes };
    for (const name of CATEGORIES) this.player?.volume(name, volumes[name]);
  }

  mute(on: boolean): void {
    this.muted = on;
    this.player?.master(on ? 0 : 1);
  }

  ambience(on: boolean): void {
    if (on === this.wanted.ambience) return;
    this.wanted.ambience = on;
    this.now?.stop();
    this.now = undefined;
    if (on && this.player && this.ready) this.now = startAmbience(this.player, this.ports.later);
  }

  alert(on: boolean): void {
    if (on === this.wanted.alert) return;
    this.wanted.alert = on;
    if (!on) return this.player?.stop('redAlert');
    this.tell('redAlert');
    if (this.ready) this.call();
  }

  onMeaning(listener: (name: SoundName) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.over = true;
    this.stopWaiting();
    this.now?.stop();
    this.listeners.clear();
    this.player?.dispose();
    this.player = undefined;
  }

  private async begin(opening: Promise<Player | undefined>): Promise<void> {
    // Without audio, or where it is forbidden, the table is silent and goes on.
    const player = await opening.catch(() => undefined);
    if (player === undefined) return;
    if (this.isOver()) return player.dispose();
    this.player = player;
    this.volumes(this.levels);
    this.mute(this.muted);
    for (const name of SOUND_NAMES) {
      await player.load(name);
      if (this.isOver()) return;
    }
    this.ready = true;
    if (this.wanted.ambience) this.now ??= startAmbience(player, this.ports.later);
    if (this.wanted.alert) this.call();
  }

  private isOver(): boolean {
    return this.over;
  }

  private call(): void {
    for (let i = 0; i < CALL.times; i++)
      this.player?.play('redAlert', { volume: 1, pan: 0, wait: i * CALL.seconds });
  }

  private tell(name: SoundName): void {
    if (!('meaning' in SOUNDS[name])) return;
    const [now, before] = [this.ports.now(), this.told.get(name)];
    if (before !== undefined && now - before < RETELL) return;
    this.told.set(name, now);
    for (const listener of this.listeners) listener(name);
  }

  private panOf(at: Vector3 | undefined): number {
    const ear = this.ports.ear?.();
    if (at === undefined || ear === undefined) return 0;
    const side = Vector3.Dot(at, ear.right) - Vector3.Dot(ear.position, ear.right);
    return Math.max(-MOST_PAN, Math.min(MOST_PAN, side / ASIDE));
  }
}

export const makeSounds = (ports: SoundPorts): Sounds => new TableSounds(ports);
