import type { ClassId } from '../../../../shared/games/attackWing/data/classes';
import type { Faction, UpgradeType } from '../../../../shared/games/attackWing/data/kinds';
import { SHIP } from '../../../kit/cards/insignia';
import type { Glyph } from '../../../kit/cards/pen';
import { disc, spokes, star } from '../../../kit/cards/strokes';
import type { Meaning } from '../../../kit/theme';

/** Each faction's colour of the theme; independents share that of the Tholians, who are among them. */
export const FACTION_MEANINGS: Readonly<Record<Faction, Meaning>> = {
  federation: 'federation',
  klingon: 'klingon',
  romulan: 'romulan',
  independent: 'tholian',
};

/** Classes from above, bow up. */
export const CLASS_GLYPHS: Readonly<Record<ClassId, Glyph>> = {
  constitution: SHIP,
  constitutionRefit: {
    solid: `${disc(50, 28, 26)} ${disc(50, 28, 9)} ${disc(50, 28, 4)} M45 56 H55 V80 L50 93 L45 80 Z M22 48 H30 L32 97 H20 Z M70 48 H78 L80 97 H68 Z M32 68 L44 62 V69 L32 77 Z M68 68 L56 62 V69 L68 77 Z`,
  },
  miranda: {
    solid: `${disc(50, 34, 30)} ${disc(50, 34, 8)} M30 58 H70 L66 84 H34 Z M10 56 H19 V98 H10 Z M81 56 H90 V98 H81 Z M18 66 L30 60 V70 L18 78 Z M82 66 L70 60 V70 L82 78 Z`,
  },
  d7: {
    solid:
      'M50 3 C58 4 62 12 60 20 L54 24 V48 L88 62 V96 H80 V74 L60 70 L56 84 H44 L40 70 L20 74 V96 H12 V62 L46 48 V24 L40 20 C38 12 42 4 50 3 Z',
  },
  ktinga: {
    solid:
      'M50 3 C60 4 64 13 61 22 L54 25 V46 L92 60 L94 98 H84 L80 76 L62 71 L58 88 H42 L38 71 L20 76 L16 98 H6 L8 60 L46 46 V25 L39 22 C36 13 40 4 50 3 Z M50 8 A6 6 0 1 0 50 20 A6 6 0 1 0 50 8 Z',
  },
  birdOfPrey: {
    solid: `M50 8 C66 12 74 28 72 44 L92 52 V92 H84 V64 L66 60 C62 72 56 78 50 80 C44 78 38 72 34 60 L16 64 V92 H8 V52 L28 44 C26 28 34 12 50 8 Z`,
    line: 'M36 36 Q50 24 64 36 M40 48 Q50 40 60 48',
    width: 3,
  },
  gornRaider: {
    solid:
      'M50 4 L62 30 L58 46 L86 40 L94 70 L80 94 L70 74 L58 70 L56 90 H44 L42 70 L30 74 L20 94 L6 70 L14 40 L42 46 L38 30 Z',
  },
  tholianVessel: {
    solid: 'M50 3 L76 60 L88 96 L62 82 H38 L12 96 L24 60 Z M50 32 L40 62 H60 Z',
  },
};

export const TYPE_GLYPHS: Readonly<Record<UpgradeType, Glyph>> = {
  crew: { solid: `${disc(50, 30, 20)} M12 94 C12 66 28 56 50 56 C72 56 88 66 88 94 Z` },
  eliteTalent: { solid: star(5, 48, 20) },
  tech: { solid: disc(50, 50, 16), line: spokes(8, 24, 42), width: 11 },
  weapon: { solid: 'M50 4 C62 20 66 36 66 60 L80 80 H62 L58 96 H42 L38 80 H20 L34 60 C34 36 38 20 50 4 Z' },
};

export const CAPTAIN: Glyph = { solid: star(4, 49, 17) };
export const ADMIRAL: Glyph = {
  solid: `${star(4, 30, 11)} ${disc(18, 18, 9)} ${disc(82, 18, 9)} ${disc(18, 82, 9)} ${disc(82, 82, 9)}`,
};
export const RESOURCE: Glyph = {
  solid: 'M50 4 L92 27 V73 L50 96 L8 73 V27 Z M50 26 L72 38 V62 L50 74 L28 62 V38 Z',
};
export const DAMAGE: Glyph = { solid: 'M54 4 L24 54 H44 L34 96 L78 40 H56 L72 4 Z' };
