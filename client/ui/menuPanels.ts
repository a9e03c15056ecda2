import { THEME_NAMES } from '../kit/theme';
import { PACES } from '../director/director';
import { makeElement } from './dom';
import { creditsWords, settingsWords } from './menuWords';
import { SHOWN_QUALITIES, type Settings, TEXT_SIZES } from './settings';

function choice<Value extends string>(
  page: Document,
  words: string,
  options: readonly (readonly [Value, string])[],
  now: Value,
  change: (value: Value) => void,
): HTMLElement {
  const label = makeElement(page, 'label', words);
  const select = page.createElement('select');
  for (const [value, text] of options) {
    const option = page.createElement('option');
    option.value = value;
    option.textContent = text;
    option.selected = value === now;
    select.append(option);
  }
  select.addEventListener('change', () => {
    const picked = options.find(([value]) => value === select.value);
    if (picked !== undefined) change(picked[0]);
  });
  label.append(select);
  return label;
}

export function settingsPanel(
  page: Document,
  settings: Settings,
  change: (settings: Settings) => void,
): HTMLElement[] {
  let now = settings;
  const set = (part: Partial<Settings>): void => {
    now = { ...now, ...part };
    change(now);
  };
  const qualities = SHOWN_QUALITIES.map((name) => [name, settingsWords.qualities[name]] as const);
  const themes = THEME_NAMES.map((name) => [name, settingsWords.themes[name]] as const);
  const paces = PACES.map((name) => [name, settingsWords.paces[name]] as const);
  const texts = TEXT_SIZES.map((name) => [name, settingsWords.texts[name]] as const);
  const calm = page.createElement('label');
  const box = page.createElement('input');
  box.type = 'checkbox';
  box.checked = now.calm;
  box.addEventListener('change', () => set({ calm: box.checked }));
  calm.className = 'check';
  calm.append(box, makeElement(page, 'span', settingsWords.calm));
  return [
    choice(page, settingsWords.pace, paces, now.pace, (pace) => set({ pace })),
    choice(page, settingsWords.text, texts, now.text, (text) => set({ text })),
    choice(page, settingsWords.quality, qualities, now.quality, (quality) => set({ quality })),
    choice(page, settingsWords.colours, themes, now.colours, (colours) => set({ colours })),
    calm,
    makeElement(page, 'p', settingsWords.kept, 'hint'),
  ];
}

export const creditsPanel = (page: Document): HTMLElement[] =>
  creditsWords.map((text) => makeElement(page, 'p', text));
