import { cardFace } from '../../../../shared/games/panic/words/en/faces';
import { type Card, cardOf, type CardType } from '../../../../shared/games/panic/data/cards';
import { RANGES } from '../../../../shared/games/panic/data/ship';
import type { Box, Glyph, Pen } from '../../../kit/cards/pen';
import { type Colours, MARKS } from '../../../kit/theme';
import { INSIGNIA } from '../../../kit/cards/insignia';
import { CARD_GLYPHS } from './glyphs';
import { COLUMN, drawHeading, drawSegments, FIELD, stacked, TONE } from '../../../kit/cards/panel';
import { drawRings } from './rings';

const TONES: Readonly<Record<CardType, string>> = {
  hit: TONE.ice,
  hitModifier: TONE.lilac,
  resource: TONE.sand,
  reaction: TONE.coral,
  other: TONE.ice,
};

const glyphOf = ({ kind, phasers }: Card): Glyph => CARD_GLYPHS[phasers ? 'phasers' : kind] ?? {};

/** A weapon has the colour of its range; one of several ranges, and everything else, a tone that says nothing. */
const colourOf = ({ type, ranges }: Card, colours: Colours): string => {
  const [range, more] = ranges;
  return range !== undefined && more === undefined ? colours[range] : TONES[type];
};

const SIXTH = Math.PI / 3;
const INSIGNIA_HIGH = 150;
const UPPER: Box = { ...COLUMN, h: COLUMN.h - INSIGNIA_HIGH - 12 };
const LOWER: Box = { ...COLUMN, y: COLUMN.y + COLUMN.h - INSIGNIA_HIGH, h: INSIGNIA_HIGH };
const ART: Box = { ...FIELD, h: 448 };
const WORDS: Box = { ...FIELD, y: FIELD.y + 460, h: FIELD.h - 460 };

/** The three ranges as a ladder, farthest on top; those it reaches are lit. */
const drawLadder = (pen: Pen, { ranges }: Card, colours: Colours): void => {
  const rungs = stacked(UPPER, RANGES.length);
  [...RANGES].reverse().forEach((range, i) => {
    const [box, lit] = [rungs[i] ?? UPPER, ranges.includes(range)];
    pen.block(box, 0, lit ? colours[range] : TONE.slate);
    pen.write(MARKS[range], box, {
      size: 84,
      least: 84,
      colour: lit ? TONE.ground : TONE.steel,
      align: 'center',
    });
  });
};

const drawInsignia = (pen: Pen, { credit }: Card, colours: Colours): void => {
  const none = credit === 'none';
  pen.block(LOWER, [0, 0, 0, 46], none ? TONE.slate : colours[credit]);
  if (!none) pen.glyph(INSIGNIA[credit], { x: LOWER.x + 8, y: LOWER.y + 20, w: 104, h: 104 }, TONE.ground);
};

const drawArt = (pen: Pen, card: Card, colours: Colours): void => {
  const { groups, ranges } = card;
  if (card.type === 'hit')
    return drawRings(pen, ART.x + ART.w / 2, ART.y + ART.h / 2, 222, groups, ranges, colours);
  const [x, y] = [ART.x + ART.w / 2, ART.y + ART.h / 2];
  pen.disc(x, y, 178, TONE.slate);
  for (let i = 0; i < 6; i++)
    pen.wedge(x, y, 192, 204, i * SIXTH + 0.1, (i + 1) * SIXTH - 0.1, i % 3 === 0 ? TONE.steel : TONE.slate);
  pen.glyph(glyphOf(card), { x: x - 124, y: y - 124, w: 248, h: 248 }, colourOf(card, colours));
};

const drawWords = (pen: Pen, card: Card, colours: Colours): void => {
  const { label, effect } = cardFace(card.id);
  const colour = colourOf(card, colours);
  const weapon = card.type === 'hit';
  const [high, low] = weapon ? ([92, 108] as const) : ([44, 146] as const);
  pen.write(
    label,
    { ...WORDS, h: high },
    {
      size: weapon ? 76 : 44,
      least: weapon ? 60 : 40,
      colour,
      align: weapon ? 'center' : 'left',
    },
  );
  pen.write(
    effect,
    { ...WORDS, y: WORDS.y + WORDS.h - low, h: low },
    {
      size: weapon ? 92 : 66,
      least: 52,
      lines: weapon ? 1 : 3,
      colour: TONE.ink,
      align: weapon ? 'center' : 'left',
      stand: weapon ? 'middle' : 'top',
    },
  );
};

/** One of the 62 Enterprise cards. */
export const drawEnterpriseCard = (pen: Pen, id: string, colours: Colours): void => {
  const card = cardOf(id);
  const colour = colourOf(card, colours);
  drawHeading(pen, { name: cardFace(id).name, glyph: glyphOf(card), colour });
  if (card.type === 'hit') drawLadder(pen, card, colours);
  else drawSegments(pen, UPPER, [colour, TONE.steel, TONE.slate], [5, 2, 3]);
  drawInsignia(pen, card, colours);
  drawArt(pen, card, colours);
  drawWords(pen, card, colours);
};
