import type { AudioBus } from '@babylonjs/core/AudioV2/abstractAudio/audioBus';
import type { AudioEngineV2 } from '@babylonjs/core/AudioV2/abstractAudio/audioEngineV2';
import type { StaticSound } from '@babylonjs/core/AudioV2/abstractAudio/staticSound';
import { CreateAudioEngineAsync } from '@babylonjs/core/AudioV2/webAudio/webAudioEngine';
import { FILES } from './files';
import { CATEGORIES, type Category, type SoundName, SOUNDS } from './names';
import type { Player, Voice } from './player';
import { readOnce } from './readOnce';

/** So many of one sound are heard at once. */
const MOST = 4;
const CENTS = 100;

/** Decodes by itself: the table that asked first may be gone before the sound is there. */
const decode = async (name: SoundName, rate: number): Promise<AudioBuffer> => {
  const answer = await fetch(FILES[name]);
  if (!answer.ok) throw new Error(`no sound ${name}: ${answer.status}`);
  return new OfflineAudioContext(1, 1, rate).decodeAudioData(await answer.arrayBuffer());
};
const heard = readOnce(decode);

/** Sounds through Babylon's audio engine, one bus for each volume. */
class BabylonPlayer implements Player {
  private readonly sounds = new Map<SoundName, Promise<StaticSound | undefined>>();
  private readonly loaded = new Map<SoundName, StaticSound>();
  private gone = false;

  constructor(
    private readonly engine: AudioEngineV2,
    private readonly rate: number,
    private readonly buses: ReadonlyMap<Category, AudioBus>,
  ) {}

  async load(name: SoundName): Promise<boolean> {
    let sound = this.sounds.get(name);
    if (sound === undefined) {
      // One that could not be had is not asked for again.
      sound = this.make(name).catch(() => undefined);
      this.sounds.set(name, sound);
    }
    return (await sound) !== undefined;
  }

  play(name: SoundName, { volume, pan, shift = 0, loop = false, wait = 0 }: Voice): void {
    const sound = this.loaded.get(name);
    if (sound === undefined) return;
    sound.stereo.pan = pan;
    sound.pitch = shift * CENTS;
    sound.play({ volume, loop, waitTime: wait });
  }

  stop(name: SoundName): void {
    this.loaded.get(name)?.stop();
  }

  volume(category: Category, value: number): void {
    this.buses.get(category)?.setVolume(value);
  }

  master(value: number): void {
    this.engine.setVolume(value);
  }

  dispose(): void {
    this.gone = true;
    this.engine.dispose();
  }

  private async make(name: SoundName): Promise<StaticSound> {
    const decoded = await heard(name, this.rate);
    this.mustBeHere(name);
    const buffer = await this.engine.createSoundBufferAsync(decoded);
    this.mustBeHere(name);
    const sound = await this.engine.createSoundAsync(name, buffer, {
      outBus: this.buses.get(SOUNDS[name].category) ?? null,
      maxInstances: MOST,
      stereoEnabled: true,
    });
    this.loaded.set(name, sound);
    return sound;
  }

  /** Whoever has left the table while a sound was fetched or read hears nothing any more. */
  private mustBeHere(name: SoundName): void {
    if (this.gone) throw new Error(`${name} comes too late`);
  }
}

export const openBabylonPlayer = async (audioContext: AudioContext): Promise<Player> => {
  const engine = await CreateAudioEngineAsync({
    audioContext,
    disableDefaultUI: true,
    // It plays a file written into an address, which the page's content policy does not allow.
    disableIOSRingerSwitchWorkaround: true,
  });
  const buses = new Map<Category, AudioBus>();
  for (const name of CATEGORIES) buses.set(name, await engine.createBusAsync(name));
  return new BabylonPlayer(engine, audioContext.sampleRate, buses);
};
