import { pick } from './pick';
import { mark, type MatBeats, type MatCast, shipAt, there } from './where';

const cardMoves = (cast: MatCast, { ship }: { readonly ship: number }): void =>
  cast.hear('card', shipAt(cast, ship));

const chirps = (cast: MatCast, { ship }: { readonly ship: number }): void =>
  cast.hear('chirp', shipAt(cast, ship));
const sighs = (cast: MatCast, { ship }: { readonly ship: number }): void =>
  cast.hear('chirpLow', shipAt(cast, ship));

/** Texts that work, cards that come and go, repairs. */
export const CARD_BEATS = {
  used: {
    ms: 700,
    after: (cast, { ship }) => {
      cast.hear('chirpDouble', shipAt(cast, ship));
      mark(cast, ship, 'command', 600);
    },
  },
  turnedUp: {
    ms: 1300,
    after: (cast, { ship, upgrade }) => {
      const at = cast.at(pick.card(ship, 'upgrade', upgrade));
      if (at) cast.effects.ping(at, 'yellow', cast.seconds(1100));
      mark(cast, ship, 'yellow', 1100);
      cast.hear('card', shipAt(cast, ship));
    },
    where: there,
  },
  upgradeDisabled: { ms: 450, after: cardMoves },
  upgradeLost: { ms: 700, after: cardMoves },
  captainDisabled: {
    ms: 800,
    after: (cast, event) => {
      cardMoves(cast, event);
      mark(cast, event.ship, 'danger', 700);
    },
  },
  cardSaved: { ms: 600, after: cardMoves },
  enabled: { ms: 500, after: (cast, { ship }) => cast.hear('repair', shipAt(cast, ship)) },
  marked: { ms: 120 },
  agilityChanged: { ms: 300, after: chirps },
  beamHeld: {
    ms: 900,
    after: (cast, { ship, target }) => {
      cast.effects.tractor(shipAt(cast, ship), shipAt(cast, target), cast.seconds(900));
      cast.hear('tractor', shipAt(cast, ship));
    },
    where: (cast, { ship, target }) => [shipAt(cast, ship), shipAt(cast, target)],
  },
  beamReleased: { ms: 250, after: sighs },
  poolGained: { ms: 450, after: chirps },
  poolSpent: { ms: 250, after: chirps },
  debtTaken: { ms: 450, after: sighs },
  debtPaid: { ms: 250, after: sighs },
  resourceSpent: { ms: 450, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  repairTried: { ms: 400, after: (cast, { ship }) => cast.hear('chirp', shipAt(cast, ship)) },
  dieRolled: { ms: 800, after: (cast, { ship }) => cast.hear('dice', shipAt(cast, ship)) },
  turnedDown: { ms: 600, after: (cast, { ship }) => cast.hear('repair', shipAt(cast, ship)) },
  damageRepaired: {
    ms: 700,
    after: (cast, { ship }) => {
      cast.hear('repair', shipAt(cast, ship));
      mark(cast, ship, 'legal', 600);
    },
  },
  coreContained: {
    ms: 600,
    after: (cast, { ship }) => {
      cast.hear('repair', shipAt(cast, ship));
      mark(cast, ship, 'engineering', 600);
    },
  },
  revived: {
    ms: 1200,
    after: (cast, { ship }) => {
      cast.hear('shieldUp', shipAt(cast, ship));
      mark(cast, ship, 'command', 1100);
    },
    where: there,
  },
} satisfies MatBeats;
