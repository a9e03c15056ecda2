import type { BaseState, OwnState, Viewer } from '../../engine/game';
import { fillPile, type Pile, without } from '../../engine/piles';
import type { Rng } from '../../engine/rng';
import type { Private, Public, PublicShip } from './board';
import { DAMAGE_DECK, type DamageId } from './data/damage';
import { type FleetId, fleetsOf } from './data/fleets';
import { cloneResult } from './clone';
import { UPGRADE_IDS, type UpgradeId } from './data/upgrades';
import { choosable } from './legal/dials';
import type { DamageState, Player, Ship, State, UpgradeState } from './types';

/** A battle that fits what the viewer knows: unseen cards, unseen dials and unseen fleets are drawn at random. */
export const guess = (
  pub: Public,
  priv: Private | undefined,
  viewer: Viewer,
  rng: Rng,
): OwnState<State> & Pick<BaseState, 'agenda'> => {
  const pools = pub.players.map((_, seat) => rng.shuffle(unseenCards(pub, seat)));
  const ships = pub.ships.map((ship, at) => guessShip(ship, at, priv, pools[ship.seat] ?? [], rng));
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
    attack: {
      ...pub.attack,
      attackDice: pub.attack.attackDice.map((die) => ({ ...die })),
      defenseDice: pub.attack.defenseDice.map((die) => ({ ...die })),
      used: [...pub.attack.used],
    },
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
  { card, paid, status, faceDown }: PublicShip['upgrades'][number],
  own: UpgradeId | undefined,
  possible: readonly UpgradeId[],
  rng: Rng,
): UpgradeState => ({ card: card === '' ? (own ?? rng.pick(possible)) : card, paid, status, faceDown });

const guessShip = (
  { dialSet, ...seen }: PublicShip,
  at: number,
  priv: Private | undefined,
  pool: DamageId[],
  rng: Rng,
): Ship => {
  const ship: Ship = {
    ...seen,
    upgrades: seen.upgrades.map((upgrade, place) => {
      const own = priv?.hidden.find((one) => one.ship === at && one.at === place)?.card;
      return guessUpgrade(upgrade, own, UPGRADE_IDS, rng);
    }),
    pose: { ...seen.pose },
    damage: guessDamage(seen.damage, pool),
    revealed: seen.dial !== '',
    flown: seen.flown.map((one) => ({ ...one })),
    actions: [...seen.actions],
    used: [...seen.used],
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
    fleet: player.chosen && player.fleet === '' ? hiddenFleet(pub, priv, rng) : player.fleet,
    edge: player.edge,
    ready: player.ready,
    reopened: player.reopened,
    deck,
    discards,
  };
};

const hiddenFleet = (pub: Public, priv: Private | undefined, rng: Rng): FleetId =>
  priv && priv.fleet !== '' ? priv.fleet : rng.pick(fleetsOf(pub.options.size));
