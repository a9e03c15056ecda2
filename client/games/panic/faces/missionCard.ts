import {
  MISSION,
  type CardWant,
  type MissionId,
  type Need,
} from '../../../../shared/games/panic/data/missions';
import { MISSION_LABELS, missionFace } from '../../../../shared/games/panic/words/en/faces';
import type { Box, Glyph, Pen } from '../../../kit/cards/pen';
import type { Colours } from '../../../kit/theme';
import { INSIGNIA } from '../../../kit/cards/insignia';
import { CARD_GLYPHS, MISSION_GLYPHS } from './glyphs';
import { COLUMN, drawHeading, FIELD, stacked, TONE } from '../../../kit/cards/panel';

const ROWS: Box = { ...FIELD, h: 372 };
const ENDS: Box = { ...FIELD, y: FIELD.y + 388, h: FIELD.h - 388 };
const ICON = 56;
const LEVEL_TONES = [TONE.sand, TONE.coral, TONE.lilac] as const;

const WANT_GLYPHS: Readonly<Record<CardWant, Glyph>> = {
  hit: CARD_GLYPHS.directHit ?? {},
  photonTorpedo: CARD_GLYPHS.photonTorpedo ?? {},
  securityTeam: CARD_GLYPHS.securityTeam ?? {},
  dilithium: CARD_GLYPHS.dilithium ?? {},
  tritanium: CARD_GLYPHS.tritanium ?? {},
  phasersFront: CARD_GLYPHS.phasers ?? {},
  phasersSide: CARD_GLYPHS.phasers ?? {},
  phasersRear: CARD_GLYPHS.phasers ?? {},
};

const drawTimer = (pen: Pen, id: MissionId, colour: string, colours: Colours): void => {
  const places = stacked(COLUMN, MISSION[id].timer, 8);
  places.forEach((box, i) => {
    const last = i === places.length - 1;
    pen.block(box, [0, 0, 0, last ? 46 : 0], last ? colours.danger : i % 2 === 0 ? colour : TONE.quiet);
    pen.write(`${places.length - i}`, box, { size: 60, least: 40, colour: TONE.ground, align: 'center' });
  });
};

interface Icons {
  readonly n: number;
  readonly glyph: Glyph;
  readonly colour: string;
}

const iconsOf = (id: MissionId, need: Need, colours: Colours): Icons => {
  switch (need.need) {
    case 'credit':
      return { n: need.n, glyph: INSIGNIA[need.division], colour: colours[need.division] };
    case 'card':
      return { n: need.n, glyph: WANT_GLYPHS[need.card], colour: TONE.ice };
    default:
      return { n: 1, glyph: MISSION_GLYPHS[id] ?? {}, colour: TONE.quiet };
  }
};

const drawNeed = (pen: Pen, box: Box, text: string, { n, glyph, colour }: Icons): void => {
  const [size, y] = [ICON, box.y + (box.h - ICON) / 2];
  for (let i = 0; i < n; i++) {
    const x = box.x + i * (size + 8);
    pen.block({ x, y, w: size, h: size }, 14, colour);
    pen.glyph(glyph, { x: x + 9, y: y + 9, w: size - 18, h: size - 18 }, TONE.ground);
  }
  const used = n * (size + 8) + 8;
  pen.write(text, { ...box, x: box.x + used, w: box.w - used }, { size: 50, least: 32, colour: TONE.ink });
};

const drawCondition = (pen: Pen, box: Box, text: string, colours: Colours): void => {
  const y = box.y + (box.h - ICON) / 2;
  pen.block({ x: box.x, y, w: box.w, h: ICON }, 14, TONE.slate);
  pen.block({ x: box.x, y, w: 12, h: ICON }, [14, 0, 0, 14], colours.yellow);
  pen.write(
    text,
    { x: box.x + 28, y, w: box.w - 40, h: ICON },
    { size: 44, least: 34, colour: colours.yellow },
  );
};

const drawEnd = (pen: Pen, box: Box, label: string, text: string, colour: string): void => {
  pen.block({ ...box, h: 42 }, [0, 21, 21, 0], colour);
  pen.write(label, { x: box.x + 14, y: box.y, w: 200, h: 42 }, { size: 36, least: 36, colour: TONE.ground });
  pen.write(
    text,
    { ...box, y: box.y + 48, h: box.h - 54 },
    { size: 46, least: 36, lines: 2, colour: TONE.ink },
  );
};

/** Where rows are left free the mission's sign stands, large and dark. */
const drawMotif = (pen: Pen, id: MissionId, free: readonly Box[]): void => {
  const [first, last] = [free[0], free.at(-1)];
  if (!first || !last || free.length < 2) return;
  const h = last.y + last.h - first.y;
  pen.glyph(MISSION_GLYPHS[id] ?? {}, { ...first, h: h - 16, y: first.y + 8 }, TONE.slate);
};

/** A mission: its timer down the side, what it needs, what holds meanwhile, how it ends. */
export const drawMission = (pen: Pen, id: MissionId, colours: Colours): void => {
  const { need, level } = MISSION[id];
  const { name, needs, conditions, reward, failure } = missionFace(id);
  const colour = LEVEL_TONES[level - 1] ?? TONE.sand;
  drawHeading(pen, { name, glyph: MISSION_GLYPHS[id] ?? {}, colour });
  drawTimer(pen, id, colour, colours);
  const boxes = stacked(ROWS, Math.max(5, needs.length + conditions.length), 6);
  drawMotif(pen, id, boxes.slice(needs.length, boxes.length - conditions.length));
  needs.forEach((text, i) => {
    const [one, box] = [need[i], boxes[i]];
    if (one && box) drawNeed(pen, box, text, iconsOf(id, one, colours));
  });
  conditions.forEach((text, i) => {
    const box = boxes[boxes.length - conditions.length + i];
    if (box) drawCondition(pen, box, text, colours);
  });
  const [won, lost] = stacked(ENDS, 2, 8);
  if (won) drawEnd(pen, won, MISSION_LABELS.reward, reward, colours.mine);
  if (lost) drawEnd(pen, lost, MISSION_LABELS.failure, failure, colours.danger);
};
