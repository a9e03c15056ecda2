import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../../holodeck/measures';
import type { Beats } from './beat';
import { type Cast, sectionAt } from './cast';

const seconds = (ms: number, { pace }: Cast): number => ms / 1000 / pace;

const OVER_THE_TABLE = new Vector3(0, TABLE.height + 0.4, 0);

/** Cards, turns, dice, missions: what happens about the ship. */
export const TABLE_BEATS = {
  gameBegan: { ms: 400 },
  tookCharacter: { ms: 260, after: ({ hear }) => hear('card') },
  turnBegan: {
    ms: 450,
    after: ({ hear, me }, { seat }) => hear(seat === me ? 'yourTurn' : 'chirpDouble'),
  },
  phaseBegan: { ms: 160 },
  drew: {
    ms: ({ cards }) => Math.min(700, 260 + 60 * cards.length),
    after: ({ hear }) => hear('card'),
  },
  deckRenewed: { ms: 350, after: ({ hear }) => hear('card') },
  rolled: {
    ms: 750,
    after: (cast, { roll }) => {
      cast.hear('dice');
      cast.die.roll(roll, seconds(600, cast));
    },
  },
  tradeOffered: { ms: 550, after: ({ hear }) => hear('chirp') },
  tradeDeclined: { ms: 350, after: ({ hear }) => hear('chirpLow') },
  traded: { ms: 600, after: ({ hear }) => hear('card') },
  cardPlayed: { ms: 450, after: ({ hear }) => hear('card') },
  tookBack: { ms: 450, after: ({ hear }) => hear('card') },
  committed: { ms: 520, after: ({ hear }) => hear('chirpDouble') },
  maneuvered: { ms: 750, after: ({ hear }) => hear('impulse') },
  abilityUsed: { ms: 350, after: ({ hear }) => hear('chirpDouble') },
  discarded: { ms: 300, after: ({ hear }) => hear('card') },
  missionRevealed: { ms: 900, after: ({ hear }) => hear('chirpDouble') },
  ticked: { ms: 300, after: ({ hear }) => hear('chirp') },
  missionRolled: { ms: 400 },
  missionCompleted: {
    ms: 900,
    after: (cast) => {
      cast.hear('chirpDouble');
      cast.effects.ping(OVER_THE_TABLE, 'legal', seconds(900, cast));
    },
  },
  missionFailed: {
    ms: 900,
    after: (cast) => {
      cast.hear('chirpLow');
      cast.effects.ping(OVER_THE_TABLE, 'danger', seconds(900, cast));
    },
  },
  effectChosen: { ms: 160 },
  hookActed: { ms: 240 },
  cardsRemoved: { ms: 500, after: ({ hear }) => hear('card') },
  mended: {
    ms: 650,
    after: (cast, { part, facing }) => {
      cast.hear(part === 'shield' ? 'shieldUp' : 'repair', sectionAt(cast, part, facing));
    },
  },
  bagRefilled: { ms: 300 },
  threatsCalm: { ms: 350 },
  ended: {
    ms: 900,
    after: (cast, { won }) => {
      cast.hear(won ? 'victory' : 'defeat');
      cast.effects.moment(won ? 'victory' : 'defeat', 6);
    },
  },
} satisfies Beats;
