import { TRIBBLES } from '../../../shared/games/risk/types';
import { cross, follow, mark, over, OVER_THE_TABLE, type RiskBeats, type RiskCast, ROLL_OFF } from './where';

const atSeat =
  (name: 'chirp' | 'chirpDouble' | 'chirpLow' | 'card') =>
  (cast: RiskCast, { seat }: { readonly seat: number }): void =>
    cast.hear(name, cast.seat(seat));

/** Worlds that light up at the end, at most. */
const MOST_LIT = 24;

/** Set-up, turns, reinforcements, cards: everything but battles and what Q sends. */
export const TURN_BEATS = {
  began: { ms: 500, after: (cast) => cast.hear('shieldUp', OVER_THE_TABLE) },
  captainChosen: { ms: 350, after: atSeat('card') },
  rolledForOrder: ROLL_OFF,
  rolledForCaptains: ROLL_OFF,
  rolledForWormhole: ROLL_OFF,
  seated: { ms: 500, after: (cast) => cast.hear('chirp', OVER_THE_TABLE) },
  betaBegins: { ms: 400, after: (cast) => cast.hear('chirp', OVER_THE_TABLE) },
  crewKept: { ms: 350, after: atSeat('card') },
  wormholeSet: {
    ms: 1200,
    after: (cast, { location }) => {
      cast.hear('warpIn', over(location));
      mark(cast, location, 'legal', 1200);
    },
    where: (_, { location }) => [over(location)],
  },
  aliensFound: {
    ms: 1000,
    after: (cast, { locations }) => {
      cast.hear('transporter', OVER_THE_TABLE);
      for (const location of locations.slice(0, 12)) mark(cast, location, 'danger', 900);
    },
  },
  questsOpened: { ms: 700, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  qventsShuffled: { ms: 300, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  fleetPlaced: {
    ms: 1000,
    after: (cast, { location }) => {
      cast.effects.warpIn(over(location, 0.02), OVER_THE_TABLE, cast.seconds(900));
      cast.hear('warpIn', over(location));
    },
    where: (_, { location }) => [over(location)],
  },
  turnBegan: {
    ms: 600,
    after: (cast, { seat }) => cast.hear(seat === cast.me ? 'yourTurn' : 'chirpDouble', cast.seat(seat)),
  },
  effectsEnded: { ms: 250, after: (cast) => cast.hear('chirpLow', OVER_THE_TABLE) },
  crewReady: { ms: 250, after: atSeat('chirp') },
  reinforced: { ms: 500, after: atSeat('chirpDouble') },
  cardTraded: { ms: 450, after: atSeat('card') },
  traded: { ms: 450, after: atSeat('chirpDouble') },
  cardsKept: { ms: 120, after: atSeat('chirp') },
  deployed: {
    ms: 550,
    after: (cast, { location, ships }) => {
      cast.effects.warpIn(over(location, 0.02), OVER_THE_TABLE, cast.seconds(500));
      if (ships > 2) mark(cast, location, 'legal', 500);
      cast.hear('warpIn', over(location));
    },
    where: (_, { location }) => [over(location)],
  },
  expanded: {
    ms: 800,
    hold: 0.55,
    before: (cast, { from, to, ships }) => {
      cross(cast, from, to, ships, 450);
      cast.hear('impulse', over(from));
    },
    where: (_, { from, to }) => [over(from), over(to)],
  },
  maneuvered: {
    ms: 1200,
    hold: 0.75,
    before: (cast, { from, to, ships }) => {
      follow(cast, from, to, ships, 900);
      cast.hear('impulse', over(from));
    },
    after: (cast) => cast.props.quadrants.map.way([]),
    where: (_, { from, to }) => [over(from), over(to)],
  },
  actionsEnded: { ms: 150, after: atSeat('chirp') },
  deckRenewed: { ms: 350, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  cardDrawn: { ms: 450, after: atSeat('card') },
  ordered: { ms: 120, after: atSeat('chirp') },
  crewOrdered: { ms: 120, after: atSeat('chirp') },
  limitReached: ROLL_OFF,
  conceded: {
    ms: 1200,
    after: (cast, { seat, locations }) => {
      for (const location of locations.slice(0, 8)) cast.effects.warpOut(over(location), OVER_THE_TABLE);
      cast.hear('warpOut', cast.seat(seat));
    },
  },
  // An ending is a scene of its own: the worlds of whoever has won light up, or those of the Tribbles.
  ended: {
    ms: 2400,
    after: (cast, { reason, winners }) => {
      const overrun = reason === 'tribbles';
      const won = winners.length > 0 && (cast.me < 0 || winners.includes(cast.me));
      cast.hear(won ? 'victory' : 'defeat');
      cast.effects.moment(won ? 'victory' : 'defeat', 6);
      const holders: readonly number[] = overrun ? [TRIBBLES] : winners;
      const held = cast.picture.owner.flatMap((owner, location) =>
        holders.includes(owner) ? [location] : [],
      );
      for (const location of held.slice(0, MOST_LIT)) {
        mark(cast, location, overrun ? 'danger' : 'legal', 2200);
        if (overrun) cast.hear('tribble', over(location));
      }
    },
  },
} satisfies RiskBeats;
