import { cardOf } from '../../../shared/games/panic/data/cards';
import type { Beats } from './beat';
import { type Cast, muzzle, sectionAt, spaceAt, struck, tokenAt } from './cast';

const seconds = (ms: number, { pace }: Cast): number => ms / 1000 / pace;

/** How large a burst is, by what bursts. */
const SIZE = 0.09;

const depart = (cast: Cast, token: string): void => {
  const at = tokenAt(cast, token);
  cast.effects.warpOut(at, at.scale(1.6), seconds(600, cast));
  cast.hear('warpOut', at);
};

/** Ships, fire, boarders: what happens on the rings. */
export const BATTLE_BEATS = {
  placed: {
    ms: ({ why }) => (why === 'setUp' ? 300 : 650),
    where: (_, { sector, range }) => [spaceAt(sector, range)],
    after: (cast, { sector, range }) => {
      const at = spaceAt(sector, range);
      cast.effects.warpIn(at, spaceAt(sector, 0), seconds(600, cast));
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
      cast.effects.tractor(sectionAt(cast, 'hull', 0), at, seconds(520, cast));
      cast.hear('tractor', at);
    },
  },
  reappeared: {
    ms: 650,
    where: (_, { steps }) => steps.map(({ toSector, toRange }) => spaceAt(toSector, toRange)),
    after: (cast, { steps }) => {
      for (const { toSector, toRange } of steps)
        cast.effects.cloakShimmer(spaceAt(toSector, toRange), SIZE, seconds(650, cast));
      cast.hear('uncloak');
    },
  },
  cloaked: {
    ms: 520,
    where: (cast, { token }) => [tokenAt(cast, token)],
    after: (cast, { token }) => {
      const at = tokenAt(cast, token);
      cast.effects.cloakShimmer(at, SIZE, seconds(520, cast));
      cast.hear('cloak', at);
    },
  },
  destroyed: {
    ms: 700,
    where: (cast, { token }) => [tokenAt(cast, token)],
    before: (cast, { token }) => {
      const at = tokenAt(cast, token);
      cast.effects.explosion(at, SIZE * 1.4, seconds(1100, cast));
      cast.hear('explosion', at);
    },
  },
  left: {
    ms: 420,
    before: (cast, { token, why }) => {
      if (why === 'boarding') cast.effects.beam(tokenAt(cast, token), seconds(700, cast));
      else if (why === 'crushed') cast.effects.burst(tokenAt(cast, token), SIZE, seconds(700, cast));
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
      if (torpedo) cast.effects.torpedo(from, to, seconds(560, cast));
      else cast.effects.phaser(from, to, seconds(650, cast));
      cast.hear(torpedo ? 'torpedo' : 'phaser', from);
    },
    after: (cast, { target, left }) => {
      if (left > 0) cast.effects.burst(tokenAt(cast, target), SIZE * 0.6, seconds(600, cast));
    },
  },
  forceFieldSet: { ms: 550, after: ({ hear }) => hear('shieldUp') },
  forceFieldEnded: { ms: 200 },
  volley: {
    ms: 650,
    where: (cast, { shooters, facing }) => [struck(cast, facing), ...shooters.map((id) => tokenAt(cast, id))],
    before: (cast, { shooters, facing, sector, why }) => {
      const to = struck(cast, facing);
      const from = shooters.map((id) => tokenAt(cast, id));
      if (from.length === 0) from.push(spaceAt(sector, 4, 0.4));
      if (why === 'held') return;
      for (const at of from) cast.effects.disruptor(at, to, seconds(600, cast));
      cast.hear('disruptor', from[0]);
    },
  },
  tokenHit: {
    ms: 420,
    after: (cast, { token }) => {
      cast.effects.burst(tokenAt(cast, token), SIZE * 0.7, seconds(700, cast));
      cast.hear('hullHit');
    },
  },
  shieldHit: {
    ms: 480,
    where: (cast, { facing }) => [sectionAt(cast, 'shield', facing)],
    after: (cast, { facing, left }) => {
      cast.centre.shields.hit(facing);
      cast.hear(left === 0 ? 'shieldShatter' : 'shieldHit', sectionAt(cast, 'shield', facing));
    },
  },
  hullHit: {
    ms: 650,
    where: (cast, { facing }) => [sectionAt(cast, 'hull', facing)],
    after: (cast, { facing, left }) => {
      const at = sectionAt(cast, 'hull', facing);
      cast.effects.burst(at, left === 0 ? 0.13 : 0.08, seconds(1000, cast));
      cast.hear(left === 0 ? 'explosion' : 'hullHit', at);
    },
  },
  damageIgnored: { ms: 260 },
  boarded: {
    ms: 700,
    where: (cast, { facing }) => [sectionAt(cast, 'hull', facing)],
    after: (cast, { facing }) => {
      const at = sectionAt(cast, 'hull', facing);
      cast.effects.beam(at, seconds(900, cast));
      cast.hear('transporter', at);
    },
  },
  teamSent: {
    ms: 560,
    after: (cast) => {
      cast.hear('transporter');
    },
  },
  boardersRepelled: {
    ms: 450,
    after: (cast, { facing }) => {
      cast.effects.ping(sectionAt(cast, 'hull', facing), 'legal', seconds(700, cast));
      cast.hear('chirpDouble');
    },
  },
  boardersStruck: {
    ms: 500,
    after: (cast, { facing }) =>
      cast.effects.ping(sectionAt(cast, 'hull', facing), 'danger', seconds(700, cast)),
  },
  threatDrawn: { ms: 420, after: ({ hear }) => hear('chirpLow') },
  threatsLaidOut: { ms: 600, after: ({ hear }) => hear('chirpLow') },
  threatPicked: { ms: 300, after: ({ hear }) => hear('chirp') },
  threatReturned: { ms: 300 },
  cometPassed: {
    ms: 900,
    where: (cast, { sector, facing }) => [spaceAt(sector, 3), struck(cast, facing)],
    before: (cast, { sector, facing }) => {
      const to = struck(cast, facing);
      cast.effects.comet(spaceAt(sector, 4, 0.3), to, seconds(850, cast));
      cast.hear('comet', to);
    },
  },
  captainActed: {
    ms: 600,
    after: (cast, { token }) => {
      cast.effects.ping(tokenAt(cast, token), 'danger', seconds(900, cast));
      cast.hear('chirpLow');
    },
  },
  defenceRegained: { ms: 240 },
  docked: {
    ms: 900,
    where: (cast, { token, facing }) => [tokenAt(cast, token), sectionAt(cast, 'shield', facing)],
    before: (cast, { token, facing }) => {
      cast.effects.dock(tokenAt(cast, token), sectionAt(cast, 'shield', facing), seconds(1100, cast));
      cast.hear('docking', tokenAt(cast, token));
    },
  },
} satisfies Beats;
