import { type Deck, DECKS } from '../../../../shared/games/panic/words/en/faces';
import { type Pen, SHEET } from '../../../kit/cards/pen';
import { SHIP } from '../../../kit/cards/insignia';
import { drawGround, EDGE, TONE } from '../../../kit/cards/panel';

const LOOK: Readonly<Record<Deck, { readonly main: string; readonly other: string }>> = {
  enterprise: { main: TONE.ice, other: '#5f7fb8' },
  mission: { main: TONE.sand, other: '#a8743a' },
  character: { main: TONE.lilac, other: '#7560a8' },
};

const SIXTH = Math.PI / 3;

const drawEmblem = (pen: Pen, x: number, y: number, main: string, other: string): void => {
  for (let i = 0; i < 6; i++) {
    const from = i * SIXTH + 0.04;
    const to = (i + 1) * SIXTH - 0.04;
    pen.wedge(x, y, 208, 226, from, to, i % 3 === 0 ? main : other);
    pen.wedge(x, y, 176, 196, from, to, TONE.slate);
    pen.wedge(x, y, 150, 164, from, to, TONE.slate);
  }
  pen.glyph(SHIP, { x: x - 118, y: y - 122, w: 236, h: 236 }, main);
};

/** The back of a deck's cards: the ship in her rings between two rails. */
export const drawBack = (pen: Pen, deck: Deck): void => {
  const { main, other } = LOOK[deck];
  const [w, h] = [SHEET.width, SHEET.height];
  drawGround(pen);
  pen.block({ x: EDGE, y: EDGE, w: 330, h: 74 }, [46, 0, 0, 0], main);
  pen.block({ x: EDGE + 342, y: EDGE, w: w - 2 * EDGE - 342, h: 74 }, [0, 46, 0, 0], other);
  pen.block({ x: EDGE, y: EDGE + 86, w: 44, h: 250 }, 0, main);
  pen.block({ x: EDGE, y: EDGE + 348, w: 44, h: h - 2 * EDGE - 348 - 156 }, 0, other);
  pen.block({ x: w - EDGE - 44, y: EDGE + 86, w: 44, h: 160 }, 0, other);
  pen.block({ x: w - EDGE - 44, y: EDGE + 258, w: 44, h: h - 2 * EDGE - 258 - 156 }, 0, main);
  drawEmblem(pen, w / 2, 402, main, other);
  pen.block({ x: EDGE, y: h - EDGE - 144, w: w - 2 * EDGE, h: 144 }, [0, 0, 46, 46], main);
  pen.write(
    DECKS[deck],
    { x: EDGE + 30, y: h - EDGE - 144, w: w - 2 * EDGE - 60, h: 144 },
    {
      size: 112,
      least: 80,
      colour: TONE.ground,
      align: 'center',
    },
  );
};
