import { MEANINGS, THEMES } from '../kit/theme';
import type { Settings } from './settings';

/** Shows the settings in the page: colours, size of text, stillness. The scene has its own way. */
export function applySettings(page: Document, { colours, text, calm }: Settings): void {
  const { style, classList } = page.documentElement;
  for (const meaning of MEANINGS) style.setProperty(`--${meaning}`, THEMES[colours][meaning]);
  style.setProperty('font-size', `${text}%`);
  classList.toggle('calm', calm);
  classList.toggle('contrast', colours === 'highContrast');
}
