import { admiralCard, type AdmiralId } from '../../../../shared/games/attackWing/data/admirals';
import { captainCard, type CaptainId } from '../../../../shared/games/attackWing/data/captains';
import { damageCard, type DamageId } from '../../../../shared/games/attackWing/data/damage';
import { resourceCard, type ResourceId } from '../../../../shared/games/attackWing/data/resources';
import { shipCard, type ShipId } from '../../../../shared/games/attackWing/data/ships';
import { upgradeCard, type UpgradeId } from '../../../../shared/games/attackWing/data/upgrades';
import { FACE_WORDS, slotsText } from '../../../../shared/games/attackWing/words/en/faces';
import { SLOT_NAMES } from '../../../../shared/games/attackWing/words/en/fleet';
import { FACTION_NAMES, ICON_NAMES } from '../../../../shared/games/attackWing/words/en/names';
import { COLUMN, drawGround, EDGE, FIELD, HEADER, stacked, TONE } from '../../../kit/cards/panel';
import { type Box, type Glyph, type Pen, SHEET } from '../../../kit/cards/pen';
import type { Colours } from '../../../kit/theme';
import { ADMIRAL, CAPTAIN, CLASS_GLYPHS, DAMAGE, FACTION_MEANINGS, RESOURCE, TYPE_GLYPHS } from './glyphs';

/** A number in the column, with the word that says what it counts. */
interface Figure {
  readonly word: string;
  readonly value: string;
  readonly colour: string;
}

interface Face {
  readonly over: string;
  readonly name: string;
  readonly glyph: Glyph;
  readonly art: Glyph;
  readonly colour: string;
  readonly figures: readonly Figure[];
  /** A line between picture and text. */
  readonly line: string;
  readonly text: string;
}

const ART: Box = { ...FIELD, y: FIELD.y + 6, h: 214 };
const LINE: Box = { ...FIELD, y: FIELD.y + 226, h: 122 };
const TEXT: Box = { ...FIELD, y: FIELD.y + 358, h: FIELD.h - 358 };
/** Where there is no such line the text has its room. */
const LONG: Box = { ...FIELD, y: FIELD.y + 244, h: FIELD.h - 244 };
const NAME: Box = { x: FIELD.x - 4, y: HEADER.y + 50, w: FIELD.w - 20, h: HEADER.h - 56 };

/** Names of ships and upgrades are long: they may take two lines under what the card is. */
const drawHead = (pen: Pen, { over, name, glyph, colour }: Face): void => {
  drawGround(pen);
  const style = { colour: TONE.ground, align: 'left' } as const;
  pen.block({ x: EDGE, y: HEADER.y, w: SHEET.width - 2 * EDGE, h: HEADER.h }, [46, 46, 22, 0], colour);
  pen.glyph(glyph, { x: EDGE + 10, y: HEADER.y + 28, w: 98, h: 98 }, TONE.ground);
  pen.write(over, { ...NAME, y: HEADER.y + 10, h: 38 }, { ...style, size: 36, least: 32 });
  pen.write(name, NAME, { ...style, size: 88, least: 40, lines: 2 });
};

/** Head, figures down the column, a picture, and what the card does: the same order on every card. */
const drawFace = (pen: Pen, face: Face): void => {
  const { art, colour, figures, line, text } = face;
  drawHead(pen, face);
  stacked(COLUMN, Math.max(2, figures.length)).forEach((box, at) => {
    const figure = figures[at];
    pen.block(box, at === Math.max(2, figures.length) - 1 ? [0, 0, 0, 46] : 0, figure?.colour ?? TONE.slate);
    if (!figure) return;
    const style = { colour: TONE.ground, align: 'center' } as const;
    pen.write(figure.value, { ...box, y: box.y + 12, h: box.h - 66 }, { ...style, size: 96, least: 56 });
    pen.write(
      figure.word,
      { ...box, x: box.x + 6, w: box.w - 12, y: box.y + box.h - 50, h: 40 },
      { ...style, size: 38, least: 32 },
    );
  });
  const glow = pen.ink;
  glow.globalAlpha = 0.16;
  pen.disc(ART.x + ART.w / 2, ART.y + ART.h / 2, 112, colour);
  glow.globalAlpha = 1;
  pen.glyph(art, { ...ART, x: ART.x + 40, w: ART.w - 80, y: ART.y + 16, h: ART.h - 32 }, colour);
  if (line !== '')
    pen.write(line, LINE, { size: 44, least: 32, lines: 3, colour: TONE.sand, align: 'center' });
  if (text !== '')
    pen.write(text, line === '' ? LONG : TEXT, {
      size: 56,
      least: 32,
      lines: 12,
      colour: TONE.ink,
      stand: 'top',
    });
};

const cost = (value: number | string): Figure => ({
  word: FACE_WORDS.points,
  value: String(value),
  colour: TONE.sand,
});

export const drawShip = (pen: Pen, id: ShipId, colours: Colours): void => {
  const card = shipCard(id);
  const { attack, agility, hull, shields } = card;
  const figure = (word: string, value: number, colour: string): Figure => ({
    word,
    value: String(value),
    colour,
  });
  const art = CLASS_GLYPHS[card.shipClass];
  drawFace(pen, {
    over: FACTION_NAMES[card.faction],
    name: card.title,
    glyph: art,
    art,
    colour: colours[FACTION_MEANINGS[card.faction]],
    figures: [
      figure(FACE_WORDS.attack, attack, colours.red),
      figure(FACE_WORDS.agility, agility, colours.romulan),
      figure(FACE_WORDS.hull, hull, colours.yellow),
      figure(FACE_WORDS.shields, shields, colours.shield),
      cost(card.cost),
    ],
    line: `${card.actions.map((icon) => ICON_NAMES[icon]).join(' · ')}\n${slotsText(card.slots)}`,
    text: card.text,
  });
};

export const drawCaptain = (pen: Pen, id: CaptainId, colours: Colours): void => {
  const { faction, title, skill, talents, text, cost: points } = captainCard(id);
  const colour = colours[FACTION_MEANINGS[faction]];
  drawFace(pen, {
    over: `${FACTION_NAMES[faction]} ${FACE_WORDS.captain}`,
    name: title,
    glyph: CAPTAIN,
    art: TYPE_GLYPHS.crew,
    colour,
    figures: [{ word: FACE_WORDS.skill, value: String(skill), colour }, cost(points)],
    line: talents > 0 ? SLOT_NAMES.eliteTalent : '',
    text,
  });
};

export const drawAdmiral = (pen: Pen, id: AdmiralId, colours: Colours): void => {
  const { faction, title, skill, text, cost: points } = admiralCard(id);
  const colour = colours[FACTION_MEANINGS[faction]];
  drawFace(pen, {
    over: `${FACTION_NAMES[faction]} ${FACE_WORDS.admiral}`,
    name: title,
    glyph: ADMIRAL,
    art: ADMIRAL,
    colour,
    figures: [
      { word: FACE_WORDS.skill, value: `${skill > 0 ? '+' : ''}${String(skill)}`, colour },
      cost(points),
    ],
    line: FACE_WORDS.fleetAction,
    text,
  });
};

export const drawUpgrade = (pen: Pen, id: UpgradeId, colours: Colours): void => {
  const { faction, title, type, text, weapon, cost: points } = upgradeCard(id);
  const dice: Figure[] = weapon
    ? [
        { word: FACE_WORDS.attack, value: String(weapon.dice), colour: colours.red },
        { word: FACE_WORDS.range, value: weapon.ranges.join('·'), colour: TONE.ice },
      ]
    : [];
  drawFace(pen, {
    over: `${FACTION_NAMES[faction]} ${SLOT_NAMES[type]}`,
    name: title,
    glyph: TYPE_GLYPHS[type],
    art: TYPE_GLYPHS[type],
    colour: colours[FACTION_MEANINGS[faction]],
    figures: [...dice, cost(points)],
    line: '',
    text,
  });
};

export const drawResource = (pen: Pen, id: ResourceId): void => {
  const { title, text, cost: points } = resourceCard(id);
  drawFace(pen, {
    over: FACE_WORDS.resource,
    name: title,
    glyph: RESOURCE,
    art: RESOURCE,
    colour: TONE.ice,
    figures: [cost(points === 'halfShields' ? FACE_WORDS.half : points)],
    line: points === 'halfShields' ? FACE_WORDS.halfShields : '',
    text,
  });
};

export const drawDamage = (pen: Pen, id: DamageId, colours: Colours): void => {
  const { name, text } = damageCard(id);
  drawFace(pen, {
    over: FACE_WORDS.damage,
    name,
    glyph: DAMAGE,
    art: DAMAGE,
    colour: colours.red,
    figures: [],
    line: '',
    text,
  });
};
