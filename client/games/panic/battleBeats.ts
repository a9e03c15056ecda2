import { cardOf } from '../../../shared/games/panic/data/cards';
import {
  muzzle,
  type PanicBeats,
  type PanicCast,
  pileAt,
  sectionAt,
  spaceAt,
  struck,
  tokenAt,
} from './where';

/** How large a burst is, by what bursts. */
const SIZE = 0.09;

const depart = (cast: PanicCast, token: string): void => {
  const at = tokenAt(cast, token);
  cast.effects.warpOut(at, at.scale(1.6), cast.seconds(600));
  cast.hear('warpOut', at);
};

/** Ships, fire, boarders: what happens on the rings. */
export const BATTLE_BEATS = {
  placed: {
    ms: ({ why }) => (why === 'setUp' ? 300 : 650),
    where: (_, { sector, range }) => [spaceAt(sector, range)],
    after: (cast, { sector, range }) => {
      const at = spaceAt(sector, range);
      cast.effects.warpIn(at, spaceAt(sector, 0), cast.seconds(600));
      cast.hear('warpIn', at);
    },
  },
  moved: {
    ms: 520,
    where: (_, { steps }) => steps.map(({ toSector, toRange }) => spaceAt(toSector, toRange)),
    after: (cast, { steps, why }) => {
      const [step] = steps;
      if (why !== 'tractorBeam' || !step) return;
      const at = tokenAt(cast, step.token);
      cast.effects.tractor(sectionAt(cast, 'hull', 0), at, cast.seconds(520));
      cast.hear('tractor', at);
    },
  },
  reappeared: {
    ms: 650,
    where: (_, { steps }) => steps.map(({ toSector, toRange }) => spaceAt(toSector, toRange)),
    after: (cast, { steps }) => {
      for (const { toSector, toRange } of steps)
        cast.effects.cloakShimmer(spaceAt(toSector, toRange), SIZE, cast.seconds(650));
      const [first] = steps;
      if (first) cast.hear('uncloak', spaceAt(first.toSector, first.toRange));
    },
  },
  cloaked: {
    ms: 520,
    where: (cast, { token }) => [tokenAt(cast, token)],
    after: (cast, { token }) => {
      const at = tokenAt(cast, token);
      cast.effects.cloakShimmer(at, SIZE, cast.seconds(520));
      cast.hear('cloak', at);
    },
  },
  destroyed: {
    near: 0.16,
    ms: 700,
    where: (cast, { token }) => [tokenAt(cast, token)],
    before: (cast, { token }) => {
      const at = tokenAt(cast, token);
      cast.effects.explosion(at, SIZE * 1.4, cast.seconds(1100));
      cast.hear('explosion', at);
    },
  },
  left: {
    ms: 420,
    before: (cast, { token, why }) => {
      if (why === 'boarding') cast.effects.beam(tokenAt(cast, token), cast.seconds(700));
      else if (why === 'crushed') cast.effects.burst(tokenAt(cast, token), SIZE, cast.seconds(700));
      else if (why !== 'docked') depart(cast, token);
    },
  },
  fired: {
    ms: 800,
    where: (cast, { facing, target }) => [muzzle(cast, facing, false), tokenAt(cast, target)],
    hold: 0.5,
    before: (cast, { card, target, facing }) => {
      const torpedo = cardOf(card).kind === 'photonTorpedo';
      const [from, to] = [muzzle(cast, facing, torpedo), tokenAt(cast, target)];
      if (torpedo) cast.effects.torpedo(from, to, cast.seconds(560));
      else cast.effects.phaser(from, to, cast.seconds(650));
      cast.hear(torpedo ? 'torpedo' : 'phaser', from);
    },
    after: (cast, { target, left }) => {
      if (left > 0) cast.effects.burst(tokenAt(cast, target), SIZE * 0.6, cast.seconds(600));
    },
  },
  forceFieldSet: { ms: 550, after: (cast, { target }) => cast.hear('shieldUp', tokenAt(cast, target)) },
  forceFieldEnded: { ms: 200 },
  volley: {
    near: 0.14,
    ms: 650,
    where: (cast, { shooters, facing }) => [struck(cast, facing), ...shooters.map((id) => tokenAt(cast, id))],
    before: (cast, { shooters, facing, sector, why }) => {
      const to = struck(cast, facing);
      const from = shooters.map((id) => tokenAt(cast, id));
      if (from.length === 0) from.push(spaceAt(sector, 4, 0.4));
      if (why === 'held') return;
      for (const at of from) cast.effects.disruptor(at, to, cast.seconds(600));
      cast.hear('disruptor', from[0]);
    },
  },
  tokenHit: {
    ms: 420,
    after: (cast, { token }) => {
      cast.effects.burst(tokenAt(cast, token), SIZE * 0.7, cast.seconds(700));
      cast.hear('hullHit', tokenAt(cast, token));
    },
  },
  shieldHit: {
    ms: 480,
    where: (cast, { facing }) => [sectionAt(cast, 'shield', facing)],
    after: (cast, { facing, left }) => {
      cast.props.centre.shields.hit(facing);
      cast.hear(left === 0 ? 'shieldShatter' : 'shieldHit', sectionAt(cast, 'shield', facing));
    },
  },
  hullHit: {
    ms: 650,
    where: (cast, { facing }) => [sectionAt(cast, 'hull', facing)],
    after: (cast, { facing, left }) => {
      const at = sectionAt(cast, 'hull', facing);
      cast.effects.burst(at, left === 0 ? 0.13 : 0.08, cast.seconds(1000));
      cast.hear(left === 0 ? 'explosion' : 'hullHit', at);
    },
  },
  damageIgnored: { ms: 260 },
  boarded: {
    ms: 700,
    where: (cast, { facing }) => [sectionAt(cast, 'hull', facing)],
    after: (cast, { facing }) => {
      const at = sectionAt(cast, 'hull', facing);
      cast.effects.beam(at, cast.seconds(900));
      cast.hear('transporter', at);
    },
  },
  teamSent: {
    ms: 560,
    after: (cast, { seat }) => cast.hear('transporter', cast.seat(seat)),
  },
  boardersRepelled: {
    ms: 450,
    after: (cast, { facing }) => {
      cast.effects.ping(sectionAt(cast, 'hull', facing), 'legal', cast.seconds(700));
      cast.hear('chirpDouble', sectionAt(cast, 'hull', facing));
    },
  },
  boardersStruck: {
    ms: 500,
    after: (cast, { facing }) =>
      cast.effects.ping(sectionAt(cast, 'hull', facing), 'danger', cast.seconds(700)),
  },
  threatDrawn: { ms: 420, after: (cast) => cast.hear('chirpLow', pileAt(cast, 'bag')) },
  threatsLaidOut: { ms: 600, after: (cast) => cast.hear('chirpLow', pileAt(cast, 'bag')) },
  threatPicked: { ms: 300, after: (cast, { token }) => cast.hear('chirp', tokenAt(cast, token)) },
  threatReturned: { ms: 300 },
  cometPassed: {
    ms: 900,
    where: (cast, { sector, facing }) => [spaceAt(sector, 3), struck(cast, facing)],
    before: (cast, { sector, facing }) => {
      const to = struck(cast, facing);
      cast.effects.comet(spaceAt(sector, 4, 0.3), to, cast.seconds(850));
      cast.hear('comet', to);
    },
  },
  captainActed: {
    ms: 600,
    after: (cast, { token }) => {
      cast.effects.ping(tokenAt(cast, token), 'danger', cast.seconds(900));
      cast.hear('chirpLow', tokenAt(cast, token));
    },
  },
  defenceRegained: { ms: 240 },
  docked: {
    ms: 900,
    where: (cast, { token, facing }) => [tokenAt(cast, token), sectionAt(cast, 'shield', facing)],
    before: (cast, { token, facing }) => {
      cast.effects.dock(tokenAt(cast, token), sectionAt(cast, 'shield', facing), cast.seconds(1100));
      cast.hear('docking', tokenAt(cast, token));
    },
  },
} satisfies PanicBeats;
