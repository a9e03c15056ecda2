import { make } from './dom';
import './print.css';

const PAPER = 'paper';

/** Lays sheets out for the printer: while they lie there nothing else of the page comes onto paper. Gives how to clear them. */
export const layOut = (page: Document, sheets: readonly HTMLElement[]): (() => void) => {
  page.getElementById(PAPER)?.remove();
  const paper = make(page, 'div', { id: PAPER }, ...sheets);
  page.body.append(paper);
  return () => paper.remove();
};

/** Prints sheets; afterwards the page prints as itself again. */
export const printSheets = (page: Document, sheets: readonly HTMLElement[]): void => {
  const clear = layOut(page, sheets);
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
};
