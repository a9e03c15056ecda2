type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input[id], select[id], textarea[id]';
const isTicked = (field: Field): field is HTMLInputElement =>
  'checked' in field && (field.type === 'checkbox' || field.type === 'radio');

/** What a box that opens is called. */
const nameOf = (box: HTMLDetailsElement): string => {
  const summary = box.querySelector('summary');
  return summary?.getAttribute('aria-label') ?? summary?.textContent ?? '';
};

/** A place whose form, once somebody has opened it, stays the same whatever is drawn around it. */
export const keptAs = (place: HTMLElement, key: string): HTMLElement => {
  place.dataset.keep = key;
  return place;
};

const inUse = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('[data-keep]')].filter((place) => place.querySelector('form'));

/**
 * Draws a part of the page anew: what somebody has opened there stays open, what they have begun to write stays written, and
 * the cursor stays where it was. Others sign, report and leave while one is writing.
 */
export const keeping = (element: HTMLElement, draw: () => void): void => {
  const boxes = new Map(
    [...element.querySelectorAll('details')].map((box) => [nameOf(box), box.open] as const),
  );
  const fields = new Map([...element.querySelectorAll<Field>(FIELDS)].map((field) => [field.id, field]));
  const forms = new Map(inUse(element).map((place) => [place.dataset.keep, place]));
  const active = element.ownerDocument.activeElement;
  const focus = element.contains(active) ? (active?.id ?? '') : '';
  draw();
  for (const place of element.querySelectorAll<HTMLElement>('[data-keep]'))
    place.replaceWith(forms.get(place.dataset.keep) ?? place);
  for (const box of element.querySelectorAll('details')) {
    const wasOpen = boxes.get(nameOf(box));
    if (wasOpen !== undefined) box.open = wasOpen;
  }
  for (const field of element.querySelectorAll<Field>(FIELDS)) {
    const before = fields.get(field.id);
    if (before?.tagName !== field.tagName) continue;
    if (isTicked(field) && isTicked(before)) field.checked = before.checked;
    else field.value = before.value;
    if (field.id === focus) refocus(field, before);
  }
};

const refocus = (field: Field, before: Field): void => {
  field.focus({ preventScroll: true });
  if (field.tagName === 'SELECT') return;
  const [one, other] = [field as HTMLInputElement, before as HTMLInputElement];
  // Numbers and dates have no place for a cursor.
  if (other.selectionStart !== null) one.setSelectionRange(other.selectionStart, other.selectionEnd);
};
