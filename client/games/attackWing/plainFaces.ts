import { ADMIRALS } from '../../../shared/games/attackWing/data/admirals';
import { CAPTAINS } from '../../../shared/games/attackWing/data/captains';
import { DAMAGE } from '../../../shared/games/attackWing/data/damage';
import { RESOURCES } from '../../../shared/games/attackWing/data/resources';
import { SHIPS } from '../../../shared/games/attackWing/data/ships';
import { UPGRADES } from '../../../shared/games/attackWing/data/upgrades';
import { drawGround, EDGE, TONE } from '../../kit/cards/panel';
import { type Pen, SHEET } from '../../kit/cards/pen';
import type { CardFaces } from '../../kit/cards/types';

interface Row {
  readonly name: string;
  readonly text: string;
}

const TABLES: readonly (readonly [kind: string, tone: string, rows: Readonly<Record<string, Row>>])[] = [
  ['ship', TONE.ice, SHIPS],
  ['captain', TONE.sand, CAPTAINS],
  ['admiral', TONE.sand, ADMIRALS],
  ['upgrade', TONE.lilac, UPGRADES],
  ['resource', TONE.ice, RESOURCES],
  ['damage', TONE.coral, DAMAGE],
];
const BACKS = { 'back:upgrade': TONE.lilac, 'back:damage': TONE.coral } as const;

const drawFace = (pen: Pen, tone: string, { name, text }: Row): void => {
  const w = SHEET.width - 2 * EDGE;
  drawGround(pen);
  pen.block({ x: EDGE, y: EDGE, w, h: 210 }, [46, 46, 0, 0], tone);
  pen.write(
    name,
    { x: EDGE + 20, y: EDGE + 8, w: w - 40, h: 194 },
    { size: 92, least: 48, lines: 2, colour: TONE.ground },
  );
  pen.write(
    text,
    { x: EDGE + 16, y: EDGE + 240, w: w - 32, h: SHEET.height - 2 * EDGE - 260 },
    { size: 60, least: 30, lines: 12, colour: TONE.ink, stand: 'top' },
  );
};

const drawBack = (pen: Pen, tone: string): void => {
  drawGround(pen);
  pen.circle(SHEET.width / 2, SHEET.height / 2, 190, 26, tone);
  pen.circle(SHEET.width / 2, SHEET.height / 2, 110, 18, tone);
};

/** Every card with its name and its text. */
export const makeFaces = (): CardFaces => {
  const all = new Map<string, (pen: Pen) => void>();
  for (const [kind, tone, rows] of TABLES)
    for (const [id, row] of Object.entries(rows)) all.set(`${kind}:${id}`, (pen) => drawFace(pen, tone, row));
  for (const [id, tone] of Object.entries(BACKS)) all.set(id, (pen) => drawBack(pen, tone));
  return {
    pictures: [...all.keys()],
    picture: (face) => (all.has(face) ? face : undefined),
    back: (face) => (face.startsWith('damage:') || face === 'back:damage' ? 'back:damage' : 'back:upgrade'),
    draw: (pen, name) => all.get(name)?.(pen),
  };
};
