import type { Refusal } from '../../shared/engine/game';
import { readPacked, readReplay } from './address';
import { make, makeButton } from './dom';
import { replayWords } from './replayWords';
import { refusalWords } from './words';

/** Where a game of the past comes from: a server, a file, this browser. */
export type ReplaySource =
  | { readonly type: 'match'; readonly match: string }
  | { readonly type: 'file'; readonly text: string }
  /** A link that holds the whole match. */
  | { readonly type: 'packed'; readonly letters: string }
  | { readonly type: 'kept' };

export interface ReplayWishes {
  /** Watches a game of the past; says why not if that cannot be. */
  replay(source: ReplaySource): Promise<Refusal | undefined>;
  /** Whether this browser has kept a game. */
  kept(): string | undefined;
}

/** Three ways to a game of the past: its link, a file, the game kept here. */
export function replayPanel(page: Document, wishes: ReplayWishes, trouble?: Refusal): HTMLElement {
  const error = make(page, 'p', { class: 'error', role: 'alert', id: 'replay-error' });
  const told = make(page, 'p', { role: 'status' });
  const tell = (refusal: Refusal | undefined): void => {
    told.textContent = '';
    error.textContent = refusal ? refusalWords(refusal) : '';
  };
  const watch = async (source: ReplaySource): Promise<void> => {
    error.textContent = '';
    told.textContent = replayWords.loading;
    tell(await wishes.replay(source));
  };
  const field = make(page, 'input', {
    type: 'text',
    id: 'replay-match',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': error.id,
  });
  const go = makeButton(page, replayWords.watch, () => undefined, 'quiet');
  go.type = 'submit';
  const form = make(page, 'form', {}, make(page, 'label', { for: field.id }, replayWords.match), field, go);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const letters = readPacked(field.value);
    if (letters !== undefined) return void watch({ type: 'packed', letters });
    const match = readReplay(field.value);
    if (match === undefined) error.textContent = replayWords.noMatch;
    else void watch({ type: 'match', match });
  });
  const file = make(page, 'input', { type: 'file', accept: '.json,application/json' });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) void chosen.text().then((text) => watch({ type: 'file', text }));
  });
  const kept = makeButton(page, replayWords.kept, () => void watch({ type: 'kept' }), 'quiet');
  kept.hidden = wishes.kept() === undefined;
  if (trouble) tell(trouble);
  return make(
    page,
    'section',
    { class: 'replays', 'aria-label': replayWords.lead },
    make(page, 'h3', {}, replayWords.lead),
    error,
    told,
    form,
    make(page, 'label', {}, replayWords.file, file),
    kept,
  );
}
