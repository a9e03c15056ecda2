import { THEME_NAMES } from '../kit/theme';
import { PACES } from '../director/director';
import { make } from './dom';
import { settingsWords } from './menuWords';
import { SHOWN_QUALITIES, type Settings, TEXT_SCALES, VOLUMES } from './settings';

interface Choice<Value extends string> {
  readonly words: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly now: Value;
  readonly change: (value: Value) => void;
}

function choice<Value extends string>(page: Document, { words, options, now, change }: Choice<Value>) {
  const select = make(page, 'select');
  for (const [value, text] of options)
    select.append(make(page, 'option', { value, selected: value === now }, text));
  select.addEventListener('change', () => {
    const picked = options.find(([value]) => value === select.value);
    if (picked !== undefined) change(picked[0]);
  });
  return make(page, 'label', {}, words, select);
}

function check(page: Document, words: string, now: boolean, change: (on: boolean) => void): HTMLElement {
  const box = make(page, 'input', { type: 'checkbox' });
  box.checked = now;
  box.addEventListener('change', () => change(box.checked));
  return make(page, 'label', { class: 'check' }, box, make(page, 'span', {}, words));
}

function slider(page: Document, words: string, now: number, change: (value: number) => void): HTMLElement {
  const range = make(page, 'input', { type: 'range', min: '0', max: '100', step: '5' });
  range.value = String(Math.round(now * 100));
  const told = make(page, 'output', { class: 'hint' });
  const tell = (): void => {
    told.textContent = `${range.value} %`;
    range.setAttribute('aria-valuetext', told.textContent);
  };
  range.addEventListener('input', () => {
    tell();
    change(Number(range.value) / 100);
  });
  tell();
  return make(page, 'label', { class: 'slider' }, make(page, 'span', {}, words), range, told);
}

const group = (page: Document, title: string, ...parts: readonly HTMLElement[]): HTMLElement =>
  make(page, 'fieldset', { class: 'settings-group' }, make(page, 'legend', {}, title), ...parts);

/** Everything a person may choose; each change holds at once and is told. */
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
  const w = settingsWords;
  const named = <Value extends string>(
    names: readonly Value[],
    words: Readonly<Record<Value, string>>,
  ): readonly (readonly [Value, string])[] => names.map((name) => [name, words[name]] as const);
  const sizes = TEXT_SCALES.map((scale) => [String(scale), w.texts[scale]] as const);
  const setSize = (chosen: string): void => {
    const textScale = TEXT_SCALES.find((scale) => String(scale) === chosen);
    if (textScale !== undefined) set({ textScale });
  };
  return [
    group(
      page,
      w.groups.story,
      choice(page, {
        words: w.pace,
        options: named(PACES, w.paces),
        now: now.pace,
        change: (pace) => set({ pace }),
      }),
      check(page, w.hurry, now.hurry, (hurry) => set({ hurry })),
      check(page, w.captions, now.captions, (captions) => set({ captions })),
    ),
    group(
      page,
      w.groups.sight,
      choice(page, { words: w.text, options: sizes, now: String(now.textScale), change: setSize }),
      choice(page, {
        words: w.colours,
        options: named(THEME_NAMES, w.themes),
        now: now.colours,
        change: (colours) => set({ colours }),
      }),
      choice(page, {
        words: w.quality,
        options: named(SHOWN_QUALITIES, w.qualities),
        now: now.quality,
        change: (quality) => set({ quality }),
      }),
      check(page, w.calm, now.calm, (calm) => set({ calm })),
      check(page, w.flashes, now.flashes, (flashes) => set({ flashes })),
    ),
    group(
      page,
      w.groups.sound,
      check(page, w.muted, now.muted, (muted) => set({ muted })),
      ...VOLUMES.map((name) =>
        slider(page, w.volumes[name], now.volumes[name], (value) =>
          set({ volumes: { ...now.volumes, [name]: value } }),
        ),
      ),
    ),
    make(page, 'p', { class: 'hint' }, w.kept),
  ];
}
