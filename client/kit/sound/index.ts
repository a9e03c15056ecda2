export { CATEGORIES, type Category, SOUND_NAMES, type SoundName, SOUNDS } from './names';
export type { PlayOptions, Sounds } from './types';
