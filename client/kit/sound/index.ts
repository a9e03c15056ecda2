export { CATEGORIES, type Category, SOUND_NAMES, type SoundName, SOUNDS } from './names';
export type { Ear } from './tableSounds';
export { openSounds } from './page';
export { tapSound } from './tap';
export type { PlayOptions, Sounds } from './types';
