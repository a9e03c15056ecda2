import { mark, type MatBeats, shipAt, there } from './where';
import { TABLE } from '../../kit/measures';
import { MAT_SIDE } from '../../kit/mat/measures';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { spotOf } from './place';
import { cornersOf, dialsFor, worthOf } from './fixtures/guess';
import { isTurned } from './read';

const FLIGHT_MS = 1500;

/** Dials, guesses, maneuvers, and what is taken beside a ship. */
export const FLIGHT_BEATS = {
  dialSet: { ms: 260, after: (cast, event) => cast.hear('chirp', shipAt(cast, event.ship)) },
  dialsReopened: { ms: 260, after: (cast, { seat }) => cast.hear('chirpLow', cast.seat(seat)) },
  dialsConfirmed: { ms: 400, after: (cast, { seat }) => cast.hear('chirpDouble', cast.seat(seat)) },
  letPass: { ms: 350, after: (cast, { seat }) => cast.hear('chirpLow', cast.seat(seat)) },
  // The guess stands open beside the shut dial, nobody breathes; then it is told what it was worth.
  anticipated: {
    ms: 4200,
    hold: 0.55,
    before: (cast, event) => {
      cast.props.guess.put(cast.picture, event);
      mark(cast, event.ship, 'command', 1400);
      mark(cast, event.target, 'yellow', 2300);
      cast.hear('yellowAlert');
    },
    after: (cast, event) => {
      cast.props.guess.tell();
      const worth = worthOf(event);
      mark(cast, event.target, worth, 1400);
      cast.hear(worth === 'legal' ? 'chirpDouble' : 'chirpLow', shipAt(cast, event.target));
    },
    // The dials that hang at the target are in the picture too.
    where: (cast, { ship, target }) => [
      shipAt(cast, ship),
      shipAt(cast, target),
      ...cornersOf(dialsFor(cast.picture, target)),
    ],
  },
  stacked: { ms: 900, after: (cast, { seat }) => cast.hear('chirpDouble', cast.seat(seat)) },
  suppressed: {
    ms: 1400,
    after: (cast, { ship }) => {
      cast.hear('shieldShatter', shipAt(cast, ship));
      cast.effects.cloakShimmer(shipAt(cast, ship), 0.08, cast.seconds(1200));
      mark(cast, ship, 'danger', 1200);
    },
    where: there,
  },
  dialRevealed: {
    ms: 1100,
    after: (cast, { ship, maneuver }) => {
      cast.props.guess.reveal(ship, maneuver);
      cast.hear('card', shipAt(cast, ship));
      mark(cast, ship, 'calm', 700);
    },
    where: there,
  },
  dialForced: {
    ms: 900,
    after: (cast, { ship }) => {
      cast.hear('tractor', shipAt(cast, ship));
      mark(cast, ship, 'danger', 800);
    },
    where: there,
  },
  maneuverReplaced: {
    ms: 700,
    after: (cast, { ship }) => {
      mark(cast, ship, 'yellow', 600);
      cast.hear('chirpDouble', shipAt(cast, ship));
    },
    where: there,
  },
  courseRecolored: {
    ms: 500,
    after: (cast, { ship }) => {
      mark(cast, ship, 'legal', 500);
      cast.hear('chirp', shipAt(cast, ship));
    },
    where: there,
  },
  flew: {
    ms: FLIGHT_MS,
    before: (cast, event) => {
      cast.props.guess.clear();
      cast.props.ships.willFly(cast.picture, event);
      cast.hear('impulse', shipAt(cast, event.ship));
    },
    after: (cast, { touching }) => {
      if (touching >= 0) mark(cast, touching, 'yellow', FLIGHT_MS);
    },
    where: (cast, { ship, to }) => {
      const { x, z } = spotOf(to, isTurned(cast.picture));
      const inside = Math.max(Math.abs(x), Math.abs(z)) < MAT_SIDE / 2;
      return [shipAt(cast, ship), ...(inside ? [new Vector3(x, TABLE.height, z)] : [])];
    },
  },
  echoed: {
    ms: 1200,
    before: (cast, { ship }) => {
      cast.effects.cloakShimmer(shipAt(cast, ship), 0.07, cast.seconds(1100));
      cast.hear('cloak', shipAt(cast, ship));
    },
    where: there,
  },
  turnedAbout: { ms: 900, after: (cast, { ship }) => cast.hear('impulse', shipAt(cast, ship)), where: there },
  webPlaced: {
    ms: 900,
    after: (cast, { ship }) => {
      cast.hear('web', shipAt(cast, ship));
      mark(cast, ship, 'tholian', 800);
    },
    where: there,
  },
  auxPlaced: {
    ms: 500,
    after: (cast, { ship }) => {
      cast.hear('hullHit', shipAt(cast, ship));
      mark(cast, ship, 'danger', 400);
    },
  },
  auxRemoved: { ms: 350, after: (cast, { ship }) => cast.hear('repair', shipAt(cast, ship)) },
  actionSkipped: { ms: 120 },
  tokenTaken: {
    ms: 500,
    after: (cast, { ship }) => {
      cast.hear('chirpDouble', shipAt(cast, ship));
      mark(cast, ship, 'legal', 450);
    },
    where: there,
  },
  tokenKept: { ms: 300, after: (cast, { ship }) => cast.hear('chirp', shipAt(cast, ship)) },
  locked: {
    ms: 800,
    after: (cast, { ship, target }) => {
      cast.effects.tractor(shipAt(cast, ship), shipAt(cast, target), cast.seconds(600));
      mark(cast, target, 'danger', 800);
      cast.hear('chirpDouble', shipAt(cast, target));
    },
    where: (cast, { ship, target }) => [shipAt(cast, ship), shipAt(cast, target)],
  },
  cloaked: {
    ms: 1300,
    after: (cast, { ship }) => {
      cast.effects.cloakShimmer(shipAt(cast, ship), 0.07, cast.seconds(1200));
      cast.hear('cloak', shipAt(cast, ship));
    },
    where: there,
  },
  cloakKept: { ms: 200 },
  cloakHeld: { ms: 450, after: (cast, { ship }) => cast.hear('cloak', shipAt(cast, ship)) },
  cloakFlipped: {
    ms: 900,
    after: (cast, { ship }) => {
      cast.effects.cloakShimmer(shipAt(cast, ship), 0.07, cast.seconds(800));
      cast.hear('uncloak', shipAt(cast, ship));
    },
    where: there,
  },
  cloakDropped: {
    ms: 900,
    after: (cast, { ship }) => {
      cast.effects.cloakShimmer(shipAt(cast, ship), 0.07, cast.seconds(800));
      cast.hear('uncloak', shipAt(cast, ship));
    },
  },
} satisfies MatBeats;
