import { MEANINGS, THEMES } from '../kit/theme';
import type { Settings } from './settings';

/** Shows the settings in the page: colours, size of text, stillness, captions. The scene has its own way. */
export function applySettings(page: Document, { colours, textScale, calm, captions }: Settings): void {
  const { style, classList } = page.documentElement;
  for (const meaning of MEANINGS) style.setProperty(`--${meaning}`, THEMES[colours][meaning]);
  style.setProperty('font-size', `${Math.round(textScale * 100)}%`);
  classList.toggle('calm', calm);
  classList.toggle('uncaptioned', !captions);
  classList.toggle('contrast', colours === 'highContrast');
}
