/** Small helpers for the page's own elements. */
export function find(page: Document, id: string): HTMLElement {
  const element = page.getElementById(id);
  if (element === null) throw new Error(`the page has no element #${id}`);
  return element;
}

export function makeElement(page: Document, tag: string, text = '', className = ''): HTMLElement {
  const element = page.createElement(tag);
  element.textContent = text;
  if (className !== '') element.className = className;
  return element;
}

export function makeButton(
  page: Document,
  words: string,
  press: () => void,
  className = '',
): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = words;
  if (className !== '') button.className = className;
  button.addEventListener('click', press);
  return button;
}
