export { makeCards } from './makeCards';
export { Pen, SHEET } from './pen';
export { CARD, type Card, type CardFaces, type Cards } from './types';
