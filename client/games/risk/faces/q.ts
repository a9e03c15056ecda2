import { type QuestId, questOf } from '../../../../shared/games/risk/data/quests';
import { type QVentId, qventOf } from '../../../../shared/games/risk/data/qvents';
import { QUEST_TEXTS } from '../../../../shared/games/risk/words/en/quests';
import { QVENT_TEXTS } from '../../../../shared/games/risk/words/en/qvents';
import { type Pen, SHEET } from '../../../kit/cards/pen';
import { COLUMN, drawGround, drawHeading, drawSegments, EDGE, FIELD, TONE } from '../../../kit/cards/panel';
import type { Colours } from '../../../kit/theme';
import { CAPTAIN_GLYPH, LOCATION_GLYPH, QUEST_GLYPHS, ROLE_GLYPHS, STAR, VENT } from './glyphs';
import { BACK_WORDS, type BackName } from '../../../../shared/games/risk/words/en/faces';

/** What Q sends at the start of a turn. */
export const drawQVent = (pen: Pen, id: QVentId, colours: Colours): void => {
  const row = qventOf(id);
  const colour = colours.medium;
  drawHeading(pen, { name: row.name, glyph: VENT, colour });
  drawSegments(pen, COLUMN, [colour, TONE.slate, TONE.steel], [6, 2, 2]);
  pen.glyph(VENT, { x: FIELD.x + 110, y: FIELD.y + 14, w: 220, h: 210 }, TONE.lilac);
  pen.write(
    QVENT_TEXTS[id] ?? '',
    { ...FIELD, y: FIELD.y + 250, h: FIELD.h - 250 },
    { size: 58, least: 34, lines: 10, colour: TONE.ink, stand: 'top' },
  );
};

/** What Q would like to see done. */
export const drawQuest = (pen: Pen, id: QuestId, colours: Colours): void => {
  const row = questOf(id);
  const colour = colours.command;
  drawHeading(pen, { name: row.name, glyph: QUEST_GLYPHS[row.kind], colour });
  drawSegments(pen, COLUMN, [TONE.slate, colour, TONE.steel], [2, 6, 2]);
  pen.glyph(QUEST_GLYPHS[row.kind], { x: FIELD.x + 110, y: FIELD.y + 14, w: 220, h: 210 }, colour);
  pen.write(
    QUEST_TEXTS[id] ?? '',
    { ...FIELD, y: FIELD.y + 250, h: FIELD.h - 250 },
    { size: 62, least: 34, lines: 10, colour: TONE.ink, stand: 'top' },
  );
};

const BACKS: Readonly<
  Record<BackName, { readonly glyph: typeof STAR; readonly main: string; readonly other: string }>
> = {
  location: { glyph: LOCATION_GLYPH, main: TONE.ice, other: '#5f7fb8' },
  captain: { glyph: CAPTAIN_GLYPH, main: TONE.sand, other: '#a8743a' },
  crew: { glyph: ROLE_GLYPHS.firstOfficer, main: TONE.coral, other: '#9c4f3c' },
  quest: { glyph: STAR, main: TONE.sand, other: '#7a6a3a' },
  qvent: { glyph: VENT, main: TONE.lilac, other: '#7560a8' },
};

/** The back of a deck's cards. */
export const drawBack = (pen: Pen, deck: BackName): void => {
  const { glyph, main, other } = BACKS[deck];
  const [w, h] = [SHEET.width, SHEET.height];
  drawGround(pen);
  pen.block({ x: EDGE, y: EDGE, w: 330, h: 74 }, [46, 0, 0, 0], main);
  pen.block({ x: EDGE + 342, y: EDGE, w: w - 2 * EDGE - 342, h: 74 }, [0, 46, 0, 0], other);
  pen.block({ x: EDGE, y: EDGE + 86, w: 44, h: h - 2 * EDGE - 86 - 156 }, 0, other);
  pen.block({ x: w - EDGE - 44, y: EDGE + 86, w: 44, h: h - 2 * EDGE - 86 - 156 }, 0, main);
  pen.circle(w / 2, 402, 216, 16, other);
  pen.glyph(glyph, { x: w / 2 - 150, y: 252, w: 300, h: 300 }, main);
  pen.block({ x: EDGE, y: h - EDGE - 144, w: w - 2 * EDGE, h: 144 }, [0, 0, 46, 46], main);
  const box = { x: EDGE + 30, y: h - EDGE - 144, w: w - 2 * EDGE - 60, h: 144 };
  pen.write(BACK_WORDS[deck], box, { size: 112, least: 60, colour: TONE.ground, align: 'center' });
};
