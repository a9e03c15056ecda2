import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { DiceSide, Face } from '../../../shared/games/attackWing/data/dice';
import { CLEAR_ROOM } from './clearSpot';
import { heldUpFor } from './fixtures/struck';
import { pick } from './pick';
import { fire, mark, type MatBeats, type MatCast, onMat, shipAt, there } from './where';

const UP = new Vector3(0, 1, 0);

const both = (cast: MatCast, { ship, target }: { readonly ship: number; readonly target: number }) => [
  shipAt(cast, ship),
  shipAt(cast, target),
];

const rattle = (cast: MatCast, { dice }: { readonly dice: DiceSide }): void =>
  cast.hear('dice', cast.props.dice.place(dice, new Vector3()));

/** Who fights, and all of the dice: whoever reads the results sees for whom they are. */
const thrown = (cast: MatCast, { dice }: { readonly dice: DiceSide }): readonly Vector3[] => {
  const { attack } = cast.picture;
  const at = cast.props.dice.place(dice, new Vector3());
  const { across, deep } = CLEAR_ROOM;
  return [
    ...(attack ? both(cast, { ship: attack.attacker, target: attack.target }) : []),
    at.add(new Vector3(-across, 0, -deep / 2)),
    at.add(new Vector3(across, 0, deep / 2)),
  ];
};

/** Dice against a ship that nobody throws stay while it is told what they do. */
const STRIKE_MS = 2800;
const strike = (cast: MatCast, at: Vector3, faces: readonly Face[]): void => {
  cast.props.strikes.throw(faces, at, cast.seconds(STRIKE_MS));
  cast.hear('dice', at);
};

/** Whose dice these are of the attack that is under way; −1: nobody's. */
const thrower = ({ picture: { attack, ships } }: MatCast, dice: DiceSide): number =>
  ships[(dice === 'attack' ? attack?.attacker : attack?.target) ?? -1]?.seat ?? -1;

/** The corners of a card that is held up for a ship. */
const heldUp = ({ picture }: MatCast, ship: number): readonly Vector3[] => {
  const at = heldUpFor(picture, ship);
  const { across, deep } = CLEAR_ROOM;
  return [at.add(new Vector3(-across, 0, -deep)), at.add(new Vector3(across, 0, deep))];
};

/** How long a damage card is held up: one that is open is read. */
const CARD_MS = { open: 2600, shut: 1000 } as const;

/** From declaring an attack to what is left of its target. */
export const ATTACK_BEATS = {
  aimed: { ms: 300, after: (cast, { target }) => mark(cast, target, 'yellow', 300) },
  attackDeclared: {
    ms: 900,
    after: (cast, { ship, target }) => {
      mark(cast, ship, 'mine', 700);
      mark(cast, target, 'danger', 900);
      cast.hear('chirpLow', shipAt(cast, target));
    },
    where: both,
  },
  lockSpent: {
    ms: 350,
    after: (cast, { target }) => {
      mark(cast, target, 'calm', 350);
      cast.hear('chirpLow', shipAt(cast, target));
    },
  },
  lockWaived: { ms: 250, after: (cast, { ship }) => cast.hear('chirp', shipAt(cast, ship)) },
  attackForfeited: { ms: 600, after: (cast, { ship }) => cast.hear('chirpLow', shipAt(cast, ship)) },
  attackCancelled: {
    ms: 1200,
    after: (cast, { ship }) => {
      mark(cast, ship, 'legal', 1100);
      cast.hear('cloak', shipAt(cast, ship));
    },
  },
  diceNumbered: { ms: 350, after: (cast, { ship }) => cast.hear('chirp', shipAt(cast, ship)) },
  dieLaid: { ms: 350, after: (cast) => cast.hear('chirp') },
  dieSwapped: { ms: 350, after: (cast) => cast.hear('chirp') },
  diceRolled: {
    ms: ({ faces }) => (faces.length === 0 ? 200 : 1300),
    takes: (cast, { dice, kinds }) => {
      const isFirst = kinds.length > 0 && cast.picture.attack?.dice[dice].length === 0;
      const hand = isFirst ? cast.hand?.(thrower(cast, dice)) : undefined;
      return hand && cast.props.dice.take(dice, kinds, hand);
    },
    after: rattle,
    where: thrown,
  },
  diceRolledAgain: { ms: 1100, after: rattle, where: thrown },
  diceChanged: {
    ms: 700,
    after: (cast, { dice, at }) => {
      for (const nth of at) {
        const place = cast.at(pick.die(dice, nth));
        if (place) cast.effects.ping(place, 'legal', cast.seconds(600));
      }
      cast.hear('chirpDouble');
    },
  },
  resultAdded: { ms: 600, after: (cast) => cast.hear('chirpDouble') },
  tokenSpent: {
    ms: 450,
    after: (cast, { ship }) => {
      mark(cast, ship, 'legal', 400);
      cast.hear('chirp', shipAt(cast, ship));
    },
  },
  leftChanged: { ms: 350, after: (cast, { ship }) => cast.hear('shieldHit', shipAt(cast, ship)) },
  resultCancelled: {
    ms: 600,
    after: (cast, { ship }) => {
      mark(cast, ship, 'shield', 600);
      cast.hear('shieldHit', shipAt(cast, ship));
    },
  },
  compared: {
    ms: 1300,
    before: (cast, event) => {
      cast.props.dice.answer(event.evades);
      const { attack } = cast.picture;
      if (attack) fire(cast, { ...event, weapon: attack.weapon }, 900);
    },
    after: (cast, { target, hits, doubleHits, criticals }) => {
      if (hits + doubleHits + criticals === 0) mark(cast, target, 'legal', 700);
    },
    where: both,
  },
  struckBack: {
    ms: 900,
    before: (cast, { ship }) => {
      const { attack } = cast.picture;
      if (attack) fire(cast, { ship: attack.target, target: ship, weapon: -1 }, 700);
    },
    where: there,
  },
  shieldLost: {
    ms: 650,
    after: (cast, { ship }) => {
      const at = shipAt(cast, ship);
      cast.effects.ripple(at, UP, cast.seconds(600));
      const left = cast.picture.ships[ship]?.shields ?? 0;
      cast.hear(left === 0 ? 'shieldShatter' : 'shieldHit', at);
    },
    where: there,
  },
  shieldsDisabled: { ms: 400, after: (cast, { ship }) => cast.hear('chirpLow', shipAt(cast, ship)) },
  shieldsRaised: {
    ms: 700,
    after: (cast, { ship }) => {
      cast.effects.ripple(shipAt(cast, ship), UP, cast.seconds(700));
      cast.hear('shieldUp', shipAt(cast, ship));
    },
    where: there,
  },
  shieldsLeft: { ms: 120 },
  shieldRepaired: {
    ms: 600,
    after: (cast, { ship }) => {
      cast.effects.ripple(shipAt(cast, ship), UP, cast.seconds(600));
      cast.hear('repair', shipAt(cast, ship));
    },
  },
  damaged: {
    ms: ({ up }) => (up ? 1500 : 800),
    after: (cast, { ship, up, card }) => {
      const at = shipAt(cast, ship);
      cast.props.struck.draw(
        cast.picture,
        ship,
        up ? card : '',
        cast.seconds(up ? CARD_MS.open : CARD_MS.shut),
      );
      cast.effects.burst(at, up ? 0.06 : 0.04, cast.seconds(up ? 1200 : 800));
      cast.hear('hullHit', at);
      if (up) mark(cast, ship, 'danger', 1000);
    },
    where: (cast, { ship }) => [shipAt(cast, ship), ...heldUp(cast, ship)],
  },
  deckSearched: { ms: 600, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  deckShuffled: { ms: 250, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  deckRefilled: { ms: 300, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  doomed: {
    ms: 1200,
    after: (cast, { ship }) => {
      cast.effects.burst(shipAt(cast, ship), 0.07, cast.seconds(1200));
      cast.hear('explosion', shipAt(cast, ship));
    },
    where: there,
  },
  removed: {
    ms: 1900,
    hold: 0.3,
    before: (cast, { ship, fate }) => {
      const at = shipAt(cast, ship);
      if (fate !== 'destroyed') {
        cast.effects.warpOut(at, new Vector3(at.x * 3, at.y, at.z * 3), cast.seconds(1200));
        return cast.hear('warpOut', at);
      }
      cast.effects.burst(at, 0.05, cast.seconds(700));
      cast.effects.explosion(at, 0.13, cast.seconds(1700));
      cast.hear('explosion', at);
    },
    where: there,
  },
  invalidShown: {
    ms: 1400,
    after: (cast, { ship }) => {
      mark(cast, ship, 'red', 1200);
      cast.hear('yellowAlert');
    },
    where: there,
  },
  heldFire: { ms: 200 },
  attackEnded: { ms: 300 },
  planetMet: {
    ms: 500,
    after: (cast, { ship }) => {
      cast.hear('chirpLow', shipAt(cast, ship));
      mark(cast, ship, 'yellow', 800);
    },
    where: there,
  },
  // The blow, the die that is thrown for it, then what it came to.
  obstacleStruck: {
    ms: 1900,
    hold: 0.5,
    before: (cast, { ship, face, x, y }) => {
      const at = onMat(cast, x, y);
      cast.effects.burst(at, 0.035, cast.seconds(700));
      cast.effects.ping(at, 'yellow', cast.seconds(1200));
      cast.hear('hullHit', at);
      strike(cast, shipAt(cast, ship), [face]);
    },
    after: (cast, { ship, face }) =>
      mark(cast, ship, face === 'hit' || face === 'critical' ? 'danger' : 'legal', 900),
    where: (cast, { ship, x, y }) => [shipAt(cast, ship), onMat(cast, x, y)],
  },
  webStruck: {
    ms: 1900,
    hold: 0.5,
    before: (cast, { ship, faces }) => {
      const at = shipAt(cast, ship);
      cast.effects.ripple(at, UP, cast.seconds(900));
      cast.hear('web', at);
      strike(cast, at, faces);
    },
    where: there,
  },
} satisfies MatBeats;
