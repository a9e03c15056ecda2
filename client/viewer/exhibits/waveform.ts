import { FILES } from '../../kit/sound/files';
import type { SoundName } from '../../kit/sound';

export interface Waveform {
  readonly name: SoundName;
  readonly seconds: number;
  /** Decibels below full scale. */
  readonly peak: number;
  readonly rms: number;
  /** Lowest and highest sample of each column. */
  readonly columns: readonly (readonly [number, number])[];
}

const RATE = 22050;
const decibels = (value: number): number => 20 * Math.log10(Math.max(1e-6, value));

/** Decodes a sound and measures it, column by column. */
export const readWaveform = async (name: SoundName, width: number): Promise<Waveform> => {
  const bytes = await (await fetch(FILES[name])).arrayBuffer();
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
  const samples = buffer.getChannelData(0);
  const power = samples.reduce((sum, v) => sum + v * v, 0) / samples.length;
  const columns = Array.from({ length: width }, (_, x): readonly [number, number] => {
    const part = samples.subarray(
      Math.floor((samples.length * x) / width),
      Math.ceil((samples.length * (x + 1)) / width),
    );
    return [part.reduce((low, v) => Math.min(low, v), 1), part.reduce((high, v) => Math.max(high, v), -1)];
  });
  return {
    name,
    seconds: buffer.duration,
    peak: decibels(samples.reduce((high, v) => Math.max(high, Math.abs(v)), 0)),
    rms: decibels(Math.sqrt(power)),
    columns,
  };
};
