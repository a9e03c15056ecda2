import { MEMBERS } from '../../../shared/games/risk/data/map';
import { cross, mark, over, OVER_THE_TABLE, type RiskBeats, type RiskCast, ROLL_OFF } from './where';

const atSeat =
  (name: 'chirp' | 'chirpDouble' | 'chirpLow' | 'card') =>
  (cast: RiskCast, { seat }: { readonly seat: number }): void =>
    cast.hear(name, cast.seat(seat));
const atWorld =
  (name: 'warpIn' | 'warpOut' | 'impulse' | 'explosion') =>
  (cast: RiskCast, { location }: { readonly location: number }): void => {
    if (location >= 0) cast.hear(name, over(location));
  };
const coo = (cast: RiskCast, location: number): void => {
  cast.hear('tribble', over(location));
  mark(cast, location, 'yellow', 500);
};

/** What Q sends: Quests, Q-Vents, lifeforms that come and go. */
export const FRONTIER_BEATS = {
  questClaimed: {
    ms: 1200,
    after: (cast, { seat }) => {
      cast.hear('chirpDouble', cast.seat(seat));
      cast.effects.ping(OVER_THE_TABLE, 'legal', cast.seconds(1200));
    },
  },
  questOpened: { ms: 450, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  questReplaced: { ms: 600, after: atSeat('card') },
  questsReturned: { ms: 350, after: atSeat('card') },
  tribbleGrew: { ms: 350, after: (cast, { location }) => coo(cast, location) },
  overran: {
    ms: 1200,
    after: (cast, { location }) => {
      mark(cast, location, 'danger', 1200);
      cast.hear('tribble', over(location));
    },
    where: (_, { location }) => [over(location)],
  },
  tribbleMoved: {
    ms: 450,
    hold: 0.7,
    before: (cast, { from, to }) => {
      cross(cast, from, to, 1, 400);
      coo(cast, to);
    },
  },
  tribbleSettled: { ms: 300, after: (cast, { location }) => coo(cast, location) },
  tribblesPlaced: { ms: 700, after: (cast, { location }) => coo(cast, location) },
  // It arrives with a flash, and the card turns itself over.
  qventDrawn: {
    ms: 1600,
    after: (cast) => {
      cast.effects.burst(OVER_THE_TABLE, 0.3, cast.seconds(900));
      cast.hear('transporter', OVER_THE_TABLE);
    },
  },
  qventSkipped: { ms: 250, after: (cast) => cast.hear('chirpLow', OVER_THE_TABLE) },
  qventRepeated: { ms: 900, after: (cast) => cast.hear('transporter', OVER_THE_TABLE) },
  qventEnded: { ms: 300, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  qventsRenewed: { ms: 350, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  revealed: {
    ms: 700,
    after: (cast, { locations }) => {
      for (const location of locations) mark(cast, location, 'yellow', 700);
      cast.hear('chirpDouble', OVER_THE_TABLE);
    },
  },
  nothingFound: { ms: 300, after: (cast) => cast.hear('chirpLow', OVER_THE_TABLE) },
  effectBegan: { ms: 400, after: (cast) => cast.hear('chirp', OVER_THE_TABLE) },
  truceMade: { ms: 600, after: (cast) => cast.hear('chirpDouble', OVER_THE_TABLE) },
  shipsAdded: {
    ms: 550,
    after: (cast, { location }) => {
      if (location < 0) return;
      cast.effects.warpIn(over(location, 0.02), OVER_THE_TABLE, cast.seconds(500));
      cast.hear('warpIn', over(location));
    },
  },
  unitsRemoved: {
    ms: 900,
    after: (cast, { location }) => {
      cast.effects.explosion(over(location), 0.06, cast.seconds(900));
      cast.hear('explosion', over(location));
    },
  },
  aliensPlaced: {
    ms: 600,
    after: (cast, { location }) => {
      cast.effects.beam(over(location), cast.seconds(600), 'wild');
      cast.hear('transporter', over(location));
    },
  },
  manhuntMarked: {
    ms: 700,
    after: (cast, { locations }) => {
      for (const location of locations) mark(cast, location, 'yellow', 700);
      cast.hear('chirpDouble', OVER_THE_TABLE);
    },
  },
  sectorRolled: {
    ms: 900,
    after: (cast, { die, sector }) => {
      cast.props.dice.toss([{ who: ['wild'], faces: [die] }], cast.seconds(900));
      cast.hear('dice', cast.props.dice.place.absolutePosition);
      for (const location of MEMBERS[sector] ?? []) mark(cast, location, 'yellow', 900);
    },
  },
  rolledOff: ROLL_OFF,
  dueled: ROLL_OFF,
  voted: { ms: 200, after: atSeat('chirp') },
  ballots: { ms: 900, after: (cast) => cast.hear('card', OVER_THE_TABLE) },
  captainsNamed: { ms: 350, after: atSeat('chirp') },
  locationChosen: {
    ms: 350,
    after: (cast, { location }) => {
      mark(cast, location, 'yellow', 350);
      cast.hear('chirp', over(location));
    },
  },
  optionChosen: { ms: 350, after: atSeat('chirp') },
  declined: { ms: 200, after: atSeat('chirpLow') },
  accepted: { ms: 200, after: atSeat('chirp') },
  credited: { ms: 300, after: atSeat('chirpDouble') },
  paid: { ms: 300, after: atSeat('chirpLow') },
  shipsBought: { ms: 500, after: atWorld('warpIn') },
  shipsSold: { ms: 500, after: atWorld('warpOut') },
  shipsLifted: { ms: 350, after: atWorld('warpOut') },
  shipsSetDown: { ms: 350, after: atWorld('warpIn') },
  relocated: {
    ms: 1000,
    hold: 0.4,
    before: (cast, { from, to }) => {
      cast.effects.warpOut(over(from), over(to), cast.seconds(600));
      cast.hear('warpOut', over(from));
    },
    after: (cast, { from, to }) => cast.effects.warpIn(over(to), over(from), cast.seconds(600)),
  },
  cardTaken: { ms: 450, after: atSeat('card') },
  crewLost: { ms: 700, after: atSeat('chirpLow') },
  crewExhausted: { ms: 300, after: atSeat('chirpLow') },
  qventsSeen: { ms: 400, after: atSeat('card') },
  qventsReturned: { ms: 300, after: atSeat('card') },
} satisfies RiskBeats;
