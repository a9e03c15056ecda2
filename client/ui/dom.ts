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

type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with attributes (`true`: present, `false`: not) and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Changes a text only when it differs, so that a screen reader speaks once. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Rebuilds an element only when what it shows has changed, so that the focus stays where it is; `draw` may do more then. */
export const keyed = <State>(
  element: HTMLElement,
  build: (state: State) => readonly (Node | string)[],
  draw = (rebuild: () => void): void => rebuild(),
) => {
  let shown = '';
  return (key: unknown, state: State): void => {
    const text = JSON.stringify(key);
    if (text === shown) return;
    shown = text;
    draw(() => element.replaceChildren(...build(state)));
  };
};
