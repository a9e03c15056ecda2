export { CARD, type Card, type CardFaces, type Cards } from './types';
export { Pen, SHEET } from './pen';
