import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Category, SoundName } from './names';

export interface PlayOptions {
  /** 0 … 1 of the sound's own loudness. */
  readonly volume?: number;
  /** Where it comes from; heard from left or right as the ear stands. */
  readonly at?: Vector3;
}

export interface Sounds {
  /** Never waits and never fails: without audio, before the first gesture or when too much is heard already it is silent. */
  play(name: SoundName, options?: PlayOptions): void;
  /** 0 … 1 for each category. */
  volumes(volumes: Readonly<Record<Category, number>>): void;
  mute(on: boolean): void;
  /** The slow sound of the room. */
  ambience(on: boolean): void;
  /** The red alert, sounding thrice. */
  alert(on: boolean): void;
  /** Is told every sound that carries meaning, heard or not, for captions; gives how to stop listening. */
  onMeaning(listener: (name: SoundName) => void): () => void;
  dispose(): void;
}
