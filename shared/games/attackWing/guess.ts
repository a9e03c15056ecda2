import type { BaseState, OwnState, Viewer } from '../../engine/game';
import { fillPile, type Pile, without } from '../../engine/piles';
import type { Rng } from '../../engine/rng';
import type { Private, Public, PublicShip } from './board';
import { DAMAGE_DECK, type DamageId } from './data/damage';
import { cloneAttack, cloneResult } from './clone';
import type { UpgradeId } from './data/upgrades';
import { writeFleet } from './fleet/fleet';
import { offeredFleets, SMALLEST } from './fleet/offered';
import { makeFleet } from './fleet/text';
import { possibleCards } from './fleet/seen';
import { choosable } from './legal/dials';
import type { Bought, DamageState, FleetChoice, Player, Ship, State, UpgradeState } from './types';

/** A battle that fits what the viewer knows: unseen cards, unseen dials and unseen fleets are drawn at random. */
export const guess = (
  pub: Public,
  priv: Private | undefined,
  viewer: Viewer,
  rng: Rng,
): OwnState<State> & Pick<BaseState, 'agenda'> => {
  const pools = pub.players.map((_, seat) => rng.shuffle(unseenCards(pub, seat)));
  const ships = pub.ships.map((ship, at) =>
    guessShip(ship, at, priv, (bought) => possibleCards(pub, at, bought), pools[ship.seat] ?? [], rng),
  );
  return {
    options: { ...pub.options },
    round: pub.round,
    phase: pub.phase,
    initiative: pub.initiative,
    players: pub.players.map((player, seat) =>
      guessPlayer(pub, player, viewer === seat ? priv : undefined, pools[seat] ?? [], rng),
    ),
    ships,
    active: pub.active,
    course: { ...pub.course },
    webs: pub.webs.map((web) => ({ ...web })),
    terrain: pub.terrain.map((one) => ({ ...one })),
    attack: cloneAttack(pub.attack),
    dealt: pub.dealt,
    timeCalled: pub.timeCalled,
    overtimeCalled: pub.overtimeCalled,
    result: cloneResult(pub.result),
    agenda: pub.agenda.map((work) => ({ ...work })),
  };
};

/** The cards of a player's deck that nobody can place. */
const unseenCards = (pub: Public, seat: number): DamageId[] => {
  const known: string[] = [...(pub.players[seat]?.discards.cards ?? [])];
  for (const ship of pub.ships) if (ship.seat === seat) known.push(...ship.damage.map(({ card }) => card));
  if (pub.ships[pub.attack.target]?.seat === seat) known.push(...pub.attack.found);
  return without(DAMAGE_DECK, known);
};

const guessDamage = (damage: PublicShip['damage'], pool: DamageId[]): DamageState[] =>
  damage.map((one) => {
    const card = one.card === '' ? pool.pop() : one.card;
    if (!card) throw new RangeError('guess: fewer unseen damage cards than places for them');
    return { serial: one.serial, card, up: one.up, seen: one.seen, round: one.round };
  });

/** A face-down card: the viewer's own, or any that could lie there, each with the same chance. */
const guessUpgrade = (
  { card, paid, bought, status, faceDown }: PublicShip['upgrades'][number],
  own: UpgradeId | undefined,
  possible: readonly UpgradeId[],
  rng: Rng,
): UpgradeState => ({
  card: card === '' ? (own ?? rng.pick(possible)) : card,
  paid,
  bought,
  status,
  faceDown,
});

const guessShip = (
  { dialSet, ...seen }: PublicShip,
  at: number,
  priv: Private | undefined,
  possible: (bought: Bought) => readonly UpgradeId[],
  pool: DamageId[],
  rng: Rng,
): Ship => {
  const ship: Ship = {
    ...seen,
    upgrades: seen.upgrades.map((upgrade, place) => {
      const own = priv?.hidden.find((one) => one.ship === at && one.at === place)?.card;
      return guessUpgrade(upgrade, own, upgrade.card === '' ? possible(upgrade.bought) : [], rng);
    }),
    pose: { ...seen.pose },
    damage: guessDamage(seen.damage, pool),
    revealed: seen.dial !== '',
    flown: seen.flown.map((one) => ({ ...one })),
    actions: [...seen.actions],
    used: [...seen.used],
    marks: [...seen.marks],
    scanned: [...seen.scanned],
  };
  if (dialSet && ship.dial === '') {
    ship.dial =
      priv?.dials.find((own) => own.ship === at)?.maneuver ??
      rng.pick(choosable({ ...ship, aux: ship.auxAtDials })).id;
  }
  return ship;
};

const guessPlayer = (
  pub: Public,
  player: Public['players'][number],
  priv: Private | undefined,
  pool: DamageId[],
  rng: Rng,
): Player => {
  const discards = fillPile(player.discards, pool);
  const deck: Pile<DamageId> = { cards: pool.splice(0), seen: Array.from({ length: player.deck }, () => 0) };
  return {
    stack: player.stack,
    ...(player.chosen && player.fleet === ''
      ? hiddenFleet(pub, priv, rng)
      : { fleet: player.fleet, sheet: '' }),
    name: player.name,
    resource: player.resource,
    edge: player.edge,
    ready: player.ready,
    reopened: player.reopened,
    deck,
    discards,
    resourceTokens: { ...player.resourceTokens },
    used: [...player.used],
    debt: player.debt,
  };
};

/** A fleet nobody else has seen: one of those offered, or the smallest where none is. */
const hiddenFleet = (
  { options }: Public,
  priv: Private | undefined,
  rng: Rng,
): { readonly fleet: FleetChoice; readonly sheet: string } => {
  if (priv && priv.fleet !== '') return { fleet: priv.fleet, sheet: priv.sheet };
  const offered = offeredFleets(options);
  if (offered.length > 0) return { fleet: rng.pick(offered), sheet: '' };
  return { fleet: 'own', sheet: makeFleet(writeFleet(SMALLEST)) };
};
