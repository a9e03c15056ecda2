import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../../kit/measures';
import { pick } from './route';
import { type PanicBeats, pileAt, sectionAt, shipAt } from './where';

const OVER_THE_TABLE = new Vector3(0, TABLE.height + 0.4, 0);

/** Cards, turns, dice, missions: what happens about the ship. */
export const TABLE_BEATS = {
  gameBegan: { ms: 400 },
  tookCharacter: { ms: 260, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  turnBegan: {
    ms: 450,
    after: (cast, { seat }) => cast.hear(seat === cast.me ? 'yourTurn' : 'chirpDouble', cast.seat(seat)),
  },
  phaseBegan: { ms: 160 },
  drew: {
    ms: ({ cards }) => Math.min(700, 260 + 60 * cards.length),
    after: (cast, { seat }) => cast.hear('card', cast.seat(seat)),
  },
  deckRenewed: { ms: 350, after: (cast) => cast.hear('card', pileAt(cast, 'deck')) },
  rolled: {
    ms: 750,
    takes: (cast) => {
      const hand = cast.hand?.(cast.picture.active);
      if (hand === undefined) return undefined;
      const { die } = cast.props;
      die.hold(hand);
      return () => die.putBack();
    },
    after: (cast, { roll }) => {
      const { die } = cast.props;
      cast.hear('dice', die.node.absolutePosition);
      die.roll(roll, cast.seconds(600), cast.hand?.(cast.picture.active));
    },
  },
  tradeOffered: { ms: 550, after: (cast, { seat }) => cast.hear('chirp', cast.seat(seat)) },
  gaveUp: { ms: 700, after: (cast, { seat }) => cast.hear('chirpLow', cast.seat(seat)) },
  tradeDeclined: { ms: 350, after: (cast, { partner }) => cast.hear('chirpLow', cast.seat(partner)) },
  traded: { ms: 600, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  cardPlayed: { ms: 450, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  tookBack: { ms: 450, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  committed: { ms: 520, after: (cast, { seat }) => cast.hear('chirpDouble', cast.seat(seat)) },
  maneuvered: { ms: 750, after: (cast) => cast.hear('impulse', shipAt(cast)) },
  abilityUsed: { ms: 350, after: (cast, { seat }) => cast.hear('chirpDouble', cast.seat(seat)) },
  discarded: { ms: 300, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  missionRevealed: { ms: 900, after: (cast) => cast.hear('chirpDouble', pileAt(cast, 'missionDeck')) },
  ticked: { ms: 300, after: (cast) => cast.hear('chirp', cast.at(pick.mission())) },
  missionRolled: { ms: 400 },
  missionCompleted: {
    ms: 900,
    after: (cast) => {
      cast.hear('chirpDouble', OVER_THE_TABLE);
      cast.effects.ping(OVER_THE_TABLE, 'legal', cast.seconds(900));
    },
  },
  missionFailed: {
    ms: 900,
    after: (cast) => {
      cast.hear('chirpLow', OVER_THE_TABLE);
      cast.effects.ping(OVER_THE_TABLE, 'danger', cast.seconds(900));
    },
  },
  effectChosen: { ms: 160 },
  hookActed: { ms: 240 },
  cardsRemoved: { ms: 500, after: (cast) => cast.hear('card', pileAt(cast, 'deck')) },
  mended: {
    ms: 650,
    after: (cast, { part, facing }) => {
      cast.hear(part === 'shield' ? 'shieldUp' : 'repair', sectionAt(cast, part, facing));
    },
  },
  bagRefilled: { ms: 300 },
  threatsCalm: { ms: 350 },
  ended: {
    // An ending is a scene of its own: she has the time to leave.
    ms: 3400,
    near: 0.1,
    where: (cast) => [shipAt(cast)],
    after: (cast, { won, ending }) => {
      const ship = shipAt(cast);
      cast.hear(won ? 'victory' : 'defeat');
      cast.effects.moment(won ? 'victory' : 'defeat', 6);
      if (won) {
        const { pivot } = cast.props.centre;
        const ahead = Vector3.TransformCoordinates(new Vector3(0, 20, 400), pivot.computeWorldMatrix(true));
        cast.effects.warpOut(ship, ahead, cast.seconds(3200));
        cast.hear('warpOut', ship);
        return;
      }
      if (ending !== 'hullLost') return;
      for (const facing of [0, 1, 2, 3, 4, 5])
        cast.effects.explosion(
          sectionAt(cast, 'hull', facing),
          0.1 + 0.02 * facing,
          cast.seconds(900 + 350 * facing),
        );
      cast.effects.explosion(ship, 0.32, cast.seconds(3000));
      cast.hear('explosion', ship);
    },
  },
} satisfies PanicBeats;
