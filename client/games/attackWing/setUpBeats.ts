import { TABLE } from '../../kit/measures';
import { isOnMat } from './read';
import { mark, type MatBeats, type MatCast, onMat, OVER_THE_TABLE, shipAt, there } from './where';

const atSeat =
  (name: 'chirp' | 'chirpDouble' | 'chirpLow' | 'card') =>
  (cast: MatCast, { seat }: { readonly seat: number }): void =>
    cast.hear(name, cast.seat(seat));

/** Gathering, placing, rounds and their end. */
export const SET_UP_BEATS = {
  fleetChosen: { ms: 350, after: atSeat('card') },
  fleetsRevealed: {
    ms: 1800,
    after: (cast) => {
      cast.hear('warpIn', OVER_THE_TABLE);
      cast.picture.ships.forEach((_, ship) =>
        cast.effects.warpIn(shipAt(cast, ship), OVER_THE_TABLE, cast.seconds(900)),
      );
    },
  },
  missionTokensPlaced: { ms: 900, after: (cast) => cast.hear('chirpDouble', OVER_THE_TABLE) },
  initiativeTaken: { ms: 700, after: atSeat('chirpDouble') },
  placed: {
    ms: 900,
    after: (cast, { ship }) => {
      cast.hear('impulse', shipAt(cast, ship));
      mark(cast, ship, 'calm', 800);
    },
    where: there,
  },
  obstaclePlaced: {
    ms: 700,
    after: (cast, { x, y }) => {
      const at = onMat(cast, x, y);
      cast.hear('hullHit', at);
      cast.effects.ping(at, 'yellow', cast.seconds(600));
    },
    where: (cast, { x, y }) => [onMat(cast, x, y)],
  },
  roundBegan: { ms: 900, after: (cast) => cast.hear('yourTurn', OVER_THE_TABLE) },
  phaseBegan: { ms: 450, after: (cast) => cast.hear('chirp', OVER_THE_TABLE) },
  tokensCleared: { ms: 400, after: (cast) => cast.hear('chirpLow', OVER_THE_TABLE) },
  roundEnded: { ms: 300 },
  timeCalled: { ms: 900, after: (cast) => cast.hear('yellowAlert') },
  conceded: { ms: 1200, after: atSeat('chirpLow') },
  rolledOff: {
    ms: 900,
    after: (cast, { seat }) => cast.hear('dice', cast.seat(seat)),
  },
  cardsShown: { ms: 1200, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  passed: { ms: 60 },
  // An ending is a scene of its own: the ships of whoever has won light up.
  battleEnded: {
    ms: 2600,
    after: (cast, { winner }) => {
      const won = cast.me < 0 || winner === cast.me;
      cast.hear(won ? 'victory' : 'defeat');
      cast.effects.moment(won ? 'victory' : 'defeat', 6);
      cast.picture.ships.forEach((ship, at) => {
        if (ship.seat === winner && isOnMat(ship)) mark(cast, at, 'legal', 2200);
      });
    },
    where: () => [OVER_THE_TABLE.clone().setAll(0).addInPlaceFromFloats(0, TABLE.height, 0)],
  },
} satisfies MatBeats;
