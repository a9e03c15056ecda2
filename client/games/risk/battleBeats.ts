import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { MEMBERS } from '../../../shared/games/risk/data/map';
import { EMPTY } from '../../../shared/games/risk/types';
import { meaningOf } from './read';
import { cross, mark, over, OVER_THE_TABLE, type RiskBeats, type RiskCast } from './where';

interface Sides {
  readonly from: number;
  readonly to: number;
  readonly attacker: number;
  readonly defender: number;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

const throwDice = (cast: RiskCast, event: Sides, ms: number): void => {
  const { from, to, attacker, defender, attack, defence } = event;
  const sides = [meaningOf(attacker, cast.me), meaningOf(defender, cast.me)] as const;
  const at = from < 0 ? over(to) : Vector3.Center(over(from), over(to));
  const hands = [cast.hand?.(attacker), cast.hand?.(defender)] as const;
  cast.props.dice.roll(attack, defence, sides, at, cast.seconds(ms), hands);
  cast.hear('dice', cast.props.dice.place.absolutePosition);
};

/** Whoever looks and fights has their own dice in the hand first. */
const takeDice = (
  cast: RiskCast,
  { attacker, defender, attack, defence }: Sides,
): (() => void) | undefined => {
  const sides = [
    ['attack', attacker, attack],
    ['defence', defender, defence],
  ] as const;
  for (const [side, seat, faces] of sides) {
    const hand = cast.hand?.(seat);
    if (hand && faces.length > 0)
      return cast.props.dice.take(side, faces.length, meaningOf(seat, cast.me), hand);
  }
  return undefined;
};

/** Both sides fire, and those that are lost go up. */
const exchange = (cast: RiskCast, from: number, to: number, lostHere: number, lostThere: number): void => {
  const [a, b] = [over(from, 0.015), over(to, 0.015)];
  if (from >= 0) {
    cast.effects.phaser(a, b, cast.seconds(500));
    cast.effects.disruptor(b, a, cast.seconds(600));
    cast.hear('phaser', a);
  }
  if (lostThere > 0) cast.effects.explosion(b, 0.05 + 0.02 * lostThere, cast.seconds(1100));
  if (lostHere > 0 && from >= 0) cast.effects.explosion(a, 0.05 + 0.02 * lostHere, cast.seconds(1100));
  if (lostHere + lostThere > 0) cast.hear('explosion', lostThere > 0 ? b : a);
};

export const BATTLE_BEATS = {
  invaded: {
    ms: 700,
    after: (cast, { from, to }) => {
      cast.lines.draw('invasion', over(from), over(to), 'danger');
      cast.hear('chirpLow', over(to));
      mark(cast, to, 'danger', 700);
    },
    where: (_, { from, to }) => [over(from), over(to)],
  },
  mined: {
    ms: 800,
    after: (cast, { from, lost }) => {
      if (lost > 0) cast.effects.explosion(over(from), 0.06, cast.seconds(800));
      cast.hear(lost > 0 ? 'explosion' : 'chirp', over(from));
    },
  },
  attacked: {
    ms: 600,
    after: (cast, { from, to }) => {
      if (from >= 0) cast.lines.draw('invasion', over(from), over(to), 'danger');
      cast.hear('chirpLow', over(to));
    },
    where: (_, { to }) => [over(to)],
  },
  committed: { ms: 250, after: (cast, { from }) => cast.hear('chirp', over(from)) },
  rolled: { ms: 1000, takes: takeDice, after: (cast, event) => throwDice(cast, event, 800) },
  crewUsed: {
    ms: 700,
    after: (cast, { seat }) => {
      cast.hear('chirpDouble', cast.seat(seat));
      cast.effects.beam(cast.seat(seat), cast.seconds(700));
    },
  },
  rerolled: {
    ms: 900,
    after: (cast, { side, dice }) => {
      cast.props.dice.again(side, dice, cast.seconds(700));
      cast.hear('dice', cast.props.dice.place.absolutePosition);
    },
  },
  windowPassed: { ms: 100, after: (cast, { seat }) => cast.hear('chirpLow', cast.seat(seat)) },
  engaged: {
    ms: 1400,
    hold: 0.5,
    takes: takeDice,
    before: (cast, event) => {
      throwDice(cast, event, 600);
      exchange(cast, event.from, event.to, event.attackerLost, event.defenderLost);
    },
    where: (_, { from, to }) => (from < 0 ? [over(to)] : [over(from), over(to)]),
  },
  survivorsJoined: {
    ms: 600,
    after: (cast, { location }) => {
      cast.effects.warpIn(over(location), OVER_THE_TABLE, cast.seconds(600));
      cast.hear('warpIn', over(location));
    },
  },
  conquered: {
    ms: 1200,
    hold: 0.4,
    before: (cast, { from, to, ships }) => {
      cross(cast, from, to, ships, 480);
      cast.lines.erase('invasion');
      cast.hear('impulse', over(from));
    },
    after: (cast, { to }) => mark(cast, to, 'legal', 700),
    where: (_, { from, to }) => [over(from), over(to)],
  },
  movedIn: {
    ms: 600,
    hold: 0.7,
    before: (cast, { from, to, ships }) => {
      if (ships > 0) cross(cast, from, to, ships, 420);
      cast.hear(ships > 0 ? 'impulse' : 'chirp', over(to));
    },
  },
  sectorTaken: {
    ms: 1500,
    after: (cast, { sector }) => {
      cast.hear('shieldUp', OVER_THE_TABLE);
      for (const location of MEMBERS[sector] ?? []) mark(cast, location, 'legal', 1300);
    },
    where: (_, { sector }) => (MEMBERS[sector] ?? []).map((location) => over(location)),
  },
  sectorLost: {
    ms: 700,
    after: (cast, { sector }) => {
      cast.hear('shieldShatter', OVER_THE_TABLE);
      for (const location of MEMBERS[sector] ?? []) mark(cast, location, 'danger', 600);
    },
  },
  manhuntPaid: {
    ms: 500,
    after: (cast, { location }) => {
      mark(cast, location, 'yellow', 500);
      cast.hear('chirpDouble', over(location));
    },
  },
  eliminated: {
    ms: 1500,
    after: (cast, { seat }) => {
      cast.effects.explosion(cast.seat(seat), 0.2, cast.seconds(1500));
      cast.effects.burst(OVER_THE_TABLE, 0.24, cast.seconds(1100));
      cast.hear('explosion', cast.seat(seat));
    },
  },
  spoils: { ms: 600, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  lost: { ms: 400, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
  pairPicked: {
    ms: 400,
    after: (cast, { from }) => {
      mark(cast, from, 'danger', 400);
      cast.hear('chirpLow', over(from));
    },
  },
  aliensMovedIn: {
    ms: 700,
    hold: 0.6,
    before: (cast, { from, to }) => {
      if ((cast.picture.owner[from] ?? EMPTY) !== EMPTY) cross(cast, from, to, 1, 420);
      cast.hear('transporter', over(to));
    },
  },
} satisfies RiskBeats;
