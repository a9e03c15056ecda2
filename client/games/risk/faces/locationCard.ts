import { locationOfCard, starsOf } from '../../../../shared/games/risk/data/cards';
import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import { SECTORS } from '../../../../shared/games/risk/data/sectors';
import type { Box, Pen } from '../../../kit/cards/pen';
import { COLUMN, drawHeading, drawSegments, FIELD, TONE } from '../../../kit/cards/panel';
import type { Colours } from '../../../kit/theme';
import { SECTOR_LIGHT } from '../map/tints';
import { WORLDS } from '../map/worlds';
import { LOCATION_GLYPH, STAR } from './glyphs';

const ART: Box = { ...FIELD, h: 440 };
const STARS: Box = { ...FIELD, y: FIELD.y + 460, h: 96 };
const WORDS: Box = { ...FIELD, y: FIELD.y + 562, h: FIELD.h - 562 };

/** The world itself: its two colours, lit from the upper left, with bands or lands. */
const drawWorld = (pen: Pen, location: number): void => {
  const world = WORLDS[location];
  if (world === undefined) return;
  const [x, y, r] = [ART.x + ART.w / 2, ART.y + ART.h / 2, 190];
  const { ink } = pen;
  pen.disc(x, y, r + 14, TONE.slate);
  pen.disc(x, y, r, world.low);
  ink.save();
  ink.beginPath();
  ink.arc(x, y, r, 0, 2 * Math.PI);
  ink.clip();
  const bands = world.surface === 'gas' ? 7 : 5;
  for (let i = 0; i < bands; i++) {
    const turn = (location * 7 + i * 13) % 17;
    if (world.surface === 'gas')
      pen.block({ x: x - r, y: y - r + (i * 2 * r) / bands, w: 2 * r, h: 22 + turn }, 0, world.high);
    else
      pen.disc(
        x - r * 0.7 + ((turn * 53) % (1.4 * r)),
        y - r * 0.7 + ((turn * 97 + i * 61) % (1.4 * r)),
        34 + turn * 4,
        world.high,
      );
  }
  ink.globalAlpha = 0.5;
  pen.wedge(x + 60, y + 60, r * 1.05, r * 2.2, 0, 2 * Math.PI, TONE.ground);
  ink.restore();
};

/** A world to be held, and the stars that bring ships. */
export const drawLocationCard = (pen: Pen, id: string, colours: Colours): void => {
  const location = locationOfCard(id);
  const row = LOCATIONS[location];
  if (row === undefined) return;
  const sector = SECTORS.findIndex((one) => one.id === row.sector);
  const colour = colours[SECTOR_LIGHT[sector] ?? 'calm'];
  drawHeading(pen, { name: row.name, glyph: LOCATION_GLYPH, colour });
  drawSegments(pen, COLUMN, [TONE.steel, colour, TONE.slate], [2, 5, 3]);
  drawWorld(pen, location);
  const many = starsOf(id);
  for (let i = 0; i < many; i++)
    pen.glyph(STAR, { x: STARS.x + STARS.w / 2 + (i - many / 2) * 104, y: STARS.y, w: 96, h: 96 }, TONE.sand);
  pen.write(SECTORS[sector]?.name ?? '', WORDS, { size: 64, least: 34, colour: TONE.quiet, align: 'center' });
};
