import type { Category, SoundName } from './names';

export interface Voice {
  readonly volume: number;
  /** −1 left … 1 right. */
  readonly pan: number;
  /** Semitones up or down. */
  readonly shift?: number;
  readonly loop?: boolean;
  /** Seconds from now. */
  readonly wait?: number;
}

/** What makes the air move. */
export interface Player {
  /** Fetches and decodes a sound once; false when it cannot be had. */
  load(name: SoundName): Promise<boolean>;
  /** Silent for a sound that is not loaded. */
  play(name: SoundName, voice: Voice): void;
  stop(name: SoundName): void;
  volume(category: Category, value: number): void;
  master(value: number): void;
  dispose(): void;
}
