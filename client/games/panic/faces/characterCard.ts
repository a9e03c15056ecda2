import type { CharacterId } from '../../../../shared/games/panic/data/characters';
import type { Division } from '../../../../shared/games/panic/data/cards';
import { characterFace } from '../../../../shared/games/panic/words/en/faces';
import type { Box, Glyph, Pen } from '../../../kit/cards/pen';
import type { Colours } from '../../../kit/theme';
import { INSIGNIA } from '../../../kit/cards/insignia';
import { CREW_GLYPHS } from './glyphs';
import { COLUMN, drawHeading, drawSegments, FIELD, TONE } from '../../../kit/cards/panel';

interface Look {
  readonly division: Division;
  readonly skin: string;
  readonly hair: string;
  /** Behind the head: hair, or ears. */
  readonly behind?: Glyph;
  readonly ears?: Glyph;
  readonly before: Glyph;
}

/** Hair, and what else tells a head from another, around a face with its middle at 50, 40. */
const LOOKS: Readonly<Record<CharacterId, Look>> = {
  kirk: {
    division: 'command',
    skin: '#e0b08c',
    hair: '#8a5a2e',
    before: { solid: 'M30 36 C28 14 46 8 58 12 C72 14 73 26 70 38 C68 28 62 24 52 26 C42 28 34 26 30 36 Z' },
  },
  spock: {
    division: 'science',
    skin: '#d8b48e',
    hair: '#14161d',
    ears: { solid: 'M31 44 L22 26 L34 36 Z M69 44 L78 26 L66 36 Z' },
    before: { solid: 'M29 42 C26 12 42 8 50 8 C58 8 74 12 71 42 L67 31 H33 Z' },
  },
  mccoy: {
    division: 'medical',
    skin: '#dcae90',
    hair: '#4a3626',
    before: { solid: 'M29 40 C27 14 44 9 54 10 C70 11 74 26 71 40 L67 28 C58 22 46 22 38 30 L32 32 Z' },
  },
  scott: {
    division: 'engineering',
    skin: '#e2b596',
    hair: '#2c2420',
    before: {
      solid: 'M29 38 C26 16 38 8 50 8 C64 8 74 16 71 38 L68 28 C62 30 52 24 44 22 C40 26 34 28 31 30 Z',
    },
  },
  uhura: {
    division: 'engineering',
    skin: '#8a5a3c',
    hair: '#17120f',
    behind: { solid: 'M50 2 C80 2 84 30 78 48 C74 60 26 60 22 48 C16 30 20 2 50 2 Z' },
    before: { solid: 'M29 38 C28 14 48 10 60 12 C72 16 73 30 71 40 C68 26 60 22 48 24 C38 24 33 28 29 38 Z' },
  },
  sulu: {
    division: 'command',
    skin: '#d9a877',
    hair: '#15151a',
    before: { solid: 'M29 38 C26 12 42 8 52 9 C66 9 74 18 71 38 L67 27 C58 24 50 26 42 22 L33 28 Z' },
  },
  chekov: {
    division: 'command',
    skin: '#e6bb9a',
    hair: '#5a3a20',
    behind: { solid: 'M26 44 C20 14 36 4 52 5 C72 6 80 22 74 46 Z' },
    before: { solid: 'M28 46 C24 18 40 8 54 9 C70 10 76 28 72 46 L68 36 C60 36 44 32 36 26 L32 34 Z' },
  },
};

const HEAD: Glyph = {
  solid: 'M50 13 C64 13 70 25 69 39 C68 53 59 63 50 63 C41 63 32 53 31 39 C30 25 36 13 50 13 Z',
};
const NECK: Glyph = { solid: 'M41 54 H59 V78 H41 Z' };
const TUNIC: Glyph = { solid: 'M4 110 C4 84 20 76 40 71 L50 80 L60 71 C80 76 96 84 96 110 Z' };
const COLLAR: Glyph = { solid: 'M37 71.5 L42 69 L50 77 L58 69 L63 71.5 L50 84 Z' };

const ART: Box = { ...FIELD, h: 430 };
const WORDS: Box = { ...FIELD, y: FIELD.y + 446, h: FIELD.h - 446 };

const drawBust = (pen: Pen, look: Look, colours: Colours): void => {
  const [x, y, r] = [ART.x + ART.w / 2, ART.y + ART.h / 2, 210];
  const tunic = colours[look.division];
  pen.disc(x, y, r, TONE.slate);
  const { ink } = pen;
  ink.save();
  ink.beginPath();
  ink.arc(x, y, r, 0, 2 * Math.PI);
  ink.clip();
  const box: Box = { x: x - 185, y: y - 170, w: 370, h: 370 };
  if (look.behind) pen.glyph(look.behind, box, look.hair);
  if (look.ears) pen.glyph(look.ears, box, look.skin);
  pen.glyph(NECK, box, look.skin);
  pen.glyph(TUNIC, box, tunic);
  pen.glyph(COLLAR, box, TONE.ground);
  pen.glyph(HEAD, box, look.skin);
  pen.glyph(look.before, box, look.hair);
  pen.glyph(INSIGNIA[look.division], { x: x + 50, y: y + 128, w: 40, h: 40 }, TONE.ground);
  ink.restore();
  pen.circle(x, y, r, 8, tunic);
};

/** One of the bridge crew. */
export const drawCharacter = (pen: Pen, id: CharacterId, colours: Colours): void => {
  const { name, role, ability } = characterFace(id);
  const look = LOOKS[id];
  const colour = colours[look.division];
  drawHeading(pen, { name, glyph: CREW_GLYPHS[id], colour, over: role });
  const upper = { ...COLUMN, h: COLUMN.h - 162 };
  drawSegments(pen, upper, [TONE.steel, colour, TONE.slate], [3, 5, 2]);
  const lower = { ...COLUMN, y: COLUMN.y + COLUMN.h - 150, h: 150 };
  pen.block(lower, [0, 0, 0, 46], colour);
  pen.glyph(INSIGNIA[look.division], { x: lower.x + 8, y: lower.y + 20, w: 104, h: 104 }, TONE.ground);
  drawBust(pen, look, colours);
  pen.write(ability, WORDS, { size: 68, least: 52, lines: 3, colour: TONE.ink, stand: 'middle' });
};
