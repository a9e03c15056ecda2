import * as alerts from './alerts';
import * as ambience from './ambience';
import * as battle from './battle';
import * as desk from './console';
import { LOW_RATE, RATE, type Wave } from './dsp';
import { encodeFlac, quantise } from './flac';
import * as travel from './travel';

export interface MadeSound {
  readonly name: string;
  readonly rate: number;
  readonly samples: Int16Array;
  readonly bytes: Uint8Array;
}

/** Bits that are not kept of sixteen. Tones show it before noise does. */
const SPARE = 3;
const SPARE_NOISE = 4;

const make = (voices: Readonly<Record<string, () => Wave>>, rate: number, spare: number): MadeSound[] =>
  Object.entries(voices).map(([name, voice]) => {
    const samples = quantise(voice(), spare);
    return { name, rate, samples, bytes: encodeFlac(samples, rate, spare) };
  });

/** Every sound of the table, in the order of their names. */
export const makeSounds = (): readonly MadeSound[] =>
  [
    ...make(desk, RATE, SPARE),
    ...make(battle, RATE, SPARE_NOISE),
    ...make(travel, RATE, SPARE),
    ...make(alerts, RATE, SPARE),
    ...make(ambience, LOW_RATE, SPARE),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
