import { makeElement } from './dom';
import { creditsWords } from './menuWords';

export const creditsPanel = (page: Document): HTMLElement[] =>
  creditsWords.map((text) => makeElement(page, 'p', text));
