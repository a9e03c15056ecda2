import { THEME_NAMES } from '../kit/theme';
import { readTableCode } from './address';
import { makeButton, makeElement } from './dom';
import type { MenuWishes } from './menu';
import { codeWords, creditsWords, playWords, settingsWords } from './menuWords';
import { SHOWN_QUALITIES, type Settings } from './settings';

export function playPanel(page: Document, wishes: MenuWishes): HTMLElement[] {
  const list = page.createElement('dl');
  for (const [name, about] of playWords.games) {
    list.append(makeElement(page, 'dt', name), makeElement(page, 'dd', about));
  }
  return [
    makeElement(page, 'p', playWords.lead),
    list,
    makeButton(page, playWords.look, () => wishes.look('table')),
  ];
}

/** A form for a table's code; `way` says whether one comes to play or to look on. */
function codeForm(page: Document, way: 'join' | 'watch', go: (table: string) => void): HTMLElement[] {
  const form = page.createElement('form');
  const [label, field, error] = [
    page.createElement('label'),
    page.createElement('input'),
    page.createElement('p'),
  ];
  label.textContent = codeWords.label;
  label.htmlFor = `${way}-code`;
  field.id = `${way}-code`;
  field.name = 'code';
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.setAttribute('autocapitalize', 'none');
  field.setAttribute('aria-describedby', `${way}-error`);
  error.id = `${way}-error`;
  error.className = 'error';
  error.setAttribute('role', 'alert');
  const button = makeButton(page, codeWords.go[way], () => undefined);
  button.type = 'submit';
  form.append(label, field, button, error);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const table = readTableCode(field.value);
    error.textContent = table === undefined ? codeWords.wrong : '';
    field.setAttribute('aria-invalid', String(table === undefined));
    if (table === undefined) field.focus();
    else go(table);
  });
  return [makeElement(page, 'p', codeWords[way]), form];
}

export const joinPanel = (page: Document, wishes: MenuWishes): HTMLElement[] =>
  codeForm(page, 'join', (table) => wishes.join(table));
export const watchPanel = (page: Document, wishes: MenuWishes): HTMLElement[] =>
  codeForm(page, 'watch', (table) => wishes.watch(table));

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
  const calm = page.createElement('label');
  const box = page.createElement('input');
  box.type = 'checkbox';
  box.checked = now.calm;
  box.addEventListener('change', () => set({ calm: box.checked }));
  calm.className = 'check';
  calm.append(box, makeElement(page, 'span', settingsWords.calm));
  return [
    choice(page, settingsWords.quality, qualities, now.quality, (quality) => set({ quality })),
    choice(page, settingsWords.colours, themes, now.colours, (colours) => set({ colours })),
    calm,
    makeElement(page, 'p', settingsWords.kept, 'hint'),
  ];
}

export const creditsPanel = (page: Document): HTMLElement[] =>
  creditsWords.map((text) => makeElement(page, 'p', text));
