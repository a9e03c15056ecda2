import type { RoleId } from '../../../../shared/games/risk/data/crew';
import type { QuestRow } from '../../../../shared/games/risk/data/quests';
import type { Glyph } from '../../../kit/cards/pen';

/** Signs of the positions on the bridge, ours. */
export const ROLE_GLYPHS: Readonly<Record<RoleId, Glyph>> = {
  firstOfficer: { solid: 'M50 8 L62 38 L94 38 L68 58 L78 90 L50 71 L22 90 L32 58 L6 38 L38 38 Z' },
  security: {
    solid: 'M50 6 L88 20 V50 C88 74 70 88 50 95 C30 88 12 74 12 50 V20 Z M50 24 V76 C62 71 72 62 72 48 V32 Z',
  },
  engineer: {
    solid:
      'M42 6 H58 L61 20 L74 13 L86 26 L78 38 L92 42 V58 L78 62 L86 74 L74 87 L61 80 L58 94 H42 L39 80 L26 87 L14 74 L22 62 L8 58 V42 L22 38 L14 26 L26 13 L39 20 Z M50 34 A16 16 0 1 0 50 66 A16 16 0 1 0 50 34 Z',
  },
  medical: { solid: 'M36 8 H64 V36 H92 V64 H64 V92 H36 V64 H8 V36 H36 Z' },
  helm: { solid: 'M50 6 L84 90 L50 70 L16 90 Z' },
  specialist: { line: 'M12 70 C26 70 26 26 40 26 C54 26 54 78 66 78 C76 78 76 44 90 44', width: 10 },
};

/** A star, for Location cards. */
export const STAR: Glyph = { solid: 'M50 6 L61 39 L96 39 L68 60 L79 94 L50 73 L21 94 L32 60 L4 39 L39 39 Z' };
/** A letter of no alphabet: whoever sends the Q-Vents. */
export const VENT: Glyph = {
  solid:
    'M50 8 A40 40 0 1 0 68 84 L80 96 L92 84 L81 73 A40 40 0 0 0 50 8 Z M50 26 A22 22 0 0 1 68 60 L60 52 L48 64 L55 70 A22 22 0 1 1 50 26 Z',
};
export const CAPTAIN_GLYPH: Glyph = {
  solid: 'M50 6 C58 34 70 66 86 92 C70 82 58 76 50 64 C42 76 30 82 14 92 C30 66 42 34 50 6 Z',
};
export const LOCATION_GLYPH: Glyph = {
  solid: 'M50 18 A32 32 0 1 0 50 82 A32 32 0 1 0 50 18 Z',
  line: 'M6 62 C26 78 78 62 94 36',
  width: 7,
};
/** A Quest looks at the table, at a turn, or at the crew. */
export const QUEST_GLYPHS: Readonly<Record<QuestRow['kind'], Glyph>> = {
  state: { solid: 'M14 8 H26 V92 H14 Z M32 12 H88 L74 32 L88 52 H32 Z' },
  turn: { solid: 'M58 4 L20 56 H46 L38 96 L80 40 H54 Z' },
  round: { line: 'M50 12 A38 38 0 1 1 16 34 M16 12 V36 H40', width: 11 },
};
