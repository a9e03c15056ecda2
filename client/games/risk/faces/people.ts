import { type CaptainId, CAPTAINS } from '../../../../shared/games/risk/data/captains';
import { CREW_NAMES, type RoleId, ROLES } from '../../../../shared/games/risk/data/crew';
import { ROLE_TEXTS } from '../../../../shared/games/risk/words/en/crew';
import type { Box, Glyph, Pen } from '../../../kit/cards/pen';
import { COLUMN, drawHeading, drawSegments, FIELD, TONE } from '../../../kit/cards/panel';
import type { Colours, Meaning } from '../../../kit/theme';
import { CAPTAIN_GLYPH, ROLE_GLYPHS } from './glyphs';

interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly tunic: Meaning;
  readonly hairShape: Glyph;
}

const SHORT: Glyph = {
  solid: 'M29 40 C27 12 44 8 54 9 C70 10 74 26 71 40 L67 28 C58 23 46 23 38 28 L32 32 Z',
};
const NONE: Glyph = { solid: 'M29 46 C27 42 28 36 30 33 L32 48 Z M71 46 C73 42 72 36 70 33 L68 48 Z' };
const LONG: Glyph = {
  solid:
    'M26 60 C20 14 40 6 52 7 C74 8 80 24 75 60 C72 50 71 40 68 30 C56 28 44 26 36 24 C32 34 30 48 26 60 Z',
};
const PARTED: Glyph = {
  solid: 'M30 36 C28 14 46 8 58 12 C72 14 73 26 70 38 C68 28 62 24 52 26 C42 28 34 26 30 36 Z',
};

const LOOKS: Readonly<Record<CaptainId, Look>> = {
  kirk: { skin: '#e0b08c', hair: '#8a5a2e', tunic: 'command', hairShape: PARTED },
  picard: { skin: '#e4b99b', hair: '#b9b4ac', tunic: 'engineering', hairShape: NONE },
  sisko: { skin: '#7a4c32', hair: '#241a16', tunic: 'command', hairShape: NONE },
  janeway: { skin: '#e8c0a4', hair: '#7a4526', tunic: 'engineering', hairShape: LONG },
  archer: { skin: '#dfb190', hair: '#4d3520', tunic: 'science', hairShape: SHORT },
};

const HEAD: Glyph = {
  solid: 'M50 13 C64 13 70 25 69 39 C68 53 59 63 50 63 C41 63 32 53 31 39 C30 25 36 13 50 13 Z',
};
const NECK: Glyph = { solid: 'M41 54 H59 V78 H41 Z' };
const TUNIC: Glyph = { solid: 'M4 110 C4 84 20 76 40 71 L50 80 L60 71 C80 76 96 84 96 110 Z' };

const ART: Box = { ...FIELD, h: 430 };
const WORDS: Box = { ...FIELD, y: FIELD.y + 446, h: FIELD.h - 446 };

const drawBust = (pen: Pen, { skin, hair, tunic, hairShape }: Look, colours: Colours): void => {
  const [x, y, r] = [ART.x + ART.w / 2, ART.y + ART.h / 2, 210];
  const { ink } = pen;
  pen.disc(x, y, r, TONE.slate);
  ink.save();
  ink.beginPath();
  ink.arc(x, y, r, 0, 2 * Math.PI);
  ink.clip();
  const box: Box = { x: x - 185, y: y - 170, w: 370, h: 370 };
  pen.glyph(NECK, box, skin);
  pen.glyph(TUNIC, box, colours[tunic]);
  pen.glyph(HEAD, box, skin);
  pen.glyph(hairShape, box, hair);
  ink.restore();
  pen.circle(x, y, r, 8, colours[tunic]);
};

/** One of the captains Q has summoned. */
export const drawCaptain = (pen: Pen, id: CaptainId, colours: Colours): void => {
  const row = CAPTAINS.find((one) => one.id === id) ?? CAPTAINS[0];
  const look = LOOKS[id];
  const colour = colours[look.tunic];
  drawHeading(pen, {
    name: row.name.slice(row.name.lastIndexOf(' ') + 1),
    glyph: CAPTAIN_GLYPH,
    colour,
    over: 'Captain',
  });
  drawSegments(pen, COLUMN, [TONE.steel, colour, TONE.slate], [3, 5, 2]);
  drawBust(pen, look, colours);
  pen.write(row.name, WORDS, { size: 84, least: 48, lines: 2, colour: TONE.ink, align: 'center' });
};

const ROLE_COLOURS: Readonly<Record<RoleId, Meaning>> = {
  firstOfficer: 'command',
  security: 'engineering',
  engineer: 'engineering',
  medical: 'medical',
  helm: 'command',
  specialist: 'science',
};

/** Somebody on the bridge: position, price and what it does. */
export const drawCrew = (pen: Pen, captain: CaptainId, role: RoleId, colours: Colours): void => {
  const at = ROLES.findIndex(({ id }) => id === role);
  const row = ROLES[at];
  if (row === undefined) return;
  const colour = colours[ROLE_COLOURS[role]];
  drawHeading(pen, { name: CREW_NAMES[captain][at] ?? '', glyph: ROLE_GLYPHS[role], colour, over: row.name });
  drawSegments(pen, COLUMN, [colour, TONE.steel, TONE.slate], [4, 3, 3]);
  pen.glyph(ROLE_GLYPHS[role], { x: FIELD.x + 100, y: FIELD.y + 10, w: 240, h: 220 }, colour);
  pen.write(
    String(row.cost),
    { ...FIELD, y: FIELD.y + 236, h: 96 },
    { size: 92, least: 60, colour: TONE.sand, align: 'center' },
  );
  pen.write(
    ROLE_TEXTS[role],
    { ...FIELD, y: FIELD.y + 340, h: FIELD.h - 340 },
    { size: 56, least: 34, lines: 8, colour: TONE.ink, stand: 'top' },
  );
};
